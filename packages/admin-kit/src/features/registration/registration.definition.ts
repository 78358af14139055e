import { oneRecord, type ScreenManifest } from '../../screens/screen-manifest'
import type { RegistrationProps } from '.'

/** 用户注册. */
export const registration: ScreenManifest<RegistrationProps> = {
  name: 'Registration',
  title: 'registration.title',
  entry: 'registration',
  codes: [],
  embed: {
    position: 40,
    tag: 'doorway-registration',
    isForVisitors: true,
    part: 'registration',
    parts: ['header', 'toast'],
    values: { userType: 'text', invite: 'text' },
    callbacks: { onSubmitted: 'event', onSignIn: 'property' },
    sizes: { first: 41, all: 66, published: 48 },
    demo: { shows: { role: 'button', name: '我是教师' } },
    page: {
      heading: 'Registration',
      text: 'Requests an account: who one is, a form in four steps with the consent of a guardian for children, class invitation codes, and how far an earlier request is.',
      story: 'Filled',
    },
  },
  stories: 'registration',
  withoutStates: {
    ...oneRecord,
    'long text': 'it shows nothing that people have written',
    'read-only': 'no user is signed in yet, so there is nothing to protect from change',
  },
}
