import type { Db } from '../../db/database'
import type { DataScope } from '../../security/scope'
import type { MessageKey } from '../../strings/catalogue'
import { listNames as listAreaNames } from '../areas/areas.queries'
import { listNames } from '../organizations/organizations.queries'
import { listAreasNamed, listOrganizationPaths, listOrganizationsNamed } from './parent-lookups.queries'
import { entryOf } from '../../required'

/** What a text of the file means: one place, or why it is none. */
export type Found<Place> = { place: Place; fault?: undefined } | { place?: undefined; fault: MessageKey }

const partsOf = (namePath: string) =>
  namePath
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean)

/** A text as places are compared: parts without spaces around them. */
export const normalisePath = (text: string) => partsOf(text).join('/')

function pick<Place extends { code: string | null; namePath: string }>(
  places: readonly Place[],
  text: string,
  unknown: MessageKey,
): Found<Place> {
  const namePath = normalisePath(text)
  const byCode = places.find(({ code }) => code === namePath)
  if (byCode) return { place: byCode }
  const matches = places.filter((place) => place.namePath === namePath || place.namePath.endsWith(`/${namePath}`))
  const chosen = matches.length === 1 ? matches[0] : matches.find((place) => place.namePath === namePath)
  if (chosen) return { place: chosen }
  return { fault: matches.length === 0 ? unknown : 'import.ambiguous' }
}

function lastParts(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => partsOf(text).at(-1) ?? []))]
}

/** Finds organizations within a scope by code, by name, or by the names on the way to them (`省厅/市局/小学`). */
export async function lookUpOrganizations(db: Db, scope: DataScope, texts: readonly string[]) {
  const lasts = lastParts(texts)
  const rows = await listOrganizationsNamed(db, scope, lasts)
  const ids = [...new Set(rows.flatMap(({ path }) => partsOf(path).map(Number)))]
  const names = new Map((await listNames(db, ids.length > 0 ? ids : [0])).map(({ id, name }) => [String(id), name]))
  const places = rows.map((row) => ({
    ...row,
    namePath: partsOf(row.path)
      .map((id) => entryOf(names, id))
      .join('/'),
  }))
  return new Map(texts.map((text) => [text, pick(places, text, 'import.unknownSchool')]))
}

/** Finds enabled areas by code, by name, or by the names on the way to them. */
export async function lookUpAreas(db: Db, texts: readonly string[]) {
  const lasts = lastParts(texts)
  const rows = await listAreasNamed(db, lasts)
  const codes = [...new Set(rows.flatMap(({ path }) => partsOf(path)))]
  const names = new Map(
    (await listAreaNames(db, codes.length > 0 ? codes : ['0'])).map(({ areaCode, name }) => [areaCode, name]),
  )
  const places = rows.map((row) => ({
    ...row,
    namePath: partsOf(row.path)
      .map((code) => entryOf(names, code))
      .join('/'),
  }))
  return new Map(texts.map((text) => [text, pick(places, text, 'import.unknownArea')]))
}

const MAX_PATHS = 2_000

/** The ways to the organizations of a scope, as a file may name them; the first 2,000 in tree order. */
export async function listPaths(db: Db, scope: DataScope): Promise<string[]> {
  const paths = await listOrganizationPaths(db, scope, MAX_PATHS)
  const ids = [...new Set(paths.flatMap((path) => partsOf(path).map(Number)))]
  const names = new Map((await listNames(db, ids.length > 0 ? ids : [0])).map(({ id, name }) => [String(id), name]))
  return paths.map((path) =>
    partsOf(path)
      .map((id) => entryOf(names, id))
      .join('/'),
  )
}
