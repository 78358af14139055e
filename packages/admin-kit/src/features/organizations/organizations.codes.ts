/** Permission codes of the organization screen. */
export const organizationCodes = {
  add: 'school:add',
  edit: 'school:edit',
  delete: 'school:delete',
  import: 'school:import',
  merge: 'school:merge',
  promote: 'school:promote',
} as const
