/** Permission codes of the screen of school profiles. */
export const schoolProfileCodes = {
  edit: 'school:profile:edit',
  audit: 'school:profile:audit',
} as const
