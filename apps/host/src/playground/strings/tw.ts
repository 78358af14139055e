import type { PlaygroundStrings } from './load-playground-strings'

/** The embed playground in words, in Traditional Chinese. */
export const tw: PlaygroundStrings = {
  title: '嵌入示範',
  hint: '選擇元件和外觀即可即時預覽，並將程式碼複製到您的頁面中使用。',
  back: '返回控制台',
  choices: '元件與外觀',
  widget: '元件',
  language: '語言',
  theme: '主題',
  themes: { light: '淺色', dark: '深色', 'high-contrast': '高對比', auto: '跟隨系統' },
  density: '密度',
  densities: { comfortable: '寬鬆', compact: '緊湊' },
  accent: '強調色',
  accentHint: '任意 CSS 顏色，例如 #8a1c1c；留空則使用預設顏色',
  accentFault: '這不是有效的 CSS 顏色',
  elder: '長者模式',
  preview: '即時預覽',
  loading: '正在載入元件',
  forbiddenTitle: '您沒有使用此元件的權限',
  forbiddenText: '請選擇其他元件，程式碼仍可複製。',
  code: '頁面程式碼',
  kinds: { react: 'React', element: '自訂元素', mount: '掛載函式', script: '指令碼標籤', vue: 'Vue' },
  lines: (kind) => `${kind} 程式碼`,
  copy: '複製程式碼',
  copied: '程式碼已複製',
  copyFailed: '無法複製，請選取程式碼後手動複製',
}
