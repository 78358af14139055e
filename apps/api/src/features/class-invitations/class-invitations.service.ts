import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, refuse } from '../../http/refusals'
import { newReadableCode } from '../../security/readable-code'
import { registrationsSince } from '../auth/free-username'
import {
  closeInvitations,
  findByCode,
  findClass,
  findInvitation,
  insertInvitation,
  type InvitationWithClass,
  lockInvitation,
} from './class-invitations.queries'

/** Code of those who decide about requests for accounts: they invite classes, too. */
export const AUDIT = 'sys:register:audit'

const DAY_MS = 24 * 3_600_000
/** Schools and institutes that people may register with. */
const REGISTERING_TYPES: readonly string[] = ['2', '3']

type State = Schema<'ClassInvitation'>['state']

/** Whether a code can be used now. */
export function stateOf({ closedAt, expiresAt, uses, maxUses }: InvitationWithClass, now: Date): State {
  if (closedAt !== null) return 'closed'
  if (expiresAt <= now) return 'expired'
  return uses >= maxUses ? 'full' : 'open'
}

/** A code as those who decide about requests see it. */
export function presentInvitation(found: InvitationWithClass, now: Date): Schema<'ClassInvitation'> {
  const { id, code, schoolName, gradeName, className, maxUses, uses, pending, expiresAt, createdAt } = found
  return {
    id,
    code,
    path: `/userRegister?type=5&invite=${code}`,
    schoolName,
    gradeName,
    className,
    maxUses,
    uses,
    pending,
    state: stateOf(found, now),
    expiresAt: siteTime(expiresAt),
    createdAt: siteTime(createdAt),
  }
}

/** The class of a code, for people who register with it. */
export function presentInvitedClass(found: InvitationWithClass, now: Date): Schema<'InvitedClass'> {
  const { code, areaPath, schoolId, schoolName, gradeId, gradeName, classId, className } = found
  return {
    code,
    state: stateOf(found, now),
    areaCodes: areaPath.split('/').filter(Boolean),
    schoolId,
    schoolName,
    gradeId,
    gradeName,
    classId,
    className,
  }
}

async function requireInvitation(call: Pick<AnyCall, 'clock' | 'actor'>, db: Db, id: number) {
  const found = await findInvitation(db, call.actor.scopeOf(AUDIT), id, registrationsSince(call.clock.now()))
  if (!found) throw notFound()
  return found
}

/** Makes a code for a class of the caller's scope. */
export async function createInvitation(call: Call<'createClassInvitation'>): Promise<Schema<'ClassInvitation'>> {
  const { db, actor, clock, body } = call
  const { classId, maxUses, days } = body
  const now = clock.now()
  const found = await findClass(db, actor.scopeOf(AUDIT), classId)
  if (!found) throw notFound()
  if (found.state !== 'normal' || !REGISTERING_TYPES.includes(found.type))
    throw invalidFields([{ field: 'classId', key: 'registrations.classOfNoSchool' }])
  return db.transaction(async (tx) => {
    const id = await insertInvitation(tx, {
      code: newReadableCode(),
      classId,
      maxUses,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      createdBy: actor.userId,
      createdAt: now,
    })
    // Not the code: who reads the log could register with it.
    const target = { type: 'classInvitation', id, label: `${found.gradeName} ${found.name}` }
    const facts = { classId, maxUses, days }
    await recordOperation(tx, call, { action: 'classInvitation.create', permissionCode: AUDIT, target, facts })
    return presentInvitation(await requireInvitation(call, tx, id), now)
  })
}

/** Closes a code; requests that were made with it stay. */
export async function closeInvitation(call: Call<'closeClassInvitation'>): Promise<Schema<'ClassInvitation'>> {
  const { db, clock, body } = call
  const now = clock.now()
  return db.transaction(async (tx) => {
    const { id, gradeName, className, code, closedAt } = await requireInvitation(call, tx, body.id)
    await lockInvitation(tx, code)
    if (closedAt !== null) throw refuse('INVITATION_CLOSED', 'registrations.invitationClosed')
    await closeInvitations(tx, [id], now)
    const target = { type: 'classInvitation', id, label: `${gradeName} ${className}` }
    await recordOperation(tx, call, { action: 'classInvitation.close', permissionCode: AUDIT, target })
    return presentInvitation(await requireInvitation(call, tx, id), now)
  })
}

const refusals = {
  closed: { code: 'INVITATION_CLOSED', key: 'registrations.invitationClosed' },
  expired: { code: 'INVITATION_EXPIRED', key: 'registrations.invitationExpired' },
  full: { code: 'INVITATION_FULL', key: 'registrations.invitationFull' },
} as const

/** What a request with a code has to be for. */
export interface InvitedRequest {
  code: string
  userType: string
  schoolId: number
  gradeId: number | null | undefined
  classId: number | null | undefined
}

/**
 * The id of the code of a request, which stays locked until the end of the transaction: of those who send at the same time
 * no more than its places get in. Throws for an unknown code, another class, and a code that is closed, expired or full.
 */
export async function requireOpenInvitation(tx: Db, request: InvitedRequest, now: Date): Promise<number> {
  await lockInvitation(tx, request.code)
  const found = await findByCode(tx, request.code, registrationsSince(now))
  if (!found || request.userType !== '5')
    throw invalidFields([{ field: 'invitationCode', key: 'registrations.invitationUnknown' }])
  const isOfClass =
    request.schoolId === found.schoolId && request.gradeId === found.gradeId && request.classId === found.classId
  if (!isOfClass) throw invalidFields([{ field: 'classId', key: 'registrations.invitationOfOtherClass' }])
  const state = stateOf(found, now)
  if (state !== 'open') throw refuse(refusals[state].code, refusals[state].key)
  return found.id
}
