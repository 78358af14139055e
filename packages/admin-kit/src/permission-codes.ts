// Every permission code that a control of the kit looks at: the contract's `x-permission` of the same calls.

/** Button codes of the user manager. */
export const userCodes = {
  add: 'sys:user:add',
  edit: 'sys:user:edit',
  delete: 'sys:user:delete',
  export: 'sys:user:export',
  import: 'sys:user:import',
  state: 'sys:user:state',
  resetPassword: 'sys:user:resetPwd',
  assignRole: 'sys:user:assignRole',
} as const

/** Button codes of the area tree. */
export const areaCodes = { add: 'area:add', edit: 'area:edit', delete: 'area:delete', state: 'area:state' } as const

/** Button codes of the organisation screen. */
export const organizationCodes = { add: 'school:add', edit: 'school:edit', delete: 'school:delete' } as const

/** Button codes of the role screens. */
export const roleCodes = {
  add: 'sys:role:add',
  edit: 'sys:role:edit',
  delete: 'sys:role:delete',
  menus: 'sys:role:menu',
  sites: 'sys:role:site',
} as const

/** Code of the history of a record. */
export const logCodes = { operations: 'log:oper:list' } as const
