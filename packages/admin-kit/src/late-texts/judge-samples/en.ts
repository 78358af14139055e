import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the samples of judges, loaded with their dialog. */
export const en = {
  title: 'Samples',
  hint: 'Every judge scores the samples first; the other works open once all of them are submitted. Marks of samples never count. A judge with a conflict of interest does not get the sample.',
  chosen: 'Chosen samples',
  none: 'No samples are chosen: judges start with the works.',
  judges: '{count} judges can score it',
  barred: '{count} with a conflict',
  tooFew: 'Fewer than two judges can score it',
  search: 'Find works',
  keyword: 'Number or title of a work',
  works: 'Works to choose from',
  noWorks: 'No work matches',
  more: '{total} works, of which the first {count} are shown. Search to find others.',
  choose: 'Choose',
  remove: 'Remove',
  full: 'Two samples at most',
  save: 'Save samples',
  done: 'The samples are saved',
  fixed: {
    submitted: 'A judge has submitted a sample, so the samples cannot be changed.',
    begun: 'Judges have begun to score, so no samples can be chosen.',
    over: 'This round is over and cannot be changed.',
  },
  submitted: '{done} of {all} submitted',
  waiting: 'Not submitted: {names}',
  recused: 'Stepped back: {names}',
  complete: 'All judges have submitted',
  unmarked: 'No judge has submitted yet. The spread appears here.',
  spread: 'Spread of “{title}”',
  criterion: 'Criterion',
  total: 'Total',
  mean: 'Mean',
  range: 'Low–high',
  separator: ', ',
} satisfies Shape<typeof zh>
