import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { Actor, AnyCall } from '../../http/call'
import { fileKey } from '../../security/file-keys'
import { coversPosition } from '../../security/scope'
import { fileUrl } from '../content/content.presenter'
import { readSchoolParts } from '../profiles/school-parts.queries'
import { listReviews, type ManagedProfile } from './managed-profiles.queries'
import { contentOf } from './profile-content'
import { findProfile } from './profile-content.queries'

/** Code of those who write for a school. */
export const EDIT = 'school:profile:edit'
/** Code of review. */
export const AUDIT = 'school:profile:audit'

const timeOf = (moment: Date | null) => moment && siteTime(moment)

/** May the caller write for this school? */
export const isEditor = (actor: Actor, { position }: ManagedProfile): boolean =>
  actor.codes.has(EDIT) && coversPosition(actor.scopeOf(EDIT), position)

/** Does the caller review this school: a bureau above it is in the scope of the code? */
export const isReviewer = (actor: Actor, { isReviewed }: ManagedProfile): boolean =>
  actor.codes.has(AUDIT) && isReviewed

/** Did the caller write or submit the draft? */
export const isAuthor = ({ userId }: Actor, { editedBy, submittedBy }: ManagedProfile): boolean =>
  editedBy === userId || submittedBy === userId

/** A school in the list. */
export function presentProfileRow(profile: ManagedProfile, actor: Actor): Schema<'SchoolProfileRow'> {
  const { schoolId, schoolName, areaName, state, isPublic, version } = profile
  return {
    schoolId,
    schoolName,
    areaName,
    state,
    isPublic,
    changedAt: timeOf(profile.changedAt),
    submittedAt: timeOf(profile.submittedAt),
    publishAt: timeOf(profile.publishAt),
    mayEdit: isEditor(actor, profile) && state !== 'pending',
    mayDecide: isReviewer(actor, profile) && (state === 'pending' ? !isAuthor(actor, profile) : isPublic),
    version,
  }
}

/** A school with what is public, what is written, and the decisions. Pictures cannot send a token: they have keys. */
export async function presentProfileDetail(
  db: Db,
  { actor, secrets, clock }: Pick<AnyCall, 'actor' | 'secrets' | 'clock'>,
  profile: ManagedProfile,
): Promise<Schema<'SchoolProfileDetail'>> {
  const { schoolId, schoolName, content, state, submitterName } = profile
  const [stored, parts, reviews] = [
    await findProfile(db, schoolId),
    await readSchoolParts(db, schoolId),
    await listReviews(db, schoolId),
  ]
  const live = stored ? contentOf(stored, parts, schoolName) : null
  const draft = state === 'published' ? null : content
  const ids = new Set([...(live?.pictures ?? []), ...(draft?.pictures ?? [])].map(({ id }) => id))
  return {
    ...presentProfileRow(profile, actor),
    submitterName,
    live,
    draft,
    files: await Promise.all(
      Array.from(ids, async (id) => ({ id, url: `${fileUrl(id)}?key=${await fileKey(secrets, id, clock.now())}` })),
    ),
    reviews: reviews.map(({ at, ...review }) => ({ ...review, at: siteTime(at) })),
  }
}
