import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { required } from '../../required'
import { requireManaged } from '../competition-editing/competition-editing.policy'
import { lockCompetition } from '../competition-editing/managed-competitions.queries'
import { roundState } from '../judging/judging.policy'
import { ASSIGN, requireOpenRound, requireReadable } from './judge-admin.policy'
import { presentPanel, presentRound } from './judge-admin.presenter'
import { reportInvited } from './judge-messages'
import { listJudgeStates } from './judges.queries'
import { giveSamples } from './samples.service'
import { poolScope } from './judges.service'
import {
  countWorks,
  countWorksOfPanel,
  findPanel,
  hasAssignments,
  insertPanel,
  listCourses,
  listGroups,
  listMembersOf,
  listPanelMembers,
  listPanels,
  listRounds,
  listSchemes,
  lockPanel,
  overlaps,
  type PanelRow,
  type PanelValues,
  setMembers,
  updatePanel,
} from './panels.queries'

type Save = Call<'saveJudgePanel'>

/** A panel with its members and counts. */
export async function readPanel(db: Db, id: number): Promise<Schema<'ManagedPanel'>> {
  const panel = required(await findPanel(db, id), 'panel')
  const [counts] = await countWorksOfPanel(db, id)
  return presentPanel(panel, await listPanelMembers(db, id), counts)
}

/** Panels of a competition with what they can be made of. */
export async function readPanels(call: Call<'getJudgePanels'>): Promise<Schema<'PanelBoard'>> {
  const { db, clock, query } = call
  const { competitionId } = query
  const competition = await requireReadable(call, competitionId)
  const now = clock.now()
  const [rounds, groups, schemes, courses, panels, members, counts] = await Promise.all([
    listRounds(db, competitionId),
    listGroups(db, competitionId),
    listSchemes(db, competitionId),
    listCourses(db, competitionId),
    listPanels(db, competitionId),
    listMembersOf(db, competitionId),
    countWorks(db, competitionId),
  ])
  return {
    isOpen: competition.state === 'announced',
    rounds: rounds.map((round) => presentRound(round, roundState(round, competition.state, now) === 'closed')),
    groups,
    schemes,
    courses,
    panels: panels.map((panel) =>
      presentPanel(
        panel,
        members,
        counts.find(({ panelId }) => panelId === panel.id),
      ),
    ),
  }
}

/** Throws unless round, group, scheme and subject belong to the competition, and no other panel judges the same. */
async function requireParts(tx: Db, { body, clock, actor }: Save): Promise<void> {
  const { id, competitionId, phaseId, groupId, courseId, schemeId } = body
  const competition = await requireManaged({ db: tx, actor, clock }, ASSIGN, competitionId)
  const rounds = await listRounds(tx, competitionId)
  const round = rounds.find((one) => one.id === phaseId)
  const has = (rows: readonly { id: number }[], wanted: number) => rows.some((one) => one.id === wanted)
  const isKnown =
    has(await listGroups(tx, competitionId), groupId) && has(await listSchemes(tx, competitionId), schemeId)
  const courses = await listCourses(tx, competitionId)
  if (!round || !isKnown || (courseId !== null && !courses.some((one) => one.courseId === courseId))) throw notFound()
  requireOpenRound(competition, round, clock.now())
  if (await overlaps(tx, { phaseId, groupId, courseId, ...(id !== undefined && { id }) }))
    throw refuse('PANEL_OVERLAPS', 'judgeAdmin.overlaps')
}

/** Throws unless the panel may have these members. */
async function requireMembers(tx: Db, call: Save, known: PanelRow | undefined): Promise<void> {
  const { members, marksPerWork } = call.body
  const ids = members.map(({ userId }) => userId)
  if (new Set(ids).size !== ids.length) throw invalidFields([{ field: 'members', key: 'judgeAdmin.memberTwice' }])
  if (members.filter(({ role }) => role === 'chief').length > 1)
    throw invalidFields([{ field: 'members', key: 'judgeAdmin.oneChief' }])
  if (members.filter(({ role }) => role !== 'reserve').length < marksPerWork)
    throw invalidFields([{ field: 'members', key: 'judgeAdmin.tooFewMembers', gaps: { count: marksPerWork } }])
  const present = known ? await listPanelMembers(tx, known.id) : []
  const added = ids.filter((id) => present.every(({ userId }) => userId !== id))
  const judges = await listJudgeStates(tx, poolScope(call), added)
  if (judges.length !== added.length) throw notFound()
  const suspended = judges.find(({ state }) => state === 'suspended')
  if (suspended)
    throw invalidFields([{ field: 'members', key: 'judgeAdmin.suspended', gaps: { name: suspended.name } }])
  const busy = present.find(({ userId, open, done }) => !ids.includes(userId) && open + done > 0)
  if (busy) throw invalidFields([{ field: 'members', key: 'judgeAdmin.memberBusy', gaps: { name: busy.name } }])
}

const valuesOf = ({ competitionId, phaseId, groupId, courseId, name, ...rest }: Save['body']): PanelValues => {
  const { schemeId, marksPerWork, avoidsArea, members } = rest
  const chief = members.find(({ role }) => role === 'chief')
  const chiefId = chief ? chief.userId : null
  return { competitionId, phaseId, groupId, courseId, name: name.trim(), schemeId, marksPerWork, avoidsArea, chiefId }
}

const FIXED = ['phaseId', 'groupId', 'courseId', 'schemeId'] as const

/** Stores a panel. What its works are judged by stays as it is once there are assignments. */
export function savePanel(call: Save): Promise<Schema<'ManagedPanel'>> {
  const { db, body } = call
  return db.transaction(async (tx) => {
    await lockCompetition(tx, body.competitionId)
    await requireManaged({ ...call, db: tx }, ASSIGN, body.competitionId)
    // Works are given to members under this lock.
    if (body.id !== undefined) await lockPanel(tx, body.id)
    const known = body.id === undefined ? undefined : await findPanel(tx, body.id)
    if (body.id !== undefined && known?.competitionId !== body.competitionId) throw notFound()
    if (known && body.version !== undefined && body.version !== known.version)
      throw versionConflict(await readPanel(tx, known.id))
    const values = valuesOf(body)
    if (values.name === '') throw invalidFields([{ field: 'name', key: 'judgeAdmin.nameRequired' }])
    await requireParts(tx, call)
    const isMoved = known && FIXED.some((field) => known[field] !== values[field])
    if (isMoved && (await hasAssignments(tx, known.id))) throw refuse('PANEL_IN_USE', 'judgeAdmin.inUse')
    await requireMembers(tx, call, known)
    if (known) await updatePanel(tx, known.id, values)
    const id = known ? known.id : await insertPanel(tx, values)
    const present = known ? await listPanelMembers(tx, known.id) : []
    await setMembers(tx, id, body.members)
    const invited = body.members.filter((member) => present.every(({ userId }) => userId !== member.userId))
    await reportInvited(
      tx,
      call,
      required(await findPanel(tx, id), 'panel'),
      invited.map(({ userId }) => userId),
    )
    await giveSamples(tx, required(await findPanel(tx, id), 'panel'))
    await recordOperation(tx, call, {
      action: 'judgeAdmin.panel',
      permissionCode: ASSIGN,
      target: { type: 'judge-panel', id, label: values.name },
      facts: { marksPerWork: values.marksPerWork, members: body.members.length },
    })
    return readPanel(tx, id)
  })
}
