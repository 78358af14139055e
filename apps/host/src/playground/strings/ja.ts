import type { PlaygroundStrings } from './load-playground-strings'

/** The embed playground in words, in Japanese. */
export const ja: PlaygroundStrings = {
  title: '埋め込みプレイグラウンド',
  hint: 'ウィジェットと外観を選び、その場で確認して、ページに書くコードをコピーできます。',
  back: '管理コンソールへ戻る',
  choices: 'ウィジェットと外観',
  widget: 'ウィジェット',
  language: '言語',
  theme: 'テーマ',
  themes: { light: 'ライト', dark: 'ダーク', 'high-contrast': 'ハイコントラスト', auto: 'システムに合わせる' },
  density: '表示密度',
  densities: { comfortable: 'ゆったり', compact: 'コンパクト' },
  accent: 'アクセントカラー',
  accentHint: '#8a1c1c のような CSS の色。空欄なら既定の色になります',
  accentFault: 'CSS の色ではありません',
  elder: 'シニアモード',
  preview: 'ライブプレビュー',
  loading: 'ウィジェットを読み込んでいます',
  forbiddenTitle: 'このウィジェットを使う権限がありません',
  forbiddenText: '別のウィジェットを選んでください。コードはコピーできます。',
  code: 'ページに書くコード',
  kinds: { react: 'React', element: 'カスタム要素', mount: 'マウント関数', script: 'スクリプトタグ', vue: 'Vue' },
  lines: (kind) => `${kind} のコード`,
  copy: 'コードをコピー',
  copied: 'コードをコピーしました',
  copyFailed: 'コピーできませんでした。コードを選択して手動でコピーしてください。',
}
