import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { areas } from '../../db/tables/areas'
import { dictEntries, schools } from '../../db/tables/organizations'
import { roles } from '../../db/tables/roles'

/** A code in a difference, and what it is called now. */
export interface ChangedName {
  field: string
  value: string
  name: string
}

type Kind = 'area' | 'school' | 'role' | 'userType' | 'dutyType'

/** What the values of a member are codes of. */
const kinds: Readonly<Record<string, Kind>> = {
  areaCode: 'area',
  parentCode: 'area',
  schoolId: 'school',
  orgId: 'school',
  organizationId: 'school',
  roleIds: 'role',
  userType: 'userType',
  userDutyType: 'dutyType',
}
const dictionaries = { userType: '8', dutyType: '5' } as const
const ID = /^\d{1,15}$/

/** A member of a difference with one of its values. */
interface Coded {
  field: string
  kind: Kind
  value: string
}

function codedOf(diff: unknown): Coded[] {
  const difference: unknown = Object(diff).difference
  return Object.entries(Object(difference)).flatMap(([field, change]) => {
    const kind = kinds[field]
    if (!kind) return []
    const values: unknown[] = [Object(change).before, Object(change).after]
    return values.flatMap((value) => (typeof value === 'string' ? [{ field, kind, value }] : []))
  })
}

type Names = ReadonlyMap<string, string>

async function namesOf(db: Db, codes: ReadonlyMap<Kind, ReadonlySet<string>>): Promise<ReadonlyMap<Kind, Names>> {
  const of = (kind: Kind) => [...(codes.get(kind) ?? [])]
  const ids = (kind: Kind) =>
    of(kind)
      .filter((code) => ID.test(code))
      .map(Number)
  const [areaRows, schoolRows, roleRows, entryRows] = await Promise.all([
    of('area').length === 0
      ? []
      : db
          .select({ code: areas.areaCode, name: areas.name })
          .from(areas)
          .where(inArray(areas.areaCode, of('area'))),
    ids('school').length === 0
      ? []
      : db
          .select({ code: schools.id, name: schools.name })
          .from(schools)
          .where(inArray(schools.id, ids('school'))),
    ids('role').length === 0
      ? []
      : db
          .select({ code: roles.id, name: roles.name })
          .from(roles)
          .where(inArray(roles.id, ids('role'))),
    of('userType').length + of('dutyType').length === 0
      ? []
      : db
          .select({ type: dictEntries.dicType, code: dictEntries.dicValue, name: dictEntries.dicDisplay })
          .from(dictEntries)
          .where(
            or(
              and(eq(dictEntries.dicType, dictionaries.userType), inArray(dictEntries.dicValue, of('userType'))),
              and(eq(dictEntries.dicType, dictionaries.dutyType), inArray(dictEntries.dicValue, of('dutyType'))),
            ),
          ),
  ])
  const byCode = (rows: readonly { code: string | number; name: string }[]): Names =>
    new Map(rows.map(({ code, name }) => [String(code), name]))
  return new Map<Kind, Names>([
    ['area', byCode(areaRows)],
    ['school', byCode(schoolRows)],
    ['role', byCode(roleRows)],
    ['userType', byCode(entryRows.filter(({ type }) => type === dictionaries.userType))],
    ['dutyType', byCode(entryRows.filter(({ type }) => type === dictionaries.dutyType))],
  ])
}

/** Codes of a value: roles are a list of them. */
const codesIn = ({ kind, value }: Coded) => (kind === 'role' ? value.split(',') : [value])

/** The names of the codes in differences, by their rows. What is gone has no name. */
export async function listChangedNames(db: Db, diffs: readonly unknown[]): Promise<ChangedName[][]> {
  const found = diffs.map(codedOf)
  const codes = new Map<Kind, Set<string>>()
  for (const coded of found.flat()) {
    const known = codes.get(coded.kind) ?? new Set()
    for (const code of codesIn(coded)) known.add(code)
    codes.set(coded.kind, known)
  }
  const names = await namesOf(db, codes)
  return found.map((list) =>
    list.flatMap((coded) => {
      const parts = codesIn(coded).map((code) => names.get(coded.kind)?.get(code))
      const name = parts.every((part) => part !== undefined) ? parts.join('、') : undefined
      return name === undefined ? [] : [{ field: coded.field, value: coded.value, name }]
    }),
  )
}
