import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { AnyCall } from '../../http/call'
import { notFound } from '../../http/refusals'
import { coversArea } from '../../security/scope'
import { shownCount } from '../dashboard/small-cells'
import { commonPath, groupByArea, totalsOf } from './area-groups'
import { countByArea, countByTime, type Span, type Territory, type TimeFact } from './facts.queries'
import { monthsOf, type Period, spanOf } from './period'
import { findPlace, listPlacesAround } from './places.queries'

/** Permission code of the data overview; its scope decides what is counted. */
export const OVERVIEW_CODE = 'dash:home'

/** Permission code of the large screen; its scope decides what is counted. */
export const SCREEN_CODE = 'dash:screen'

/** What the figures of a caller are counted of; an area out of the scope is not there. */
export async function territoryOf({ db, actor }: AnyCall, code: string, areaCode?: string): Promise<Territory> {
  const scope = actor.scopeOf(code)
  if (areaCode === undefined) return { scope, areaPath: null }
  const place = await findPlace(db, areaCode)
  if (!place || !coversArea(scope, place.path)) throw notFound()
  return { scope, areaPath: place.path }
}

/** Figures by area: the totals, the areas right below the chosen one, and those above it within the scope. */
export async function readAreas({ db }: AnyCall, territory: Territory, span: Span) {
  const facts = await countByArea(db, territory, span)
  const path = territory.areaPath ?? commonPath(facts)
  const { above, below } = await listPlacesAround(db, path)
  const reachable = above.filter((place) => coversArea(territory.scope, place.path))
  return {
    path: reachable.map(({ areaCode, name }) => ({ areaCode, name })),
    totals: totalsOf(facts),
    areas: groupByArea(facts, below),
  }
}

/** What happened at each of these times; small counts of people are hidden. */
export function pointsOf(facts: readonly TimeFact[], times: readonly string[]): Schema<'OverviewPoint'>[] {
  const countAt = (time: string, kind: TimeFact['kind']) => {
    const found = facts.find((fact) => fact.time === time && fact.kind === kind)
    return found ? found.n : 0
  }
  return times.map((time) => ({
    time,
    newUsers: shownCount(countAt(time, 'newUser')),
    signedIn: shownCount(countAt(time, 'signedIn')),
    articles: countAt(time, 'article'),
    resources: countAt(time, 'resource'),
  }))
}

/** The figures of the data overview. */
export async function readOverview(
  call: AnyCall,
  { areaCode, period }: { areaCode?: string; period: Period },
): Promise<Schema<'DataOverview'>> {
  const { db, clock } = call
  const territory = await territoryOf(call, OVERVIEW_CODE, areaCode)
  const span = spanOf(period)
  const [byArea, byMonth] = await Promise.all([
    readAreas(call, territory, span),
    countByTime(db, territory, span, 'month'),
  ])
  return { ...byArea, ...period, months: pointsOf(byMonth, monthsOf(period)), at: siteTime(clock.now()) }
}
