import type { Shape } from '../../../../strings/catalogues'
import type { zh } from './zh'

export const en = {
  title: 'Register',
  lead: (days: number) =>
    `Choose who you are and fill in the form. Your school reviews it, usually within ${days} working days.`,
  identity: {
    '4': {
      name: 'I am a teacher',
      about: 'Take part in teaching research and micro-lessons, upload and collect resources',
      action: 'Register as a teacher',
    },
    '5': {
      name: 'I am a student',
      about: 'Use learning resources and take part in school activities',
      action: 'Register as a student',
    },
    '6': {
      name: 'I am a parent',
      about: 'Follow the school, submit works made at home, give consent for your child',
      action: 'Register as a parent',
    },
  },
  guardianNote: (age: number) => `Under ${age}, a guardian fills in their details and agrees`,
  agreements: 'Before you register',
  titleWithVersion: (name: string, version: string) => `${name} (version ${version})`,
  findState: 'Check your registration',
  trackNo: 'Tracking number',
  trackNoHint: 'Shown when you submitted the request; it begins with ZC',
  trackNoFormat: 'A tracking number is ZC and 10 digits or letters',
  trackNoAbsent: 'No such request. Check the number; returned and expired requests are removed after 30 days',
  find: 'Check',
  failed: 'This did not work. Please try again later',
  states: {
    pending: 'Waiting for review',
    approved: 'Approved; you can sign in',
    returned: 'Returned; you can correct and submit it again',
    expired: 'Expired; please submit it again',
  },
  stateLine: (reviewer: string, at: string) => `Reviewed by ${reviewer}, submitted ${at}`,
  reason: (text: string) => `Reason: ${text}`,
  closed: 'Registration is closed',
  closedHint: 'Ask the administrator of your school for an account.',
  haveAccount: 'Do you have an account?',
  signIn: 'Sign in',
  invitation: 'Do you have a class invitation code?',
  invitationCode: 'Class invitation code',
  invitationHint: 'The code of 10 characters that the teacher gave to the class; its QR code opens the same page',
  invitationFormat: 'An invitation code has 10 digits or letters',
  useInvitation: 'Register with the code',
} satisfies Shape<typeof zh>
