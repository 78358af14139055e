/** Permission codes of the screen of early childhood. */
export const preschoolCodes = {
  edit: 'preschool:edit',
  audit: 'preschool:audit',
} as const
