import type { Schema } from '@doorway/api-client/types'
import type { MemberRecord, WorkgroupRecord } from './workgroups.queries'

/** The state that a reader sees: one whose last day is over has expired, without a write. */
export function stateOf({ state, validTo }: Pick<WorkgroupRecord, 'state' | 'validTo'>, today: string) {
  if (state === 'dissolved') return state
  return validTo !== null && validTo < today ? 'expired' : state
}

/** A workgroup in a list. `today` is `yyyy-MM-dd`. */
export function presentWorkgroupRow(group: WorkgroupRecord, today: string): Schema<'WorkgroupRow'> {
  const { id, name, kind, leaderName, orgId, orgName, areaName, memberCount, validFrom, validTo, isPublic } = group
  const { version } = group
  const state = stateOf(group, today)
  return {
    id,
    name,
    kind,
    leaderName,
    orgId,
    orgName,
    areaName,
    memberCount,
    state,
    validFrom,
    validTo,
    isPublic,
    version,
  }
}

/** A member, present or former. */
export function presentMember(member: MemberRecord): Schema<'WorkgroupMember'> {
  const { userId, name, orgName, role, joinedAt, leftAt } = member
  return { userId, name, orgName, role, joinedAt, leftAt }
}

/** A workgroup for its editor. */
export function presentWorkgroup(
  group: WorkgroupRecord,
  members: readonly MemberRecord[],
  today: string,
): Schema<'WorkgroupDetail'> {
  return {
    id: group.id,
    name: group.name,
    kind: group.kind,
    orgId: group.orgId,
    orgName: group.orgName,
    areaCode: group.areaCode,
    areaName: group.areaName,
    gardeId: group.gardeId,
    courseId: group.courseId,
    summary: group.summary,
    introHtml: group.introHtml,
    validFrom: group.validFrom,
    validTo: group.validTo,
    isPublic: group.isPublic,
    state: stateOf(group, today),
    version: group.version,
    members: members.map(presentMember),
  }
}
