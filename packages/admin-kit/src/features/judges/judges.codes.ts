/** Permission codes of judges, their assignments and their progress. */
export const judgeCodes = {
  edit: 'comp:judge:edit',
  assign: 'comp:assign:edit',
  monitor: 'comp:monitor',
} as const
