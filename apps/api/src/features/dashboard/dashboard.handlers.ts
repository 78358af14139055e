import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { Call, Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { deviceOf } from '../sessions/device'
import { countRefusedSignIns, findPreviousSignIn, listChangesByOthers } from './own-account.queries'
import { listChangedRecords, namesOf, recentKinds } from './recent-records.queries'
import { countSignInsByDay } from './sign-in-trend.queries'
import { shownCount } from './small-cells'
import { listCompetitionTodos, listTodos } from './todos.service'

const DAY_MS = 24 * 3_600_000
const TREND_DAYS = 14
const RECENT_DAYS = 30
const RECENT_RECORDS = 6
/** More than are shown, because some may be out of the caller's scope by now. */
const RECENT_CANDIDATES = 40

/** The day of a moment in the site's time zone, yyyy-MM-dd. */
const dayOf = (moment: Date) => siteTime(moment).slice(0, 10)

/** The sign-in before this one, and what has happened to the account since. */
async function readAccount({ db, actor }: Call<'getAdminHome'>): Promise<Schema<'HomeAccount'>> {
  const last = await findPreviousSignIn(db, actor)
  if (!last) return { lastSignIn: null, refusedSignIns: 0, changes: [] }
  const [refusedSignIns, changes] = await Promise.all([
    countRefusedSignIns(db, actor.userId, last.at),
    listChangesByOthers(db, actor.userId, last.at),
  ])
  return {
    lastSignIn: { at: siteTime(last.at), ip: last.ip, device: deviceOf(last.userAgent) },
    refusedSignIns,
    changes: changes.map(({ at, action, actorName }) => ({ at: siteTime(at), action, actorName })),
  }
}

/** Records that the caller has changed lately and may still list. */
async function readRecent({ db, actor, clock }: Call<'getAdminHome'>): Promise<Schema<'RecentRecord'>[]> {
  const since = new Date(clock.now().getTime() - RECENT_DAYS * DAY_MS)
  const changed = await listChangedRecords(db, actor.userId, since, RECENT_CANDIDATES)
  const names = await Promise.all(
    recentKinds.map(async (kind) => {
      const ids = changed.filter((record) => record.kind === kind).map(({ id }) => id)
      return [kind, await namesOf(db, actor, kind, ids)] as const
    }),
  )
  const byKind = new Map(names)
  return changed
    .flatMap(({ kind, id, at }) => {
      const name = byKind.get(kind)?.get(id)
      return name === undefined ? [] : [{ kind, id, name, at: siteTime(at) }]
    })
    .slice(0, RECENT_RECORDS)
}

/** What waits for the caller, what happened to their account, and what they worked on. */
const getAdminHome: Handler<'getAdminHome'> = async (call) => {
  const [todos, account, recent] = await Promise.all([listTodos(call), readAccount(call), readRecent(call)])
  return ok({ todos, account, recent })
}

/** What competitions have for the caller to do. */
const getOwnTodos: Handler<'getOwnTodos'> = async (call) => ok(await listCompetitionTodos(call))

/** People in scope who signed in, by day; small counts are hidden. */
const getSignInTrend: Handler<'getSignInTrend'> = async ({ db, actor, clock, query }) => {
  const { days = TREND_DAYS } = query
  const now = clock.now()
  const first = new Date(now.getTime() - (days - 1) * DAY_MS)
  const span = { first: dayOf(first), last: dayOf(now) }
  const rows = await countSignInsByDay(db, actor.scopeOf('dash:home'), span)
  return ok(rows.map(({ day, people }) => ({ day, people: shownCount(people) })))
}

/** Operations of this feature. */
export const dashboardFeature: Feature = { signedIn: { getAdminHome, getOwnTodos, getSignInTrend } }
