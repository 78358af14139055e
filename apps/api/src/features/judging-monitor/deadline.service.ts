import { siteTime } from '../../clock'
import type { ServerContext } from '../../http/server-context'
import { notify } from '../notifications/notify'
import { claimDeadlines } from './monitor.queries'

const DAY_MS = 24 * 3_600_000
const MINUTES = 16

/** Notifies judges with open works a day before these are due: once for each due date. Part of the maintenance. */
export async function notifyDeadlines({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    for (const row of await claimDeadlines(tx, now, new Date(now.getTime() + DAY_MS))) {
      const { userId, competition, round, count, dueAt } = row
      const facts = { competition, round, count, due: siteTime(new Date(dueAt)).slice(0, MINUTES) }
      await notify(tx, { clock }, { userId, event: 'judging.deadline', facts, link: '/judgeMarks' })
    }
  })
}
