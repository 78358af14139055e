/** Permission codes of the workgroup screens. */
export const workgroupCodes = {
  list: 'wg:list',
  add: 'wg:add',
  edit: 'wg:edit',
  dissolve: 'wg:delete',
  members: 'wg:member',
} as const
