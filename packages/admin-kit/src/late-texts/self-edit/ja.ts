import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the self-edit screen. */
export const ja = {
  username: 'ログイン名',
  name: '氏名',
  mobile: '携帯電話番号',
  email: 'メールアドレス',
  descriptionTitle: '自己紹介の見出し',
  description: '自己紹介',
  registeredAt: '登録日時',
  lastSignInAt: '最終ログイン',
  roles: 'ロール',
  noRoles: 'ロールはありません',
  submit: '送信',
  takeLatest: '最新データを読み込む',
  success: '個人情報を更新しました！',
  failure: '個人情報を更新できませんでした！{reason}',
  avatar: {
    label: 'アイコン画像',
    change: 'アイコン画像を変更',
    remove: 'アイコン画像を削除',
    title: 'アイコン画像の切り抜き',
    intro: '画像はこの端末で切り抜かれ、元の画像は送信されません。',
    choose: '画像を選ぶか、ここにドロップしてください',
    open: '画像を選択',
    another: '選び直す',
    use: '使用する',
    size: '{limit} 文字中 {length} 文字',
  },
  sessions: {
    title: 'ログイン中の端末',
    current: 'この端末',
    started: 'ログイン {time}',
    seen: '最終利用 {time}',
    end: 'この端末をログアウト',
    endNamed: 'この端末をログアウト：{device}',
    question: '「{device}」でのログインを終了しますか？',
    ended: '端末をログアウトしました',
    all: '{count} 件すべて表示',
  },
} satisfies Shape<typeof zh>
