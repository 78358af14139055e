/** Permission codes of the area tree. */
export const areaCodes = { add: 'area:add', edit: 'area:edit', delete: 'area:delete', state: 'area:state' } as const
