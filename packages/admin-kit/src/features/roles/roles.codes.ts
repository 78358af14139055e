/** Permission codes of the role screens. */
export const roleCodes = {
  add: 'sys:role:add',
  edit: 'sys:role:edit',
  delete: 'sys:role:delete',
  menus: 'sys:role:menu',
  sites: 'sys:role:site',
} as const
