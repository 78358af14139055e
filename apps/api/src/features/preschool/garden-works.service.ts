import { type OperationAction, brokenRules, homeDraftRules, homeSubmissionRules } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { forbidden, invalidFields, refuse, requireRules, versionConflict } from '../../http/refusals'
import { returnToUploads } from '../uploads/uploads.queries'
import { removeUpload } from '../uploads/uploads.service'
import { findGarden } from './families.queries'
import { arrangePictures } from './home-pictures.service'
import { deleteSubmission, insertSubmission, listPictures } from './home-submissions.queries'
import { unpublishWork } from './publication.service'
import { changeSubmission, lockSubmission, type ReviewedSubmission } from './reviewed-submissions.queries'
import { EDIT, isEditor, presentReviewed } from './submission-review.presenter'
import { requireSubmission } from './submission-review.service'

type Detail = Schema<'SubmissionDetail'>
type Save = Call<'saveGardenWork'>

const targetOf = ({ id, title }: Pick<ReviewedSubmission, 'id' | 'title'>) => ({
  type: 'preschool_submission',
  id,
  label: title,
})

/** The work of a kindergarten that the caller writes for, locked until the transaction ends. */
async function holdGarden(
  tx: Db,
  call: AnyCall,
  { id, version }: { id: number; version?: number },
): Promise<ReviewedSubmission> {
  await lockSubmission(tx, id)
  const work = await requireSubmission(tx, call.actor, id)
  if (!isEditor(call.actor, work)) throw forbidden()
  if (version !== undefined && version !== work.version) throw versionConflict(await presentReviewed(tx, call, work))
  return work
}

async function holdDraft(tx: Db, call: AnyCall, request: { id: number; version?: number }) {
  const work = await holdGarden(tx, call, request)
  if (work.state !== 'draft') throw refuse('SUBMISSION_FIXED', 'preschool.fixed')
  return work
}

const fieldsOf = ({ title, workKind, field, ageClass, content }: Save['body']) => ({
  title: title.trim(),
  workKind: workKind ?? null,
  field: field ?? null,
  ageClass: ageClass ?? null,
  // The column has no null: a draft without a text has an empty one.
  content: content ?? '',
})

async function insertDraft(tx: Db, { actor, clock, body }: Save): Promise<number> {
  const orgId = await findGarden(tx, actor.userId)
  if (orgId === null) throw refuse('NOT_A_KINDERGARTEN', 'preschool.notGarden')
  const by = { authorId: actor.userId, createdAt: clock.now(), createdBy: actor.userId }
  const row = await insertSubmission(tx, { ...fieldsOf(body), ...by, kind: 'garden', state: 'draft', orgId })
  if (!row) throw new Error('The new work was not stored.')
  return row.id
}

const logged = ({ title, workKind, field, ageClass, content }: ReviewedSubmission, fileIds: readonly string[]) => ({
  title,
  workKind,
  field,
  ageClass,
  content,
  fileIds: fileIds.join(' '),
})

/** Adds a draft for the kindergarten of the caller, or changes one. */
export async function saveGardenDraft(call: Save): Promise<Detail> {
  const { db, actor, clock, body, secrets } = call
  requireRules(brokenRules(homeDraftRules, body))
  const { saved, dropped } = await db.transaction(async (tx) => {
    const known = body.id === undefined ? undefined : await holdDraft(tx, call, { ...body, id: body.id })
    const change = { ...fieldsOf(body), updatedAt: clock.now(), updatedBy: actor.userId }
    if (known) await changeSubmission(tx, known.id, change)
    const id = known?.id ?? (await insertDraft(tx, call))
    const pictures = await arrangePictures(tx, call, id)
    const work = await requireSubmission(tx, actor, id)
    await recordOperation(tx, call, {
      action: known ? 'preschool.edit' : 'preschool.add',
      permissionCode: EDIT,
      target: targetOf(work),
      difference: await differenceOf(
        secrets,
        known ? logged(known, pictures.before) : {},
        logged(work, pictures.after),
      ),
    })
    return { saved: await presentReviewed(tx, call, work), dropped: pictures.dropped }
  })
  for (const id of dropped) await removeUpload(call, id)
  return saved
}

async function changeState(tx: Db, call: AnyCall, work: ReviewedSubmission, action: OperationAction): Promise<Detail> {
  const after = await requireSubmission(tx, call.actor, work.id)
  await recordOperation(tx, call, {
    action,
    permissionCode: EDIT,
    target: targetOf(work),
    difference: await differenceOf(call.secrets, { state: work.state }, { state: after.state }),
  })
  return presentReviewed(tx, call, after)
}

/** Submits a draft for review; its pictures show no child, which the caller confirms. */
export async function submitGarden(call: Call<'submitGardenWork'>): Promise<Detail> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    const work = await holdDraft(tx, call, body)
    requireRules(brokenRules(homeSubmissionRules(false), work))
    if (work.pictureCount > 0 && body.hasNoChild !== true)
      throw invalidFields([{ field: 'hasNoChild', key: 'preschool.childUnconfirmed' }])
    const now = clock.now()
    await changeSubmission(tx, work.id, { state: 'pending', submittedAt: now, updatedAt: now, updatedBy: actor.userId })
    return changeState(tx, call, work, 'preschool.submit')
  })
}

/** Takes a work back; a published one leaves the portal at once. */
export async function withdrawGarden(call: Call<'withdrawGardenWork'>): Promise<Detail> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    const work = await holdGarden(tx, call, body)
    if (work.state !== 'pending' && work.state !== 'published') throw refuse('SUBMISSION_NOT_OUT', 'preschool.notOut')
    if (work.state === 'published') await unpublishWork(tx, work.articleId)
    const by = { updatedAt: clock.now(), updatedBy: actor.userId }
    await changeSubmission(tx, work.id, { ...by, state: 'withdrawn', articleId: null })
    return changeState(tx, call, work, 'preschool.withdraw')
  })
}

/** Deletes a draft with its pictures. */
export async function removeGardenWork(call: Call<'deleteGardenWork'>): Promise<void> {
  const { db, clock, path, secrets } = call
  const fileIds = await db.transaction(async (tx) => {
    const work = await holdDraft(tx, call, path)
    const ids = (await listPictures(tx, [work.id])).map(({ id }) => id)
    await deleteSubmission(tx, work.id)
    await returnToUploads(tx, ids, clock.now())
    const before = logged(work, ids)
    const after = Object.fromEntries(Object.keys(before).map((name) => [name, null]))
    const difference = await differenceOf(secrets, before, after)
    await recordOperation(tx, call, {
      action: 'preschool.delete',
      permissionCode: EDIT,
      target: targetOf(work),
      difference,
    })
    return ids
  })
  for (const id of fileIds) await removeUpload(call, id)
}
