import { and, asc, desc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { competitionGroups, competitionPhases, competitions, entries } from '../../db/tables/competitions'
import { gardes, subjects } from '../../db/tables/organizations'
import { users } from '../../db/tables/users'

/** People whom one search shows. */
const MAX_PEOPLE = 20
const ENABLED = '0'

const memberCount = sql<number>`(select count(*)::int from comp_entry_member member where member.entry_id = comp_entry.id)`

function selectBehalfEntries(db: Db) {
  return db
    .select({
      id: entries.id,
      competitionId: entries.competitionId,
      competitionName: competitions.name,
      applicantId: entries.applicantId,
      groupName: competitionGroups.name,
      applicantName: sql<string>`coalesce(${entries.snapshot} ->> 'applicantName', '')`,
      gardeName: gardes.gardeName,
      courseName: subjects.courseName,
      topic: entries.topic,
      memberCount,
      state: entries.state,
      stateReason: entries.stateReason,
      receiptNo: entries.receiptNo,
      submittedAt: entries.submittedAt,
      version: entries.version,
    })
    .from(entries)
    .innerJoin(competitions, eq(competitions.id, entries.competitionId))
    .innerJoin(competitionGroups, eq(competitionGroups.id, entries.groupId))
    .leftJoin(gardes, eq(gardes.gardeId, entries.gardeId))
    .leftJoin(subjects, and(eq(subjects.courseId, entries.courseId), eq(subjects.gardeId, entries.gardeId)))
    .$dynamic()
}

/** An entry that a school has made for one of its people. */
export type BehalfEntryRow = Awaited<ReturnType<typeof selectBehalfEntries>>[number]

const ofSchool = (orgId: number): SQL | undefined =>
  and(
    eq(entries.orgId, orgId),
    ne(entries.createdBy, entries.applicantId),
    ne(entries.state, 'draft'),
    isNull(entries.deletedAt),
  )

/** One page of the entries of a school with the exact total, the latest first. */
export async function pageBehalfEntries(
  db: Db,
  orgId: number,
  { competitionId, keyword = '' }: { competitionId?: number; keyword?: string },
  window: PageWindow,
): Promise<{ rows: BehalfEntryRow[]; total: number }> {
  const text = keyword.trim()
  const where = and(
    ofSchool(orgId),
    competitionId === undefined ? undefined : eq(entries.competitionId, competitionId),
    text === ''
      ? undefined
      : or(contains(entries.topic, text), contains(sql`${entries.snapshot} ->> 'applicantName'`, text)),
  )
  const rows = await selectBehalfEntries(db)
    .where(where)
    .orderBy(desc(entries.id))
    .limit(window.limit)
    .offset(window.offset)
  const counted = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(entries)
    .where(where)
  return { rows, total: onlyRow(counted).n }
}

/** One of the entries of a school. */
export async function findBehalfEntry(db: Db, orgId: number, id: number): Promise<BehalfEntryRow | undefined> {
  const [row] = await selectBehalfEntries(db).where(and(ofSchool(orgId), eq(entries.id, id)))
  return row
}

interface PeopleSearch {
  orgId: number
  competitionId: number
  userTypes: readonly string[]
  keyword: string
}

const hasEntry = (competitionId: number) => sql<boolean>`exists (select 1 from comp_entry entry
  where entry.competition_id = ${competitionId} and entry.applicant_id = app_user.id
    and entry.state <> 'cancelled' and entry.deleted_at is null)`

/** Enabled people of a school, of these kinds of users, by name. */
export function listPeople(db: Db, { orgId, competitionId, userTypes, keyword }: PeopleSearch) {
  const text = keyword.trim()
  return db
    .select({ id: users.id, name: users.name, username: users.username, hasEntry: hasEntry(competitionId) })
    .from(users)
    .where(
      and(
        eq(users.schoolId, orgId),
        inArray(users.userType, [...userTypes]),
        eq(users.dataState, ENABLED),
        isNull(users.deletedAt),
        text === '' ? undefined : or(contains(users.name, text), contains(users.username, text)),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(MAX_PEOPLE)
}

/** The people of a school with these login names, enabled or not. */
export function listPeopleNamed(db: Db, orgId: number, usernames: readonly string[]) {
  return db
    .select({ id: users.id, username: users.username, dataState: users.dataState })
    .from(users)
    .where(and(eq(users.schoolId, orgId), inArray(users.username, ['', ...usernames]), isNull(users.deletedAt)))
}

/** Names of announced competitions whose sign-up is open by its times, for a template. */
export async function listOpenNames(db: Db, now: Date): Promise<string[]> {
  const at = now.toISOString()
  const rows = await db
    .selectDistinct({ name: competitions.name })
    .from(competitions)
    .innerJoin(competitionPhases, eq(competitionPhases.competitionId, competitions.id))
    .where(
      and(
        eq(competitions.state, 'announced'),
        isNull(competitions.deletedAt),
        eq(competitionPhases.kind, 'signup'),
        sql`(${competitionPhases.manual} = 'open' or (${competitionPhases.manual} = 'auto'
          and ${at}::timestamptz between ${competitionPhases.startAt} and ${competitionPhases.endAt}))`,
      ),
    )
    .orderBy(asc(competitions.name))
  return rows.map(({ name }) => name)
}

/** Stages with their subjects, by name or id. */
export async function listStages(db: Db) {
  const stages = await db.select().from(gardes).orderBy(asc(gardes.gardeId))
  const taught = await db.select().from(subjects).orderBy(asc(subjects.gardeId), asc(subjects.courseId))
  return stages.map((stage) => ({ ...stage, courses: taught.filter(({ gardeId }) => gardeId === stage.gardeId) }))
}
