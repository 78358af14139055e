/** Permission codes of the screen of questions to the experts. */
export const expertQuestionCodes = {
  audit: 'preschool:audit',
} as const
