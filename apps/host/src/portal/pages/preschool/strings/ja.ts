import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  title: '就学前教育',
  pairs: {
    policy: '対象の政策',
    interpretation: '政策の解説',
  },
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
  ask: {
    title: '専門家に質問する',
    lead: 'お子さんの年齢と状況をお書きください。編集部を通じて専門家が回答し、公開前に子どもや家庭が特定できる内容を取り除きます。',
    signIn: 'ログインして質問',
    open: '質問する',
    label: 'ご質問',
    hint: '5～300文字。お子さんの氏名・電話番号・住所は書かないでください。体調が悪いときは早めに受診してください。',
    age: 'お子さんの年齢',
    topic: 'テーマ',
    any: '指定なし',
    send: '質問を送信',
    sending: '送信中…',
    cancel: '閉じる',
    sent: '送信しました。回答があればお知らせします。',
    short: '5文字以上で入力してください',
    failed: '送信できませんでした。しばらくしてからお試しください。',
    own: '自分の質問',
    none: '質問はまだありません',
    declined: '不採用の理由：',
    states: {
      open: '回答待ち',
      pending: '回答作成中',
      published: '回答済み',
      declined: '不採用',
    },
  },
  empty: {
    policyFront: '政策文書はまだありません',
    teacherResearch: '教育研究の記事はまだありません',
    homeProduced: '家庭の作品はまだありません',
    producedGarden: '園の作品はまだありません',
    aiBaby: '子育ての記事はまだありません',
  },
  emptyHint: '新しい内容は審査の後ここに掲載されます。ほかの欄もご覧ください。',
}
