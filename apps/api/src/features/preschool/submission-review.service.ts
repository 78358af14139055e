import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import { windowOf } from '../../db/page-window'
import type { Actor, Call } from '../../http/call'
import { forbidden, invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { EMPTY_SCOPE } from '../../security/scope'
import { notify } from '../notifications/notify'
import { listPictures } from './home-submissions.queries'
import { publishWork, unpublishWork } from './publication.service'
import {
  changeSubmission,
  findReviewed,
  insertReview,
  lockSubmission,
  pageReviewed,
  type ReviewedSubmission,
  type SubmissionReach,
} from './reviewed-submissions.queries'
import { AUDIT, EDIT, isReviewer, presentReviewed, presentReviewedRow } from './submission-review.presenter'

const MIN_REASON = 5

type Detail = Schema<'SubmissionDetail'>
type Audit = Call<'auditSubmission'>

/** What the caller may see of the submissions. */
export const reachOf = (actor: Actor): SubmissionReach => ({
  reviewed: actor.codes.has(AUDIT) ? actor.scopeOf(AUDIT) : EMPTY_SCOPE,
  edited: actor.codes.has(EDIT) ? actor.scopeOf(EDIT) : EMPTY_SCOPE,
})

/** One page of the submissions that the caller reviews or writes. */
export async function readSubmissionPage(call: Call<'queryPageSubmissions'>): Promise<Schema<'SubmissionPage'>> {
  const { db, actor, body } = call
  const { currentPage, pageSize, t = {} } = body
  const { rows, total } = await pageReviewed(db, reachOf(actor), t, windowOf(currentPage, pageSize))
  return { data: rows.map((row) => presentReviewedRow(row, actor)), total, currentPage, pageSize }
}

/** A submission that the caller reviews or writes. */
export async function requireSubmission(db: Db, actor: Actor, id: number): Promise<ReviewedSubmission> {
  const work = await findReviewed(db, reachOf(actor), id)
  if (!work) throw notFound()
  return work
}

/** A submission with what a decision needs. */
export async function readSubmission(call: Call<'getSubmission'>): Promise<Detail> {
  return presentReviewed(call.db, call, await requireSubmission(call.db, call.actor, call.query.id))
}

async function requireDecidable(tx: Db, call: Audit): Promise<ReviewedSubmission> {
  const { actor, body } = call
  await lockSubmission(tx, body.id)
  const work = await requireSubmission(tx, actor, body.id)
  if (body.version !== work.version) throw versionConflict(await presentReviewed(tx, call, work))
  if (work.authorId === actor.userId) throw refuse('OWN_SUBMISSION', 'schoolProfiles.own')
  if (!isReviewer(actor, work)) throw forbidden()
  if (work.state !== (body.decision === 'off' ? 'published' : 'pending'))
    throw refuse('SUBMISSION_STATE', 'schoolProfiles.otherState')
  return work
}

/** Applies a decision. Returns the new state. */
async function decide(tx: Db, { actor, clock, body }: Audit, work: ReviewedSubmission) {
  const now = clock.now()
  const change = { updatedAt: now, updatedBy: actor.userId }
  if (body.decision === 'return') {
    await changeSubmission(tx, work.id, { ...change, state: 'draft' })
    return 'draft'
  }
  if (body.decision === 'off') {
    await unpublishWork(tx, work.articleId)
    await changeSubmission(tx, work.id, { ...change, state: 'withdrawn', articleId: null })
    return 'withdrawn'
  }
  if (work.showsChild && !work.isInForce) throw refuse('CONSENT_INVALID', 'preschool.consentInvalid')
  const fileIds = (await listPictures(tx, [work.id])).map(({ id }) => id)
  const articleId = await publishWork(tx, work, { fileIds, actorId: actor.userId, now })
  await changeSubmission(tx, work.id, { ...change, state: 'published', publishAt: now, articleId })
  return 'published'
}

const links = {
  home: '/preschoolEducation/homeProduced?view=submit',
  garden: '/preschool-management',
} as const

/**
 * Passes or returns a submission, or takes a published one off the portal; its author gets a message. Returns null where
 * the work is its author's alone again.
 */
export async function auditSubmissionOf(call: Audit): Promise<Detail | null> {
  const { db, actor, clock, body, secrets } = call
  const { decision, reason: given = '' } = body
  const reason = given.trim()
  if (decision !== 'pass' && reason.length < MIN_REASON)
    throw invalidFields([{ field: 'reason', key: 'resources.reasonRequired' }])
  return db.transaction(async (tx) => {
    const work = await requireDecidable(tx, call)
    const state = await decide(tx, call, work)
    const review = { submissionId: work.id, reviewerId: actor.userId, decision, reason: reason || null }
    await insertReview(tx, { ...review, at: clock.now() })
    await notify(tx, call, {
      userId: work.authorId,
      event: `preschool.${decision}`,
      facts: { title: work.title, reason },
      link: links[work.kind],
    })
    await recordOperation(tx, call, {
      action: `preschool.${decision}`,
      permissionCode: AUDIT,
      target: { type: 'preschool_submission', id: work.id, label: work.title },
      difference: await differenceOf(secrets, { state: work.state }, { state }),
      facts: { ...(reason && { reason }), ...(work.consentId !== null && { consent: work.consentId }) },
    })
    const after = await findReviewed(tx, reachOf(actor), work.id)
    return after ? presentReviewed(tx, call, after) : null
  })
}
