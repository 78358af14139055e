import type { Schema } from '@doorway/api-client/types'
import { and, asc, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { areas } from '../../db/tables/areas'
import { competitions } from '../../db/tables/competitions'
import { sites } from '../../db/tables/content'
import { schools } from '../../db/tables/organizations'
import { type DataScope, positionInScope } from '../../security/scope'

const previous = alias(competitions, 'previous')

/** Sign-ups that are more than a draft of their applicant. */
const entryCount = sql<number>`(select count(*)::int from comp_entry where comp_entry.competition_id = ${competitions.id}
  and comp_entry.state not in ('draft', 'cancelled') and comp_entry.deleted_at is null)`
const workCount = sql<number>`(select count(*)::int from comp_work where comp_work.competition_id = ${competitions.id}
  and comp_work.state not in ('draft', 'withdrawn') and comp_work.deleted_at is null)`

function selectManaged(db: Db) {
  return db
    .select({
      ...getTableColumns(competitions),
      organiserName: schools.name,
      position: schools.lft,
      areaName: areas.name,
      prevName: previous.name,
      entryCount,
      workCount,
    })
    .from(competitions)
    .innerJoin(schools, eq(schools.id, competitions.organiserOrgId))
    .innerJoin(areas, eq(areas.areaCode, competitions.areaCode))
    .leftJoin(previous, eq(previous.id, competitions.prevId))
    .$dynamic()
}

/** One competition in whatever state. */
export async function findManaged(db: Db, id: number) {
  const [row] = await selectManaged(db).where(and(eq(competitions.id, id), isNull(competitions.deletedAt)))
  return row
}

/** A competition with its organiser, area and counts. */
export type ManagedRow = NonNullable<Awaited<ReturnType<typeof findManaged>>>

/** One page of the competitions of organisers in scope with the exact total, the newest first. */
export async function pageManaged(
  db: Db,
  scope: DataScope,
  { keyword, state, kind }: Schema<'ManagedCompetitionConditions'>,
  window: PageWindow,
): Promise<{ rows: ManagedRow[]; total: number }> {
  const text = keyword?.trim()
  const where = and(
    isNull(competitions.deletedAt),
    positionInScope(scope, schools.lft),
    text ? or(contains(competitions.name, text), contains(competitions.code, text)) : undefined,
    state ? eq(competitions.state, state) : undefined,
    kind ? eq(competitions.kind, kind) : undefined,
  )
  const rows = await selectManaged(db)
    .where(where)
    .orderBy(desc(competitions.year), desc(competitions.id))
    .limit(window.limit)
    .offset(window.offset)
  const counted = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(competitions)
    .innerJoin(schools, eq(schools.id, competitions.organiserOrgId))
    .where(where)
  return { rows, total: onlyRow(counted).n }
}

/** Waits until no other transaction changes the competition or its parts. */
export async function lockCompetition(tx: Db, id: number): Promise<void> {
  await tx.select({ id: competitions.id }).from(competitions).where(eq(competitions.id, id)).for('update')
}

/** Adds a competition and returns its id. */
export async function insertCompetition(tx: Db, row: typeof competitions.$inferInsert): Promise<number> {
  return onlyRow(await tx.insert(competitions).values(row).returning({ id: competitions.id })).id
}

/** Changes columns of one competition and increments its version. */
export async function updateCompetition(
  tx: Db,
  id: number,
  change: Partial<typeof competitions.$inferInsert>,
): Promise<void> {
  await tx
    .update(competitions)
    .set({ ...change, version: sql`${competitions.version} + 1` })
    .where(eq(competitions.id, id))
}

/** The site of an area: the nearest one upwards; undefined where no site is. */
export async function findSiteOfArea(db: Db, areaPath: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: sites.id })
    .from(sites)
    .innerJoin(areas, eq(areas.areaCode, sites.areaCode))
    .where(sql`${areaPath} like ${areas.path} || '%'`)
    .orderBy(desc(sql`length(${areas.path})`), asc(sites.id))
    .limit(1)
  return row?.id
}

/** People who have entered, each once. */
export async function listEntrants(db: Db, competitionId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: sql<number>`applicant_id::int` })
    .from(sql`comp_entry`)
    .where(sql`competition_id = ${competitionId} and state not in ('cancelled', 'void') and deleted_at is null`)
  return rows.map(({ id }) => id)
}

/** The judges of each round of a competition who have neither accepted nor declined. */
export const listInvited = (db: Db, competitionId: number) =>
  rowsOf<{ round: string; userIds: number[] }>(
    db,
    sql`select phase.name as round, array_agg(distinct member.user_id::int) as "userIds"
      from judge_panel panel join competition_phase phase on phase.id = panel.phase_id
      join judge_panel_member member on member.panel_id = panel.id
      where panel.competition_id = ${competitionId} and member.agreement_at is null and member.declined_at is null
      group by phase.id, phase.name order by phase.id`,
  )
