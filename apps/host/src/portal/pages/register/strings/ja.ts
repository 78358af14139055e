import type { Shape } from '../../../../strings/catalogues'
import type { zh } from './zh'

export const ja = {
  title: '新規登録',
  lead: (days: number) => `ご自身の立場を選び、情報を入力してください。所属校が通常${days}営業日以内に審査します。`,
  identity: {
    '4': { name: '教員', about: '教育研究やマイクロ授業への参加、教材のアップロードと保存', action: '教員として登録' },
    '5': { name: '児童・生徒', about: '学習教材の利用、学校活動への参加', action: '児童・生徒として登録' },
    '6': {
      name: '保護者',
      about: '学校の情報の確認、おうちの作品の提出、お子さまに関する同意',
      action: '保護者として登録',
    },
  },
  guardianNote: (age: number) => `${age}歳未満の場合は親権者等の入力と同意が必要です`,
  agreements: '登録の前に',
  titleWithVersion: (name: string, version: string) => `${name}（第${version}版）`,
  findState: '登録状況の確認',
  trackNo: '照会番号',
  trackNoHint: '申請時に表示されたZCで始まる番号',
  trackNoFormat: '照会番号はZCと英数字10文字です',
  trackNoAbsent: '該当する申請がありません。差し戻しや期限切れの申請は30日後に削除されます',
  find: '確認する',
  failed: '確認できませんでした。しばらくしてからお試しください',
  states: {
    pending: '審査待ち',
    approved: '承認済み。ログインできます',
    returned: '差し戻し。修正して再申請できます',
    expired: '期限切れ。もう一度申請してください',
  },
  stateLine: (reviewer: string, at: string) => `審査：${reviewer}、申請：${at}`,
  reason: (text: string) => `理由：${text}`,
  closed: '現在、新規登録を受け付けていません',
  closedHint: '所属校の管理者にお問い合わせください。',
  haveAccount: 'アカウントをお持ちですか？',
  signIn: 'ログイン',
  invitation: '学級の招待コードをお持ちですか',
  invitationCode: '学級の招待コード',
  invitationHint: '先生から配られた10文字のコードです。QRコードからも開けます',
  invitationFormat: '招待コードは10文字の英数字です',
  useInvitation: '招待コードで登録',
} satisfies Shape<typeof zh>
