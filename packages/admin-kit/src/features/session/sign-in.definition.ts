import { oneRecord, type ScreenManifest } from '../../screens/screen-manifest'
import type { SignInProps } from '.'

/** 登录. */
export const signIn: ScreenManifest<SignInProps> = {
  name: 'SignIn',
  title: 'session.title',
  entry: 'sign-in',
  codes: [],
  includes: ['password'],
  isInBaseSheet: true,
  embed: {
    position: 39,
    tag: 'doorway-sign-in',
    isForVisitors: true,
    part: 'sign-in',
    parts: ['form', 'toast'],
    values: {},
    callbacks: { onSignedIn: 'event', onPasswordRequired: 'property', onForgotten: 'property', onRegister: 'property' },
    sizes: { first: 56, all: 72, published: 66 },
    demo: { shows: { role: 'button', name: '登录' } },
    page: {
      heading: 'Sign-in',
      text: 'Name and password, a proof of work after failures, and a new password in place of one that is initial, weak or expired. `onSignedIn` receives what `getToken` of the other screens may return.',
      story: 'Usual',
    },
  },
  stories: 'sign-in',
  withoutStates: {
    ...oneRecord,
    'long text': 'it shows nothing that people have written',
    'read-only': 'no user is signed in yet, so there is nothing to protect from change',
  },
}
