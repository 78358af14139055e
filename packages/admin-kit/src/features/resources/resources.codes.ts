/** Permission codes of the resource screen. */
export const resourceCodes = {
  list: 'res:list',
  audit: 'res:audit',
  recommend: 'res:recommend',
  /** Search of schools in the filters. */
  searchSchools: 'school:list',
} as const
