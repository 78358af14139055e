import { and } from 'drizzle-orm'
import type { Actor } from '../../http/call'
import { branchId } from '../organisations/organisations.queries'
import type { Db } from '../../db/database'
import { matchingUsers, usersInScope, type UserConditions } from './user-filter'
import { pageOfPlace, type PagePlace } from './user-page.queries'
import { pageFound } from './user-search.queries'
import { pageUsers, type UserSort } from './users.queries'

const CODE = 'sys:user:list'

/** A wish for one page of the user list. */
export interface UserPageWish {
  conditions: UserConditions
  sort: UserSort
  isDescending: boolean
  limit: number
  offset: number
}

const isSearch = ({ name, username, schoolId }: UserConditions) => Boolean(name || username || schoolId)

/** The one place that scope and conditions come to; undefined when they are more than one, or ask for more than a place. */
function placeOf(actor: Actor, conditions: UserConditions): PagePlace | undefined {
  const { isAll, organisations, kinds } = actor.scopeOf(CODE)
  if (isSearch(conditions) || (!isAll && kinds.includes('self'))) return undefined
  const branch = conditions.parentIds ? branchId(conditions.parentIds) : undefined
  if (branch !== undefined) {
    return Number.isSafeInteger(branch) && branch > 0
      ? { kind: 'organisation', id: branch, within: isAll ? undefined : organisations }
      : undefined
  }
  if (isAll) return { kind: 'everybody' }
  const [only, ...others] = organisations
  return only && others.length === 0 ? { kind: 'range', ...only } : undefined
}

/** One page of the people whom the caller may list, with the exact total. */
export async function pageOfUsers(db: Db, actor: Actor, wish: UserPageWish) {
  const { conditions, sort, isDescending, limit, offset } = wish
  const isByName = sort === 'name' && !isDescending
  const place = isByName ? placeOf(actor, conditions) : undefined
  if (place) {
    const { userType, state } = conditions
    const kind = { userType: userType || undefined, dataState: state || undefined }
    const page = await pageOfPlace(db, { place, ...kind, limit, offset })
    if (page) return page
  }
  const where = and(matchingUsers(conditions), usersInScope(actor, CODE))
  return isByName && isSearch(conditions)
    ? pageFound(db, where, { limit, offset })
    : pageUsers(db, where, { limit, offset, sort, isDescending })
}
