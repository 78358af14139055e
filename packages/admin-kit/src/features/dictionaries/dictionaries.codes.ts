/** Permission codes of the dictionaries. */
export const dictionaryCodes = {
  list: 'dict:list',
  edit: 'dict:edit',
  editGrades: 'dict:grade:edit',
  promote: 'school:promote',
} as const
