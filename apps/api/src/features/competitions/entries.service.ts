import type { OperationAction } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { required } from '../../required'
import type { SentenceKey } from '../../strings/translate'
import { notify } from '../notifications/notify'
import { findAnnounced, listGroups, listPhases } from './competitions.queries'
import { closedRule, type EntryRule, failedRules } from './eligibility'
import {
  type Applicant,
  type EntryRow,
  findApplicant,
  findEntryFor,
  findOwnEntry,
  insertDraft,
  isSubjectOf,
  listMembers,
  lockApplicant,
  lockEntry,
  type MemberValues,
  replaceMembers,
  updateEntry,
} from './entries.queries'

/** The code that lets people enter competitions. */
const entryCode = 'comp:entry:own'
const RECEIPT_DIGITS = 6
const EDITABLE: readonly EntryRow['state'][] = ['draft', 'submitted', 'returned']

/** An entry with its people, as its applicant sees it. */
export async function presentEntry(db: Db, row: EntryRow): Promise<Schema<'Entry'>> {
  const members = await listMembers(db, row.id)
  return {
    id: row.id,
    competitionId: row.competitionId,
    groupId: row.groupId,
    gardeId: row.gardeId,
    courseId: row.courseId,
    topic: row.topic,
    members: members.flatMap(({ role, name, orgName }) => (role === 'author' ? [] : [{ role, name, orgName }])),
    state: row.state,
    stateReason: row.stateReason,
    receiptNo: row.receiptNo,
    submittedAt: row.submittedAt && siteTime(row.submittedAt),
    version: row.version,
  }
}

/** An announced competition with its phases and groups. */
export async function requireCompetition(db: Db, id: number) {
  const competition = await findAnnounced(db, id)
  if (!competition) throw notFound()
  // One after the other: in a transaction both have the same connection.
  const phases = await listPhases(db, [id])
  const groups = await listGroups(db, id)
  return { competition, phases, groups }
}

/** A competition with its phases and groups. */
export type Parts = Awaited<ReturnType<typeof requireCompetition>>

/** Why a person may not enter a competition; an empty list for those who may. */
export async function checkEligibility(
  { db, actor, clock }: Pick<AnyCall, 'db' | 'actor' | 'clock'>,
  competitionId: number,
): Promise<EntryRule[]> {
  const { competition, phases } = await requireCompetition(db, competitionId)
  const [applicant, entry] = await Promise.all([
    findApplicant(db, actor.userId),
    findEntryFor(db, actor.userId, competitionId),
  ])
  if (!applicant) throw notFound()
  return failedRules({ competition, phases, applicant, hasEntry: entry !== undefined, now: clock.now() })
}

const REFUSALS = {
  userType: ['ENTRY_NOT_ELIGIBLE', 'competitions.wrongUserType'],
  school: ['ENTRY_NOT_ELIGIBLE', 'competitions.noSchool'],
  entered: ['ENTRY_EXISTS', 'competitions.alreadyEntered'],
  notOpenYet: ['SIGNUP_NOT_OPEN', 'competitions.notOpenYet'],
  closed: ['SIGNUP_CLOSED', 'competitions.closed'],
} as const satisfies Record<EntryRule, readonly [string, string]>

/** Refuses by the first of these rules, in the sentences for the applicant unless others are given. */
export function requireNone(
  [rule]: readonly EntryRule[],
  sentences: Partial<Record<EntryRule, SentenceKey>> = {},
): void {
  if (!rule) return
  const [code, key] = REFUSALS[rule]
  throw refuse(code, sentences[rule] ?? key)
}

/** Refuses unless sign-up is open. */
export function requireOpen({ phases }: Pick<Parts, 'phases'>, now: Date): void {
  const closed = closedRule(phases, now)
  if (closed) requireNone([closed])
}

function requireEditable({ state }: EntryRow): void {
  if (!EDITABLE.includes(state)) throw refuse('ENTRY_FIXED', 'competitions.fixed')
}

async function requireOwn(tx: Db, actor: AnyCall['actor'], id: number): Promise<EntryRow> {
  const entry = await findOwnEntry(tx, actor.userId, id)
  if (!entry) throw notFound()
  return entry
}

/** Values of the form of an entry. */
export type EntryForm = Pick<Schema<'EntryWrite'>, 'groupId' | 'gardeId' | 'courseId' | 'topic' | 'members'>

/** Groups, stages, subjects and people that the competition allows. */
export async function requireAllowed(tx: Db, body: EntryForm, { competition, groups }: Parts): Promise<void> {
  const group = groups.find(({ id }) => id === body.groupId)
  if (!group) throw notFound()
  const isStageOfGroup = group.gardeIds.length === 0 || group.gardeIds.includes(body.gardeId)
  if (!isStageOfGroup) throw invalidFields([{ field: 'gardeId', key: 'competitions.wrongStage' }])
  if (!(await isSubjectOf(tx, body.gardeId, body.courseId)))
    throw invalidFields([{ field: 'courseId', key: 'competitions.wrongSubject' }])
  if (body.topic.trim() === '') throw invalidFields([{ field: 'topic', key: 'competitions.topicRequired' }])
  if (body.members.some(({ name, orgName }) => name.trim() === '' || orgName.trim() === ''))
    throw invalidFields([{ field: 'members', key: 'competitions.memberIncomplete' }])
  const countOf = (role: 'coauthor' | 'instructor') => body.members.filter((member) => member.role === role).length
  const { coauthors, instructors } = competition.limits
  if (countOf('coauthor') > coauthors)
    throw invalidFields([{ field: 'members', key: 'competitions.tooManyCoauthors', gaps: { max: String(coauthors) } }])
  if (countOf('instructor') > instructors)
    throw invalidFields([
      { field: 'members', key: 'competitions.tooManyInstructors', gaps: { max: String(instructors) } },
    ])
}

const membersOf = (applicant: Applicant, { members }: Pick<EntryForm, 'members'>): MemberValues[] => [
  { role: 'author', name: applicant.name, orgName: required(applicant.schoolName, 'school'), userId: applicant.id },
  ...members.map(({ role, name, orgName }) => ({ role, name: name.trim(), orgName: orgName.trim() })),
]

async function requireFresh(tx: Db, entry: EntryRow, version: number | undefined): Promise<void> {
  if (version !== undefined && version !== entry.version) throw versionConflict(await presentEntry(tx, entry))
}

/** Adds a draft with its people. School and area are stored as they are now. */
export async function insertEntry(
  tx: Db,
  form: EntryForm & { competitionId: number },
  { applicant, createdBy }: { applicant: Applicant; createdBy: number },
): Promise<number> {
  const { competitionId, groupId, gardeId, courseId, topic } = form
  const schoolName = required(applicant.schoolName, 'school')
  const inserted = await insertDraft(tx, {
    competitionId,
    groupId,
    gardeId,
    courseId,
    topic: topic.trim(),
    applicantId: applicant.id,
    createdBy,
    orgId: required(applicant.orgId, 'school'),
    areaCode: required(applicant.areaCode, 'area'),
    snapshot: { applicantName: applicant.name, schoolName, areaName: required(applicant.areaName, 'area') },
  })
  const id = required(inserted, 'id of the entry')
  await replaceMembers(tx, id, membersOf(applicant, form))
  return id
}

async function changeEntry(tx: Db, call: Call<'insertOrUpdateEntry'>, entry: EntryRow): Promise<void> {
  const { actor, clock, body } = call
  if (entry.competitionId !== body.competitionId) throw notFound()
  requireEditable(entry)
  await requireFresh(tx, entry, body.version)
  const { groupId, gardeId, courseId, topic } = body
  const change = { groupId, gardeId, courseId, topic: topic.trim() }
  await updateEntry(tx, entry, change, { userId: actor.userId, now: clock.now() })
}

/** What an action left behind, and its row in the log. */
async function finish(tx: Db, call: AnyCall, id: number, action: OperationAction): Promise<Schema<'Entry'>> {
  const entry = await requireOwn(tx, call.actor, id)
  const target = { type: 'competition-entry', id, label: entry.topic }
  await recordOperation(tx, call, { action, permissionCode: entryCode, target })
  return presentEntry(tx, entry)
}

/** Saves the caller's entry: a new draft, or changes while sign-up is open. */
export function saveEntry(call: Call<'insertOrUpdateEntry'>): Promise<Schema<'Entry'>> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    if (body.id !== undefined) await lockEntry(tx, body.id)
    await lockApplicant(tx, actor.userId)
    const own = body.id === undefined ? undefined : await requireOwn(tx, actor, body.id)
    const parts = await requireCompetition(tx, body.competitionId)
    const applicant = await findApplicant(tx, actor.userId)
    if (!applicant) throw notFound()
    const other = own ? undefined : await findEntryFor(tx, actor.userId, body.competitionId)
    requireNone(failedRules({ ...parts, applicant, hasEntry: other !== undefined, now: clock.now() }))
    await requireAllowed(tx, body, parts)
    if (!own) {
      const id = await insertEntry(tx, body, { applicant, createdBy: actor.userId })
      return finish(tx, call, id, 'competition.addEntry')
    }
    await changeEntry(tx, call, own)
    await replaceMembers(tx, own.id, membersOf(applicant, body))
    return finish(tx, call, own.id, 'competition.editEntry')
  })
}

/** What submitting an entry changes. */
export const submissionOf = (entry: { id: number; competitionId: number }, promiseVersion: string, now: Date) => ({
  state: 'submitted' as const,
  promiseVersion,
  promiseAt: now,
  submittedAt: now,
  receiptNo: `BM${entry.competitionId}${String(entry.id).padStart(RECEIPT_DIGITS, '0')}`,
})

/** Submits the caller's entry. Submitting it again changes nothing. */
export function submitOwnEntry(call: Call<'submitEntry'>): Promise<Schema<'Entry'>> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    await lockEntry(tx, body.id)
    await lockApplicant(tx, actor.userId)
    const entry = await requireOwn(tx, actor, body.id)
    const parts = await requireCompetition(tx, entry.competitionId)
    requireOpen(parts, clock.now())
    requireEditable(entry)
    await requireFresh(tx, entry, body.version)
    if (body.promiseVersion !== parts.competition.promiseVersion)
      throw refuse('PROMISE_CHANGED', 'competitions.promiseChanged')
    if (entry.state === 'submitted') return presentEntry(tx, entry)
    const change = submissionOf(entry, body.promiseVersion, clock.now())
    await updateEntry(tx, entry, change, { userId: actor.userId, now: clock.now() })
    const facts = { name: parts.competition.name, topic: entry.topic, no: change.receiptNo }
    await notify(tx, call, { userId: actor.userId, event: 'entry.submitted', facts })
    return finish(tx, call, entry.id, 'competition.submitEntry')
  })
}

/** Cancels the caller's entry, until sign-up ends. */
export function cancelOwnEntry(call: Call<'cancelEntry'>): Promise<Schema<'Entry'>> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    await lockEntry(tx, body.id)
    await lockApplicant(tx, actor.userId)
    const entry = await requireOwn(tx, actor, body.id)
    if (entry.state === 'cancelled') return presentEntry(tx, entry)
    requireOpen(await requireCompetition(tx, entry.competitionId), clock.now())
    requireEditable(entry)
    await requireFresh(tx, entry, body.version)
    await updateEntry(tx, entry, { state: 'cancelled' }, { userId: actor.userId, now: clock.now() })
    return finish(tx, call, entry.id, 'competition.cancelEntry')
  })
}
