/** Permission codes of the column screen. */
export const columnCodes = {
  list: 'cms:column:list',
  add: 'cms:column:add',
  edit: 'cms:column:edit',
  delete: 'cms:column:delete',
  move: 'cms:column:move',
  merge: 'cms:column:merge',
} as const
