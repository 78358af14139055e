import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { containsTerms } from '../../db/search-terms'
import {
  awards,
  certificates,
  competitionGroups,
  competitions,
  entries,
  grants,
  works,
} from '../../db/tables/competitions'
import { gardes, schools, subjects } from '../../db/tables/organizations'
import { users } from '../../db/tables/users'
import { isPublicWork } from './public-works.queries'
import { isResultPublished } from './score-visibility.queries'

/** Works that passed qualification and are still in the competition. */
const SHOWN_STATES = ['qualified', 'recommended', 'judging', 'judged', 'awarded', 'unawarded'] as const

/** What a list of entered works is narrowed by. */
export interface EnterWorkFilter {
  competitionId: number
  groupId?: number
  keyword?: string
}

const ofSubject = and(eq(subjects.courseId, entries.courseId), eq(subjects.gardeId, entries.gardeId))

/** One page of the works of a competition by their numbers, which are random. Blind works come without author. */
export async function pageEnterWorks(
  db: Db,
  { competitionId, groupId, keyword }: EnterWorkFilter,
  { isBlind, window }: { isBlind: boolean; window: PageWindow },
) {
  // A blind work is found by what judges see of it, so that no word reveals its author.
  const title = isBlind ? works.anonTitle : works.title
  const ofSnapshot = (key: string) =>
    isBlind ? sql<string | null>`null::text` : sql<string | null>`${entries.snapshot} ->> ${key}`
  const where = and(
    eq(works.competitionId, competitionId),
    inArray(works.state, [...SHOWN_STATES]),
    isNull(works.deletedAt),
    groupId ? eq(entries.groupId, groupId) : undefined,
    keyword ? containsTerms([title, works.workNo], keyword) : undefined,
  )
  const [rows, counted] = await Promise.all([
    db
      .select({
        workId: works.id,
        workNo: works.workNo,
        title,
        summary: works.summary,
        coverFileId: works.coverFileId,
        groupName: competitionGroups.name,
        gardeName: gardes.gardeName,
        courseName: subjects.courseName,
        authorName: publicName(ofSnapshot('applicantName')),
        schoolName: ofSnapshot('schoolName'),
      })
      .from(works)
      .innerJoin(entries, eq(entries.id, works.entryId))
      .innerJoin(competitionGroups, eq(competitionGroups.id, entries.groupId))
      .leftJoin(gardes, eq(gardes.gardeId, entries.gardeId))
      .leftJoin(subjects, ofSubject)
      .where(where)
      .orderBy(asc(works.workNo))
      .limit(window.limit)
      .offset(window.offset),
    db.select({ n: count() }).from(works).innerJoin(entries, eq(entries.id, works.entryId)).where(where),
  ])
  return { rows, total: onlyRow(counted).n }
}

/** A name as all may read it: that of a student is masked until a guardian agrees to the publication of names. */
export function publicName(name: ReturnType<typeof sql<string | null>>) {
  return sql<string | null>`case when exists (
      select from ${users} person where person.id = ${entries.applicantId} and person.user_type = '5')
    and not exists (select from consent where consent.subject_id = ${entries.applicantId}
      and consent.scope = 'name_publicity' and consent.withdrawn_at is null)
    then left(${name}, 1) || '**' else ${name} end`
}

/** The name of the author at sign-up. */
export const applicantName = sql<string | null>`${entries.snapshot} ->> 'applicantName'`

/** What a list of winners is narrowed by. */
export interface WinnerFilter {
  competitionId?: number
  year?: string
  award?: string
  keyword?: string
}

/** One page of awards of published results: the newest year and the highest award first. */
export async function pageWinners(
  db: Db,
  { siteId, now }: { siteId: number; now: Date },
  filter: WinnerFilter,
  window: PageWindow,
) {
  const { competitionId, year, award, keyword } = filter
  const holder = sql<string>`coalesce(${publicName(applicantName)}, ${schools.name})`
  const school = sql<string>`coalesce(${entries.snapshot} ->> 'schoolName', ${schools.name})`
  const where = and(
    isResultPublished,
    eq(competitions.siteId, siteId),
    eq(grants.state, 'final'),
    competitionId ? eq(competitions.id, competitionId) : undefined,
    year ? eq(competitions.year, Number(year)) : undefined,
    award ? eq(awards.name, award) : undefined,
    keyword ? containsTerms([sql`coalesce(${works.title}, '')`, holder, school], keyword) : undefined,
  )
  const [rows, counted] = await Promise.all([
    db
      .select({
        grantId: grants.id,
        workId: grants.workId,
        title: works.title,
        coverFileId: works.coverFileId,
        competitionId: competitions.id,
        competitionName: competitions.name,
        year: competitions.year,
        groupName: competitionGroups.name,
        awardName: awards.name,
        awardLevel: awards.level,
        isPublic: isPublicWork(grants.workId, now),
        holderName: holder,
        schoolName: school,
        areaName: sql<string | null>`${entries.snapshot} ->> 'areaName'`,
        gardeName: gardes.gardeName,
        courseName: subjects.courseName,
      })
      .from(grants)
      .innerJoin(awards, eq(awards.id, grants.awardId))
      .innerJoin(competitions, eq(competitions.id, grants.competitionId))
      .leftJoin(works, eq(works.id, grants.workId))
      .leftJoin(entries, eq(entries.id, works.entryId))
      .leftJoin(competitionGroups, eq(competitionGroups.id, entries.groupId))
      .leftJoin(gardes, eq(gardes.gardeId, entries.gardeId))
      .leftJoin(subjects, ofSubject)
      .leftJoin(schools, eq(schools.id, grants.orgId))
      .where(where)
      // Organisations come after the works.
      .orderBy(
        desc(competitions.year),
        sql`${grants.workId} is null`,
        asc(awards.level),
        asc(competitionGroups.seq),
        asc(grants.id),
      )
      .limit(window.limit)
      .offset(window.offset),
    db
      .select({ n: count() })
      .from(grants)
      .innerJoin(awards, eq(awards.id, grants.awardId))
      .innerJoin(competitions, eq(competitions.id, grants.competitionId))
      .leftJoin(works, eq(works.id, grants.workId))
      .leftJoin(entries, eq(entries.id, works.entryId))
      .leftJoin(schools, eq(schools.id, grants.orgId))
      .where(where),
  ])
  return { rows, total: onlyRow(counted).n }
}

/** A certificate by its number; revoked ones too, but none of results that are not published. */
export async function findCertificate(db: Db, no: string) {
  const [row] = await db
    .select({
      no: certificates.no,
      verifyCode: certificates.verifyCode,
      holderName: sql<string>`coalesce(${publicName(sql`${certificates.holderName}`)}, ${certificates.holderName})`,
      content: certificates.content,
      competitionName: competitions.name,
      issuedAt: certificates.issuedAt,
      revokedAt: certificates.revokedAt,
    })
    .from(certificates)
    .innerJoin(grants, eq(grants.id, certificates.grantId))
    .innerJoin(competitions, eq(competitions.id, grants.competitionId))
    .leftJoin(works, eq(works.id, grants.workId))
    .leftJoin(entries, eq(entries.id, works.entryId))
    .where(and(isResultPublished, eq(certificates.no, no)))
  return row
}

/** A work or an organisation with an award. */
export type WinnerRow = Awaited<ReturnType<typeof pageWinners>>['rows'][number]

/** A work in the list of entered works. */
export type EnterWorkRow = Awaited<ReturnType<typeof pageEnterWorks>>['rows'][number]
