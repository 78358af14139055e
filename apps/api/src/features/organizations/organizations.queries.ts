import { and, asc, count, eq, gte, inArray, isNull, lte, max, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { beginsWith, contains } from '../../db/search-text'
import { areas } from '../../db/tables/areas'
import { schoolClasses, schoolGrades, schools } from '../../db/tables/organizations'
import { type DataScope, positionInScope } from '../../security/scope'

const schoolFields = {
  id: schools.id,
  name: schools.name,
  parentId: schools.parentId,
  path: schools.path,
  lft: schools.lft,
  rgt: schools.rgt,
  type: schools.type,
  depth: schools.depth,
  code: schools.code,
  schoolType: schools.schoolType,
  areaCode: schools.areaCode,
  displayOrder: schools.displayOrder,
  version: schools.version,
}

/** An organization as the queries of this feature return it. */
export type SchoolRow = Awaited<ReturnType<typeof listChildren>>[number]

/** Filters of the flat list; an absent one is no condition. */
export interface SchoolFilter {
  name?: string
  parentId?: number | null
  /** Path including the organization itself (`2,6,8`): that organization and everything below. */
  parentIds?: string
  areaCode?: string
  type?: string
  schoolType?: string
}

/** The last id of a comma path: the organization whose branch is meant. */
export function branchId(parentIds: string): number {
  return Number(parentIds.split(',').findLast((part) => part.trim() !== '') ?? 0)
}

/** Ranges, organizations above them included, so that a tree can be opened from its root. */
function onTheWayTo(scope: DataScope): SQL | undefined {
  if (scope.isAll) return undefined
  return (
    or(...scope.organizations.map(({ from, to }) => and(lte(schools.lft, to), gte(schools.rgt, from)))) ?? sql`false`
  )
}

function inArea(db: Db, areaCode: string): SQL {
  const codes = db
    .select({ code: areas.areaCode })
    .from(areas)
    .where(contains(areas.path, `/${areaCode}/`))
  return inArray(schools.areaCode, codes)
}

function filtered(db: Db, filter: SchoolFilter): (SQL | undefined)[] {
  const branch = filter.parentIds ? branchId(filter.parentIds) : 0
  return [
    filter.name ? contains(schools.name, filter.name) : undefined,
    typeof filter.parentId !== 'number' ? undefined : sql`coalesce(${schools.parentId}, 0) = ${filter.parentId}`,
    branch > 0 ? contains(schools.path, `/${branch}/`) : undefined,
    filter.areaCode ? inArea(db, filter.areaCode) : undefined,
    filter.type ? sql`${schools.type} = ${filter.type}` : undefined,
    filter.schoolType ? eq(schools.schoolType, filter.schoolType) : undefined,
  ]
}

/** One page of the organizations a person may see, in tree order, with the total. */
export async function pageSchools(
  db: Db,
  scope: DataScope,
  filter: SchoolFilter,
  page: { limit: number; offset: number },
) {
  const where = and(isNull(schools.deletedAt), positionInScope(scope, schools.lft), ...filtered(db, filter))
  const rows = await db
    .select(schoolFields)
    .from(schools)
    .where(where)
    .orderBy(asc(schools.lft), asc(schools.id))
    .limit(page.limit)
    .offset(page.offset)
  const total = await db.select({ n: count() }).from(schools).where(where)
  return { rows, total: onlyRow(total).n }
}

/** Children of one organization; null is the first level. Includes those that only lead to visible ones. */
export function listChildren(db: Db, scope: DataScope, parentId: number | null) {
  const isChild = parentId === null ? isNull(schools.parentId) : eq(schools.parentId, parentId)
  return db
    .select(schoolFields)
    .from(schools)
    .where(and(isChild, isNull(schools.deletedAt), onTheWayTo(scope)))
    .orderBy(asc(schools.displayOrder), asc(schools.id))
}

/** One organization, if it is visible or leads to one that is. */
export async function findSchool(db: Db, scope: DataScope, schoolId: number): Promise<SchoolRow | undefined> {
  const [row] = await db
    .select(schoolFields)
    .from(schools)
    .where(and(eq(schools.id, schoolId), isNull(schools.deletedAt), onTheWayTo(scope)))
  return row
}

/** One organization, in any scope; the policy decides who may touch it. */
export async function findSchoolById(db: Db, schoolId: number): Promise<SchoolRow | undefined> {
  const [row] = await db
    .select(schoolFields)
    .from(schools)
    .where(and(eq(schools.id, schoolId), isNull(schools.deletedAt)))
  return row
}

/** The display order after the last child of a parent; null is the first level. */
export async function nextOrder(db: Db, parentId: number | null): Promise<number> {
  const isChild = parentId === null ? isNull(schools.parentId) : eq(schools.parentId, parentId)
  const { last } = onlyRow(
    await db
      .select({ last: max(schools.displayOrder) })
      .from(schools)
      .where(and(isChild, isNull(schools.deletedAt))),
  )
  return (last ?? 0) + 1
}

/** Organizations whose name holds the keyword or whose code begins with it. */
export function searchSchools(db: Db, scope: DataScope, keyword: string, areaCode: string | undefined, limit: number) {
  return db
    .select(schoolFields)
    .from(schools)
    .where(
      and(
        isNull(schools.deletedAt),
        positionInScope(scope, schools.lft),
        or(contains(schools.name, keyword), beginsWith(schools.code, keyword)),
        areaCode ? inArea(db, areaCode) : undefined,
      ),
    )
    .orderBy(sql`${schools.name} = ${keyword} desc`, asc(schools.lft), asc(schools.id))
    .limit(limit)
}

/** Names of organizations by id. */
export function listNames(db: Db, ids: readonly number[]) {
  return db
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .where(inArray(schools.id, [...ids]))
    .orderBy(asc(schools.depth), asc(schools.id))
}

/** Grades of a school that have not graduated, the youngest first. */
export function listGrades(db: Db, schoolId: number) {
  return db
    .select({
      id: schoolGrades.id,
      schoolId: schoolGrades.schoolId,
      gardeId: schoolGrades.gardeId,
      name: schoolGrades.name,
      inYear: schoolGrades.inYear,
      seq: schoolGrades.seq,
    })
    .from(schoolGrades)
    .where(and(eq(schoolGrades.schoolId, schoolId), isNull(schoolGrades.graduatedAt)))
    .orderBy(asc(schoolGrades.gardeId), asc(schoolGrades.seq), asc(schoolGrades.id))
}

/** Classes of one or several grades. */
export function listClasses(db: Db, gradeIds: readonly number[]) {
  return db
    .select({ id: schoolClasses.id, gradeId: schoolClasses.gradeId, name: schoolClasses.name, seq: schoolClasses.seq })
    .from(schoolClasses)
    .where(inArray(schoolClasses.gradeId, [...gradeIds]))
    .orderBy(asc(schoolClasses.gradeId), asc(schoolClasses.seq), asc(schoolClasses.id))
}

/** The school that a grade belongs to. */
export async function findSchoolOfGrade(db: Db, gradeId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ schoolId: schoolGrades.schoolId })
    .from(schoolGrades)
    .where(eq(schoolGrades.id, gradeId))
  return row?.schoolId
}

/** Adds an organization below the one with this path (`/` for the first level). Returns its id and its own path. */
export async function insertOrganization(
  tx: Db,
  parentPath: string,
  organization: Omit<typeof schools.$inferInsert, 'path'>,
): Promise<{ id: number; path: string }> {
  const { id } = onlyRow(
    await tx
      .insert(schools)
      .values({ ...organization, path: '' })
      .returning({ id: schools.id }),
  )
  const path = `${parentPath}${id}/`
  await tx.update(schools).set({ path }).where(eq(schools.id, id))
  return { id, path }
}

/** Changes columns of one organization and increments its version. Returns the new version. */
export async function updateOrganization(
  tx: Db,
  id: number,
  change: Partial<typeof schools.$inferInsert>,
): Promise<number> {
  const { version } = onlyRow(
    await tx
      .update(schools)
      .set({ ...change, version: sql`${schools.version} + 1` })
      .where(eq(schools.id, id))
      .returning({ version: schools.version }),
  )
  return version
}

/** Marks an organization as deleted. */
export async function markDeleted(tx: Db, id: number, by: { deletedAt: Date; updatedBy: number }): Promise<void> {
  await tx.update(schools).set(by).where(eq(schools.id, id))
}

/** The depth of the deepest organization at or below a path. */
export async function findGreatestDepth(tx: Db, path: string): Promise<number> {
  const deepest = await tx
    .select({ depth: sql<number>`max(${schools.depth})::int` })
    .from(schools)
    .where(beginsWith(schools.path, path))
  return onlyRow(deepest).depth
}

/** Moves an organization with everything below it under another parent. */
export async function moveBranch(
  tx: Db,
  { id, path }: Pick<SchoolRow, 'id' | 'path'>,
  to: { parentId: number | null; path: string; depthStep: number },
): Promise<void> {
  const newPath = sql`${`${to.path}${id}/`} || substr(${schools.path}, ${path.length + 1})`
  await tx
    .update(schools)
    .set({ path: newPath, depth: sql`${schools.depth} + ${to.depthStep}` })
    .where(beginsWith(schools.path, path))
  await tx.update(schools).set({ parentId: to.parentId }).where(eq(schools.id, id))
}
