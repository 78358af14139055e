import { brokenRules, pictureFileTypes, schoolProfileRules } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import { windowOf } from '../../db/page-window'
import type { Actor, Call } from '../../http/call'
import {
  type FieldFault,
  forbidden,
  invalidFields,
  notFound,
  refuse,
  requireRules,
  versionConflict,
} from '../../http/refusals'
import { unionScopes, coversPosition } from '../../security/scope'
import { readSchoolParts } from '../profiles/school-parts.queries'
import { listFinished, releaseUploads, returnToUploads } from '../uploads/uploads.queries'
import {
  AUDIT,
  EDIT,
  isAuthor,
  isEditor,
  isReviewer,
  presentProfileDetail,
  presentProfileRow,
} from './managed-profiles.presenter'
import { findManaged, insertReview, lockSchool, type ManagedProfile, pageManaged } from './managed-profiles.queries'
import { contentOf, emptyContent, loggedContent, profileFields } from './profile-content'
import {
  findProfile,
  hideProfile,
  listDraftFiles,
  listUnused,
  type ProfileContent,
  replaceDraftFiles,
  replaceParts,
  writeDraft,
  writeProfile,
} from './profile-content.queries'

const MIN_REASON = 5

type Change = Call<'saveSchoolProfile'> | Call<'submitSchoolProfile'> | Call<'auditSchoolProfile'>
type Detail = Schema<'SchoolProfileDetail'>

const targetOf = ({ schoolId, schoolName }: ManagedProfile) => ({
  type: 'school_profile',
  id: schoolId,
  label: schoolName,
})

const scopeOf = (actor: Actor) => unionScopes([actor.scopeOf(EDIT), actor.scopeOf(AUDIT)])

/** One page of the schools that the caller writes for or reviews. */
export async function readProfilePage({
  db,
  actor,
  body,
}: Call<'queryPageSchoolProfiles'>): Promise<Schema<'SchoolProfilePage'>> {
  const { currentPage, pageSize, t = {} } = body
  const filter = { scope: scopeOf(actor), reviewed: actor.scopeOf(AUDIT), conditions: t }
  const { rows, total } = await pageManaged(db, filter, windowOf(currentPage, pageSize))
  return { data: rows.map((row) => presentProfileRow(row, actor)), total, currentPage, pageSize }
}

/** A school of the caller's scope; any other one is not there. */
async function requireProfile(db: Db, actor: Actor, schoolId: number): Promise<ManagedProfile> {
  const profile = await findManaged(db, schoolId, actor.scopeOf(AUDIT))
  if (!profile || !coversPosition(scopeOf(actor), profile.position)) throw notFound()
  return profile
}

/** What a school presents, its draft and the decisions. */
export async function readProfile(call: Call<'getSchoolProfile'>): Promise<Detail> {
  return presentProfileDetail(call.db, call, await requireProfile(call.db, call.actor, call.query.schoolId))
}

async function requireChangeable(tx: Db, call: Change): Promise<ManagedProfile> {
  const { actor, body } = call
  await lockSchool(tx, body.schoolId)
  const profile = await requireProfile(tx, actor, body.schoolId)
  if (body.version !== profile.version) throw versionConflict(await presentProfileDetail(tx, call, profile))
  return profile
}

async function requireEditable(tx: Db, call: Call<'saveSchoolProfile'> | Call<'submitSchoolProfile'>) {
  const profile = await requireChangeable(tx, call)
  if (!isEditor(call.actor, profile)) throw forbidden()
  if (profile.state === 'pending') throw refuse('PROFILE_FIXED', 'schoolProfiles.fixed')
  return profile
}

async function current(tx: Db, call: Change): Promise<Detail> {
  return presentProfileDetail(tx, call, await requireProfile(tx, call.actor, call.body.schoolId))
}

/** What the stored profile of a school has; undefined without one. */
async function liveContent(tx: Db, { schoolId, schoolName }: ManagedProfile): Promise<ProfileContent | undefined> {
  const stored = await findProfile(tx, schoolId)
  return stored && contentOf(stored, await readSchoolParts(tx, schoolId), schoolName)
}

function staffFaults({ staffTotal, staffSenior, staffGraduate }: ProfileContent): FieldFault[] {
  const isTooMany = (part: number | null) => part !== null && part > (staffTotal ?? -1)
  return [
    ...(isTooMany(staffSenior) ? [{ field: 'staffSenior', key: 'schoolProfiles.staffTooMany' } as const] : []),
    ...(isTooMany(staffGraduate) ? [{ field: 'staffGraduate', key: 'schoolProfiles.staffTooMany' } as const] : []),
  ]
}

/** Takes the pictures of a draft: those of the profile and its draft, and finished uploads of the caller. */
async function arrangePictures(
  tx: Db,
  call: Call<'saveSchoolProfile'>,
  live: ProfileContent | undefined,
): Promise<void> {
  const { actor, clock, body } = call
  const after = [...new Set(body.content.pictures.map(({ id }) => id))]
  const before = await listDraftFiles(tx, body.schoolId)
  const known = new Set([...before, ...(live?.pictures ?? []).map(({ id }) => id)])
  const fresh = after.filter((id) => !known.has(id))
  const finished = await listFinished(tx, actor.userId, fresh)
  if (finished.length < fresh.length) throw notFound()
  if (finished.some(({ ext }) => !pictureFileTypes.includes(ext)))
    throw invalidFields([{ field: 'pictures', key: 'preschool.error.pictureType' }])
  await replaceDraftFiles(tx, body.schoolId, after)
  await releaseUploads(tx, fresh)
  const dropped = before.filter((id) => !after.includes(id))
  await returnToUploads(tx, await listUnused(tx, dropped), clock.now())
}

/** Writes the draft of a school; what is public stays as it is. */
export async function saveProfile(call: Call<'saveSchoolProfile'>): Promise<Detail> {
  const { db, actor, clock, body, secrets } = call
  const { content } = body
  const [fault, ...more] = staffFaults(content)
  if (fault) throw invalidFields([fault, ...more])
  return db.transaction(async (tx) => {
    const profile = await requireEditable(tx, call)
    const live = await liveContent(tx, profile)
    const written = { state: 'draft', editedBy: actor.userId, changedAt: clock.now() } as const
    await writeDraft(tx, body.schoolId, { ...written, content })
    await arrangePictures(tx, call, live)
    const before = (profile.state === 'published' ? undefined : profile.content) ?? live ?? emptyContent
    await recordOperation(tx, call, {
      action: 'schoolProfile.edit',
      permissionCode: EDIT,
      target: targetOf(profile),
      difference: await differenceOf(secrets, loggedContent(before), loggedContent(content)),
    })
    return current(tx, call)
  })
}

/** Submits the draft of a school for review. */
export async function submitProfile(call: Call<'submitSchoolProfile'>): Promise<Detail> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    const profile = await requireEditable(tx, call)
    const { content, editedBy } = profile
    if (!content || profile.state === 'published') throw refuse('PROFILE_UNCHANGED', 'schoolProfiles.unchanged')
    requireRules(brokenRules(schoolProfileRules, content))
    if (content.pictures.some(({ alt }) => alt.trim() === ''))
      throw invalidFields([{ field: 'pictures', key: 'schoolProfiles.altMissing' }])
    const now = clock.now()
    const submitted = { state: 'pending', submittedBy: actor.userId, submittedAt: now, changedAt: now } as const
    await writeDraft(tx, body.schoolId, { ...submitted, content, editedBy })
    await recordOperation(tx, call, {
      action: 'schoolProfile.submit',
      permissionCode: EDIT,
      target: targetOf(profile),
    })
    return current(tx, call)
  })
}

/** Puts the draft on the portal. Pictures that nothing shows any more go. */
async function publish(tx: Db, { clock }: Call<'auditSchoolProfile'>, profile: ManagedProfile, live?: ProfileContent) {
  const { schoolId, content } = profile
  const year = content?.foundedYear
  if (!content || typeof year !== 'number') throw refuse('PROFILE_STATE', 'schoolProfiles.otherState')
  const now = clock.now()
  await writeProfile(
    tx,
    schoolId,
    profileFields({ ...content, foundedYear: year }, await findProfile(tx, schoolId)),
    now,
  )
  await replaceParts(tx, schoolId, content)
  await replaceDraftFiles(tx, schoolId, [])
  const before = (live?.pictures ?? []).map(({ id }) => id)
  await returnToUploads(tx, await listUnused(tx, before), now)
}

async function decide(tx: Db, call: Call<'auditSchoolProfile'>, profile: ManagedProfile): Promise<void> {
  const { clock, body } = call
  const { schoolId, state, content, isPublic } = profile
  const live = await liveContent(tx, profile)
  const isOpen = state === 'draft' || state === 'returned'
  const written = isOpen || body.decision !== 'off' ? (content ?? emptyContent) : (live ?? emptyContent)
  if (body.decision === 'off') {
    if (!isPublic || state === 'pending') throw refuse('PROFILE_STATE', 'schoolProfiles.otherState')
    await hideProfile(tx, schoolId)
  } else {
    if (state !== 'pending') throw refuse('PROFILE_STATE', 'schoolProfiles.otherState')
    if (body.decision === 'pass') await publish(tx, call, profile, live)
  }
  await writeDraft(tx, schoolId, {
    content: written,
    state: body.decision === 'pass' ? 'published' : 'returned',
    changedAt: clock.now(),
  })
}

/** Passes or returns a draft, or takes a profile off the portal. */
export async function auditProfile(call: Call<'auditSchoolProfile'>): Promise<Detail> {
  const { db, actor, clock, body } = call
  const { decision, reason: given = '' } = body
  const reason = given.trim()
  if (decision !== 'pass' && reason.length < MIN_REASON)
    throw invalidFields([{ field: 'reason', key: 'resources.reasonRequired' }])
  return db.transaction(async (tx) => {
    const profile = await requireChangeable(tx, call)
    if (!isReviewer(actor, profile)) throw forbidden()
    if (decision !== 'off' && isAuthor(actor, profile)) throw refuse('OWN_PROFILE', 'schoolProfiles.own')
    await decide(tx, call, profile)
    const review = { schoolId: profile.schoolId, reviewerId: actor.userId, decision, reason: reason || null }
    await insertReview(tx, { ...review, at: clock.now() })
    await recordOperation(tx, call, {
      action: `schoolProfile.${decision}`,
      permissionCode: AUDIT,
      target: targetOf(profile),
      facts: { ...(reason && { reason }) },
    })
    return current(tx, call)
  })
}
