import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  title: 'My results',
  empty: 'You have no works yet',
  emptyHint: 'See the competitions that are going on.',
  toCompetition: 'Competitions',
  stages: {
    draft: 'Draft',
    submitted: 'Submitted',
    returned: 'Returned for changes',
    judging: 'Being judged',
    below: 'Not nominated',
    published: 'Results published',
    out: 'Withdrawn',
  },
  publishAt: (date: string) => `Being judged. Results will be published after ${date}`,
  returned: (reason: string) => `Returned: ${reason}`,
  score: 'Score',
  top: (percent: number) => `Top ${percent}% of the group`,
  noAward: 'Thank you for taking part',
  criteria: 'Scores by criterion',
  outOf: (score: string, max: number) => `${score} / ${max}`,
  comments: 'Comments of the judges',
  certificate: 'Certificate',
  code: (code: string) => `Code ${code}`,
  verify: 'Check the certificate',
  revoked: 'Revoked',
}
