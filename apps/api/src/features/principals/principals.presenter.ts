import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { Actor, AnyCall } from '../../http/call'
import { fileKey } from '../../security/file-keys'
import { coversPosition } from '../../security/scope'
import { fileUrl } from '../content/content.presenter'
import { draftContent, liveContent } from './principal-content'
import { listReviews, type ManagedPrincipal } from './principals.queries'

/** Code of those who write. */
export const EDIT = 'principal:edit'
/** Code of review. */
export const AUDIT = 'principal:audit'

const timeOf = (moment: Date | null) => moment && siteTime(moment)

/** May the caller write for this school, and for the one that the portal names? */
export const isEditor = (actor: Actor, { position, publicPosition }: ManagedPrincipal): boolean =>
  actor.codes.has(EDIT) && [position, publicPosition].every((each) => coversPosition(actor.scopeOf(EDIT), each))

/** Does the caller review: is a bureau above the school in the scope of the code? */
export const isReviewer = (actor: Actor, { isReviewed, publicPosition }: ManagedPrincipal): boolean =>
  actor.codes.has(AUDIT) && isReviewed && coversPosition(actor.scopeOf(AUDIT), publicPosition)

/** Did the caller write or submit the draft? */
export const isAuthor = ({ userId }: Actor, { editedBy, submittedBy }: ManagedPrincipal): boolean =>
  editedBy === userId || submittedBy === userId

/** Was the profile never on the portal? */
export const isNew = ({ profile }: ManagedPrincipal): boolean => profile.publishAt === null

/** A principal in the list. */
export function presentPrincipalRow(principal: ManagedPrincipal, actor: Actor): Schema<'ManagedPrincipal'> {
  const { id, schoolId, schoolName, content, state, isPublic, version } = principal
  const mayEdit = isEditor(actor, principal) && state !== 'pending'
  return {
    id,
    name: content.name,
    schoolId,
    schoolName,
    title: content.title,
    state,
    isPublic,
    changedAt: siteTime(principal.changedAt),
    submittedAt: timeOf(principal.submittedAt),
    publishAt: timeOf(principal.profile.publishAt),
    mayEdit,
    mayDecide: isReviewer(actor, principal) && (state === 'pending' ? !isAuthor(actor, principal) : !isNew(principal)),
    mayRemove: mayEdit && isNew(principal),
    version,
  }
}

/** A principal with what was passed, what is written, and the decisions. Pictures cannot send a token: they have keys. */
export async function presentPrincipalDetail(
  db: Db,
  { actor, secrets, clock }: Pick<AnyCall, 'actor' | 'secrets' | 'clock'>,
  principal: ManagedPrincipal,
): Promise<Schema<'ManagedPrincipalDetail'>> {
  const live = liveContent(principal)
  const draft = draftContent(principal)
  const reviews = await listReviews(db, principal.id)
  const ids = new Set([live?.photoFileId, draft?.photoFileId].flatMap((id) => id ?? []))
  return {
    ...presentPrincipalRow(principal, actor),
    submitterName: principal.submitterName,
    publicSchoolName: principal.publicSchoolName,
    live,
    draft,
    files: await Promise.all(
      Array.from(ids, async (id) => ({ id, url: `${fileUrl(id)}?key=${await fileKey(secrets, id, clock.now())}` })),
    ),
    reviews: reviews.map(({ at, ...review }) => ({ ...review, at: siteTime(at) })),
  }
}
