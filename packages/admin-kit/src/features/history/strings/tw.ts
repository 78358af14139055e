import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the history of a record. */
export const tw = {
  title: '修改記錄',
  empty: '尚無修改記錄',
  entry: '{name}：{action}',
  system: '系統',
  change: '{field}：{before} → {after}',
  nothing: '（空）',
  hidden: '（個人資料，不顯示）',
  more: '顯示更多',
  actions: {
    state: '停用或啟用',
    restore: '復原刪除',
    unlock: '解除鎖定',
    roles: '指派角色',
    move: '移動到機構',
    changePassword: '修改密碼',
  },
} satisfies Shape<typeof zh>
