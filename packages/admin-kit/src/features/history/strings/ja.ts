import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the history of a record. */
export const ja = {
  title: '変更履歴',
  empty: '変更履歴はまだありません',
  entry: '{name}：{action}',
  system: 'システム',
  change: '{field}：{before} → {after}',
  nothing: '（空）',
  hidden: '（個人情報のため非表示）',
  more: 'さらに表示',
  actions: {
    state: '有効化・無効化',
    restore: '削除の取り消し',
    unlock: 'ロック解除',
    roles: '役割の割り当て',
    move: '組織の移動',
    changePassword: 'パスワードの変更',
  },
} satisfies Shape<typeof zh>
