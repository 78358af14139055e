import { sha256 } from '../security/secrets'

/** What the hash of a row covers: everything but the row's number and the hashes themselves. */
export interface ChainedRow {
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

/** Sorts members alphabetically at every depth, because `jsonb` does not preserve their order. */
function ordered(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The hash of a row and of everything before it. */
export function chainHash(prevHash: string, row: ChainedRow): Promise<string> {
  const { at, actorId, actorName, orgId, action, permissionCode, targetType, targetId, targetLabel } = row
  const who = [at.toISOString(), actorId, actorName, orgId, row.requestId, row.ip]
  const what = [action, permissionCode, targetType, targetId, targetLabel, row.diff]
  return sha256(prevHash + JSON.stringify([who, what], ordered))
}
