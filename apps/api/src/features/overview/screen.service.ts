import type { Schema } from '@doorway/api-client/types'
import { parseSiteTime, siteTime } from '../../clock'
import type { AnyCall } from '../../http/call'
import { shownCount } from '../dashboard/small-cells'
import { countActive, countByTime, listPublished } from './facts.queries'
import { pointsOf, readAreas, SCREEN_CODE, territoryOf } from './overview.service'

const DAY_MS = 86_400_000
const DAYS = 30
const ACTIVE_MS = 5 * 60_000
const MAX_PUBLISHED = 8

/** The days of the screen in order, yyyy-MM-dd in site time; the last one is the present one. */
function daysUntil(now: Date): string[] {
  return Array.from({ length: DAYS }, (_, at) =>
    siteTime(new Date(now.getTime() - (DAYS - 1 - at) * DAY_MS)).slice(0, 10),
  )
}

/** The figures of the large screen: what there is, what happens, and where. */
export async function readScreen(call: AnyCall): Promise<Schema<'ScreenOverview'>> {
  const { db, clock } = call
  const now = clock.now()
  const days = daysUntil(now)
  const territory = await territoryOf(call, SCREEN_CODE)
  const span = { from: parseSiteTime(days[0] ?? '') ?? now, before: now }
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
