import { userTypes } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import { parseSiteTime, siteTime } from '../../clock'
import { type Db, violatedConstraint } from '../../db/database'
import { windowOf } from '../../db/page-window'
import type { AnyCall, Call } from '../../http/call'
import { type FieldFault, invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { required } from '../../required'
import { isYoungChild } from '../../security/masks'
import { notify } from '../notifications/notify'
import { releaseUploads } from '../uploads/uploads.queries'
import { listDocuments } from '../uploads/upload-documents.queries'
import { isClassOfSchool } from '../users/user-references.queries'
import { areInDifferentCounties, findTarget, listPeople, type PersonRow } from './school-change-people.queries'
import { applyDueChanges } from './school-change-effect.service'
import { currentStep, isUndecided, stateAfter } from './school-change-steps'
import { AUDIT, isOwnRequest, mayDecide, maySee } from './school-changes.policy'
import { presentSchoolChanges } from './school-changes.presenter'
import {
  findSchoolChange,
  insertSchoolChange,
  insertStep,
  listOwnChanges,
  lockSchoolChange,
  pageSchoolChanges,
  type SchoolChangeRow,
  updateSchoolChange,
} from './school-changes.queries'

type Change = Schema<'SchoolChange'>
const MIN_REASON = 5
const MAX_FILES = 3
const MAX_FILE_BYTES = 10 * 1024 * 1024
const DOCUMENT_TYPES: readonly string[] = ['pdf', 'jpg', 'jpeg', 'png']
/** Days until a change may take effect at the latest. */
const MAX_DAYS = 366
const DAY_MS = 24 * 3_600_000
const OPEN: readonly Change['state'][] = ['submitted', 'out_agreed', 'in_agreed', 'authority_agreed']
const movable: readonly string[] = [userTypes.teacher, userTypes.student]
const targetOf = ({ id, userName }: SchoolChangeRow) => ({ type: 'changeSchool', id, label: userName })

/** A request as its sender sees it. */
async function forSender(db: Db, call: AnyCall, id: number): Promise<Change> {
  const row = required(await findSchoolChange(db, id), 'request')
  return required((await presentSchoolChanges(db, call, [row], 'sender'))[0], 'request')
}

async function forDecider(db: Db, call: AnyCall, row: SchoolChangeRow): Promise<Change> {
  return required((await presentSchoolChanges(db, call, [row], 'decider'))[0], 'request')
}

const isBlocked = ({ actor, clock }: AnyCall, { id, birthDate }: PersonRow) =>
  id === actor.userId && isYoungChild(birthDate, clock.now())

/** Whom the caller may move, and the requests so far. What is due takes effect before it is read. */
export async function readProgress(call: AnyCall): Promise<Schema<'SchoolChangeProgress'>> {
  const { db, actor } = call
  await applyDueChanges(call)
  const people = (await listPeople(db, actor.userId)).filter(({ userType }) => movable.includes(userType))
  const rows = await listOwnChanges(
    db,
    actor.userId,
    people.map(({ id }) => id),
  )
  const isOpen = (userId: number) => rows.some((row) => row.userId === userId && OPEN.includes(row.state))
  return {
    people: people.map((person) => ({
      userId: person.id,
      name: person.name,
      isChild: person.id !== actor.userId,
      isStudent: person.userType === userTypes.student,
      schoolName: person.schoolName,
      gradeName: person.gradeName,
      className: person.className,
      hasOpenRequest: isOpen(person.id),
      isBlocked: isBlocked(call, person),
    })),
    requests: await presentSchoolChanges(db, call, rows, 'sender'),
  }
}

type Submit = Call<'submitSchoolChange'>

function dayFault({ clock, body }: Submit): FieldFault[] {
  const day = parseSiteTime(body.effectiveOn)
  const today = siteTime(clock.now()).slice(0, 10)
  const last = siteTime(new Date(clock.now().getTime() + MAX_DAYS * DAY_MS)).slice(0, 10)
  const isFine = day !== undefined && body.effectiveOn >= today && body.effectiveOn <= last
  return isFine ? [] : [{ field: 'effectiveOn', key: 'changeSchool.dayInvalid' }]
}

/** Throws where the form is at fault, and where school, grade and class do not belong together. */
async function requireValid(tx: Db, call: Submit, person: PersonRow) {
  const { body } = call
  const target = await findTarget(tx, body.toSchoolId)
  if (!target) throw notFound()
  const faults: FieldFault[] = dayFault(call)
  if (body.reason.trim().length < MIN_REASON) faults.push({ field: 'reason', key: 'changeSchool.reasonRequired' })
  if (target.id === person.schoolId) faults.push({ field: 'toSchoolId', key: 'changeSchool.sameSchool' })
  const isStudent = person.userType === userTypes.student
  const isPlaceFine = isStudent
    ? await isClassOfSchool(tx, target.id, body.toGradeId, body.toClassId)
    : body.toGradeId === undefined && body.toClassId === undefined
  if (!isPlaceFine) faults.push({ field: 'toClassId', key: 'users.classNotInSchool' })
  const [first, ...rest] = faults
  if (first) throw invalidFields([first, ...rest])
  return target
}

async function takeDocuments(tx: Db, { actor, body }: Submit): Promise<string[]> {
  const wanted = [...new Set(body.fileIds)]
  if (wanted.length > MAX_FILES) throw invalidFields([{ field: 'fileIds', key: 'changeSchool.tooManyFiles' }])
  const found = await listDocuments(tx, actor.userId, wanted)
  if (found.length < wanted.length) throw notFound()
  if (found.some(({ ext, size }) => !DOCUMENT_TYPES.includes(ext) || size > MAX_FILE_BYTES))
    throw invalidFields([{ field: 'fileIds', key: 'changeSchool.fileInvalid' }])
  await releaseUploads(tx, wanted)
  return wanted
}

/** Sends a request for the caller or a child of the caller. */
export async function submitChange(call: Submit): Promise<Change> {
  const { db, actor, clock, body } = call
  return db
    .transaction(async (tx) => {
      const person = (await listPeople(tx, actor.userId)).find(({ id }) => id === body.userId)
      if (!person || !movable.includes(person.userType)) throw notFound()
      if (isBlocked(call, person)) throw refuse('CHANGE_BY_GUARDIAN', 'changeSchool.byGuardian')
      const target = await requireValid(tx, call, person)
      const fileIds = await takeDocuments(tx, call)
      const { kind, effectiveOn, toGradeId = null, toClassId = null } = body
      const needsAuthority = person.schoolId !== null && (await areInDifferentCounties(tx, person.schoolId, target.id))
      const stamp = { createdAt: clock.now(), createdBy: actor.userId }
      const place = { fromSchoolId: person.schoolId, toSchoolId: target.id, toGradeId, toClassId }
      const row = { userId: person.id, senderId: actor.userId, kind, ...place, effectiveOn, needsAuthority }
      // Without an old school there is no first step.
      const state = person.schoolId === null ? 'out_agreed' : 'submitted'
      const id = await insertSchoolChange(tx, { ...row, state, reason: body.reason.trim(), ...stamp }, fileIds)
      await recordOperation(tx, call, {
        action: 'changeSchool.submit',
        permissionCode: 'request:changeSchool',
        target: { type: 'changeSchool', id, label: person.name },
        facts: { from: String(person.schoolId), to: target.id, kind },
      })
      return forSender(tx, call, id)
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'change_school_request_open') throw error
      throw refuse('CHANGE_OPEN', 'changeSchool.alreadyOpen')
    })
}

/** Withdraws a request of the caller before its first decision. */
export async function withdrawChange(call: Call<'withdrawSchoolChange'>): Promise<Change> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    await lockSchoolChange(tx, body.id)
    const known = await findSchoolChange(tx, body.id)
    if (!known || known.senderId !== actor.userId) throw notFound()
    if (!isUndecided(known)) throw refuse('CHANGE_DECIDED', 'changeSchool.alreadyDecided')
    await updateSchoolChange(tx, known.id, { state: 'withdrawn', updatedAt: clock.now(), updatedBy: actor.userId })
    await recordOperation(tx, call, { action: 'changeSchool.withdraw', target: targetOf(known) })
    return forSender(tx, call, known.id)
  })
}

/** One page of the requests that the caller sees. */
export async function readQueue(call: Call<'queryPageSchoolChanges'>) {
  const { db, actor, body } = call
  const { currentPage, pageSize, t = {} } = body
  await applyDueChanges(call)
  const filter = { ...t, keyword: t.keyword?.trim(), scope: actor.scopeOf(AUDIT), userId: actor.userId }
  const { rows, total } = await pageSchoolChanges(db, filter, windowOf(currentPage, pageSize))
  return { data: await presentSchoolChanges(db, call, rows, 'decider'), total, currentPage, pageSize }
}

async function requireSeen(db: Db, { actor }: AnyCall, id: number): Promise<SchoolChangeRow> {
  const row = await findSchoolChange(db, id)
  if (!row || !maySee(actor, row)) throw notFound()
  return row
}

/** One request with its documents. */
export async function readRequest(call: Call<'getSchoolChange'>): Promise<Change> {
  return forDecider(call.db, call, await requireSeen(call.db, call, call.query.id))
}

type Decide = Call<'decideSchoolChange'>

async function storeDecision(tx: Db, { actor, clock, body }: Decide, known: SchoolChangeRow): Promise<void> {
  const step = currentStep(known)
  if (step === null) throw refuse('CHANGE_STATE', 'changeSchool.otherState')
  const now = clock.now()
  const reason = body.reason?.trim() || null
  const orgId = { out: known.fromSchoolId, in: known.toSchoolId, authority: actor.schoolId }[step]
  await insertStep(tx, {
    requestId: known.id,
    step,
    orgId,
    decision: body.decision,
    decidedBy: actor.userId,
    decidedAt: now,
    reason,
  })
  const state = body.decision === 'agree' ? stateAfter[step] : 'rejected'
  await updateSchoolChange(tx, known.id, { state, updatedAt: now, updatedBy: actor.userId })
  const event = body.decision === 'agree' ? 'changeSchool.agreed' : 'changeSchool.rejected'
  const facts = { name: known.userName, school: known.toSchoolName, ...(reason !== null && { reason }) }
  await notify(tx, { clock }, { userId: known.senderId, event, facts })
}

/** Agrees to the current step of a request, or refuses it. */
export async function decideChange(call: Decide): Promise<Change> {
  const { db, actor, body } = call
  const { decision, reason = '' } = body
  if (decision === 'reject' && reason.trim().length < MIN_REASON)
    throw invalidFields([{ field: 'reason', key: 'changeSchool.reasonRequired' }])
  const id = await db.transaction(async (tx) => {
    await lockSchoolChange(tx, body.id)
    const known = await requireSeen(tx, call, body.id)
    if (isOwnRequest(actor, known)) throw refuse('OWN_REQUEST', 'changeSchool.own')
    if (body.version !== known.version) throw versionConflict(await forDecider(tx, call, known))
    if (currentStep(known) === null) throw refuse('CHANGE_STATE', 'changeSchool.otherState')
    if (!mayDecide(actor, known)) throw refuse('CHANGE_STEP', 'changeSchool.othersStep')
    await storeDecision(tx, call, known)
    await recordOperation(tx, call, {
      action: decision === 'agree' ? 'changeSchool.pass' : 'changeSchool.decline',
      permissionCode: AUDIT,
      target: targetOf(known),
      facts: { step: String(currentStep(known)) },
    })
    return known.id
  })
  await applyDueChanges(call)
  return forDecider(db, call, required(await findSchoolChange(db, id), 'request'))
}
