import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import { windowOf } from '../../db/page-window'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, refuse } from '../../http/refusals'
import { itemAt, required } from '../../required'
import {
  type AssignmentRow,
  findAssignment,
  findWork,
  insertAssignments,
  isJudged,
  listAssignmentsOf,
  listPanelConflicts,
  lockAssignments,
  pageWorks,
  revokeAssignments,
  setReplacement,
  startJudging,
} from './assignments.queries'
import { ASSIGN, lockOpenPanel, type OpenPanel, requirePanel } from './judge-admin.policy'
import { reportAssigned, reportRecusalDecided } from './judge-messages'
import { listPanelMembers } from './panels.queries'

type Work = Schema<'AssignedWork'>

const MIN_REASON = 5
const PLACES = 1_000_000

const conflictTexts = {
  author: 'judgeAdmin.conflictAuthor',
  school: 'judgeAdmin.conflictSchool',
  guardian: 'judgeAdmin.conflictGuardian',
  area: 'judgeAdmin.conflictArea',
  competitor: 'judgeAdmin.conflictCompetitor',
} as const

/** One page of the works of a panel with their judges. */
export async function readAssignments(call: Call<'queryPageAssignments'>): Promise<Schema<'AssignedWorkPage'>> {
  const { db, body } = call
  const { currentPage, pageSize, t } = body
  await requirePanel(call, t.panelId)
  const { rows, total } = await pageWorks(db, t, windowOf(currentPage, pageSize))
  return { data: rows, total, currentPage, pageSize }
}

const readWork = async (tx: Db, panelId: number, workId: number): Promise<Work> =>
  required(await findWork(tx, panelId, workId), 'work')

/** Throws unless the judge may have the work: a member without a conflict who does not have it and has not refused it. */
async function requireFree(tx: Db, { panel }: OpenPanel, workId: number, judgeId: number): Promise<void> {
  const member = (await listPanelMembers(tx, panel.id)).find(({ userId }) => userId === judgeId)
  if (!member) throw notFound()
  if (member.isSuspended) throw refuse('JUDGE_SUSPENDED', 'judgeAdmin.suspended', { name: member.name })
  if (member.declinedAt !== null)
    throw refuse('INVITATION_DECLINED', 'judgeAdmin.invitationDeclined', { name: member.name })
  if (!(await isJudged(tx, panel.id, workId))) throw notFound()
  const [conflict] = await listPanelConflicts(tx, panel.id, [judgeId], workId)
  if (conflict) throw refuse('CONFLICT_OF_INTEREST', conflictTexts[conflict.rule], { name: member.name })
  const own = (await listAssignmentsOf(tx, panel.id, workId)).find((row) => row.judgeId === judgeId)
  if (own?.state === 'recused') throw refuse('JUDGE_RECUSED', 'judgeAdmin.recusedBefore', { name: member.name })
  if (own && (own.state !== 'revoked' || own.hasMark))
    throw refuse('ALREADY_ASSIGNED', 'judgeAdmin.alreadyAssigned', { name: member.name })
}

async function give(
  tx: Db,
  call: AnyCall,
  { panel, round }: OpenPanel,
  { workId, judgeId, kind }: { workId: number; judgeId: number; kind: 'main' | 'arbitration' },
): Promise<number> {
  const place = itemAt(crypto.getRandomValues(new Uint32Array(1)), 0) % PLACES
  const rows = [{ workId, judgeId, place }]
  const [made] = await insertAssignments(tx, { panelId: panel.id, kind, dueAt: round.endAt, rows })
  await startJudging(tx, panel.id, { actorId: call.actor.userId, at: call.clock.now() })
  await reportAssigned(tx, call, { panel, round }, [judgeId])
  return required(made, 'assignment').id
}

/** What the log says: the number of the work, which names no person. */
const record = (
  tx: Db,
  call: AnyCall,
  action: 'assign' | 'revoke' | 'replace',
  { id, workNo }: { id: number; workNo: string },
  facts = {},
) =>
  recordOperation(tx, call, {
    action: `judgeAdmin.${action}`,
    permissionCode: ASSIGN,
    target: { type: 'judge-assignment', id, label: workNo },
    facts,
  })

/** Gives a work to a judge. */
export function assign(call: Call<'assignWork'>): Promise<Work> {
  const { panelId, workId, judgeId, kind } = call.body
  return call.db.transaction(async (tx) => {
    const open = await lockOpenPanel(tx, call, panelId)
    await requireFree(tx, open, workId, judgeId)
    const id = await give(tx, call, open, { workId, judgeId, kind })
    const work = await readWork(tx, panelId, workId)
    await record(tx, call, 'assign', { id, workNo: work.workNo }, { kind })
    return work
  })
}

/** The assignment with its panel, locked; that of another organiser looks like none. */
async function claim(tx: Db, call: AnyCall, id: number) {
  const known = await findAssignment(tx, id)
  if (!known) throw notFound()
  const open = await lockOpenPanel(tx, call, known.panelId)
  await lockAssignments(tx, { assignmentId: id })
  const { kind, ...row } = required(await findAssignment(tx, id), 'assignment')
  // Samples are chosen for the whole panel.
  if (kind === 'calibration') throw notFound()
  return { open, row: { ...row, kind } }
}

/** Throws when the judge has submitted the mark, which stays. */
function requireUnsubmitted({ state }: Pick<AssignmentRow, 'state'>): void {
  if (state === 'submitted' || state === 'locked' || state === 'returned')
    throw refuse('MARK_SUBMITTED', 'judgeAdmin.markSubmitted')
}

/** Takes a work from a judge who has not submitted. */
export function revoke(call: Call<'revokeAssignment'>): Promise<Work> {
  return call.db.transaction(async (tx) => {
    const { row } = await claim(tx, call, call.body.assignmentId)
    requireUnsubmitted(row)
    if (row.state === 'recused' || row.state === 'revoked') throw refuse('ASSIGNMENT_ENDED', 'judgeAdmin.ended')
    const reason = call.body.reason.trim()
    if (reason.length < MIN_REASON) throw invalidFields([{ field: 'reason', key: 'judgeAdmin.reasonRequired' }])
    await revokeAssignments(tx, [row.id])
    await record(tx, call, 'revoke', row, { reason })
    return readWork(tx, row.panelId, row.workId)
  })
}

/** Gives the work of a judge who stepped back, or has not submitted, to another one. */
export function replace(call: Call<'replaceAssignment'>): Promise<Work> {
  const { assignmentId, judgeId } = call.body
  return call.db.transaction(async (tx) => {
    const { open, row } = await claim(tx, call, assignmentId)
    requireUnsubmitted(row)
    if (row.replacedBy !== null) throw refuse('ALREADY_REPLACED', 'judgeAdmin.alreadyReplaced')
    await requireFree(tx, open, row.workId, judgeId)
    if (row.state !== 'recused') await revokeAssignments(tx, [row.id])
    const id = await give(tx, call, open, { workId: row.workId, judgeId, kind: row.kind })
    await setReplacement(tx, row.id, id)
    if (row.state === 'recused') await reportRecusalDecided(tx, call, open, row)
    await record(tx, call, 'replace', { id, workNo: row.workNo })
    return readWork(tx, row.panelId, row.workId)
  })
}
