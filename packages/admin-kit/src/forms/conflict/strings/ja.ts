import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = {
  title: 'ほかの人がデータを変更しました',
  intro: '開いた後に、次の内容が保存されました。残す値を項目ごとに選択してください。',
  mine: '自分：{value}',
  theirs: '相手：{value}',
  nothing: '（空欄）',
  yes: 'はい',
  no: 'いいえ',
  apply: '選択した値で編集を続ける',
  overwrite: '上書き保存',
  untouched: '相手の変更は表示中の内容と同じです。もう一度保存できます。',
} satisfies Shape<typeof zh>
