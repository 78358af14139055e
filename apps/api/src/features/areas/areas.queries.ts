import { and, asc, count, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { beginsWith, contains } from '../../db/search-text'
import { areas } from '../../db/tables/areas'
import { schools } from '../../db/tables/organizations'
import { users } from '../../db/tables/users'

const child = alias(areas, 'child')

function selectAreas(db: Db, where: SQL | undefined) {
  const children = db
    .select({ one: sql`1` })
    .from(child)
    .where(eq(child.parentCode, areas.areaCode))
  return db
    .select({
      areaCode: areas.areaCode,
      name: areas.name,
      parentCode: areas.parentCode,
      depth: areas.depth,
      path: areas.path,
      displayOrder: areas.displayOrder,
      dataStatus: areas.dataStatus,
      version: areas.version,
      hasChild: sql<boolean>`${exists(children)}`,
    })
    .from(areas)
    .where(where)
    .$dynamic()
}

/** An area as the queries of this feature return it. */
export type AreaRow = Awaited<ReturnType<typeof selectAreas>>[number]

/** Loads the number that grows with every change of an area. */
export async function findAreaVersion(db: Db): Promise<string> {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`select version::text as version from data_version where name = 'areas'`,
  )
  return row?.version ?? ''
}

/** An area of the whole list: code, name, parent, depth, order, state and version. */
export type AreaTuple = [string, string, string | null, number, number, AreaRow['dataStatus'], number]

/**
 * The next areas by code, beginning after one. They come as one text: reading each value of a column by itself takes
 * the embedded engine, in the thread of the server, ten times as long.
 */
export async function listAreasAfter(db: Db, areaCode: string, limit: number): Promise<AreaTuple[]> {
  const [row] = await rowsOf<{ list: string }>(
    db,
    sql`
      select coalesce(json_agg(json_build_array(
        area_code, name, parent_code, depth, display_order, data_status, version) order by area_code), '[]')::text as list
      from (select * from area where area_code > ${areaCode} order by area_code limit ${limit}) next`,
  )
  return JSON.parse(row?.list ?? '[]')
}

/** Code and name of the enabled children of one area, in display order. */
export function listEnabledChildren(db: Db, parentCode: string) {
  return db
    .select({ areaCode: areas.areaCode, name: areas.name })
    .from(areas)
    .where(and(eq(areas.parentCode, parentCode), eq(areas.dataStatus, '0')))
    .orderBy(asc(areas.displayOrder), asc(areas.areaCode))
}

/** Children of one area in display order; null is the first level. */
export function listChildren(db: Db, parentCode: string | null) {
  const isChild = parentCode === null ? isNull(areas.parentCode) : eq(areas.parentCode, parentCode)
  return selectAreas(db, isChild).orderBy(asc(areas.displayOrder), asc(areas.areaCode))
}

/** One area. */
export async function findArea(db: Db, areaCode: string): Promise<AreaRow | undefined> {
  const [row] = await selectAreas(db, eq(areas.areaCode, areaCode))
  return row
}

/** Areas whose name holds the keyword or whose code begins with it; exact names first, then upper levels. */
export function searchAreas(db: Db, keyword: string, limit: number) {
  return selectAreas(db, or(contains(areas.name, keyword), beginsWith(areas.areaCode, keyword)))
    .orderBy(sql`${areas.name} = ${keyword} desc`, asc(areas.depth), asc(areas.areaCode))
    .limit(limit)
}

/** Names of areas by code. */
export function listNames(db: Db, areaCodes: readonly string[]) {
  return db
    .select({ areaCode: areas.areaCode, name: areas.name })
    .from(areas)
    .where(inArray(areas.areaCode, [...areaCodes]))
    .orderBy(asc(areas.depth), asc(areas.areaCode))
}

async function countOf(query: Promise<{ n: number }[]>): Promise<number> {
  const row = await query
  return onlyRow(row).n
}

/** What a deletion of the branch would touch. */
export async function countUsage(db: Db, path: string) {
  const inBranch = db.select({ code: areas.areaCode }).from(areas).where(beginsWith(areas.path, path))
  const [descendants, boundSchools, boundUsers] = await Promise.all([
    countOf(db.select({ n: count() }).from(areas).where(beginsWith(areas.path, path))),
    countOf(
      db
        .select({ n: count() })
        .from(schools)
        .where(and(inArray(schools.areaCode, inBranch), isNull(schools.deletedAt))),
    ),
    countOf(
      db
        .select({ n: count() })
        .from(users)
        .where(and(inArray(users.areaCode, inBranch), isNull(users.deletedAt))),
    ),
  ])
  return { descendants: descendants - 1, schools: boundSchools, users: boundUsers }
}

/** Moves a branch: every path below gets the new beginning, every depth the same step. */
export async function moveBranch(tx: Db, oldPath: string, newPath: string, depthStep: number): Promise<void> {
  await tx
    .update(areas)
    .set({
      path: sql`${newPath} || substr(${areas.path}, ${oldPath.length + 1})`,
      depth: sql`${areas.depth} + ${depthStep}`,
    })
    .where(beginsWith(areas.path, oldPath))
}

/** Gives the children of one area the positions 1, 2, 3 … in the order of the codes. */
export async function setOrder(tx: Db, areaCodes: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update area set display_order = wanted.position, version = version + 1
    from json_array_elements_text(${JSON.stringify(areaCodes)}::json) with ordinality as wanted (code, position)
    where area.area_code = wanted.code`)
}

/** Adds an area. */
export async function insertArea(tx: Db, area: typeof areas.$inferInsert): Promise<void> {
  await tx.insert(areas).values(area)
}

/**
 * Changes columns of one area and increments its version. Returns the new version; undefined when there is no such
 * area.
 */
export async function updateArea(
  tx: Db,
  areaCode: string,
  change: Partial<typeof areas.$inferInsert>,
): Promise<number | undefined> {
  const [saved] = await tx
    .update(areas)
    .set({ ...change, version: sql`${areas.version} + 1` })
    .where(eq(areas.areaCode, areaCode))
    .returning({ version: areas.version })
  return saved?.version
}

/** Puts an area below another parent; null is the root. Its path is the matter of {@link moveBranch}. */
export async function setParent(tx: Db, areaCode: string, parentCode: string | null): Promise<void> {
  await tx.update(areas).set({ parentCode }).where(eq(areas.areaCode, areaCode))
}

/** Deletes an area and all areas below it. */
export async function deleteBranch(tx: Db, path: string): Promise<void> {
  await tx.delete(areas).where(beginsWith(areas.path, path))
}
