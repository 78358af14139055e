/** Permission codes of the screen of principals. */
export const principalCodes = {
  edit: 'principal:edit',
  audit: 'principal:audit',
} as const
