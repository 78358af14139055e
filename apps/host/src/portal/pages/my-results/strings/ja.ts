import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  title: '成績',
  empty: '応募作品はまだありません',
  emptyHint: '開催中のコンテストをご覧ください。',
  toCompetition: 'コンテストを見る',
  stages: {
    draft: '下書き',
    submitted: '提出済み',
    returned: '差し戻し、修正待ち',
    judging: '審査中',
    below: '次の段階には進みませんでした',
    published: '結果発表済み',
    out: '辞退・除外',
  },
  publishAt: (date: string) => `審査中です。結果は ${date} 以降に発表されます`,
  returned: (reason: string) => `差し戻しの理由：${reason}`,
  score: '得点',
  top: (percent: number) => `部門内上位${percent}%`,
  noAward: 'ご応募ありがとうございました',
  criteria: '項目別の得点',
  outOf: (score: string, max: number) => `${score} / ${max}`,
  comments: '審査員の講評',
  certificate: '証書',
  code: (code: string) => `確認コード ${code}`,
  verify: '証書を確認',
  revoked: '無効',
}
