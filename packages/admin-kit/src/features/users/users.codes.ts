/** Permission codes of the user screens: the contract's `x-permission` of the same calls. */
export const userCodes = {
  add: 'sys:user:add',
  edit: 'sys:user:edit',
  delete: 'sys:user:delete',
  export: 'sys:user:export',
  import: 'sys:user:import',
  state: 'sys:user:state',
  unlock: 'sys:user:unlock',
  resetPassword: 'sys:user:resetPwd',
  assignRole: 'sys:user:assignRole',
} as const
