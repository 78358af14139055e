import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { areas } from '../../db/tables/areas'
import { schools } from '../../db/tables/organizations'
import type { MessageKey } from '../../strings/catalogue'
import { positionInScope, type DataScope } from '../../security/scope'
import { listNames as listAreaNames } from '../areas/areas.queries'
import { listNames } from '../organizations/organizations.queries'

/** What a text of the file means: one place, or why it is none. */
export type Found<Place> = { place: Place; fault?: undefined } | { place?: undefined; fault: MessageKey }

const partsOf = (way: string) =>
  way
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean)

/** A text as places are compared: parts without spaces around them. */
export const normalWay = (text: string) => partsOf(text).join('/')

function pick<Place extends { code: string | null; way: string }>(
  places: readonly Place[],
  text: string,
  unknown: MessageKey,
): Found<Place> {
  const way = normalWay(text)
  const byCode = places.find(({ code }) => code === way)
  if (byCode) return { place: byCode }
  const matches = places.filter((place) => place.way === way || place.way.endsWith(`/${way}`))
  const chosen = matches.length === 1 ? matches[0] : matches.find((place) => place.way === way)
  if (chosen) return { place: chosen }
  return { fault: matches.length === 0 ? unknown : 'import.ambiguous' }
}

function lastParts(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => partsOf(text).at(-1) ?? []))]
}

/** Finds organisations within a scope by code, by name, or by the names on the way to them (`省厅/市局/小学`). */
export async function lookUpOrganisations(db: Db, scope: DataScope, texts: readonly string[]) {
  const lasts = lastParts(texts)
  const rows =
    lasts.length === 0
      ? []
      : await db
          .select({ id: schools.id, code: schools.code, path: schools.path, lft: schools.lft, depth: schools.depth })
          .from(schools)
          .where(
            and(
              or(inArray(schools.code, lasts), inArray(schools.name, lasts)),
              isNull(schools.deletedAt),
              positionInScope(scope, schools.lft),
            ),
          )
  const ids = [...new Set(rows.flatMap(({ path }) => partsOf(path).map(Number)))]
  const names = new Map((await listNames(db, ids.length > 0 ? ids : [0])).map(({ id, name }) => [String(id), name]))
  const places = rows.map((row) => ({
    ...row,
    way: partsOf(row.path)
      .map((id) => names.get(id) ?? '')
      .join('/'),
  }))
  return new Map(texts.map((text) => [text, pick(places, text, 'import.unknownSchool')]))
}

/** Finds enabled areas by code, by name, or by the names on the way to them. */
export async function lookUpAreas(db: Db, texts: readonly string[]) {
  const lasts = lastParts(texts)
  const rows =
    lasts.length === 0
      ? []
      : await db
          .select({ code: areas.areaCode, path: areas.path, depth: areas.depth })
          .from(areas)
          .where(and(or(inArray(areas.areaCode, lasts), inArray(areas.name, lasts)), eq(areas.dataStatus, '0')))
  const codes = [...new Set(rows.flatMap(({ path }) => partsOf(path)))]
  const names = new Map(
    (await listAreaNames(db, codes.length > 0 ? codes : ['0'])).map(({ areaCode, name }) => [areaCode, name]),
  )
  const places = rows.map((row) => ({
    ...row,
    way: partsOf(row.path)
      .map((code) => names.get(code) ?? '')
      .join('/'),
  }))
  return new Map(texts.map((text) => [text, pick(places, text, 'import.unknownArea')]))
}

const MOST_WAYS = 2_000

/** The ways to the organisations of a scope, as a file may name them; the first 2,000 in tree order. */
export async function listWays(db: Db, scope: DataScope): Promise<string[]> {
  const rows = await db
    .select({ path: schools.path })
    .from(schools)
    .where(and(isNull(schools.deletedAt), positionInScope(scope, schools.lft)))
    .orderBy(asc(schools.lft), asc(schools.id))
    .limit(MOST_WAYS)
  const ids = [...new Set(rows.flatMap(({ path }) => partsOf(path).map(Number)))]
  const names = new Map((await listNames(db, ids.length > 0 ? ids : [0])).map(({ id, name }) => [String(id), name]))
  return rows.map(({ path }) =>
    partsOf(path)
      .map((id) => names.get(id) ?? '')
      .join('/'),
  )
}
