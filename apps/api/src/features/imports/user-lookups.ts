import { dictionaryTypes } from '@doorway/api-client/rules'
import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { Refusal } from '../../http/refusals'
import { searchHash } from '../../security/personal-data'
import { listEntries } from '../dictionaries/dictionaries.queries'
import { canSeeRole } from '../roles/roles.policy'
import { listRoleNames } from '../roles/roles.queries'
import { renewHashes } from '../users/renew-hashes.queries'
import { listHigherRanked } from '../users/user-rank.policy'
import { planRoles } from '../users/user-roles.service'
import type { ImportLine } from './import-kind'
import { lookUpAreas, lookUpOrganizations } from './place-lookups'
import { listClassesOf, listExisting, ownersOfEnrollments, ownersOfIdCards } from './user-lookups.queries'
import { itemAt } from '../../required'

const ROLE_SEPARATOR = /[,，、;；]/

/** Names of roles as a cell lists them. */
export function roleNamesOf(cell: string): string[] {
  return [...new Set(cell.split(ROLE_SEPARATOR).map((name) => name.trim()))].filter(Boolean)
}

const cellsOf = (lines: readonly ImportLine[], field: string) => [
  ...new Set(lines.flatMap(({ values }) => values[field] || [])),
]

/** The value of a dictionary entry that a cell names by its value or by one of its words. */
async function loadEntries(db: Db, dicType: string) {
  const entries = await listEntries(db, [dicType])
  return (text: string) =>
    entries.find(
      ({ dicValue, dicDisplay, labelI18n }) =>
        [dicValue, dicDisplay].includes(text.trim()) || Object.values(labelI18n).includes(text.trim()),
    )?.dicValue
}

async function hashesOf({ db, secrets }: AnyCall, lines: readonly ImportLine[], field: 'idCard' | 'enrollmentNumber') {
  const cells = cellsOf(lines, field)
  await renewHashes(db, secrets, field, cells)
  const hashes = await Promise.all(cells.map((cell) => searchHash(secrets, cell)))
  return new Map(cells.map((cell, index) => [cell, itemAt(hashes, index)]))
}

/** Roles by name, among those that the caller sees. Whether the caller may grant a role is checked once per role. */
export class RoleLookup {
  readonly #grantable = new Map<number, boolean>()
  #byName: Map<string, number> | undefined

  constructor(private readonly call: AnyCall) {}

  async idOf(name: string): Promise<number | undefined> {
    const all = this.#byName ? [] : await listRoleNames(this.call.db)
    this.#byName ??= new Map(all.flatMap(({ id, name: each }) => (canSeeRole(this.call.actor, id) ? [[each, id]] : [])))
    return this.#byName.get(name)
  }

  async isGrantable(roleId: number): Promise<boolean> {
    const known = this.#grantable.get(roleId)
    if (known !== undefined) return known
    const isGranted = await planRoles(this.call, undefined, [roleId]).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false
        throw error
      },
    )
    this.#grantable.set(roleId, isGranted)
    return isGranted
  }
}

/** Everything that the rows of one batch refer to, read in a handful of questions. */
export async function loadUserReferences(call: AnyCall, db: Db, code: string, lines: readonly ImportLine[]) {
  const scope = call.actor.scopeOf(code)
  const organizations = await lookUpOrganizations(db, scope, cellsOf(lines, 'schoolId'))
  const existing = await listExisting(db, cellsOf(lines, 'username'))
  const idCards = await hashesOf(call, lines, 'idCard')
  const enrollments = await hashesOf(call, lines, 'enrollmentNumber')
  const schoolIds = [...organizations.values()].flatMap(({ place }) => place?.id ?? [])
  const known = existing.flatMap(({ schoolId }) => schoolId ?? [])
  return {
    organizations,
    areas: await lookUpAreas(db, cellsOf(lines, 'areaCode')),
    typeOf: await loadEntries(db, dictionaryTypes.userType),
    dutyOf: await loadEntries(db, dictionaryTypes.teacherDuty),
    /** Those whom the caller must not change. */
    higherRanked: await listHigherRanked(
      db,
      call.actor,
      existing.map(({ id }) => id),
    ),
    existing: new Map(existing.map((user) => [user.username.toLowerCase(), user])),
    idCards,
    enrollments,
    idCardOwners: new Map<string | null | undefined, number>(
      (await ownersOfIdCards(db, [...idCards.values()])).map(({ hash, userId }) => [hash, userId]),
    ),
    enrollmentOwners: new Map<string | null | undefined, number>(
      (await ownersOfEnrollments(db, [...enrollments.values()])).map(({ hash, userId }) => [hash, userId]),
    ),
    classes:
      cellsOf(lines, 'gradeId').length > 0 ? await listClassesOf(db, [...new Set([...schoolIds, ...known])]) : [],
  }
}

/** What the rows of one batch refer to. */
export type UserReferences = Awaited<ReturnType<typeof loadUserReferences>>
