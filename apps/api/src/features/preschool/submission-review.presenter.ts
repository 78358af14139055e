import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { Actor, AnyCall } from '../../http/call'
import { fileKey } from '../../security/file-keys'
import { coversPosition } from '../../security/scope'
import { fileUrl } from '../content/content.presenter'
import { listPictures } from './home-submissions.queries'
import { listReviews, type ReviewedSubmission } from './reviewed-submissions.queries'

/** Code of those who write for a kindergarten. */
export const EDIT = 'preschool:edit'
/** Code of review. */
export const AUDIT = 'preschool:audit'

const timeOf = (moment: Date | null) => moment && siteTime(moment)

/**
 * Does the caller review the work: with the code, within its scope, as somebody else than its author? Kindergartens do
 * not review their own works: that takes a bureau above them.
 */
export function isReviewer(actor: Actor, { kind, position, authorId, isBelowReviewer }: ReviewedSubmission): boolean {
  if (!actor.codes.has(AUDIT) || authorId === actor.userId) return false
  return kind === 'garden' ? isBelowReviewer : coversPosition(actor.scopeOf(AUDIT), position)
}

/** May the caller write at this work: one of a kindergarten in the scope of the code? */
export const isEditor = (actor: Actor, { kind, position }: ReviewedSubmission): boolean =>
  kind === 'garden' && actor.codes.has(EDIT) && coversPosition(actor.scopeOf(EDIT), position)

const consentStateOf = ({ consentId, isInForce }: ReviewedSubmission): Schema<'SubmissionRow'>['consentState'] =>
  consentId === null ? 'none' : isInForce ? 'valid' : 'withdrawn'

/** A submission in the list. */
export function presentReviewedRow(work: ReviewedSubmission, actor: Actor): Schema<'SubmissionRow'> {
  const { id, kind, title, workKind, field, ageClass, orgName, authorName, showsChild } = work
  const { pictureCount, state, articleId, version } = work
  return {
    id,
    kind,
    title,
    workKind,
    field,
    ageClass,
    orgName,
    authorName,
    showsChild,
    consentState: consentStateOf(work),
    pictureCount,
    state,
    submittedAt: timeOf(work.submittedAt),
    publishAt: timeOf(work.publishAt),
    articleId,
    mayDecide: (state === 'pending' || state === 'published') && isReviewer(actor, work),
    mayEdit: state === 'draft' && isEditor(actor, work),
    mayWithdraw: (state === 'pending' || state === 'published') && isEditor(actor, work),
    version,
  }
}

function presentConsent(work: ReviewedSubmission): Schema<'SubmissionConsent'> | null {
  const { textCode, textVersion, childName, guardianName, channel, givenAt, withdrawnAt } = work
  if (textCode === null || textVersion === null || channel === null || givenAt === null) return null
  if (childName === null || guardianName === null) return null
  const times = { givenAt: siteTime(givenAt), withdrawnAt: timeOf(withdrawnAt) }
  return { textCode, textVersion, childName, guardianName, channel, ...times }
}

/**
 * A submission with its text, pictures, consent and decisions. What a family has withdrawn is not shown any more, only
 * the record of it. Pictures cannot send a token: they have keys.
 */
export async function presentReviewed(
  db: Db,
  { actor, secrets, clock }: Pick<AnyCall, 'actor' | 'secrets' | 'clock'>,
  work: ReviewedSubmission,
): Promise<Schema<'SubmissionDetail'>> {
  const isGone = work.kind === 'home' && work.state === 'withdrawn'
  const [pictures, reviews] = [isGone ? [] : await listPictures(db, [work.id]), await listReviews(db, work.id)]
  return {
    ...presentReviewedRow(work, actor),
    content: isGone ? null : work.content,
    consent: presentConsent(work),
    files: await Promise.all(
      pictures.map(async ({ id, name, size, ext }) => {
        const url = `${fileUrl(id)}?key=${await fileKey(secrets, id, clock.now())}`
        return { id, name, size, ext, url }
      }),
    ),
    reviews: reviews.map(({ at, ...review }) => ({ ...review, at: siteTime(at) })),
  }
}
