import type { workgroupEndpoints } from '@doorway/api-client/endpoints'

type Calls = ReturnType<typeof workgroupEndpoints>

/** A workgroup in the list. */
export type WorkgroupRow = Awaited<ReturnType<Calls['list']>>['rows'][number]
/** A workgroup with its present members. */
export type WorkgroupDetail = Awaited<ReturnType<Calls['get']>>
/** A member, present or former. */
export type WorkgroupMember = WorkgroupDetail['members'][number]
/** What a workgroup is saved with. */
export type WorkgroupDraft = Parameters<Calls['save']>[0]
/** Somebody who can be a member. */
export type Person = Awaited<ReturnType<Calls['listPeople']>>['rows'][number]
/** Filters of the list; an absent one is no condition. */
export type WorkgroupConditions = Parameters<Calls['list']>[0]['conditions']

/** Kinds of groups, as the server names them. */
export const workgroupKinds = ['studio', 'centre_group', 'judge_group', 'project', 'principal_studio'] as const
/** Roles of members, the first leads. */
export const memberRoles = ['leader', 'vice', 'secretary', 'member'] as const
/** States of a group. */
export const workgroupStates = ['active', 'expired', 'dissolved'] as const
