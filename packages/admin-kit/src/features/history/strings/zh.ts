/** Words of the history of a record. The source language. */
export const zh = {
  title: '修改记录',
  empty: '还没有修改记录',
  entry: '{name}：{action}',
  system: '系统',
  change: '{field}：{before} → {after}',
  nothing: '（空）',
  hidden: '（个人信息，不显示）',
  more: '显示更多',
  actions: {
    state: '停用或启用',
    restore: '撤销删除',
    unlock: '解除锁定',
    roles: '分配角色',
    move: '移动到机构',
    changePassword: '修改密码',
  },
} as const
