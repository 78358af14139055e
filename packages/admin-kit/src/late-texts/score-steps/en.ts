import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** How marks became a score, loaded with what shows it. */
export const en = {
  comma: ', ',
  marks: 'Marks',
  mark: 'Mark {no}',
  arbitrationMark: 'Mark {no} (arbitration)',
  use: {
    used: 'counts',
    droppedHigh: 'highest, dropped',
    droppedLow: 'lowest, dropped',
    removed: 'farthest, removed',
  },
  agreed: 'Highest and lowest differ by {range}, not more than {threshold}: no arbitration.',
  divergent: 'Highest and lowest differ by {range}, more than {threshold}: arbitration is needed.',
  arbitrated: 'With the arbitration mark, the one farthest from the median {median} is removed.',
  unarbitrated: 'There is no arbitration mark yet.',
  dropSkipped: 'There are too few marks to drop the highest and the lowest.',
  mean: 'Mean: ({sum}) ÷ {count} = {score}',
  median: 'Median of {marks}: {score}',
  normalisedMark: 'Mark {no}: {total} becomes {normalised}',
  normalised: 'Mean of normalised marks: ({sum}) ÷ {count} = {score}',
  notNormalised: 'A judge has fewer than 8 marks or gave all the same: the plain mean counts.',
  round: 'Score of {name}: {score}',
  rounds: 'Rounds combined: {sum} = {score}',
  shown: 'Final score',
  absent: 'No steps are stored',
} satisfies Shape<typeof zh>
