import type { OperationAction } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { required } from '../../required'
import { coversPosition } from '../../security/scope'
import { requireManaged } from '../competition-editing/competition-editing.policy'
import { isKindOpen, phaseOf } from '../competitions/competition-phases'
import { listPhases } from '../competitions/competitions.queries'
import { notify } from '../notifications/notify'
import { computeRound } from './compute-round.service'
import { isOwnRun, presentRunDetail } from './result-runs.presenter'
import {
  countOpenAssignments,
  countOpenObjections,
  findRound,
  findRun,
  insertGrants,
  insertRun,
  listAuthors,
  listAwardLines,
  listResults,
  lockResults,
  publishGrants,
  type ResultInsert,
  revokeGrants,
  type RunRow,
  updateResultAward,
  updateRun,
} from './result-runs.queries'

type Detail = Schema<'ResultRunDetail'>
type ResultCall = Pick<AnyCall, 'db' | 'actor' | 'clock'>

const REASON_MIN = 5

/** The run if the organiser of its competition is in the caller's scope with this code; otherwise it is not there. */
export async function requireRun({ db, actor }: ResultCall, code: string, id: number): Promise<RunRow> {
  const run = await findRun(db, id)
  if (!run || !coversPosition(actor.scopeOf(code), run.position)) throw notFound()
  return run
}

/** A run with its results. */
export async function readRun({ db, actor }: Pick<ResultCall, 'db' | 'actor'>, run: RunRow): Promise<Detail> {
  const [awards, results] = await Promise.all([listAwardLines(db, run.competitionId), listResults(db, run.id)])
  return presentRunDetail({ run, readerId: actor.userId, awards, results })
}

/** Computes the results of a round from its marks in one transaction; every step is stored. */
export async function compute(call: Call<'computeResult'>): Promise<{ runId: number }> {
  const { db, body, actor, clock } = call
  const { competitionId, phaseId } = body
  return db.transaction(async (tx) => {
    await lockResults(tx, competitionId)
    const competition = await requireManaged({ ...call, db: tx }, 'comp:result:compute', competitionId)
    const round = await findRound(tx, competitionId, phaseId)
    if (!round) throw notFound()
    if (competition.state !== 'announced') throw refuse('RESULT_STATE', 'results.notRunning')
    const open = await countOpenAssignments(tx, phaseId)
    if (open > 0) throw refuse('RESULT_MARKS_MISSING', 'results.marksMissing', { count: open })
    const { results, params, inputHash } = await computeRound(tx, competitionId, round)
    const rows = results.map((result): ResultInsert => ({
      workId: result.workId,
      steps: result.steps,
      usedMarks: result.usedMarks.length,
      score: result.score,
      shown: result.shown,
      rank: result.rank,
      tiePath: result.tiePath,
      awardId: result.awardId,
      needsArbitration: result.flags.includes('needsArbitration'),
      flags: [...result.flags, ...(result.needsCommittee ? ['needsCommittee'] : [])],
    }))
    const run = { competitionId, phaseId, params, inputHash, computedBy: actor.userId, at: clock.now() }
    const runId = await insertRun(tx, run, rows)
    await recordOperation(tx, call, {
      action: 'result.compute',
      permissionCode: 'comp:result:compute',
      target: { type: 'resultRun', id: runId, label: competition.name },
      facts: { round: round.name, works: rows.length, inputHash },
    })
    return { runId }
  })
}

function requireReason(text: string): string {
  const reason = text.trim()
  if (reason.length < REASON_MIN) throw invalidFields([{ field: 'reason', key: 'results.reasonRequired' }])
  return reason
}

/** Gives a work another award, or none: a tie across a line, or what the committee decided, with its written reason. */
export async function adjustAward(call: Call<'adjustResultAward'>): Promise<Detail> {
  const { db, body } = call
  const reason = requireReason(body.reason)
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, call, 'comp:result:compute', body)
    if (run.state !== 'computed') throw refuse('RESULT_STATE', 'results.notComputed')
    const results = await listResults(tx, run.id)
    const before = results.find(({ workId }) => workId === body.workId)
    const lines = await listAwardLines(tx, run.competitionId)
    const award = lines.find(({ id }) => id === body.awardId)
    const isOfGroup = award !== undefined && (award.groupId === null || award.groupId === before?.groupId)
    if (!before || (body.awardId !== null && !isOfGroup)) throw notFound()
    await updateResultAward(tx, { runId: run.id, workId: body.workId, awardId: body.awardId, reason })
    await updateRun(tx, run.id, { adjustedBy: [...new Set([...run.adjustedBy, call.actor.userId])] })
    await recordOperation(tx, call, {
      action: 'result.adjustAward',
      permissionCode: 'comp:result:compute',
      target: { type: 'competition-work', id: body.workId, label: before.title },
      difference: await differenceOf(call.secrets, { award: before.awardName }, { award: award ? award.name : null }),
      facts: { reason, run: run.id },
    })
    return readRun({ ...call, db: tx }, required(await findRun(tx, run.id), 'run'))
  })
}

/** The run in the version that the caller has seen, with no other change of the competition's results going on. */
async function lockRun(
  tx: Db,
  call: ResultCall,
  code: string,
  { id, version }: { id: number; version?: number },
): Promise<RunRow> {
  const known = await requireRun({ ...call, db: tx }, code, id)
  await lockResults(tx, known.competitionId)
  const run = await requireRun({ ...call, db: tx }, code, id)
  if (version !== undefined && version !== run.version) throw versionConflict(await readRun({ ...call, db: tx }, run))
  return run
}

interface RunChange {
  code: string
  action: OperationAction
  /** States that the change starts from. */
  from: readonly RunRow['state'][]
  to: RunRow['state']
  change: (tx: Db, run: RunRow) => Promise<void>
  /** Columns that change with the state. */
  columns?: { confirmedBy: number; confirmedAt: Date }
  reason?: string
}

type ChangeCall = Call<'confirmResult'> | Call<'startResultPublicity'> | Call<'publishResult'> | Call<'voidResult'>

function changeRun(call: ChangeCall, { code, action, from, to, change, columns, reason }: RunChange): Promise<Detail> {
  const { db, body } = call
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, call, code, body)
    if (!from.includes(run.state)) throw refuse('RESULT_STATE', 'results.wrongState')
    await change(tx, run)
    await updateRun(tx, run.id, { ...columns, state: to })
    await recordOperation(tx, call, {
      action,
      permissionCode: code,
      target: { type: 'resultRun', id: run.id, label: run.competitionName },
      difference: await differenceOf(call.secrets, { state: run.state }, { state: to }),
      ...(reason !== undefined && { facts: { reason } }),
    })
    return readRun({ ...call, db: tx }, required(await findRun(tx, run.id), 'run'))
  })
}

/** Confirms a run: by a person who has neither computed nor adjusted it, and with nothing left to decide. */
export const confirm = (call: Call<'confirmResult'>): Promise<Detail> =>
  changeRun(call, {
    code: 'comp:result:confirm',
    action: 'result.confirm',
    from: ['computed'],
    to: 'confirmed',
    columns: { confirmedBy: call.actor.userId, confirmedAt: call.clock.now() },
    change: async (tx, run) => {
      if (isOwnRun(run, call.actor.userId)) throw refuse('RESULT_SAME_PERSON', 'results.samePerson')
      const results = await listResults(tx, run.id)
      const open = results.filter(
        ({ flags, needsArbitration, adjustReason }) =>
          adjustReason === null && (needsArbitration || flags.includes('needsCommittee')),
      )
      if (open.length > 0) throw refuse('RESULT_UNDECIDED', 'results.undecided', { count: open.length })
    },
  })

/** Begins the public notice of a confirmed run: its awards are announced, and objections can be made. */
export const startPublicity = (call: Call<'startResultPublicity'>): Promise<Detail> =>
  changeRun(call, {
    code: 'comp:result:publish',
    action: 'result.publicity',
    from: ['confirmed'],
    to: 'publicity',
    change: async (tx, run) => {
      const phases = await listPhases(tx, [run.competitionId])
      if (!isKindOpen(phases, 'publicity', call.clock.now()))
        throw refuse('RESULT_NOTICE_CLOSED', 'results.noticeNotOpen')
      await insertGrants(tx, run)
    },
  })

/** Publishes a run after its notice, once every objection is decided. */
export const publishRun = (call: Call<'publishResult'>): Promise<Detail> =>
  changeRun(call, {
    code: 'comp:result:publish',
    action: 'result.publish',
    from: ['publicity'],
    to: 'published',
    change: async (tx, run) => {
      const notice = phaseOf(await listPhases(tx, [run.competitionId]), 'publicity')
      if (notice && notice.endAt > call.clock.now()) throw refuse('RESULT_NOTICE_OPEN', 'results.noticeRunning')
      const open = await countOpenObjections(tx, run.competitionId)
      if (open > 0) throw refuse('RESULT_OBJECTIONS', 'results.openObjections', { count: open })
      await publishGrants(tx, run)
      for (const { applicantId, title } of await listAuthors(tx, run.id)) {
        const facts = { name: run.competitionName, title }
        await notify(tx, call, { userId: applicantId, event: 'result.published', facts, link: '/myScore' })
      }
    },
  })

/** Voids a run that is not published; what it has announced is revoked. */
export function voidRun(call: Call<'voidResult'>): Promise<Detail> {
  const reason = requireReason(call.body.reason)
  return changeRun(call, {
    code: 'comp:result:publish',
    action: 'result.void',
    from: ['computed', 'confirmed', 'publicity'],
    to: 'void',
    reason,
    change: (tx, run) => revokeGrants(tx, run.id, reason),
  })
}
