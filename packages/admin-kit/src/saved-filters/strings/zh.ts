/** Words of saved filters. They are part of those of users, as in the other languages. */
export const zh = {
  label: '常用查询',
  save: '保存当前查询条件',
  name: '名称',
  default: '默认',
  makeDefault: '将“{name}”设为默认',
  noDefault: '取消默认“{name}”',
  remove: '删除“{name}”',
  update: '更新“{name}”',
} as const
