import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the tab bar. */
export const tw = {
  label: '已開啟的頁面',
  home: '首頁',
  ofRecord: '{screen}：{record}',
} satisfies Shape<typeof zh>
