import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  title: '就学前教育',
  titles: {
    '/preschoolEducation/policyFront': '政策動向',
    '/preschoolEducation/teacherResearch': '教員研究',
    '/preschoolEducation/homeProduced': 'おうちの作品',
    '/preschoolEducation/producedGarden': '園の作品',
    '/preschoolEducation/aiBaby': '子育て',
  },
  month: '月',
  articles: '子育て記事',
  advice: '専門家 Q&A',
  expertLine: (name: string, title: string) => `${name}（${title}）`,
  notice:
    '編集部がまとめた日々の子育ての参考情報です。医師の診断や治療に代わるものではありません。体調が悪いときは受診してください。',
  kindergartens: '園の紹介',
  allKindergartens: 'すべての園',
  submit: '投稿する',
  submitLead:
    '保護者の方は、家庭での活動や手作りおもちゃを紹介できます。タイトルと手順、写真（最大9枚）を添えてください。審査後に公開します。子どもが写っている写真には親権者等の同意が必要です。',
  submitSignIn: 'ログインして投稿',
  submitWrite: '投稿を書く',
  empty: {
    policyFront: '政策文書はまだありません',
    teacherResearch: '教育研究の記事はまだありません',
    homeProduced: '家庭の作品はまだありません',
    producedGarden: '園の作品はまだありません',
    aiBaby: '子育ての記事はまだありません',
  },
  emptyHint: '新しい内容は審査の後ここに掲載されます。ほかの欄もご覧ください。',
}
