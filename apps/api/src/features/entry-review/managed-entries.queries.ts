import type { Schema } from '@doorway/api-client/types'
import { and, desc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { competitionGroups, competitions, entries } from '../../db/tables/competitions'
import { gardes, schools, subjects } from '../../db/tables/organizations'
import { type DataScope, positionInScope } from '../../security/scope'

const ofSnapshot = (key: string) => sql<string>`coalesce(${entries.snapshot} ->> ${key}, '')`
const memberCount = sql<number>`(select count(*)::int from comp_entry_member member where member.entry_id = comp_entry.id)`
const workCount = sql<number>`(select count(*)::int from comp_work work where work.entry_id = comp_entry.id
  and work.state <> 'draft' and work.deleted_at is null)`

function selectEntries(db: Db) {
  return db
    .select({
      id: entries.id,
      competitionId: entries.competitionId,
      competitionName: competitions.name,
      competitionState: competitions.state,
      organiserOrgId: competitions.organiserOrgId,
      groupName: competitionGroups.name,
      applicantId: entries.applicantId,
      createdBy: entries.createdBy,
      applicantName: ofSnapshot('applicantName'),
      schoolName: ofSnapshot('schoolName'),
      areaName: ofSnapshot('areaName'),
      position: schools.lft,
      gardeName: gardes.gardeName,
      courseName: subjects.courseName,
      topic: entries.topic,
      memberCount,
      workCount,
      state: entries.state,
      stateReason: entries.stateReason,
      receiptNo: entries.receiptNo,
      submittedAt: entries.submittedAt,
      version: entries.version,
    })
    .from(entries)
    .innerJoin(competitions, eq(competitions.id, entries.competitionId))
    .innerJoin(competitionGroups, eq(competitionGroups.id, entries.groupId))
    .innerJoin(schools, eq(schools.id, entries.orgId))
    .leftJoin(gardes, eq(gardes.gardeId, entries.gardeId))
    .leftJoin(subjects, and(eq(subjects.courseId, entries.courseId), eq(subjects.gardeId, entries.gardeId)))
    .$dynamic()
}

/** An entry as its reviewers see it: names are those at sign-up. */
export type ManagedEntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

/** Entries of people in scope; drafts are their applicants' alone. */
function matching(scope: DataScope, t: Schema<'EntryConditions'>): SQL | undefined {
  const text = t.keyword?.trim()
  return and(
    eq(entries.competitionId, t.competitionId),
    isNull(entries.deletedAt),
    ne(entries.state, 'draft'),
    positionInScope(scope, schools.lft),
    t.state ? eq(entries.state, t.state) : undefined,
    t.groupId ? eq(entries.groupId, t.groupId) : undefined,
    t.orgId ? eq(entries.orgId, t.orgId) : undefined,
    t.areaCode
      ? sql`exists (select 1 from area inside join area above on inside.path like above.path || '%'
          where inside.area_code = ${entries.areaCode} and above.area_code = ${t.areaCode})`
      : undefined,
    text
      ? or(
          contains(entries.topic, text),
          contains(sql`${entries.snapshot} ->> 'applicantName'`, text),
          contains(sql`${entries.snapshot} ->> 'schoolName'`, text),
        )
      : undefined,
  )
}

/** One page of entries with the exact total, the latest submitted first. */
export async function pageManagedEntries(
  db: Db,
  scope: DataScope,
  conditions: Schema<'EntryConditions'>,
  window: PageWindow,
): Promise<{ rows: ManagedEntryRow[]; total: number }> {
  const where = matching(scope, conditions)
  const rows = await selectEntries(db)
    .where(where)
    .orderBy(sql`${entries.submittedAt} desc nulls last`, desc(entries.id))
    .limit(window.limit)
    .offset(window.offset)
  const counted = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(entries)
    .innerJoin(schools, eq(schools.id, entries.orgId))
    .where(where)
  return { rows, total: onlyRow(counted).n }
}

/** These entries, locked until the transaction ends, in the order of their ids. */
export async function lockEntries(tx: Db, ids: readonly number[]): Promise<ManagedEntryRow[]> {
  await tx
    .select({ id: entries.id })
    .from(entries)
    .where(inArray(entries.id, [...ids]))
    .orderBy(entries.id)
    .for('update')
  return selectEntries(tx)
    .where(and(inArray(entries.id, [...ids]), isNull(entries.deletedAt)))
    .orderBy(entries.id)
}

/** Changes the state of entries. */
export async function updateEntryStates(
  tx: Db,
  ids: readonly number[],
  change: {
    state: 'school_passed' | 'returned' | 'void'
    stateReason: string | null
    updatedAt: Date
    updatedBy: number
  },
): Promise<void> {
  await tx
    .update(entries)
    .set({ ...change, version: sql`${entries.version} + 1` })
    .where(inArray(entries.id, [...ids]))
}

/** Works of voided entries leave the competition. Returns their ids. */
export async function disqualifyWorksOf(tx: Db, entryIds: readonly number[]): Promise<number[]> {
  if (entryIds.length === 0) return []
  const rows = await tx
    .select({ id: sql<number>`id::int` })
    .from(sql`comp_work`)
    .where(
      sql`entry_id in (${sql.join(
        entryIds.map((id) => sql`${id}`),
        sql`, `,
      )}) and state not in ('withdrawn', 'disqualified') and deleted_at is null`,
    )
  return rows.map(({ id }) => id)
}
