import { LRUCache } from 'lru-cache'
import type { Schema } from '@doorway/api-client/types'
import { parseSiteTime, siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { shownCount } from '../dashboard/small-cells'
import { countActive, countByTime, listPublished } from './facts.queries'
import { pointsOf, readAreas, SCREEN_CODE, territoryOf } from './overview.service'

const DAY_MS = 86_400_000
const DAYS = 30
const ACTIVE_MS = 5 * 60_000
const MAX_PUBLISHED = 8

/** The day that is so many days before now, yyyy-MM-dd in site time. */
const dayBefore = (now: Date, days: number) => siteTime(new Date(now.getTime() - days * DAY_MS)).slice(0, 10)

/** The days of the screen in order; the last one is the present one. */
function daysUntil(now: Date): string[] {
  return Array.from({ length: DAYS }, (_, at) => dayBefore(now, DAYS - 1 - at))
}

/** The figures of the large screen: what there is, what happens, and where. */
async function countScreen(call: AnyCall): Promise<Schema<'ScreenOverview'>> {
  const { db, clock } = call
  const now = clock.now()
  const days = daysUntil(now)
  const territory = await territoryOf(call, SCREEN_CODE)
  const span = { from: parseSiteTime(dayBefore(now, DAYS - 1)) ?? now, before: now }
  const [byArea, byDay, active, published] = await Promise.all([
    readAreas(call, territory, span),
    countByTime(db, territory, span, 'day'),
    countActive(db, territory, new Date(now.getTime() - ACTIVE_MS)),
    listPublished(db, territory, now, MAX_PUBLISHED),
  ])
  const points = pointsOf(byDay, days)
  return {
    ...byArea,
    days: points,
    active: shownCount(active),
    signedInToday: points.at(-1)?.signedIn ?? null,
    published,
    at: siteTime(now),
  }
}

const CACHED_MS = 20_000
const MAX_SCOPES = 100
const cachedBy = new WeakMap<Db, LRUCache<string, Promise<Schema<'ScreenOverview'>>>>()

/** The figures of the large screen, cached for 20 seconds: all displays of a scope cost one count. */
export function readScreen(call: AnyCall): Promise<Schema<'ScreenOverview'>> {
  const { db, actor } = call
  const cached = cachedBy.get(db) ?? new LRUCache({ max: MAX_SCOPES, ttl: CACHED_MS })
  cachedBy.set(db, cached)
  const key = JSON.stringify(actor.scopeOf(SCREEN_CODE))
  const pending = cached.get(key) ?? countScreen(call)
  cached.set(key, pending, { noUpdateTTL: true })
  // A failed count is repeated by the next request.
  pending.catch(() => cached.delete(key))
  return pending
}
