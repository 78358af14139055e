import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the tab bar. */
export const ko = {
  label: '열린 페이지',
  home: '홈',
  ofRecord: '{screen}: {record}',
} satisfies Shape<typeof zh>
