import { oneRecord, type ScreenManifest } from '../../screens/screen-manifest'
import type { SignInProps } from '.'

/** 登录. */
export const signIn: ScreenManifest<SignInProps> = {
  name: 'SignIn',
  title: 'session.title',
  entry: '.',
  codes: [],
  isInBaseSheet: true,
  stories: 'sign-in',
  withoutStates: {
    ...oneRecord,
    'long text': 'it shows nothing that people have written',
    'read-only': 'no user is signed in yet, so there is nothing to protect from change',
  },
}
