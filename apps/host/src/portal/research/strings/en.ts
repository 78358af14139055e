import type { SignUpWords } from './load-sign-up-words'

export const en: SignUpWords = {
  signUp: 'Sign up',
  cancel: 'Cancel my sign-up',
  taken: (count: number) => `${count} signed up`,
  seats: (count: number, capacity: number) => `${count} of ${capacity} seats taken`,
  mine: (time: string) => `You signed up on ${time}`,
  full: 'All seats are taken. You can sign up when somebody cancels.',
  running: 'The activity has begun; sign-up is closed.',
  over: 'The activity is over.',
  notAllowed: 'This account cannot sign up for activities.',
  done: 'You are signed up',
  undone: 'Your sign-up is cancelled',
  failed: 'That did not work. Please try again.',
  retry: 'Try again',
}
