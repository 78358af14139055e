import { zhList } from './list'

/** Words of changes to many users: what the list says of them, and what their dialogs add. */
export const zhBulk = {
  bulk: {
    ...zhList.bulk,
    organization: '目标机构',
    moveHint: '学生的年级班级和教师的管理班级将被清空。',
    who: '已选 {count} 人：{names} 等',
    failedTitle: '{count} 名用户未能修改',
    failedHint: '其余 {changed} 名已修改。',
    failedOne: '{name}（{username}）：{message}',
  },
} as const
