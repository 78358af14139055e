import type { WorkgroupRow } from './workgroup-types'

const DAY_MS = 86_400_000
const SOON_DAYS = 30

/** How the term of a group stands: `soon` within 30 days of its last day. */
export type Expiry = WorkgroupRow['state'] | 'soon'

/** Returns how the term of a group stands at a moment, and the days that are left where it ends soon. */
export function expiryOf(group: Pick<WorkgroupRow, 'state' | 'validTo'>, now: Date): { expiry: Expiry; days: number } {
  const { state, validTo } = group
  if (state !== 'active' || validTo === null) return { expiry: state, days: 0 }
  const days = Math.max(0, Math.ceil((Date.parse(`${validTo}T00:00:00+08:00`) - now.getTime()) / DAY_MS))
  return days <= SOON_DAYS ? { expiry: 'soon', days } : { expiry: state, days }
}
