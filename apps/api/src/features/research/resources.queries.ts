import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { parseSiteTime } from '../../clock'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { containsTerms } from '../../db/search-terms'
import { areas } from '../../db/tables/areas'
import { files } from '../../db/tables/files'
import { gardes, schools, subjects } from '../../db/tables/organizations'
import { resourceFiles, resources } from '../../db/tables/research'
import { users } from '../../db/tables/users'
import type { Actor } from '../../http/call'

const fileCount = sql<number>`(select count(*)::int from ${resourceFiles} where ${resourceFiles.resourceId} = ${resources.id})`

const fields = {
  id: resources.id,
  title: resources.title,
  kind: resources.kind,
  gardeId: resources.gardeId,
  gardeName: gardes.gardeName,
  courseId: resources.courseId,
  courseName: subjects.courseName,
  gradeName: resources.gradeName,
  textbook: resources.textbook,
  chapter: resources.chapter,
  summary: resources.summary,
  author: resources.author,
  ownerName: users.name,
  orgName: schools.name,
  copyright: resources.copyright,
  award: resources.award,
  tags: resources.tags,
  durationS: resources.durationS,
  coverFileId: resources.coverFileId,
  publishAt: resources.publishAt,
  viewCount: resources.viewCount,
  fileCount,
}

function selectResources(db: Db, where: SQL | undefined) {
  return db
    .select(fields)
    .from(resources)
    .innerJoin(schools, eq(schools.id, resources.orgId))
    .innerJoin(users, eq(users.id, resources.ownerId))
    .leftJoin(gardes, eq(gardes.gardeId, resources.gardeId))
    .leftJoin(subjects, and(eq(subjects.courseId, resources.courseId), eq(subjects.gardeId, resources.gardeId)))
    .where(where)
    .$dynamic()
}

/** A resource as the portal shows it. */
export type ResourceRecord = Awaited<ReturnType<typeof selectResources>>[number]

/** What a list of resources is narrowed by. */
export interface ResourceFilter {
  keyword?: string
  kind?: ResourceRecord['kind']
  gardeId?: string
  courseId?: string
  grade?: string
  textbook?: string
  /** yyyy, by the site's calendar. */
  year?: string
  /** With all areas below it. */
  areaCode?: string
  tag?: string
}

/** The areas at and below one. */
const belowArea = (areaCode: string) =>
  sql`${resources.areaCode} in (select below.area_code from ${areas} below
    join ${areas} top on below.path like top.path || '%' where top.area_code = ${areaCode})`

/** Published in this year of the site's calendar. */
function inYear(year: string): SQL {
  const [from, until] = [parseSiteTime(`${year}-01-01`), parseSiteTime(`${Number(year) + 1}-01-01`)]
  if (!from || !until) return sql`false`
  return sql`${resources.publishAt} >= ${from.toISOString()}::timestamptz and ${resources.publishAt} < ${until.toISOString()}::timestamptz`
}

/** What a filter says about resources, without who may see them. */
function fits({
  keyword,
  kind,
  gardeId,
  courseId,
  grade,
  textbook,
  year,
  areaCode,
  tag,
}: ResourceFilter): SQL | undefined {
  return and(
    keyword ? containsTerms([resources.title, resources.chapter, resources.summary], keyword) : undefined,
    kind ? eq(resources.kind, kind) : undefined,
    gardeId ? eq(resources.gardeId, gardeId) : undefined,
    courseId ? eq(resources.courseId, courseId) : undefined,
    grade ? eq(resources.gradeName, grade) : undefined,
    textbook ? eq(resources.textbook, textbook) : undefined,
    year ? inYear(year) : undefined,
    areaCode ? belowArea(areaCode) : undefined,
    tag ? sql`${resources.tags} @> array[${tag}]::text[]` : undefined,
  )
}

/** Place of the codes of cities and counties in a path of areas, `/380000/380100/380102/`. */
const pathPlaces = { city: 3, county: 4 } as const

/** The resource is for a city or a county, in which the reader's school is. */
function isForOwnArea(range: keyof typeof pathPlaces, schoolId: number): SQL | undefined {
  const partOf = (path: SQL) => sql`split_part(${path}, '/', ${sql.raw(String(pathPlaces[range]))})`
  return and(
    eq(resources.range, range),
    sql`${resources.areaCode} in (select other.area_code from ${areas} other
      join ${areas} own on ${partOf(sql`own.path`)} = ${partOf(sql`other.path`)} and ${partOf(sql`own.path`)} <> ''
      join ${schools} home on home.area_code = own.area_code where home.id = ${schoolId})`,
  )
}

/**
 * Published, and offered to this reader: those that are not public need a sign-in, and those of a school, county or city
 * a reader who belongs there.
 */
export function isOffered(actor: Actor | undefined, now: Date): SQL | undefined {
  const forAll = eq(resources.range, 'public')
  const schoolId = actor?.schoolId ?? null
  const ownPlace =
    schoolId === null
      ? sql`false`
      : or(eq(resources.orgId, schoolId), isForOwnArea('county', schoolId), isForOwnArea('city', schoolId))
  const audience = !actor
    ? forAll
    : actor.isSuper
      ? undefined
      : or(forAll, eq(resources.range, 'province'), eq(resources.ownerId, actor.userId), ownPlace)
  return and(eq(resources.state, 'on_shelf'), isNull(resources.deletedAt), lte(resources.publishAt, now), audience)
}

/** One page of resources: recommended ones, then the newest or the most seen first. */
export async function pageResources(
  db: Db,
  offered: SQL | undefined,
  { sort, ...filter }: ResourceFilter & { sort?: 'newest' | 'popular' },
  window: PageWindow,
) {
  const where = and(offered, fits(filter))
  const first = sort === 'popular' ? desc(resources.viewCount) : desc(resources.publishAt)
  const [rows, counted] = await Promise.all([
    selectResources(db, where)
      .orderBy(desc(resources.quality), first, desc(resources.id))
      .limit(window.limit)
      .offset(window.offset),
    db
      .select({ n: sql<number>`count(*)::int` })
      .from(resources)
      .where(where),
  ])
  return { rows, total: onlyRow(counted).n }
}

/** Awards from the highest. */
const AWARDS = sql`array_position(array['first', 'second', 'third', 'merit']::text[], ${resources.award}::text)`

/** Resources with an award, the highest first, the newest of equals first. */
export function listWinners(
  db: Db,
  offered: SQL | undefined,
  filter: Pick<ResourceFilter, 'areaCode'>,
  limit: number,
): Promise<ResourceRecord[]> {
  return selectResources(db, and(offered, isNotNull(resources.award), fits(filter)))
    .orderBy(AWARDS, desc(resources.publishAt), desc(resources.id))
    .limit(limit)
}

/** One resource that is offered. */
export async function findResource(db: Db, offered: SQL | undefined, id: number): Promise<ResourceRecord | undefined> {
  const [row] = await selectResources(db, and(offered, eq(resources.id, id)))
  return row
}

/** Files of a resource in order. */
export function listResourceFiles(db: Db, resourceIds: readonly number[]) {
  return db
    .select({ id: files.id, name: files.name, size: files.size, ext: files.ext, fileId: files.id })
    .from(resourceFiles)
    .innerJoin(files, eq(files.id, resourceFiles.fileId))
    .where(inArray(resourceFiles.resourceId, [...resourceIds]))
    .orderBy(asc(resourceFiles.seq), asc(files.id))
}
