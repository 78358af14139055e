import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the tab bar. */
export const en = {
  label: 'Opened pages',
  home: 'Home',
  ofRecord: '{screen}: {record}',
} satisfies Shape<typeof zh>
