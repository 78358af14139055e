import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const en = {
  title: 'Somebody else changed this record',
  intro: 'The following was saved after you opened it. Choose the value to keep for each.',
  mine: 'Mine: {value}',
  theirs: 'Theirs: {value}',
  nothing: '(empty)',
  yes: 'yes',
  no: 'no',
  apply: 'Continue with this choice',
  overwrite: 'Overwrite',
  untouched: 'The other change is the same as what you see. You can save again.',
} satisfies Shape<typeof zh>
