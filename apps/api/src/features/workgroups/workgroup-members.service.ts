import type { Schema } from '@doorway/api-client/types'
import type { Db } from '../../db/database'
import { requireCode } from '../../http/authorization'
import type { Actor } from '../../http/call'
import { type FieldFault, invalidFields } from '../../http/refusals'
import {
  endMembership,
  insertMembers,
  listEligible,
  listMembers,
  type MemberRecord,
  updateMemberRole,
} from './workgroups.queries'

const permissionCode = 'wg:member'

/** Who is to be in a group, and as what. */
export type MemberDraft = NonNullable<Schema<'WorkgroupWrite'>['members']>[number]

const asText = (members: readonly Pick<MemberRecord, 'userId' | 'role'>[]) =>
  members
    .map(({ userId, role }) => `${userId} ${role}`)
    .toSorted()
    .join(', ')

/** What the log compares of the members: ids and roles. */
export const loggedMembers = (members: readonly Pick<MemberRecord, 'userId' | 'role'>[]) => ({
  members: asText(members),
})

/** The fault of a list of members by itself: one leader, no person twice. */
export function memberFaults(members: readonly MemberDraft[] | undefined): FieldFault[] {
  if (members === undefined) return []
  const faults: FieldFault[] = []
  const leaders = members.filter(({ role }) => role === 'leader').length
  if (leaders !== 1) faults.push({ field: 'members', key: 'workgroups.oneLeader' })
  if (new Set(members.map(({ userId }) => userId)).size < members.length)
    faults.push({ field: 'members', key: 'workgroups.memberTwice' })
  return faults
}

/** The leader of a list that {@link memberFaults} lets through. */
export const leaderOf = (members: readonly MemberDraft[]) => members.find(({ role }) => role === 'leader')?.userId

/**
 * Throws unless the caller may make this list out of the present members: changes need wg:member, and people who join
 * are in its scope.
 */
export async function requireMembers(
  tx: Db,
  actor: Actor,
  present: readonly MemberRecord[],
  next: readonly MemberDraft[],
): Promise<void> {
  if (asText(present) === asText(next)) return
  requireCode(actor, permissionCode)
  const known = new Set(present.map(({ userId }) => userId))
  const joining = next.map(({ userId }) => userId).filter((userId) => !known.has(userId))
  if (joining.length === 0) return
  const eligible = await listEligible(tx, actor.scopeOf(permissionCode), joining)
  if (joining.some((userId) => !eligible.has(userId)))
    throw invalidFields([{ field: 'members', key: 'workgroups.unknownPerson' }])
}

/** Writes the difference between the present members and the list. `today` is the day on which they join and leave. */
export async function writeMembers(
  tx: Db,
  workgroupId: number,
  { present, next, today }: { present: readonly MemberRecord[]; next: readonly MemberDraft[]; today: string },
): Promise<void> {
  const roleOf = new Map(next.map(({ userId, role }) => [userId, role]))
  const known = new Set(present.map(({ userId }) => userId))
  for (const member of present) {
    const role = roleOf.get(member.userId)
    if (role === undefined) await endMembership(tx, workgroupId, member.userId, today)
    else if (role !== member.role) await updateMemberRole(tx, { workgroupId, userId: member.userId, role })
  }
  const joining = next.filter(({ userId }) => !known.has(userId))
  await insertMembers(
    tx,
    joining.map(({ userId, role }) => ({ workgroupId, userId, role, joinedAt: today })),
  )
}

/** The present members of a group that is not new. */
export const presentMembers = (tx: Db, workgroupId: number) => listMembers(tx, workgroupId, 'present')
