import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

export const tw = {
  title: '裁切圖片',
  hint: '取代後網址不變，{count} 處使用立即顯示裁切後的圖片，原圖不再保留。',
  ratio: '比例',
  free: '自由',
  place: '左 {left}%，上 {top}%，寬 {width}%，高 {height}%',
  size: '裁切後 {width} × {height} 像素',
  replace: '取代原圖',
  copy: '另存為新圖片',
  copied: '已另存為「{name}」',
  word: '裁切',
  unreadable: '無法讀取這張圖片',
} satisfies Shape<typeof zh>
