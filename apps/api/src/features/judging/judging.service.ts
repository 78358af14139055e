import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import { windowOf } from '../../db/page-window'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, refuse } from '../../http/refusals'
import { required } from '../../required'
import { fileKey } from '../../security/file-keys'
import { listOrganiserIds } from '../competitions/organisers.queries'
import { notifyMany } from '../notifications/notify'
import { listNamelessFiles, type NamelessFile } from '../own-works/nameless-files.queries'
import { listBlinding } from './blind-file'
import {
  AGREEMENT_VERSION,
  ASSIGN_CODE,
  isEditable,
  MIN_REASON,
  requireEditable,
  requireReadable,
  roundState,
} from './judging.policy'
import { judgeCodeOf, presentFile, presentMark, presentRound, presentSheet, presentTask } from './judging.presenter'
import {
  findSchemeTotal,
  findTask,
  type JudgeTaskRow,
  listRounds,
  listSheet,
  lockAssignment,
  pageTasks,
  type RoundRow,
  signPanels,
} from './judging.queries'
import { listTranscodes } from '../uploads/transcodes.queries'
import { findMark, setAssignmentState, voidDraft, writeReport } from './marks.queries'
import { requireSamplesDone } from './samples.service'

const STATE_ORDER = ['open', 'coming', 'closed']

/** Rounds of the caller: open ones first, then those to come, then what is over, the newest first. */
export async function readRounds({ db, actor, clock }: AnyCall): Promise<Schema<'JudgeTasks'>> {
  const now = clock.now()
  const rows = await listRounds(db, actor.userId)
  const rounds = rows
    .map((row) => presentRound(row, now))
    // An invitation ends with its round; what was judged stays in the list.
    .filter(({ state, counts }) => state !== 'closed' || Object.values(counts).some((count) => count > 0))
    .toSorted(
      (a, b) =>
        STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state) ||
        (a.state === 'closed' ? b.startAt.localeCompare(a.startAt) : a.startAt.localeCompare(b.startAt)),
    )
  return {
    judgeCode: judgeCodeOf(actor.userId),
    agreementVersion: AGREEMENT_VERSION,
    rounds,
    serverTime: siteTime(now),
  }
}

/** A round that the judge is invited to or judges in; others are not there. */
export async function requireRound(db: Db, userId: number, roundId: number): Promise<RoundRow> {
  const round = (await listRounds(db, userId)).find(({ id }) => id === roundId)
  if (!round) throw notFound()
  return round
}

/** Signs the agreement for one round. */
export function signAgreement(call: Call<'signJudgeAgreement'>): Promise<{ agreementAt: string }> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    const round = await requireRound(tx, actor.userId, body.roundId)
    if (body.version !== AGREEMENT_VERSION) throw refuse('AGREEMENT_CHANGED', 'judging.agreementChanged')
    if (round.agreementAt !== null) return { agreementAt: siteTime(new Date(round.agreementAt)) }
    const now = clock.now()
    if (roundState(round, round.competitionState, now) === 'closed') throw refuse('ROUND_CLOSED', 'judging.closed')
    await signPanels(tx, { judgeId: actor.userId, roundId: round.id, version: body.version, now })
    const target = { type: 'judge-round', id: round.id, label: round.name }
    await recordOperation(tx, call, { action: 'judging.sign', permissionCode: 'judge:task', target })
    return { agreementAt: siteTime(now) }
  })
}

/** One page of the works of a round. */
export async function readTasks(call: Call<'queryPageJudgeTasks'>): Promise<Schema<'JudgeTaskPage'>> {
  const { db, actor, clock, body } = call
  const { currentPage, pageSize, t } = body
  const round = await requireRound(db, actor.userId, t.roundId)
  if (round.agreementAt === null) throw refuse('AGREEMENT_REQUIRED', 'judging.agreementRequired')
  if (roundState(round, round.competitionState, clock.now()) === 'coming')
    throw refuse('ROUND_NOT_OPEN', 'judging.notOpenYet')
  const rows = await pageTasks(db, actor.userId, t, windowOf(currentPage, pageSize))
  const [first] = rows
  return { data: rows.map(presentTask), total: first ? first.count : 0, currentPage, pageSize }
}

/** The caller's own assignment; that of another judge looks like none. */
export async function requireTask(db: Db, { actor }: Pick<AnyCall, 'actor'>, id: number): Promise<JudgeTaskRow> {
  const task = await findTask(db, actor.userId, id)
  if (!task) throw notFound()
  return task
}

/** What a key to a file of a work is made for. */
export const judgeFileSubject = (
  assignmentId: number,
  { slot, seq }: Pick<NamelessFile, 'slot' | 'seq'>,
  session: string,
) => `judge/${assignmentId}/${slot}/${seq}/${session}`

async function filesOf(call: AnyCall, task: JudgeTaskRow): Promise<Schema<'JudgeWork'>['files']> {
  if (task.assignmentState === 'recused') return []
  const { db, secrets, clock, actor } = call
  const { slots } = task.slots
  const rows = await listNamelessFiles(db, task.workId)
  const placeOf = ({ slot }: NamelessFile) => slots.findIndex(({ key }) => key === slot)
  const shown = rows.filter((row) => placeOf(row) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b) || a.seq - b.seq)
  const transcodes = await listTranscodes(
    db,
    rows.map(({ fileId }) => fileId),
  )
  const sent = shown.map(({ fileId }) => transcodes.find((each) => each.fileId === fileId)?.copyId ?? fileId)
  const blinding = await listBlinding(call, sent)
  return Promise.all(
    shown.map(async (row, index) => {
      const key = await fileKey(secrets, judgeFileSubject(task.id, row, actor.sessionId), clock.now())
      const query = new URLSearchParams({ session: actor.sessionId, key })
      const { label } = required(slots[placeOf(row)], 'slot')
      return {
        ...presentFile(row, transcodes),
        isWithheld: blinding.get(required(sent[index], 'file')) === 'withheld',
        label,
        url: `/api/judge/file/${task.id}/${row.slot}/${row.seq}?${query.toString()}`,
      }
    }),
  )
}

/** A work to score. */
export async function readWork(call: Call<'getJudgeWork'>): Promise<Schema<'JudgeWork'>> {
  const { db, clock, query } = call
  const now = clock.now()
  const task = await requireTask(db, call, query.assignmentId)
  requireReadable(task, now)
  await requireSamplesDone(db, call, task)
  const [files, criteria, total, mark] = await Promise.all([
    filesOf(call, task),
    listSheet(db, task.schemeId),
    findSchemeTotal(db, task.schemeId),
    findMark(db, task.id),
  ])
  return {
    assignmentId: task.id,
    workNo: task.workNo,
    title: task.anonTitle,
    summary: task.summary,
    textbook: task.textbook,
    gradeName: task.gradeName,
    knowledge: task.knowledge,
    groupName: task.groupName,
    gardeName: task.gardeName,
    courseName: task.courseName,
    isSample: task.kind === 'calibration',
    state: task.state,
    isOpen: isEditable(task) && roundState(task.phase, task.competitionState, now) === 'open',
    dueAt: task.dueAt && siteTime(task.dueAt),
    files,
    sheet: presentSheet(required(total, 'scheme'), criteria),
    mark: presentMark(mark),
    serverTime: siteTime(now),
  }
}

/** The assignment, which no other request changes until the transaction ends. */
export async function claimTask(tx: Db, call: AnyCall, id: number): Promise<JudgeTaskRow> {
  await lockAssignment(tx, call.actor.userId, id)
  return requireTask(tx, call, id)
}

/** What the log says of a judge's action: the number of the work, which names no person. */
export const targetOf = ({ id, workNo }: JudgeTaskRow) => ({ type: 'judge-assignment', id, label: workNo })

/** Steps back from a work. Doing it again changes nothing. */
export function recuse(call: Call<'recuseJudge'>): Promise<{ state: 'recused' }> {
  const { db, clock, body } = call
  return db.transaction(async (tx) => {
    const task = await claimTask(tx, call, body.assignmentId)
    if (task.assignmentState === 'recused') return { state: 'recused' }
    requireEditable(task, clock.now())
    await requireSamplesDone(tx, call, task)
    const reason = body.reason.trim()
    if (reason.length < MIN_REASON) throw invalidFields([{ field: 'reason', key: 'judging.reasonRequired' }])
    await setAssignmentState(tx, task.id, { state: 'recused', recuseReason: reason })
    await voidDraft(tx, task.id)
    await notifyMany(tx, call, {
      userIds: await listOrganiserIds(tx, task.competitionId, ASSIGN_CODE),
      event: 'judging.recused',
      facts: {
        judge: call.actor.name,
        competition: task.competitionName,
        round: task.phase.name,
        workNo: task.workNo,
        reason,
      },
      link: `/judge-management?competition=${task.competitionId}`,
    })
    const operation = { action: 'judging.recuse' as const, permissionCode: 'judge:recuse', target: targetOf(task) }
    await recordOperation(tx, call, operation)
    return { state: 'recused' }
  })
}

/** Reports a suspected breach of the rules. */
export function report(call: Call<'reportJudgedWork'>): Promise<{ state: JudgeTaskRow['state'] }> {
  const { db, clock, body } = call
  return db.transaction(async (tx) => {
    const task = await claimTask(tx, call, body.assignmentId)
    requireReadable(task, clock.now())
    await requireSamplesDone(tx, call, task)
    const content = body.content.trim()
    if (content.length < MIN_REASON) throw invalidFields([{ field: 'content', key: 'judging.reportRequired' }])
    await writeReport(tx, { assignmentId: task.id, kind: body.kind, content, createdAt: clock.now() })
    const operation = { action: 'judging.report' as const, permissionCode: 'judge:task', target: targetOf(task) }
    await recordOperation(tx, call, { ...operation, facts: { kind: body.kind } })
    return { state: task.state }
  })
}
