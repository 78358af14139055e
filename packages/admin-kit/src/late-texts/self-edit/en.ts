import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the self-edit screen. */
export const en = {
  username: 'Login name',
  name: 'Name',
  mobile: 'Mobile number',
  email: 'E-mail',
  descriptionTitle: 'About me: heading',
  description: 'About me',
  registeredAt: 'Registered',
  lastSignInAt: 'Last sign-in',
  roles: 'Roles',
  noRoles: 'No role',
  submit: 'Submit',
  takeLatest: 'Load the latest data',
  success: 'Profile updated.',
  failure: 'The profile could not be updated. {reason}',
  avatar: {
    label: 'Avatar',
    change: 'Change avatar',
    remove: 'Remove avatar',
    title: 'Crop avatar',
    intro: 'The picture is cropped here; the original is never uploaded.',
    choose: 'Choose a picture, or drop it here',
    open: 'Choose picture',
    another: 'Choose another',
    use: 'Use',
    size: '{length} of {limit} characters',
  },
  sessions: {
    title: 'Signed-in devices',
    current: 'This device',
    started: 'Signed in {time}',
    seen: 'Last used {time}',
    end: 'Sign out there',
    endNamed: 'Sign out there: {device}',
    question: 'Sign out on {device}?',
    ended: 'Signed out there.',
    all: 'Show all {count}',
  },
} satisfies Shape<typeof zh>
