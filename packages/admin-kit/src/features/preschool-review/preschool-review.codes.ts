/** Permission codes of the screen of early childhood. */
export const preschoolCodes = {
  audit: 'preschool:audit',
  edit: 'preschool:edit',
} as const
