import type { SiteTime } from './user'

/** An attempt to sign in, or the end of a session. */
export interface LoginRecord {
  id: number
  at: SiteTime
  /** As it was typed. */
  username: string
  userId: number | null
  name: string | null
  organizationName: string | null
  result: 'ok' | 'fail' | 'locked' | 'logout' | 'kicked'
  reason: string | null
  /** Masked except for auditors. */
  ip: string | null
  /** Browser and system, two words. */
  device: string
}

/** A member that changed, with its values. */
export interface LoggedChange {
  field: string
  before: string | null
  after: string | null
  /** What a code is called: of an area, an organisation, roles, an entry of a dictionary; null for other values. */
  beforeName: string | null
  afterName: string | null
}

/** A change that was made. */
export interface OperationRecord {
  id: number
  at: SiteTime
  actorId: number | null
  actorName: string | null
  action: string
  permissionCode: string | null
  targetType: string
  targetId: string | null
  targetLabel: string | null
  requestId: string | null
  ip: string | null
  /** Values before and after by member; personal ones as keyed hashes. */
  changes: LoggedChange[]
  /** What else is known about the action. */
  facts: Readonly<Record<string, unknown>>
}

/** A personal value that was shown in full. */
export interface PersonalAccessRecord {
  id: number
  at: SiteTime
  actorId: number
  actorName: string
  subjectId: number
  subjectName: string | null
  field: string
  purpose: string
  requestId: string
  ip: string | null
}

/** Filter and page of a log; absent and empty conditions are none, a range counts only with both ends (section 5). */
export interface LogQuery {
  conditions: { username?: string; result?: string; action?: string; startTime?: string; endTime?: string }
  /** From 1. */
  page: number
  pageSize: number
}

/** As {@link LogQuery}; the changes of one record by its kind (`user`, `role` …) and id, which count together. */
export interface OperationQuery extends LogQuery {
  conditions: LogQuery['conditions'] & { targetType?: string; targetId?: string; requestId?: string }
}

/** A log that can be exported, and its filter. */
export type LogExport =
  | { log: 'login'; conditions: LogQuery['conditions'] }
  | { log: 'operation'; conditions: OperationQuery['conditions'] }
  | { log: 'personal'; conditions: LogQuery['conditions'] }

/** The logs that are chained. */
export type ChainedLog = 'operation' | 'login' | 'pii'

/** What a check of a log's chain found. */
export interface ChainCheck {
  isIntact: boolean
  /** Rows that were looked at. */
  checked: number
  /** The first row that does not fit; for missing rows at the end the last one that is there. */
  brokenId: number | null
  /** Time of that row. */
  brokenAt?: SiteTime
  /** Why it does not fit. */
  reason?: 'changed' | 'inserted' | 'missing' | 'reordered' | 'truncated'
  /** When the end of the log was last anchored outside the database. */
  anchoredAt?: SiteTime
}
