import { base64Url } from '../security/secrets'

/** The logs: operations, attempts to sign in, and personal values that were shown in full. */
export const logNames = ['operation', 'login', 'pii'] as const
/** One of the logs. */
export type LogName = (typeof logNames)[number]

/** What the seal of an operation covers. */
export interface OperationRow {
  at: Date
  actorId: number | null
  actorName: string | null
  orgId: number | null
  action: string
  permissionCode: string | null
  targetType: string
  targetId: string | null
  targetLabel: string | null
  requestId: string | null
  ip: string | null
  diff: Record<string, unknown>
}

/** What the seal of an attempt to sign in covers. */
export interface LoginRow {
  at: Date
  usernameTried: string
  userId: number | null
  result: 'ok' | 'fail' | 'locked' | 'logout' | 'kicked'
  reason: string | null
  ip: string | null
  userAgent: string | null
  sessionId: string | null
}

/** What the seal of an access to a personal value covers. */
export interface PersonalAccessRow {
  at: Date
  actorId: number
  actorName: string
  subjectId: number
  field: string
  purpose: string
  requestId: string
  ip: string
}

/** The rows of each log, without their numbers and seals. */
export interface LogRows {
  operation: OperationRow
  login: LoginRow
  pii: PersonalAccessRow
}

/** A place in a chain: the number of a row, counted without gaps from 1, and its seal. */
export interface ChainLink {
  seq: number
  hash: string
}

/** What the first row of a log follows. */
export const chainStart: ChainLink = { seq: 0, hash: '' }

const contents: { [Log in LogName]: (row: LogRows[Log]) => readonly unknown[] } = {
  operation: (row) => [
    [row.actorId, row.actorName, row.orgId, row.requestId, row.ip],
    [row.action, row.permissionCode, row.targetType, row.targetId, row.targetLabel, row.diff],
  ],
  login: (row) => [row.usernameTried, row.userId, row.result, row.reason, row.ip, row.userAgent, row.sessionId],
  pii: (row) => [row.actorId, row.actorName, row.subjectId, row.field, row.purpose, row.requestId, row.ip],
}

/** Sorts members alphabetically at every depth, because `jsonb` does not preserve their order. */
function ordered(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const encoder = new TextEncoder()

/**
 * The place of a row that follows `previous`. Its seal is a keyed hash of the row, its number, its log and the seal
 * before it: without the key no row can be changed, added, left out or moved.
 */
export async function nextLink<Log extends LogName>(
  key: CryptoKey,
  log: Log,
  previous: ChainLink,
  row: LogRows[Log],
): Promise<ChainLink> {
  const seq = previous.seq + 1
  const text = JSON.stringify([log, seq, previous.hash, row.at.toISOString(), contents[log](row)], ordered)
  const seal = await crypto.subtle.sign('HMAC', key, encoder.encode(text))
  return { seq, hash: base64Url(new Uint8Array(seal)) }
}
