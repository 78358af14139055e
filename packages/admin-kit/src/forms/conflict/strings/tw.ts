import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = {
  title: '資料已被他人修改',
  intro: '您開啟之後，他人儲存了下列內容。請逐項選擇要保留的值。',
  mine: '我的：{value}',
  theirs: '他人的：{value}',
  nothing: '（空白）',
  yes: '是',
  no: '否',
  apply: '依選擇繼續編輯',
  overwrite: '覆蓋儲存',
  untouched: '他人的修改與您看到的內容相同，可以直接再次儲存。',
} satisfies Shape<typeof zh>
