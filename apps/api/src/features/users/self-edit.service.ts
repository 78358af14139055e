import { findFixedMembers, lockVersion, updateUser } from './accounts.queries'
import { brokenRules, selfEditRules } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, requireRules, versionConflict } from '../../http/refusals'
import { seal } from '../../security/personal-data'
import { isCleanPicture } from '../../pictures/picture'
import { prepareOwnPassword, storeOwnPassword } from './password-change.service'
import { findUser, listUserRoles } from './user-detail.queries'
import { isUnchanged } from './user-input'
import { presentSelf } from './users.presenter'

type Save = Call<'updateUserDetails'>
type Sent = Save['body']['cscpUserDetailDTO']

const READ_ONLY = ['username', 'userType', 'schoolId', 'roleIds', 'roleNames', 'registerTime', 'lastLogin'] as const

/** One's own record as the contract has it, personal values in full. */
export async function loadOwnDetail({ db, actor, clock, secrets }: AnyCall): Promise<Schema<'UserSelfDetail'>> {
  const user = await findUser(db, actor.userId, undefined, clock.now())
  if (!user) throw notFound()
  return presentSelf(user, await listUserRoles(db, actor.userId), secrets)
}

/** Absent, null and masked leave a value as it is; empty removes it. */
const written = (value: string | null | undefined) =>
  value === undefined || isUnchanged(value) ? undefined : value || null

/** The members that a person may write in their own record (domain 4.2, Z6). Everything else has no way in. */
function allowedMembers({ name, mobile, email, imgPath, discTitle, discDetail }: Sent) {
  return {
    name,
    mobile: written(mobile),
    email: written(email),
    imgPath: imgPath === null || imgPath === undefined ? undefined : imgPath || null,
    discTitle: discTitle === null || discTitle === undefined ? undefined : discTitle || null,
    discDetail: discDetail === null || discDetail === undefined ? undefined : discDetail || null,
  }
}

/** Read-only members that came with another value than the stored one: written down, never stored. */
async function ignoredMembers({ db, actor }: AnyCall, sent: Sent, stored: Schema<'UserSelfDetail'>): Promise<string[]> {
  const fixed = await findFixedMembers(db, actor.userId)
  const held: Record<string, unknown> = { ...stored, ...fixed }
  return READ_ONLY.filter((name) => sent[name] !== undefined && sent[name] !== held[name])
}

function requireAllowed({ actor }: AnyCall, sent: Sent): void {
  const isForeign = [sent.id, sent.userId].some((id) => typeof id === 'number' && id !== actor.userId)
  if (isForeign) throw notFound()
  requireRules(brokenRules(selfEditRules, sent))
  if (sent.imgPath && !isCleanPicture(sent.imgPath)) {
    throw invalidFields([{ field: 'imgPath', key: 'avatar.error.type' }])
  }
}

async function sealedColumns({ secrets }: AnyCall, { mobile, ...members }: ReturnType<typeof allowedMembers>) {
  if (mobile === undefined) return members
  const sealed = mobile === null ? undefined : await seal(secrets, mobile)
  return { ...members, mobileEnc: sealed?.enc ?? null, mobileHash: sealed?.hash ?? null }
}

async function requireFresh(tx: Db, call: AnyCall, version: number | undefined): Promise<void> {
  const current = await lockVersion(tx, call.actor.userId)
  if (version !== undefined && version !== current) {
    throw versionConflict(await loadOwnDetail({ ...call, db: tx }))
  }
}

/** Saves one's own record, and the password when a new one comes along. */
export async function saveOwnDetail(call: Save): Promise<Schema<'UserSelfDetail'>> {
  const { db, actor, body, clock, secrets } = call
  const sent = body.cscpUserDetailDTO
  requireAllowed(call, sent)
  const stored = await loadOwnDetail(call)
  const members = allowedMembers(sent)
  const columns = await sealedColumns(call, members)
  const ignored = await ignoredMembers(call, sent, stored)
  const difference = await differenceOf(secrets, { ...stored }, members)
  const { currentUserPwd: oldPassword, newPassword } = body
  const password =
    oldPassword || newPassword
      ? await prepareOwnPassword(call, { oldPassword, newPassword, oldField: 'currentUserPwd' })
      : undefined
  return db.transaction(async (tx) => {
    await requireFresh(tx, call, sent.version)
    await updateUser(tx, actor.userId, { ...columns, updatedAt: clock.now(), updatedBy: actor.userId })
    if (password) await storeOwnPassword(tx, call, password)
    await recordOperation(tx, call, {
      action: password ? 'user.selfEditWithPassword' : 'user.selfEdit',
      target: { type: 'user', id: actor.userId, label: actor.username },
      difference,
      facts: { ignored },
    })
    return loadOwnDetail({ ...call, db: tx })
  })
}
