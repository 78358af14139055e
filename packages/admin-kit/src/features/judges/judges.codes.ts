/** Permission codes of judges and their assignments. */
export const judgeCodes = {
  edit: 'comp:judge:edit',
  assign: 'comp:assign:edit',
} as const
