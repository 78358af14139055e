/** Permission codes of the competitions. */
export const competitionCodes = {
  add: 'comp:add',
  edit: 'comp:edit',
  publish: 'comp:publish',
  archive: 'comp:archive',
  editPhases: 'comp:phase:edit',
  reopenPhase: 'comp:phase:reopen',
  editQuota: 'comp:quota:edit',
} as const
