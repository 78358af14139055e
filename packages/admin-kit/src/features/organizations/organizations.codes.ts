/** Permission codes of the organization screen. */
export const organizationCodes = { add: 'school:add', edit: 'school:edit', delete: 'school:delete' } as const
