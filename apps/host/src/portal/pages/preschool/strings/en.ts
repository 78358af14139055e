import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  title: 'Preschool education',
  pairs: {
    policy: 'Policy explained here',
    interpretation: 'Explanations',
  },
  titles: {
    '/preschoolEducation/policyFront': 'Policy front',
    '/preschoolEducation/teacherResearch': 'Teacher research',
    '/preschoolEducation/homeProduced': 'Made at home',
    '/preschoolEducation/producedGarden': 'Made in kindergarten',
    '/preschoolEducation/aiBaby': 'Love baby',
  },
  month: 'Month',
  articles: 'Articles',
  advice: 'Ask an expert',
  expertLine: (name: string, title: string) => `${name}, ${title}`,
  notice:
    'Prepared by our editors for everyday parenting. It does not replace a doctor’s diagnosis or treatment. If your child is unwell, please see a doctor.',
  kindergartens: 'Kindergartens',
  allKindergartens: 'All kindergartens',
  submit: 'Share yours',
  submitLead:
    'Parents can share a family activity or a home-made toy: a title, how it was done, and up to 9 pictures. It is published after review. Pictures that show a child need the guardian’s consent.',
  submitSignIn: 'Sign in to share',
  submitWrite: 'Write',
  ask: {
    title: 'Ask an expert',
    lead: 'Write how old the child is and what happens. Experts reply through our editors, who remove what could identify a child or a family before it is public.',
    signIn: 'Sign in to ask',
    open: 'Ask a question',
    label: 'Your question',
    hint: '5 to 300 characters. Please leave out names, phone numbers and addresses. If a child is unwell, see a doctor.',
    age: 'Age of the child',
    topic: 'Topic',
    any: 'Any',
    send: 'Send the question',
    sending: 'Sending …',
    cancel: 'Close',
    sent: 'Sent. You will be notified of the reply.',
    short: 'Please write at least 5 characters',
    failed: 'Sending has failed. Please try again later.',
    own: 'My questions',
    none: 'No question yet',
    declined: 'Not taken up. Reason: ',
    states: {
      open: 'Open',
      pending: 'In progress',
      published: 'Replied',
      declined: 'Not taken up',
    },
  },
  empty: {
    policyFront: 'No policies yet',
    teacherResearch: 'No teaching research yet',
    homeProduced: 'No family contributions yet',
    producedGarden: 'No contributions of kindergartens yet',
    aiBaby: 'No parenting articles yet',
  },
  emptyHint: 'New content appears here after its review. The other columns are open meanwhile.',
}
