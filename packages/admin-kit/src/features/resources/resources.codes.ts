/** Permission codes of the resource screen. */
export const resourceCodes = {
  list: 'res:list',
  audit: 'res:audit',
  recommend: 'res:recommend',
} as const
