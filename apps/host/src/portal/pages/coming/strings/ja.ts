import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  titles: {
    '/judgeMarks': '審査',
    '/change-password': 'パスワード再設定',
    '/register': '新規登録',
    '/userRegister': 'ユーザー登録',
    '/personalCenter': 'マイページ',
    '/doorSelfEdit': 'プロフィール',
    '/changeSchool': '学校変更',
  },
  underConstruction: (page) => `「${page}」は準備中です`,
  hint: 'このページは近日公開です。公開までこちらをご覧ください。',
  news: '教育ニュースを見る',
}
