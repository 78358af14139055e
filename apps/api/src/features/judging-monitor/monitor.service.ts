import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import { parseSiteTime, siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, refuse } from '../../http/refusals'
import { required } from '../../required'
import { requireManaged } from '../competition-editing/competition-editing.policy'
import { findPanel, listRounds, lockPanel, type PanelRow, type RoundRow } from '../judge-admin/panels.queries'
import { roundState } from '../judging/judging.policy'
import { notifyMany } from '../notifications/notify'
import {
  claimReminders,
  findRoundOwner,
  listJudgeProgress,
  listMonitoredRounds,
  listPanelProgress,
  onePanel,
  updateDueDates,
} from './monitor.queries'

/** The code for the progress of judging. */
export const MONITOR = 'comp:monitor'
/** The code without which no score is shown, nor anything computed from scores (domain 4.3, J4). */
const SCORES = 'comp:mark:view'
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

type MonitorCall = Pick<AnyCall, 'db' | 'actor' | 'clock'>

/** May the caller see how far marks are from one another? */
export const maySeeScores = ({ actor }: Pick<AnyCall, 'actor'>): boolean => actor.codes.has(SCORES)

/** The round, if its competition is the caller's; otherwise it is not there. */
export async function requireMonitoredRound(call: MonitorCall, phaseId: number) {
  const competitionId = await findRoundOwner(call.db, phaseId)
  if (competitionId === undefined) throw notFound()
  return requireManaged(call, MONITOR, competitionId)
}

/** Rounds of a competition with panels, and how far the panels of one of them are. */
export async function readMonitor(call: Call<'getJudgingMonitor'>): Promise<Schema<'JudgingMonitor'>> {
  const { db, query, clock } = call
  const competition = await requireManaged(call, MONITOR, query.competitionId)
  const now = clock.now()
  const rounds = await listMonitoredRounds(db, competition.id)
  const all = await listRounds(db, competition.id)
  const stateOf = (id: number) => {
    const round = all.find((one) => one.id === id)
    return round ? roundState(round, competition.state, now) : 'closed'
  }
  const shown =
    rounds.find(({ id }) => id === query.phaseId) ?? rounds.find(({ id }) => stateOf(id) === 'open') ?? rounds.at(-1)
  return {
    rounds: rounds.map(({ id, name, endAt, panels }) => {
      return { id, name, endAt: siteTime(new Date(endAt)), state: stateOf(id), panels }
    }),
    phaseId: shown ? shown.id : null,
    panels: shown ? await listPanelProgress(db, shown.id, now) : [],
    canSeeScores: maySeeScores(call),
    serverTime: siteTime(now),
  }
}

/** The panel, if its competition is the caller's; otherwise it is not there. */
export async function requireMonitoredPanel(call: MonitorCall, id: number): Promise<PanelRow> {
  const panel = await findPanel(call.db, id)
  if (!panel) throw notFound()
  await requireManaged(call, MONITOR, panel.competitionId)
  return panel
}

/** Judges of a panel with how far they are. */
export async function readJudges(call: Call<'getPanelProgress'>): Promise<Schema<'ProgressOfJudge'>[]> {
  const panel = await requireMonitoredPanel(call, call.query.panelId)
  return listJudgeProgress(call.db, onePanel(panel.id), { now: call.clock.now(), withScores: maySeeScores(call) })
}

interface OpenRound {
  panel: PanelRow
  round: RoundRow
  competitionName: string
}

/** The panel, locked, if its round is open or still to come. */
async function claim(tx: Db, call: AnyCall, panelId: number): Promise<OpenRound> {
  await lockPanel(tx, panelId)
  const inside = { ...call, db: tx }
  const panel = await requireMonitoredPanel(inside, panelId)
  const competition = await requireManaged(inside, MONITOR, panel.competitionId)
  const round = required(
    (await listRounds(tx, panel.competitionId)).find(({ id }) => id === panel.phaseId),
    'round',
  )
  if (roundState(round, competition.state, call.clock.now()) === 'closed')
    throw refuse('ROUND_CLOSED', 'judgingMonitor.roundOver')
  return { panel, round, competitionName: competition.name }
}

const record = (
  tx: Db,
  call: AnyCall,
  action: 'remind' | 'dueDate',
  { id, name }: PanelRow,
  facts: Record<string, string | number>,
) =>
  recordOperation(tx, call, {
    action: `judging.${action}`,
    permissionCode: MONITOR,
    target: { type: 'judge-panel', id, label: name },
    facts,
  })

/** Reminds judges of a panel: those who are named and have open tasks, or all who are late; each at most once an hour. */
export function remind(call: Call<'remindJudges'>): Promise<Schema<'ReminderResult'>> {
  const { db, body, clock } = call
  const now = clock.now()
  const userIds = [...new Set(body.userIds ?? [])]
  return db.transaction(async (tx) => {
    const { panel, round, competitionName } = await claim(tx, call, body.panelId)
    const since = new Date(now.getTime() - HOUR_MS)
    const reminded = await claimReminders(tx, { panelId: panel.id, userIds }, { now, since })
    await notifyMany(tx, call, {
      userIds: reminded,
      event: 'judging.reminder',
      facts: { competition: competitionName, round: round.name, end: siteTime(round.endAt).slice(0, 16) },
    })
    if (reminded.length > 0) await record(tx, call, 'remind', panel, { judges: reminded.length })
    return { reminded: reminded.length, skipped: Math.max(0, userIds.length - reminded.length) }
  })
}

/** The moment until which the round takes marks. */
const lastMoment = ({ endAt, graceMinutes }: RoundRow) => new Date(endAt.getTime() + graceMinutes * MINUTE_MS)

/** Gives open tasks of a panel, or of one of its judges, another due date within the round. */
export function setDueDate(call: Call<'setJudgingDueDate'>): Promise<Schema<'DueDateResult'>> {
  const { db, body, clock } = call
  const now = clock.now()
  return db.transaction(async (tx) => {
    const { panel, round, competitionName } = await claim(tx, call, body.panelId)
    const dueAt = parseSiteTime(body.dueAt)
    if (!dueAt || dueAt <= now) throw invalidFields([{ field: 'dueAt', key: 'judgingMonitor.dueInPast' }])
    if (dueAt > lastMoment(round))
      throw invalidFields([
        {
          field: 'dueAt',
          key: 'judgingMonitor.dueAfterRound',
          gaps: { end: siteTime(lastMoment(round)).slice(0, 16) },
        },
      ])
    const { tasks, judges } = await updateDueDates(tx, { panelId: panel.id, userId: body.userId, dueAt })
    if (tasks === 0) throw refuse('NO_OPEN_TASKS', 'judgingMonitor.noOpenTasks')
    const due = siteTime(dueAt).slice(0, 16)
    await notifyMany(tx, call, {
      userIds: judges,
      event: 'judging.due',
      facts: { competition: competitionName, round: round.name, due },
    })
    await record(tx, call, 'dueDate', panel, { tasks, judges: judges.length, due })
    return { tasks, judges: judges.length }
  })
}
