/** Permission codes of score schemes; the second one opens the list of competitions that a scheme can be made for. */
export const schemeCodes = {
  edit: 'comp:score:edit',
  competitions: 'comp:list',
} as const
