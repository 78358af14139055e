import { brokenRules, homeConsent, homeDraftRules, homeSubmissionRules } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { Actor, AnyCall, Call } from '../../http/call'
import { forbidden, notFound, Refusal, refuse, requireRules, versionConflict } from '../../http/refusals'
import { returnToUploads } from '../uploads/uploads.queries'
import { removeUpload } from '../uploads/uploads.service'
import { findConsent, insertConsent, withdrawConsent } from './consents.queries'
import { findHomeOrg, isParent, listChildrenOf } from './families.queries'
import { arrangePictures } from './home-pictures.service'
import { presentSubmission } from './home-submissions.presenter'
import {
  deleteSubmission,
  findOwn,
  holdOwn,
  insertSubmission,
  listPictures,
  type SubmissionRow,
  updateSubmission,
} from './home-submissions.queries'
import { unpublishWork } from './publication.service'
import { listReturnReasons } from './reviewed-submissions.queries'

const permissionCode = 'preschool:submit'
const targetOf = ({ id, title }: SubmissionRow) => ({ type: 'preschool_submission', id, label: title })

/** Throws unless the caller is a parent: others may hold the code, and have no family to speak for. */
export async function requireParent(db: Db, { userId }: Actor): Promise<void> {
  if (!(await isParent(db, userId))) throw forbidden()
}

/** One's own submission as the caller sees it. */
export async function readOwn(db: Db, { userId }: Actor, id: number): Promise<Schema<'HomeSubmission'>> {
  const submission = await findOwn(db, userId, id)
  if (!submission) throw notFound()
  return presentSubmission(submission, await listPictures(db, [id]), await listReturnReasons(db, [id]))
}

interface SubmissionRequest {
  id: number
  version?: number
}

async function hold(tx: Db, { actor }: AnyCall, { id, version }: SubmissionRequest): Promise<SubmissionRow> {
  const known = await holdOwn(tx, actor.userId, id)
  if (!known) throw notFound()
  if (version !== undefined && version !== known.version) throw versionConflict(await readOwn(tx, actor, id))
  return known
}

/** One's own draft: a submitted one stays as its reviewer reads it. */
async function holdDraft(tx: Db, call: AnyCall, request: SubmissionRequest): Promise<SubmissionRow> {
  const known = await hold(tx, call, request)
  if (known.state !== 'draft') throw refuse('SUBMISSION_FIXED', 'preschool.fixed')
  return known
}

async function requireOwnChild(tx: Db, { userId }: Actor, childId: number): Promise<void> {
  const children = await listChildrenOf(tx, userId)
  if (!children.some(({ id }) => id === childId)) throw notFound()
}

type Written = Pick<SubmissionRow, 'title'> &
  Partial<Pick<SubmissionRow, 'workKind' | 'field' | 'ageClass' | 'content' | 'showsChild' | 'childId'>>

function fieldsOf({ title, workKind, field, ageClass, content, showsChild = false, childId }: Written) {
  return {
    title: title.trim(),
    workKind: workKind ?? null,
    field: field ?? null,
    ageClass: ageClass ?? null,
    content: content ?? '',
    showsChild,
    childId: showsChild ? (childId ?? null) : null,
  }
}

/** Bytes that nothing refers to any more go now; what cannot be removed stands among the uploads whose time is over. */
async function discard(call: AnyCall, fileIds: readonly string[]): Promise<void> {
  for (const id of fileIds) await removeUpload(call, id)
}

/** Adds a draft, or changes one. */
export async function saveDraft(call: Call<'saveHomeSubmission'>): Promise<Schema<'HomeSubmission'>> {
  const { db, actor, clock, body, secrets } = call
  await requireParent(db, actor)
  requireRules(brokenRules(homeDraftRules, body))
  const fields = fieldsOf(body)
  const { saved, dropped } = await db.transaction(async (tx) => {
    const known = body.id === undefined ? undefined : await holdDraft(tx, call, { ...body, id: body.id })
    if (fields.childId !== null) await requireOwnChild(tx, actor, fields.childId)
    const now = clock.now()
    const row = known
      ? await updateSubmission(tx, known, { ...fields, updatedAt: now, updatedBy: actor.userId })
      : await insertSubmission(tx, {
          ...fields,
          kind: 'home',
          state: 'draft',
          authorId: actor.userId,
          createdAt: now,
          createdBy: actor.userId,
        })
    if (!row) throw notFound()
    const pictures = await arrangePictures(tx, call, row.id)
    const before = known ? { ...fieldsOf(known), fileIds: pictures.before.join(' ') } : {}
    await recordOperation(tx, call, {
      action: known ? 'preschool.edit' : 'preschool.add',
      permissionCode,
      target: targetOf(row),
      difference: await differenceOf(secrets, before, { ...fields, fileIds: pictures.after.join(' ') }),
    })
    return { saved: await readOwn(tx, actor, row.id), dropped: pictures.dropped }
  })
  await discard(call, dropped)
  return saved
}

const consentRefusal = (code: string, key: 'preschool.error.consentMissing' | 'preschool.consentOutdated') =>
  new Refusal(400, code, key, { faults: [{ field: 'consent', key }] })

/**
 * Enters the consent that a picture of a child needs: to the text that stands, by a parent who is registered with the
 * child. The one that a returned work came with goes on where it says the same.
 */
async function takeConsent(
  tx: Db,
  call: Call<'submitHomeSubmission'>,
  known: SubmissionRow,
  childId: number,
): Promise<number> {
  const { actor, clock, body } = call
  const { textCode, textVersion } = homeConsent
  if (!body.consent) throw consentRefusal('CONSENT_MISSING', 'preschool.error.consentMissing')
  if (body.consent.textCode !== textCode || body.consent.textVersion !== textVersion)
    throw consentRefusal('CONSENT_OUTDATED', 'preschool.consentOutdated')
  await requireOwnChild(tx, actor, childId)
  const given = known.consentId === null ? undefined : await findConsent(tx, known.consentId)
  if (given?.withdrawnAt === null) {
    const isSame = given.subjectId === childId && given.textCode === textCode && given.textVersion === textVersion
    if (isSame) return given.id
    await withdrawConsent(tx, given.id, clock.now())
  }
  const id = await insertConsent(tx, {
    subjectId: childId,
    guardianId: actor.userId,
    textCode,
    textVersion,
    scope: 'image_publicity',
    givenAt: clock.now(),
    channel: 'portal',
  })
  if (id === undefined) throw notFound()
  return id
}

/** Withdraws the consent that a work came with: it is not needed any more. */
async function endConsent(tx: Db, { consentId }: SubmissionRow, now: Date): Promise<void> {
  const given = consentId === null ? undefined : await findConsent(tx, consentId)
  if (given?.withdrawnAt === null) await withdrawConsent(tx, given.id, now)
}

/** Hands a draft in for review. */
export async function handIn(call: Call<'submitHomeSubmission'>): Promise<Schema<'HomeSubmission'>> {
  const { db, actor, clock, body, secrets } = call
  await requireParent(db, actor)
  return db.transaction(async (tx) => {
    const known = await holdDraft(tx, call, body)
    requireRules(brokenRules(homeSubmissionRules(known.showsChild), known))
    const { childId } = known
    const now = clock.now()
    const consentId = childId === null ? null : await takeConsent(tx, call, known, childId)
    if (consentId === null) await endConsent(tx, known, now)
    const orgId = await findHomeOrg(tx, actor.userId, childId)
    const sent = { state: 'pending', submittedAt: now, consentId, orgId } as const
    const row = await updateSubmission(tx, known, { ...sent, updatedAt: now, updatedBy: actor.userId })
    if (!row) throw notFound()
    await recordOperation(tx, call, {
      action: 'preschool.submit',
      permissionCode,
      target: targetOf(row),
      difference: await differenceOf(secrets, { state: known.state }, { state: row.state, consentId }),
      facts: consentId === null ? undefined : { consentText: `${homeConsent.textCode} ${homeConsent.textVersion}` },
    })
    return readOwn(tx, actor, row.id)
  })
}

/** Takes a submission back, and with it the consent to show the child. */
export async function takeBack(call: Call<'withdrawHomeSubmission'>): Promise<Schema<'HomeSubmission'>> {
  const { db, actor, clock, body, secrets } = call
  await requireParent(db, actor)
  return db.transaction(async (tx) => {
    const known = await hold(tx, call, body)
    if (known.state !== 'pending' && known.state !== 'published') throw refuse('SUBMISSION_NOT_OUT', 'preschool.notOut')
    const now = clock.now()
    if (known.state === 'published') await unpublishWork(tx, known.articleId)
    const gone = { state: 'withdrawn', articleId: null } as const
    const row = await updateSubmission(tx, known, { ...gone, updatedAt: now, updatedBy: actor.userId })
    if (!row) throw notFound()
    await endConsent(tx, known, now)
    await recordOperation(tx, call, {
      action: 'preschool.withdraw',
      permissionCode,
      target: targetOf(row),
      difference: await differenceOf(secrets, { state: known.state }, { state: row.state }),
      facts: known.consentId === null ? undefined : { consentWithdrawn: known.consentId },
    })
    return readOwn(tx, actor, row.id)
  })
}

/** Deletes a draft with its pictures; the consent that a returned one came with ends. */
export async function removeDraft(call: Call<'deleteHomeSubmission'>): Promise<void> {
  const { db, path, actor, clock, secrets } = call
  await requireParent(db, actor)
  const fileIds = await db.transaction(async (tx) => {
    const known = await holdDraft(tx, call, path)
    const ids = (await listPictures(tx, [known.id])).map(({ id }) => id)
    await endConsent(tx, known, clock.now())
    await deleteSubmission(tx, known.id)
    await returnToUploads(tx, ids, clock.now())
    const before = { ...fieldsOf(known), fileIds: ids.join(' ') }
    const after = Object.fromEntries(Object.keys(before).map((name) => [name, null]))
    const difference = await differenceOf(secrets, before, after)
    await recordOperation(tx, call, { action: 'preschool.delete', permissionCode, target: targetOf(known), difference })
    return ids
  })
  await discard(call, fileIds)
}
