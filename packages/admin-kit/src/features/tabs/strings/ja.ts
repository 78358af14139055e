import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the tab bar. */
export const ja = {
  label: '開いているページ',
  home: 'ホーム',
  ofRecord: '{screen}：{record}',
} satisfies Shape<typeof zh>
