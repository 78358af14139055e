/** Permission codes of the changes of school. */
export const changeSchoolCodes = {
  audit: 'sys:changeSchool:audit',
} as const
