import { superAccount } from '@doorway/api-client/rules'
import type { Db } from '../db/database'
import {
  findPerson,
  listAllCodes,
  listCodes,
  listIntervals,
  listRangesInArea,
  listRolesOf,
  listSiteIds,
} from './access.queries'
import { type DataScope, EMPTY_SCOPE, mergeIntervals, parseRoleScope, type RoleScope, unionScopes } from './scope'
import { itemAt } from '../required'

/** A role as its holder sees it. */
export interface HeldRole {
  id: number
  name: string
  icon: string | null
}

/** Everything one person may do, as of one permission epoch. */
export interface Access {
  userId: number
  username: string
  name: string
  schoolId: number | null
  isSuper: boolean
  roles: readonly HeldRole[]
  codes: ReadonlySet<string>
  siteIds: readonly number[]
  /** Rows that one code opens: the union over the roles that contain it, not over all roles. */
  scopeOf: (code: string) => DataScope
  /** Organizations the person may see at all: those of every role, and their own. */
  visible: DataScope
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

const ALL: DataScope = { isAll: true, organizations: [], areaPaths: [], kinds: ['all'] }

/** The rows that a role opens to a person who stands at this place in the trees. */
export async function resolveScope(
  db: Db,
  { kind, organizationIds }: RoleScope,
  person: Pick<Person, 'lft' | 'rgt' | 'areaPath'>,
): Promise<DataScope> {
  const { lft, rgt, areaPath } = person
  const areaPaths = areaPath === null ? [] : [areaPath]
  const scope = { ...EMPTY_SCOPE, kinds: [kind] }
  switch (kind) {
    case 'all':
      return ALL
    case 'area_tree': {
      const organizations = areaPath === null ? [] : await listRangesInArea(db, areaPath)
      return { ...scope, areaPaths, organizations }
    }
    case 'org_tree':
      return { ...scope, areaPaths, organizations: lft === null || rgt === null ? [] : [{ from: lft, to: rgt }] }
    case 'org':
      return { ...scope, organizations: lft === null ? [] : [{ from: lft, to: lft }] }
    case 'custom':
      return { ...scope, organizations: mergeIntervals(await listIntervals(db, organizationIds)) }
    case 'self':
    default:
      return scope
  }
}

/** The scope that a role would give to this person. */
export async function scopeOfRole(db: Db, roleExtent: string | null, userId: number): Promise<DataScope> {
  const person = await findPerson(db, userId)
  return person ? resolveScope(db, parseRoleScope(roleExtent), person) : EMPTY_SCOPE
}

async function loadCodes(db: Db, userId: number, roleIds: readonly number[]) {
  if (userId === superAccount.id) {
    return (await listAllCodes(db)).map(({ code }) => ({ code, roleId: undefined }))
  }
  return roleIds.length === 0 ? [] : listCodes(db, roleIds)
}

/** Reads what a person may do. Costs a handful of queries, hence the cache around it. */
export async function loadAccess(db: Db, userId: number): Promise<Access | undefined> {
  const person = await findPerson(db, userId)
  if (!person) return undefined
  const isSuper = userId === superAccount.id
  const roles = await listRolesOf(db, userId)
  const roleIds = roles.map(({ id }) => id)
  const scopes = await Promise.all(roles.map(({ roleExtent }) => resolveScope(db, parseRoleScope(roleExtent), person)))
  const scopeByRole = new Map(roles.map(({ id }, index) => [id, itemAt(scopes, index)]))
  const held = await loadCodes(db, userId, roleIds)
  const scopeByCode = new Map<string, DataScope>()
  for (const { code } of held) {
    if (scopeByCode.has(code)) continue
    const granting = held.filter((entry) => entry.code === code)
    const granted = granting.flatMap(({ roleId }) =>
      roleId === null || roleId === undefined ? [] : (scopeByRole.get(roleId) ?? []),
    )
    scopeByCode.set(code, isSuper ? ALL : unionScopes(granted))
  }
  const own = await resolveScope(db, { kind: 'org', organizationIds: [] }, person)
  return {
    userId,
    username: person.username,
    name: person.name,
    schoolId: person.schoolId,
    isSuper,
    roles: roles.map(({ id, name, icon }) => ({ id, name, icon })),
    codes: new Set(scopeByCode.keys()),
    siteIds: roleIds.length === 0 ? [] : (await listSiteIds(db, roleIds)).map(({ siteId }) => siteId),
    scopeOf: (code) => scopeByCode.get(code) ?? EMPTY_SCOPE,
    visible: isSuper ? ALL : unionScopes([...scopeByRole.values(), own]),
  }
}
