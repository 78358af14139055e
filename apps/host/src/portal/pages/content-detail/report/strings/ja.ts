import type { ReportStrings } from './load-report-strings'

export const ja: ReportStrings = {
  report: '問題を報告',
  kind: '問題の種類',
  kinds: { copyright: '著作権侵害', wrong: '内容の誤り', harmful: '不適切な内容', other: 'その他' },
  details: '問題点を説明してください（5文字以上）',
  send: '報告する',
  done: '報告を送信しました。早急に対応します。',
  failed: '送信できませんでした。もう一度お試しください。',
}
