/** Permission codes of the menu's configuration. */
export const menuCodes = {
  list: 'sys:menu:list',
  edit: 'sys:menu:edit',
  preview: 'sys:menu:preview',
} as const
