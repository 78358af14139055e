import type { phaseNames as zhNames } from './zh'

/** Names of the phases of a competition. */
export const phaseNames: typeof zhNames = {
  kinds: {
    signup: 'Sign-up',
    submit: 'Submission',
    check: 'Qualification check',
    publicity: 'Public notice',
    result: 'Results',
    cert: 'Certificates',
  },
  recommend: {
    school: 'School nomination',
    county: 'County nomination',
    city: 'City nomination',
    province: 'Province nomination',
  },
  round: (no: number) => ['First judging', 'Second judging', 'Final judging'][no - 1] ?? `Judging round ${no}`,
}
