/** Permission codes of sessions, locks and confirmations. */
export const securityCodes = {
  sessions: 'sys:session:list',
  endSessions: 'sys:session:kick',
  consents: 'sys:consent:list',
  editPolicy: 'sys:policy:edit',
  approvePolicy: 'sys:policy:approve',
  locks: 'sys:user:unlock',
} as const
