import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the changes of school, loaded with their screen. */
export const ja = {
  title: '学校変更の審査',
  list: '変更の申請',
  loading: '申請を読み込み中',
  of: '{name}さんの申請',
  noHits: '該当する申請はありません',
  showAll: 'すべて表示',
  keyword: '氏名で検索',
  noSchool: '所属なし',
  files: '添付書類',
  timeline: '審査の進み具合',
  sent: '{name}さんの申請が提出されました',
  deciding: '審査中',
  later: '未着手',
  notYours: 'この段階は別の機関が審査します。自分の申請は他の担当者が審査します。',
  rejectQuestion: '{name}さんの申請を却下します。理由は申請者に表示されます。',
  reason: '理由',
  reasonShort: '理由を5文字以上で入力してください',
  queues: '申請の一覧',
  queue: {
    waiting: '自分の審査待ち',
    open: '審査中',
    closed: '終了',
  },
  empty: {
    waiting: '審査待ちの申請はありません',
    open: '審査中の申請はありません',
    closed: '終了した申請はありません',
  },
  field: {
    name: '氏名',
    kind: '種類',
    from: '転出元',
    to: '転入先',
    effectiveOn: '適用日',
    state: '状態',
    createdAt: '提出日時',
    reason: '理由',
  },
  action: {
    search: '検索',
    review: '審査',
    view: '表示',
    agree: '承認',
    reject: '却下',
  },
  decided: {
    agree: '{name} が承認',
    reject: '{name} が却下',
  },
  done: {
    agree: '{name}さんの申請を承認しました',
    reject: '{name}さんの申請を却下しました',
  },
  kind: {
    transfer: '異動',
    move: '転学',
    graduation: '進学',
    correction: '登録情報の訂正',
  },
  step: {
    out: '転出元の審査',
    in: '転入先の審査',
    authority: '教育局の審査',
  },
  state: {
    submitted: '転出元で審査中',
    out_agreed: '転入先で審査中',
    in_agreed: '転入先が承認',
    authority_agreed: '承認済み',
    effective: '適用済み',
    rejected: '却下',
    withdrawn: '取り下げ',
  },
} satisfies Shape<typeof zh>
