import type { Schema } from '@doorway/api-client/types'
import { and, asc, desc, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { containsTerms } from '../../db/search-terms'
import { beginsWith } from '../../db/search-text'
import { areas } from '../../db/tables/areas'
import { schools } from '../../db/tables/organizations'
import { principalProfiles, schoolProfiles } from '../../db/tables/profiles'

const city = alias(areas, 'city')

/** Kinds of schools for visitors, by the prefixes of the ministry's codes. */
const TYPE_CODES = {
  kindergarten: ['11'],
  primary: ['21'],
  junior: ['31'],
  senior: ['34'],
  vocational: ['36'],
  special: ['51'],
} as const
/** A kind of school as visitors name it. */
export type SchoolKind = keyof typeof TYPE_CODES

/** The kind of a school by the ministry's code; undefined for what is none of them. */
export function kindOfSchool(schoolType: string | null): string | undefined {
  return Object.entries(TYPE_CODES).find(([, starts]) => starts.some((start) => schoolType?.startsWith(start)))?.[0]
}

const isPublished = (now: Date) =>
  and(eq(schoolProfiles.state, 'published'), lte(schoolProfiles.publishAt, now), isNull(schools.deletedAt))

const schoolFields = {
  schoolId: schoolProfiles.schoolId,
  name: schools.name,
  schoolType: schools.schoolType,
  areaName: areas.name,
  cityName: city.name,
  motto: schoolProfiles.motto,
  idea: schoolProfiles.idea,
  foundedYear: schoolProfiles.foundedYear,
  studentBand: schoolProfiles.studentBand,
  features: schoolProfiles.features,
  honours: schoolProfiles.honours,
  coverFileId: schoolProfiles.coverFileId,
  publishAt: schoolProfiles.publishAt,
  viewCount: schoolProfiles.viewCount,
  introHtml: schoolProfiles.introHtml,
  tags: schoolProfiles.tags,
  staffTotal: schoolProfiles.staffTotal,
  staffSenior: schoolProfiles.staffSenior,
  staffGraduate: schoolProfiles.staffGraduate,
  videoFileId: schoolProfiles.videoFileId,
  videoTitle: schoolProfiles.videoTitle,
  videoPosterId: schoolProfiles.videoPosterId,
}

function selectSchools(db: Db, where: SQL | undefined) {
  return db
    .select(schoolFields)
    .from(schoolProfiles)
    .innerJoin(schools, eq(schools.id, schoolProfiles.schoolId))
    .leftJoin(areas, eq(areas.areaCode, schools.areaCode))
    .leftJoin(city, eq(city.areaCode, areas.parentCode))
    .where(where)
    .$dynamic()
}

/** A school that presents itself. */
export type SchoolRecord = Awaited<ReturnType<typeof selectSchools>>[number]

/** What a list of schools is narrowed by. */
export interface SchoolFilter {
  keyword?: string
  areaCode?: string
  kind?: SchoolKind
  tag?: Schema<'SchoolTag'>
}

/** One page of schools, the latest presented first. */
export async function pageSchools(
  db: Db,
  { keyword, areaCode, kind, tag }: SchoolFilter,
  now: Date,
  window: PageWindow,
) {
  const where = and(
    isPublished(now),
    keyword ? containsTerms([schools.name, schoolProfiles.motto], keyword) : undefined,
    areaCode ? sql`${areas.path} like ${`%/${areaCode}/%`}` : undefined,
    tag ? sql`${schoolProfiles.tags} @> array[${tag}]` : undefined,
    kind ? or(...TYPE_CODES[kind].map((start) => beginsWith(schools.schoolType, start))) : undefined,
  )
  const [rows, counted] = await Promise.all([
    selectSchools(db, where)
      .orderBy(desc(schoolProfiles.publishAt), asc(schoolProfiles.schoolId))
      .limit(window.limit)
      .offset(window.offset),
    db
      .select({ n: sql<number>`count(*)::int` })
      .from(schoolProfiles)
      .innerJoin(schools, eq(schools.id, schoolProfiles.schoolId))
      .leftJoin(areas, eq(areas.areaCode, schools.areaCode))
      .where(where),
  ])
  return { rows, total: onlyRow(counted).n }
}

/** One school that presents itself; for a merged one, the school that took it over. */
export async function findSchool(db: Db, schoolId: number, now: Date): Promise<SchoolRecord | undefined> {
  const successor = sql`coalesce((select merged_into from school where id = ${schoolId}), ${schoolId})`
  const [row] = await selectSchools(db, and(isPublished(now), eq(schoolProfiles.schoolId, successor)))
  return row
}

const principalFields = {
  id: principalProfiles.id,
  name: principalProfiles.name,
  title: principalProfiles.title,
  summary: principalProfiles.summary,
  schoolName: schools.name,
  honours: principalProfiles.honours,
  resumeHtml: principalProfiles.resumeHtml,
  ideasHtml: principalProfiles.ideasHtml,
  photoFileId: principalProfiles.photoFileId,
  publishAt: principalProfiles.publishAt,
  viewCount: principalProfiles.viewCount,
}

function selectPrincipals(db: Db, now: Date, where: SQL | undefined) {
  return db
    .select(principalFields)
    .from(principalProfiles)
    .innerJoin(schools, eq(schools.id, principalProfiles.schoolId))
    .where(and(eq(principalProfiles.state, 'published'), lte(principalProfiles.publishAt, now), where))
    .$dynamic()
}

/** A principal who is presented. */
export type PrincipalRecord = Awaited<ReturnType<typeof selectPrincipals>>[number]

/** One page of principals, the latest presented first. */
export async function pagePrincipals(db: Db, keyword: string | undefined, now: Date, window: PageWindow) {
  const { name, title } = principalProfiles
  const found = keyword ? containsTerms([name, title, schools.name], keyword) : undefined
  const ids = selectPrincipals(db, now, found).as('matching')
  const [rows, counted] = await Promise.all([
    selectPrincipals(db, now, found)
      .orderBy(desc(principalProfiles.publishAt), asc(principalProfiles.id))
      .limit(window.limit)
      .offset(window.offset),
    db.select({ n: sql<number>`count(*)::int` }).from(ids),
  ])
  return { rows, total: onlyRow(counted).n }
}

/** One principal who is presented. */
export async function findPrincipal(db: Db, id: number, now: Date): Promise<PrincipalRecord | undefined> {
  const [row] = await selectPrincipals(db, now, eq(principalProfiles.id, id))
  return row
}
