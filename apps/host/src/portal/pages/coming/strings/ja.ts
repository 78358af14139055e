import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  titles: {
    '/microCompute': 'マイクロ授業コンテスト',
    '/enterWorks': '応募作品',
    '/winningWorks': '受賞作品',
    '/othersSignUpList': 'その他のコンテスト',
    '/judgeMarks': '審査',
    '/change-password': 'パスワード再設定',
    '/myScore': '成績',
  },
  underConstruction: (page) => `「${page}」は準備中です`,
  hint: 'このページは近日公開です。公開までこちらをご覧ください。',
  news: '教育ニュースを見る',
}
