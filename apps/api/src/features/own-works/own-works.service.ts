import type { OperationAction } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { type Author, recordOperation } from '../../audit/operation-log'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { type FieldFault, invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { required } from '../../required'
import { readWhole } from '../../security/file-hash'
import { isKindOpen, type PhaseRow, phaseOf } from '../competitions/competition-phases'
import { findAnnounced, listPhases } from '../competitions/competitions.queries'
import { findEntryFor, lockApplicant } from '../competitions/entries.queries'
import { notify } from '../notifications/notify'
import { listDocuments } from '../uploads/upload-documents.queries'
import { readMissingFacts } from '../uploads/media-facts'
import { listTranscodes } from '../uploads/transcodes.queries'
import { releaseUploads, returnToUploads } from '../uploads/uploads.queries'
import { presentWork } from './own-works.presenter'
import {
  deleteDraft,
  findDraft,
  findOwnWork,
  findWorkOf,
  insertWork,
  listSubmittedFiles,
  listUnused,
  lockWork,
  logWork,
  type OwnWorkRow,
  replaceFiles,
  updateWork,
  type WorkFileRow,
  type WorkTexts,
  writeDraft,
} from './own-works.queries'
import { findInLine, joinLine } from './submission-line.queries'
import { drainSoon, type LineContext, lineOf, maintainLine } from './submission-line.service'
import { brokenFiles, brokenWork } from './work-check'

const workCode = 'comp:work:own'
const NUMBER_DIGITS = 6
const MAX_ATTEMPTS = 20
const MINUTE_MS = 60_000

type State = OwnWorkRow['state']
/** States in which the author may replace the work while works are accepted. */
const CHANGEABLE: readonly State[] = ['draft', 'submitted', 'withdrawn']
/** States from which the author may take the work back: before it is judged. */
const WITHDRAWABLE: readonly State[] = ['draft', 'submitted', 'checking', 'fix', 'qualified', 'recommended']
/** States of a sign-up that allow a work. */
const standing: ReadonlySet<string> = new Set(['submitted', 'school_passed'])

async function requireCompetition(db: Db, id: number) {
  const competition = await findAnnounced(db, id)
  if (!competition) throw notFound()
  return { competition, phases: await listPhases(db, [id]) }
}

type Parts = Awaited<ReturnType<typeof requireCompetition>>

/** May a work in this state be changed now? One that was sent back may be changed while works are checked, too. */
function isEditable(state: State, phases: readonly PhaseRow[], now: Date): boolean {
  if (isKindOpen(phases, 'submit', now)) return CHANGEABLE.includes(state) || state === 'fix'
  return state === 'fix' && isKindOpen(phases, 'check', now)
}

function requireEditable(state: State, { competition, phases }: Parts, now: Date): void {
  if (competition.state === 'announced' && isEditable(state, phases, now)) return
  const submit = phaseOf(phases, 'submit')
  if (submit && submit.startAt > now) throw refuse('SUBMIT_NOT_OPEN', 'works.notOpenYet')
  if (!isKindOpen(phases, 'submit', now)) throw refuse('SUBMIT_CLOSED', 'works.closed')
  throw refuse('WORK_FIXED', 'works.fixed')
}

async function present(db: Db, work: OwnWorkRow, phases: readonly PhaseRow[], now: Date): Promise<Schema<'Work'>> {
  // One after the other: in a transaction all have the same connection.
  const draft = await findDraft(db, work.id)
  const files = await listSubmittedFiles(db, work.id)
  const line = await findInLine(db, work.id, now)
  const ids = [...files, ...(draft ? draft.files : [])].map(({ fileId }) => fileId)
  const transcodes = await listTranscodes(db, ids)
  return presentWork(work, { draft, files, transcodes, line, isEditable: isEditable(work.state, phases, now) })
}

/** What waits in the line is submitted as it is: it does not change until then. */
async function requireNotInLine(db: Db, id: number, now: Date): Promise<void> {
  const line = await findInLine(db, id, now)
  if (line?.finished_at === null) throw refuse('SUBMIT_IN_LINE', 'works.inLine')
}

async function requireOwn(db: Db, actor: Author['actor'], id: number): Promise<OwnWorkRow> {
  const work = await findOwnWork(db, actor.userId, id)
  if (!work) throw notFound()
  return work
}

/** A person who looks where the submission stands also makes this server execute what another one has left. */
function pushLine(call: LineContext, work: Schema<'Work'>): Schema<'Work'> {
  if (work.line) drainSoon(call, executeSubmission)
  return work
}

/** Reads at one moment: a submission that is executed meanwhile is in the line or submitted, never neither. */
function atOneMoment<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

/** One work of the caller. */
export async function readWork(call: Call<'getWork'>): Promise<Schema<'Work'>> {
  const { actor, clock, query } = call
  const shown = await atOneMoment(call.db, async (db) => {
    const work = await requireOwn(db, actor, query.id)
    return present(db, work, await listPhases(db, [work.competitionId]), clock.now())
  })
  return pushLine(call, shown)
}

/** The caller's work for a competition, and until when works are accepted. */
export async function readOwnWork(call: Call<'getOwnWork'>): Promise<Schema<'OwnWork'>> {
  const { actor, clock, query } = call
  const now = clock.now()
  const shown = await atOneMoment(call.db, async (db) => {
    const { competition, phases } = await requireCompetition(db, query.competitionId)
    const entry = await findEntryFor(db, actor.userId, competition.id)
    const work = entry && (await findWorkOf(db, entry.id))
    const submit = phaseOf(phases, 'submit')
    return {
      work: work ? await present(db, work, phases, now) : null,
      hasEntry: entry !== undefined && standing.has(entry.state),
      isOpen: competition.state === 'announced' && isKindOpen(phases, 'submit', now),
      opensAt: submit ? siteTime(submit.startAt) : null,
      closesAt: submit ? siteTime(new Date(submit.endAt.getTime() + submit.graceMinutes * MINUTE_MS)) : null,
      serverTime: siteTime(now),
    }
  })
  if (shown.work) pushLine(call, shown.work)
  return shown
}

function requireNone([first, ...rest]: readonly FieldFault[]): void {
  if (first) throw invalidFields([first, ...rest])
}

const filled = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim()
  return trimmed ? trimmed : null
}

function textsOf({ title, summary, textbook, gradeName, knowledge }: Schema<'WorkWrite'>): WorkTexts {
  if (title.trim() === '') throw invalidFields([{ field: 'title', key: 'works.titleRequired' }])
  return {
    title: title.trim(),
    summary: summary.trim(),
    textbook: filled(textbook),
    gradeName: filled(gradeName),
    knowledge: filled(knowledge),
  }
}

/** Files of the work that were there before, by id; and finished uploads of the caller, which the work takes. */
async function takeFiles(
  tx: Db,
  call: Call<'insertOrUpdateWork'>,
  { competition }: Parts,
  held: readonly WorkFileRow[],
) {
  const { actor, body } = call
  const known = new Map(held.map((file) => [file.fileId, file]))
  const fresh = [...new Set(body.files.map(({ fileId }) => fileId))].filter((id) => !known.has(id))
  const finished = await listDocuments(tx, actor.userId, fresh)
  if (finished.length < fresh.length) throw notFound()
  const uploads = new Map(finished.map((upload) => [upload.id, upload]))
  const files = body.files.map(({ slot, fileId }, place) => {
    const { ext, size, media } = required(known.get(fileId) ?? uploads.get(fileId), 'file')
    const seq = body.files.slice(0, place).filter((other) => other.slot === slot).length
    return { slot, seq, fileId, ext, size, media }
  })
  requireNone(brokenFiles(competition.workSchema.slots, files))
  return { files, fresh }
}

/** A number that says nothing about the order of submission (domain 4.3, J3). */
const randomNumber = (competitionId: number) => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `W${competitionId}${String(random % 10 ** NUMBER_DIGITS).padStart(NUMBER_DIGITS, '0')}`
}

/** The sign-up of the caller that a work is for: cancelled, returned or rejected ones do not count. */
async function requireEntry(tx: Db, { userId }: Author['actor'], competitionId: number) {
  const entry = await findEntryFor(tx, userId, competitionId)
  if (!entry || !standing.has(entry.state)) throw refuse('NO_ENTRY', 'works.noEntry')
  return entry
}

async function addWork(tx: Db, { actor, body }: Call<'insertOrUpdateWork'>, texts: WorkTexts): Promise<number> {
  const entry = await requireEntry(tx, actor, body.competitionId)
  if (await findWorkOf(tx, entry.id)) throw refuse('WORK_EXISTS', 'works.exists')
  const values = { ...texts, competitionId: body.competitionId, entryId: entry.id, createdBy: actor.userId }
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const id = await insertWork(tx, { ...values, workNo: randomNumber(body.competitionId) })
    if (id !== undefined) return id
  }
  throw new Error('No free number of a work was found.')
}

async function finish(tx: Db, author: Author, id: number, phases: readonly PhaseRow[], action: OperationAction) {
  const work = await requireOwn(tx, author.actor, id)
  const target = { type: 'competition-work', id, label: work.workNo }
  await recordOperation(tx, author, { action, permissionCode: workCode, target })
  return present(tx, work, phases, author.clock.now())
}

/** Gives files that nothing refers to any more back to the sweep of uploads. */
async function releaseFiles(tx: Db, before: readonly WorkFileRow[], now: Date): Promise<void> {
  const unused = await listUnused(
    tx,
    before.map(({ fileId }) => fileId),
  )
  await returnToUploads(tx, unused, now)
}

/** Saves the draft of the caller's work. What was submitted stays valid. */
export async function saveWork(call: Call<'insertOrUpdateWork'>): Promise<Schema<'Work'>> {
  const { db, actor, clock, body } = call
  // Before the transaction: reading from the file store holds no lock.
  await readMissingFacts(
    call,
    actor.userId,
    body.files.map(({ fileId }) => fileId),
  )
  return db.transaction(async (tx) => {
    if (body.id !== undefined) await lockWork(tx, body.id)
    await lockApplicant(tx, actor.userId)
    const now = clock.now()
    const own = body.id === undefined ? undefined : await requireOwn(tx, actor, body.id)
    if (own && own.competitionId !== body.competitionId) throw notFound()
    const parts = await requireCompetition(tx, body.competitionId)
    requireEditable(own ? own.state : 'draft', parts, now)
    if (own) await requireNotInLine(tx, own.id, now)
    if (own && body.version !== undefined && body.version !== own.version)
      throw versionConflict(await present(tx, own, parts.phases, now))
    const texts = textsOf(body)
    const id = own ? own.id : await addWork(tx, call, texts)
    const draft = await findDraft(tx, id)
    const before = [...(draft ? draft.files : []), ...(await listSubmittedFiles(tx, id))]
    const { files, fresh } = await takeFiles(tx, call, parts, before)
    await writeDraft(tx, id, texts, files, now)
    await releaseUploads(tx, fresh)
    await releaseFiles(tx, before, now)
    await updateWork(tx, id, {}, { userId: actor.userId, now })
    return finish(tx, call, id, parts.phases, own ? 'competition.editWork' : 'competition.addWork')
  })
}

/** One hash over the files that were submitted, which the receipt shows. */
async function hashOf(files: readonly WorkFileRow[]): Promise<string> {
  const lines = files.map(({ slot, seq, sha256 }) => `${slot}/${seq} ${sha256}`)
  return (await readWhole(new Blob([lines.join('\n')]).stream(), 0)).sha256
}

interface Submission {
  id: number
  version?: number
  /** The time that counts: when the submission was received. */
  now: Date
}

/** What is to be submitted, if it may be at this time; without a draft there is nothing left to do. */
async function checkSubmission(db: Db, { actor }: Pick<Author, 'actor'>, { id, version, now }: Submission) {
  const work = await requireOwn(db, actor, id)
  const parts = await requireCompetition(db, work.competitionId)
  const draft = await findDraft(db, work.id)
  if (!draft && work.submittedAt && work.state === 'submitted') return { work, parts }
  requireEditable(work.state, parts, now)
  const entry = await requireEntry(db, actor, work.competitionId)
  if (entry.id !== work.entryId) throw refuse('NO_ENTRY', 'works.noEntry')
  if (version !== undefined && version !== work.version)
    throw versionConflict(await present(db, work, parts.phases, now))
  if (!draft) throw refuse('NO_DRAFT', 'works.noDraft')
  requireNone(brokenWork(parts.competition.workSchema.slots, draft))
  return { work, parts, draft }
}

/** Submits the draft of the author's work, in a transaction. */
async function executeSubmission(tx: Db, author: Author, submission: Submission): Promise<Schema<'Work'>> {
  const { actor } = author
  const { now } = submission
  await lockWork(tx, submission.id)
  await lockApplicant(tx, actor.userId)
  const { work, parts, draft } = await checkSubmission(tx, author, submission)
  if (!draft) return present(tx, work, parts.phases, now)
  const before = await listSubmittedFiles(tx, work.id)
  await replaceFiles(tx, work.id, draft.files)
  const { title, summary, textbook, gradeName, knowledge } = draft
  const receiptNo = `ZP${work.competitionId}${String(work.id).padStart(NUMBER_DIGITS, '0')}`
  const change = {
    title,
    anonTitle: title,
    summary,
    textbook,
    gradeName,
    knowledge,
    state: 'submitted' as const,
    stateReason: null,
    submittedAt: now,
    receiptNo,
    contentHash: await hashOf(draft.files),
  }
  await updateWork(tx, work.id, change, { userId: actor.userId, now })
  await deleteDraft(tx, work.id)
  await releaseFiles(tx, before, now)
  await logWork(tx, { workId: work.id, fromState: work.state, toState: 'submitted', actorId: actor.userId, at: now })
  const facts = { name: parts.competition.name, title, no: receiptNo }
  await notify(tx, author, { userId: actor.userId, event: 'work.submitted', facts })
  return finish(tx, author, work.id, parts.phases, 'competition.submitWork')
}

/**
 * Submits the draft of the caller's work. Submitting what is submitted changes nothing. While more arrive than are
 * executed at once, the submission waits in a line: the time at which it was received counts.
 */
export async function submitWork(call: Call<'submitWork'>): Promise<Schema<'Work'>> {
  const { db, actor, origin, clock, body } = call
  const submission = { ...body, now: clock.now() }
  const found = await findOwnWork(db, actor.userId, body.id)
  const held = found && (await findDraft(db, found.id))
  await readMissingFacts(call, actor.userId, held?.files.map(({ fileId }) => fileId) ?? [])
  const line = lineOf(call)
  if (line.isFree()) {
    line.running += 1
    try {
      return await db.transaction((tx) => executeSubmission(tx, call, submission))
    } finally {
      line.running -= 1
    }
  }
  const { work, parts, draft } = await checkSubmission(db, call, submission)
  if (!draft) return present(db, work, parts.phases, clock.now())
  const { requestId, ip } = origin
  await joinLine(db, { workId: work.id, userId: actor.userId, receivedAt: submission.now, requestId, ip })
  try {
    return await present(db, work, parts.phases, clock.now())
  } finally {
    drainSoon(call, executeSubmission)
  }
}

/** Executes submissions that a server that ended has left. */
export const maintainSubmissions = (context: LineContext): Promise<void> => maintainLine(context, executeSubmission)

/** Takes the caller's work back, before it is judged. Doing it again changes nothing. */
export function withdrawWork(call: Call<'withdrawWork'>): Promise<Schema<'Work'>> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    await lockWork(tx, body.id)
    await lockApplicant(tx, actor.userId)
    const now = clock.now()
    const work = await requireOwn(tx, actor, body.id)
    const phases = await listPhases(tx, [work.competitionId])
    if (work.state === 'withdrawn') return present(tx, work, phases, now)
    await requireNotInLine(tx, work.id, now)
    if (!WITHDRAWABLE.includes(work.state)) throw refuse('WORK_FIXED', 'works.judged')
    await updateWork(tx, work.id, { state: 'withdrawn' }, { userId: actor.userId, now })
    await logWork(tx, { workId: work.id, fromState: work.state, toState: 'withdrawn', actorId: actor.userId, at: now })
    return finish(tx, call, work.id, phases, 'competition.withdrawWork')
  })
}
