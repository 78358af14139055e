/** Permission codes of sessions, locks and confirmations. */
export const securityCodes = {
  sessions: 'sys:session:list',
  endSessions: 'sys:session:kick',
  locks: 'sys:user:unlock',
} as const
