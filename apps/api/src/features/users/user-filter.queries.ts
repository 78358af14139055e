import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Schema } from '@doorway/api-client/types'
import { schools } from '../../db/tables/organizations'
import { users } from '../../db/tables/users'
import type { Actor } from '../../http/call'
import { positionInScope } from '../../security/scope'
import { branchId } from '../organizations/organizations.queries'
import { containsNgrams } from '../../db/ngram-search'

/** Who is asked for. `schoolId` is exactly that organization, `parentIds` the branch below its last id; both together count. */
export type UserConditions = Schema<'UserConditions'>

/** The people whom the caller may touch with this code. The one predicate behind list, detail, export and writes. */
export function usersInScope(actor: Actor, code: string): SQL | undefined {
  const scope = actor.scopeOf(code)
  const inOrganizations = positionInScope(scope, users.orgPos)
  if (inOrganizations === undefined) return undefined
  return scope.kinds.includes('self') ? or(inOrganizations, eq(users.id, actor.userId)) : inOrganizations
}

function inBranch(parentIds: string): SQL {
  const root = sql`select lft, rgt from ${schools} where ${schools.id} = ${branchId(parentIds)}`
  // Two scalar look-ups keep this a range on the index, which a join would not.
  return sql`${users.orgPos} between (select lft from (${root}) branch) and (select rgt from (${root}) branch)`
}

/** The conditions of the search form in SQL. Empty ones are no condition (section 5). */
export function matchingUsers(conditions: UserConditions): SQL | undefined {
  const { name, username, userType, state, schoolId, parentIds, ids } = conditions
  return and(
    isNull(users.deletedAt),
    name ? containsNgrams(users.name, name) : undefined,
    username ? containsNgrams(users.username, username) : undefined,
    userType ? eq(users.userType, userType) : undefined,
    state ? sql`${users.dataState} = ${state}` : undefined,
    schoolId ? eq(users.schoolId, Number(schoolId)) : undefined,
    parentIds ? inBranch(parentIds) : undefined,
    // One parameter, however many there are.
    ids ? sql`${users.id} = any(string_to_array(${ids}, ',')::bigint[])` : undefined,
  )
}

/** The people that match the conditions among those whom the caller may touch with this code. */
export function matchingUsersInScope(conditions: UserConditions, actor: Actor, code: string): SQL | undefined {
  return and(matchingUsers(conditions), usersInScope(actor, code))
}
