/** Words of saved filters. */
export const zhSaved = {
  saved: {
    label: '常用查询',
    save: '保存当前查询条件',
    name: '名称',
    default: '默认',
    makeDefault: '将“{name}”设为默认',
    noDefault: '取消默认“{name}”',
    remove: '删除“{name}”',
    update: '更新“{name}”',
  },
} as const
