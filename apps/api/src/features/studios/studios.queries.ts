import { and, asc, desc, eq, gte, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { siteTime } from '../../clock'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { containsTerms } from '../../db/search-terms'
import { bigintArray } from '../../db/sql-arrays'
import { gardes, schools, subjects } from '../../db/tables/organizations'
import { users } from '../../db/tables/users'
import { subjectResearchers, workgroupMembers, workgroups } from '../../db/tables/workgroups'
import { isShown } from '../articles/article-audience.queries'
import type { ColumnAccess } from '../articles/article-columns'
import type { Reader } from '../content/reader'

const memberCount = sql<number>`(select count(*)::int from ${workgroupMembers}
  where ${workgroupMembers.workgroupId} = ${workgroups.id} and ${workgroupMembers.leftAt} is null)`

const fields = {
  id: workgroups.id,
  name: workgroups.name,
  kind: workgroups.kind,
  leaderName: users.name,
  orgName: schools.name,
  gardeName: gardes.gardeName,
  courseName: subjects.courseName,
  summary: workgroups.summary,
  introHtml: workgroups.introHtml,
  viewCount: workgroups.viewCount,
  memberCount,
}

function selectStudios(db: Db, where: SQL | undefined) {
  return db
    .select(fields)
    .from(workgroups)
    .innerJoin(users, eq(users.id, workgroups.leaderId))
    .innerJoin(schools, eq(schools.id, workgroups.orgId))
    .leftJoin(gardes, eq(gardes.gardeId, workgroups.gardeId))
    .leftJoin(subjects, and(eq(subjects.courseId, workgroups.courseId), eq(subjects.gardeId, workgroups.gardeId)))
    .where(where)
    .$dynamic()
}

/** A studio as the portal shows it: its leader by name, its members as a number. */
export type StudioRecord = Awaited<ReturnType<typeof selectStudios>>[number]

/** The two kinds of groups that are public. */
export type StudioKind = 'studio' | 'principal_studio'

/** What a list of studios is narrowed by. */
export interface StudioFilter {
  kind?: StudioKind
  gardeId?: string
  courseId?: string
  keyword?: string
}

/** Public, not dissolved, and within its time. */
function isShownNow(now: Date): SQL | undefined {
  const today = siteTime(now).slice(0, 10)
  return and(
    eq(workgroups.isPublic, true),
    eq(workgroups.state, 'active'),
    isNull(workgroups.deletedAt),
    or(eq(workgroups.kind, 'studio'), eq(workgroups.kind, 'principal_studio')),
    lte(workgroups.validFrom, today),
    or(isNull(workgroups.validTo), gte(workgroups.validTo, today)),
  )
}

/** One page of studios, the latest founded first. */
export async function pageStudios(db: Db, filter: StudioFilter, now: Date, window: PageWindow) {
  const { kind, gardeId, courseId, keyword } = filter
  const where = and(
    isShownNow(now),
    kind ? eq(workgroups.kind, kind) : undefined,
    gardeId ? eq(workgroups.gardeId, gardeId) : undefined,
    courseId ? eq(workgroups.courseId, courseId) : undefined,
    keyword ? containsTerms([workgroups.name, workgroups.summary, users.name], keyword) : undefined,
  )
  const [rows, counted] = await Promise.all([
    selectStudios(db, where)
      .orderBy(desc(workgroups.validFrom), asc(workgroups.id))
      .limit(window.limit)
      .offset(window.offset),
    db
      .select({ n: sql<number>`count(*)::int` })
      .from(workgroups)
      .innerJoin(users, eq(users.id, workgroups.leaderId))
      .where(where),
  ])
  return { rows, total: onlyRow(counted).n }
}

/** One studio that is shown. */
export async function findStudio(db: Db, id: number, now: Date): Promise<StudioRecord | undefined> {
  const [row] = await selectStudios(db, and(isShownNow(now), eq(workgroups.id, id)))
  return row
}

/** Ids of the latest texts of a studio that this reader may read. */
export async function listStudioArticles(
  db: Db,
  { id, columns, reader }: { id: number; columns: readonly ColumnAccess[]; reader: Reader },
  limit: number,
): Promise<number[]> {
  if (columns.length === 0) return []
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select article.id::float8 as id from workgroup_article own join cms_article article on article.id = own.article_id
      where own.workgroup_id = ${id}::bigint and article.column_id = any(${bigintArray(columns.map((column) => column.id))})
      and ${isShown(reader, columns)} order by article.publish_at desc, article.id desc limit ${limit}::int`,
  )
  return rows.map((row) => row.id)
}

/** Researchers whom a subject presents, in their order. */
export function listResearchers(db: Db, gardeId: string, courseId: string) {
  return db
    .select({
      name: subjectResearchers.name,
      title: subjectResearchers.title,
      unit: schools.name,
      intro: subjectResearchers.intro,
    })
    .from(subjectResearchers)
    .innerJoin(schools, eq(schools.id, subjectResearchers.orgId))
    .where(
      and(
        eq(subjectResearchers.gardeId, gardeId),
        eq(subjectResearchers.courseId, courseId),
        eq(subjectResearchers.state, 'published'),
      ),
    )
    .orderBy(asc(subjectResearchers.seq), asc(subjectResearchers.id))
    .limit(20)
}
