/** Words of roles that are shown where no screen of theirs is loaded. */
export const zhFirst = {
  title: '角色管理',
  addTitle: '新增角色',
  editTitle: '修改角色',
  menus: { title: '菜单权限' },
  sites: { title: '站点管理' },
} as const
