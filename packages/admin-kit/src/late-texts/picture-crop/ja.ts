import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

export const ja = {
  title: '画像を切り抜く',
  hint: 'アドレスは変わりません。使用中の {count} か所に切り抜き後の画像がすぐ表示され、元の画像は保存されません。',
  ratio: '比率',
  free: '自由',
  place: '左 {left}%、上 {top}%、幅 {width}%、高さ {height}%',
  size: '切り抜き後 {width} × {height} ピクセル',
  replace: '元の画像を置き換える',
  copy: '新しい画像として保存',
  copied: '「{name}」として保存しました',
  word: '切り抜き',
  unreadable: 'この画像は読み込めません',
} satisfies Shape<typeof zh>
