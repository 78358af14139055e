import { brokenRules, pictureFileTypes, principalDraftRules, principalRules } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import { windowOf } from '../../db/page-window'
import { textOf } from '../../html/text-of'
import type { Actor, Call } from '../../http/call'
import { forbidden, invalidFields, notFound, refuse, requireRules, versionConflict } from '../../http/refusals'
import { coversPosition, unionScopes } from '../../security/scope'
import { listUnused } from '../school-profiles/profile-content.queries'
import { listFinished, releaseUploads, returnToUploads } from '../uploads/uploads.queries'
import {
  draftColumns,
  draftContent,
  liveContent,
  loggedContent,
  type PrincipalContent,
  profileColumns,
  safeContent,
} from './principal-content'
import {
  AUDIT,
  EDIT,
  isAuthor,
  isEditor,
  isNew,
  isReviewer,
  presentPrincipalDetail,
  presentPrincipalRow,
} from './principals.presenter'
import {
  changeDraft,
  changeProfile,
  deleteProfile,
  findManaged,
  findSchoolPosition,
  insertDraft,
  insertProfile,
  insertReview,
  lockPrincipal,
  type ManagedPrincipal,
  pageManaged,
} from './principals.queries'

const MIN_REASON = 5

type Save = Call<'savePrincipal'>
type Change = Save | Call<'submitPrincipal'> | Call<'auditPrincipal'> | Call<'deletePrincipal'>
type Detail = Schema<'ManagedPrincipalDetail'>

const targetOf = ({ id, content }: Pick<ManagedPrincipal, 'id' | 'content'>) => ({
  type: 'principal_profile',
  id,
  label: content.name,
})

const scopeOf = (actor: Actor) => unionScopes([actor.scopeOf(EDIT), actor.scopeOf(AUDIT)])

/** One page of the principals that the caller writes for or reviews. */
export async function readPrincipalPage({
  db,
  actor,
  body,
}: Call<'queryPagePrincipals'>): Promise<Schema<'ManagedPrincipalPage'>> {
  const { currentPage, pageSize, t = {} } = body
  const filter = { scope: scopeOf(actor), reviewed: actor.scopeOf(AUDIT), conditions: t }
  const { rows, total } = await pageManaged(db, filter, windowOf(currentPage, pageSize))
  return { data: rows.map((row) => presentPrincipalRow(row, actor)), total, currentPage, pageSize }
}

/** A principal of the caller's scope; any other one is not there. */
async function requirePrincipal(db: Db, actor: Actor, id: number): Promise<ManagedPrincipal> {
  const principal = await findManaged(db, id, actor.scopeOf(AUDIT))
  const scope = scopeOf(actor)
  if (!principal || ![principal.position, principal.publicPosition].every((each) => coversPosition(scope, each)))
    throw notFound()
  return principal
}

/** What is public about a principal, the draft and the decisions. */
export async function readPrincipal(call: Call<'getPrincipal'>): Promise<Detail> {
  return presentPrincipalDetail(call.db, call, await requirePrincipal(call.db, call.actor, call.query.id))
}

async function requireChangeable(tx: Db, call: Change, id: number): Promise<ManagedPrincipal> {
  const { actor, body } = call
  await lockPrincipal(tx, id)
  const principal = await requirePrincipal(tx, actor, id)
  if (body.version !== principal.version) throw versionConflict(await presentPrincipalDetail(tx, call, principal))
  return principal
}

async function requireEditable(tx: Db, call: Exclude<Change, Call<'auditPrincipal'>>, id: number) {
  const principal = await requireChangeable(tx, call, id)
  if (!isEditor(call.actor, principal)) throw forbidden()
  if (principal.state === 'pending') throw refuse('PRINCIPAL_FIXED', 'schoolProfiles.fixed')
  return principal
}

async function current(tx: Db, call: Change, id: number): Promise<Detail> {
  return presentPrincipalDetail(tx, call, await requirePrincipal(tx, call.actor, id))
}

/** A school for which the caller writes; any other one is not there. */
async function requireSchool(tx: Db, actor: Actor, schoolId: number): Promise<void> {
  const position = await findSchoolPosition(tx, schoolId)
  if (position === undefined || !coversPosition(actor.scopeOf(EDIT), position)) throw notFound()
}

/** Takes the photo of a draft: that of the profile or its draft, or a finished upload of the caller. */
async function takePhoto(tx: Db, { actor, body }: Save, known: readonly (string | null)[]): Promise<void> {
  const id = body.content.photoFileId
  if (id === null || known.includes(id)) return
  const finished = await listFinished(tx, actor.userId, [id])
  if (finished.length === 0) throw notFound()
  if (finished.some(({ ext }) => !pictureFileTypes.includes(ext)))
    throw invalidFields([{ field: 'photoFileId', key: 'preschool.error.pictureType' }])
  await releaseUploads(tx, [id])
}

/** Photos that no record uses any more go. */
async function dropPhotos(tx: Db, now: Date, ids: readonly (string | null | undefined)[]): Promise<void> {
  const known = ids.flatMap((id) => id ?? [])
  await returnToUploads(tx, await listUnused(tx, known), now)
}

async function recordSave(
  tx: Db,
  call: Save,
  { id, before, after }: { id: number; before: PrincipalContent | null; after: PrincipalContent },
): Promise<void> {
  await recordOperation(tx, call, {
    action: call.body.id === undefined ? 'principal.add' : 'principal.edit',
    permissionCode: EDIT,
    target: targetOf({ id, content: after }),
    difference: await differenceOf(call.secrets, loggedContent(before), loggedContent(after)),
  })
}

/** Begins the profile of a principal, who is not on the portal yet. */
async function createPrincipal(tx: Db, call: Save, content: PrincipalContent): Promise<Detail> {
  const { actor, clock } = call
  await requireSchool(tx, actor, content.schoolId)
  await takePhoto(tx, call, [])
  const id = await insertProfile(tx, profileColumns({ ...content, photoFileId: null }))
  const written = { state: 'draft', editedBy: actor.userId, changedAt: clock.now() } as const
  await insertDraft(tx, { ...draftColumns(content), ...written, principalId: id })
  await recordSave(tx, call, { id, before: null, after: content })
  return current(tx, call, id)
}

/** Writes the draft of a principal; what is public stays as it is. */
export async function savePrincipal(call: Save): Promise<Detail> {
  const { db, actor, clock, body } = call
  const { id } = body
  const content = safeContent({ ...body.content, name: body.content.name.trim() })
  requireRules(brokenRules(principalDraftRules, content))
  return db.transaction(async (tx) => {
    if (id === undefined) return createPrincipal(tx, call, content)
    const principal = await requireEditable(tx, call, id)
    if (content.schoolId !== principal.schoolId) await requireSchool(tx, actor, content.schoolId)
    const draft = draftContent(principal)
    const live = liveContent(principal)
    await takePhoto(tx, call, [draft?.photoFileId ?? null, live?.photoFileId ?? null])
    const written = { state: 'draft', editedBy: actor.userId, changedAt: clock.now() } as const
    await changeDraft(tx, id, { ...draftColumns(content), ...written })
    // Its school decides about who sees it; nothing of it is public.
    if (isNew(principal)) await changeProfile(tx, id, profileColumns({ ...content, photoFileId: null }))
    await dropPhotos(tx, clock.now(), [draft?.photoFileId])
    await recordSave(tx, call, { id, before: draft ?? live, after: content })
    return current(tx, call, id)
  })
}

/** Submits the draft of a principal for review. */
export async function submitPrincipal(call: Call<'submitPrincipal'>): Promise<Detail> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    const principal = await requireEditable(tx, call, body.id)
    const draft = draftContent(principal)
    if (!draft) throw refuse('PRINCIPAL_UNCHANGED', 'schoolProfiles.unchanged')
    requireRules(brokenRules(principalRules, { ...draft, resumeHtml: textOf(draft.resumeHtml) }))
    const now = clock.now()
    await changeDraft(tx, body.id, { state: 'pending', submittedBy: actor.userId, submittedAt: now, changedAt: now })
    await recordOperation(tx, call, { action: 'principal.submit', permissionCode: EDIT, target: targetOf(principal) })
    return current(tx, call, body.id)
  })
}

const otherState = () => refuse('PRINCIPAL_STATE', 'schoolProfiles.otherState')

/** Puts the draft on the portal, at the first time from now on. A photo that nothing shows any more goes. */
async function publish(tx: Db, now: Date, principal: ManagedPrincipal): Promise<void> {
  const draft = draftContent(principal)
  if (!draft) throw otherState()
  const { id, profile } = principal
  await changeProfile(tx, id, { ...profileColumns(draft), state: 'published', publishAt: profile.publishAt ?? now })
  await changeDraft(tx, id, { state: 'published', photoFileId: null, changedAt: now })
  await dropPhotos(tx, now, [profile.photoFileId])
}

async function decide(tx: Db, { clock, body }: Call<'auditPrincipal'>, principal: ManagedPrincipal): Promise<void> {
  const { id, state, isPublic } = principal
  const now = clock.now()
  if (body.decision === 'off' || body.decision === 'on') {
    const isOn = body.decision === 'on'
    if (isNew(principal) || isPublic === isOn || state === 'pending') throw otherState()
    await changeProfile(tx, id, { state: isOn ? 'published' : 'draft' })
    await changeDraft(tx, id, { changedAt: now })
    return
  }
  if (state !== 'pending') throw otherState()
  if (body.decision === 'pass') await publish(tx, now, principal)
  else await changeDraft(tx, id, { state: 'returned', changedAt: now })
}

/** Passes or returns a draft, takes a profile off the portal or puts it back. */
export async function auditPrincipal(call: Call<'auditPrincipal'>): Promise<Detail> {
  const { db, actor, clock, body } = call
  const { id, decision, reason: given = '' } = body
  const reason = given.trim()
  const isOfDraft = decision === 'pass' || decision === 'return'
  if ((decision === 'return' || decision === 'off') && reason.length < MIN_REASON)
    throw invalidFields([{ field: 'reason', key: 'resources.reasonRequired' }])
  return db.transaction(async (tx) => {
    const principal = await requireChangeable(tx, call, id)
    if (!isReviewer(actor, principal)) throw forbidden()
    if (isOfDraft && isAuthor(actor, principal)) throw refuse('OWN_PRINCIPAL', 'schoolProfiles.own')
    await decide(tx, call, principal)
    const review = { principalId: id, reviewerId: actor.userId, decision, reason: reason || null }
    await insertReview(tx, { ...review, at: clock.now() })
    await recordOperation(tx, call, {
      action: `principal.${decision}`,
      permissionCode: AUDIT,
      target: targetOf(principal),
      facts: { ...(reason && { reason }) },
    })
    return current(tx, call, id)
  })
}

/** Deletes a profile that was never on the portal. */
export async function deletePrincipal(call: Call<'deletePrincipal'>): Promise<void> {
  const { db, clock, body } = call
  await db.transaction(async (tx) => {
    const principal = await requireEditable(tx, call, body.id)
    if (!isNew(principal)) throw refuse('PRINCIPAL_STATE', 'principals.wasPublic')
    await deleteProfile(tx, body.id)
    await dropPhotos(tx, clock.now(), [principal.photoFileId])
    await recordOperation(tx, call, { action: 'principal.delete', permissionCode: EDIT, target: targetOf(principal) })
  })
}
