/** Permission codes of the site screen. */
export const siteCodes = {
  list: 'cms:site:list',
  add: 'cms:site:add',
  edit: 'cms:site:edit',
  delete: 'cms:site:delete',
} as const
