import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the side menu and of the screens' frame. */
export const ja = {
  navigation: '管理メニュー',
  external: '{title}（新しいウィンドウで開く）',
  loading: 'ページを読み込み中',
  unknownTitle: '画面が登録されていません：{component}',
  unknownHint:
    'メニューが指す画面はこのバージョンにありません。ほかのメニューは利用できます。管理者に動的ルート設定の確認を依頼してください。',
  comingTitle: '「{title}」は近日公開です',
  comingHint: 'この画面は準備中です。ほかのメニューは通常どおり利用できます。',
  emptyMenu: '利用できるメニューがありません',
  emptyMenuHint: 'メニュー権限が割り当てられていません。管理者にお問い合わせください。',
  noRecord: '変更する記録が指定されていません',
  backToList: '一覧に戻る',
} satisfies Shape<typeof zh>
