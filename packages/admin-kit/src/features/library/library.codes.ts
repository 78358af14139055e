/** Permission codes of the media library. */
export const libraryCodes = {
  list: 'cms:file:list',
  add: 'cms:file:add',
  edit: 'cms:file:edit',
  delete: 'cms:file:delete',
} as const
