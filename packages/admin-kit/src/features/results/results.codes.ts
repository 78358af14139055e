/** Permission codes of results. */
export const resultCodes = {
  compute: 'comp:result:compute',
  confirm: 'comp:result:confirm',
  publish: 'comp:result:publish',
  objections: 'comp:objection:handle',
  template: 'comp:cert:template',
  issue: 'comp:cert:issue',
  revoke: 'comp:cert:revoke',
} as const
