import type { Db } from '../../db/database'
import type { Actor } from '../../http/call'
import { branchId } from '../organizations/organizations.queries'
import { matchingUsersInScope, type UserConditions } from './user-filter.queries'
import { pageOfPlace, type PageScope } from './user-page.queries'
import { pageUsers, type UserSort } from './users.queries'

const CODE = 'sys:user:list'

/** A request for one page of the user list. */
export interface UserPageRequest {
  conditions: UserConditions
  sort: UserSort
  isDescending: boolean
  limit: number
  offset: number
  now: Date
}

/** The one place that scope and conditions come to; undefined when they are more than one, or ask for chosen people. */
function placeOf(actor: Actor, { schoolId, parentIds, ids }: UserConditions): PageScope | undefined {
  const { isAll, organizations, kinds } = actor.scopeOf(CODE)
  if (ids || (!isAll && kinds.includes('self')) || (schoolId && parentIds)) return undefined
  const within = isAll ? undefined : organizations
  if (schoolId) return isId(Number(schoolId)) ? { kind: 'school', id: Number(schoolId), within } : undefined
  if (parentIds) {
    const id = branchId(parentIds)
    return isId(id) ? { kind: 'organization', id, within } : undefined
  }
  if (isAll) return { kind: 'all' }
  const [only, ...others] = organizations
  return only && others.length === 0 ? { kind: 'range', ...only } : undefined
}

const isId = (id: number) => Number.isSafeInteger(id) && id > 0

/** One page of the people whom the caller may list, with the exact total. */
export async function pageOfUsers(db: Db, actor: Actor, request: UserPageRequest) {
  const { conditions, sort, isDescending, limit, offset, now } = request
  const place = sort === 'name' && !isDescending ? placeOf(actor, conditions) : undefined
  if (place) {
    const { name, username, userType, state } = conditions
    const kind = { userType: userType || undefined, dataState: state || undefined }
    const search = { name: name || undefined, username: username || undefined }
    const page = await pageOfPlace(db, { place, ...search, ...kind, limit, offset, now })
    if (page) return page
  }
  const where = matchingUsersInScope(conditions, actor, CODE)
  return pageUsers(db, where, { limit, offset, sort, isDescending, now })
}
