import type { Schema } from '@doorway/api-client/types'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { recommendations, recommendLists } from '../../db/tables/recommendations'
import { type Level, levelPlace, type UnitKey, type UnitRow } from './recommend-units.queries'

/** A work as the unit that recommends it sees it. */
export interface UnitWorkRow {
  id: number
  workNo: string
  title: string
  groupId: number
  groupName: string
  courseName: string | null
  applicantId: number
  applicantName: string
  schoolName: string
  position: number
  state: Schema<'ManagedWork'>['state']
  rank: number | null
  /** On this level it belongs to the unit: no unit is nearer to its school. */
  isOfUnit: boolean
  /** The level below has recommended it, or it is qualified where no unit below has quotas. */
  isEligible: boolean
}

/** The unit on a level that is nearest to the work's school. */
const nearestUnit = (competitionId: number, level: Level) => sql`(
  select quota.org_id from recommend_quota quota join school unit on unit.id = quota.org_id
  where quota.competition_id = ${competitionId} and quota.level = ${level}
    and unit.lft <= origin.lft and unit.rgt >= origin.rgt
  order by unit.depth desc, unit.id limit 1)`

/** The highest level below that has a phase and a unit for the school named `origin`; both arguments are SQL. */
export const levelBelow = (competitionId: SQL, level: SQL) => sql`(
  select quota.level from recommend_quota quota join school unit on unit.id = quota.org_id
  join competition_phase below on below.competition_id = quota.competition_id and below.kind = 'recommend'
    and below.level = quota.level
  where quota.competition_id = ${competitionId} and unit.lft <= origin.lft and unit.rgt >= origin.rgt
    and ${levelPlace(sql`quota.level`)} < ${levelPlace(level)}
  order by ${levelPlace(sql`quota.level`)} desc limit 1)`

const levelBelowUnit = ({ competitionId, level }: UnitKey) => levelBelow(sql`${competitionId}`, sql`${level}::varchar`)

const isEligible = (unit: UnitKey) => {
  const below = levelBelowUnit(unit)
  return sql`(case when ${below} is null then work.state = 'qualified'
    else work.state = 'recommended' and work.level_reached = ${below} end)`
}

const fromWorks = ({ level }: UnitKey) => sql`from comp_work work
  join comp_entry entry on entry.id = work.entry_id
  join competition_group part on part.id = entry.group_id
  join school origin on origin.id = entry.org_id
  left join subject on subject.course_id = entry.course_id and subject.garde_id = entry.garde_id
  left join comp_recommend listed on listed.work_id = work.id and listed.level = ${level}`

const columnsOf = (unit: UnitKey) => sql`work.id::int as id, work.work_no as "workNo", work.title,
  part.id::int as "groupId", part.name as "groupName", subject.course_name as "courseName",
  entry.applicant_id::int as "applicantId", coalesce(entry.snapshot ->> 'applicantName', '') as "applicantName",
  coalesce(entry.snapshot ->> 'schoolName', '') as "schoolName", origin.lft as position, work.state, listed.rank,
  coalesce(${nearestUnit(unit.competitionId, unit.level)} = ${unit.orgId}, false) as "isOfUnit",
  ${isEligible(unit)} as "isEligible"`

function matching(unit: UnitRow, isRecommended: boolean, keyword: string | undefined): SQL {
  const { competitionId, level, orgId } = unit
  const text = keyword?.trim()
  const which = isRecommended
    ? sql`listed.competition_id = ${competitionId} and listed.org_id = ${orgId}`
    : sql`work.competition_id = ${competitionId} and work.deleted_at is null and listed.id is null
        and origin.lft between ${unit.lft} and ${unit.rgt}
        and ${nearestUnit(competitionId, level)} = ${orgId} and ${isEligible(unit)}`
  if (!text) return which
  const found = sql.join(
    [sql`work.title`, sql`work.work_no`, sql`entry.snapshot ->> 'applicantName'`].map((field) => contains(field, text)),
    sql` or `,
  )
  return sql`${which} and (${found})`
}

/** One page of the unit's list in its order, or of the works that it may recommend. */
export async function pageUnitWorks(
  db: Db,
  unit: UnitRow,
  { isRecommended, keyword }: { isRecommended: boolean; keyword?: string },
  window: PageWindow,
): Promise<{ rows: UnitWorkRow[]; total: number }> {
  const where = matching(unit, isRecommended, keyword)
  const rows = await rowsOf<UnitWorkRow>(
    db,
    sql`select ${columnsOf(unit)} ${fromWorks(unit)} where ${where}
      order by listed.rank nulls last, work.submitted_at nulls last, work.id limit ${window.limit} offset ${window.offset}`,
  )
  const counted = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n ${fromWorks(unit)} where ${where}`)
  return { rows, total: onlyRow(counted).n }
}

/** The works of the unit's list in their order. */
export function listListed(db: Db, unit: UnitRow): Promise<UnitWorkRow[]> {
  return rowsOf(
    db,
    sql`select ${columnsOf(unit)} ${fromWorks(unit)} where ${matching(unit, true, undefined)} order by listed.rank, work.id`,
  )
}

/** A work of the competition, locked until the transaction ends, as the unit sees it. */
export async function lockUnitWork(tx: Db, unit: UnitKey, workId: number): Promise<UnitWorkRow | undefined> {
  await tx.execute(sql`select id from comp_work where id = ${workId} for update`)
  const [work] = await rowsOf<UnitWorkRow>(
    tx,
    sql`select ${columnsOf(unit)} ${fromWorks(unit)}
      where work.id = ${workId} and work.competition_id = ${unit.competitionId} and work.deleted_at is null
        and work.state not in ('draft', 'withdrawn')`,
  )
  return work
}

/** Locks the works of a list until the transaction ends, in the order of their ids. */
export async function lockListed(tx: Db, { competitionId, level, orgId }: UnitKey): Promise<void> {
  await tx.execute(sql`
    select work.id from comp_work work join comp_recommend listed on listed.work_id = work.id
    where listed.competition_id = ${competitionId} and listed.level = ${level} and listed.org_id = ${orgId}
    order by work.id for update of work`)
}

/** Adds a work to a list. */
export async function insertRecommendation(tx: Db, row: typeof recommendations.$inferInsert): Promise<void> {
  await tx.insert(recommendations).values(row)
}

/** Takes a work out of a list. */
export async function deleteRecommendation(tx: Db, workId: number, level: Level): Promise<void> {
  await tx.execute(sql`delete from comp_recommend where work_id = ${workId} and level = ${level}`)
}

/** Numbers the works of a list from 1 in this order. */
export async function writeRanks(tx: Db, level: Level, workIds: readonly number[]): Promise<void> {
  if (workIds.length === 0) return
  const given = JSON.stringify(workIds.map((id, index) => ({ id, rank: index + 1 })))
  await tx.execute(sql`
    update comp_recommend set rank = given.rank
    from jsonb_to_recordset(${given}::jsonb) as given (id bigint, rank integer)
    where comp_recommend.work_id = given.id and comp_recommend.level = ${level}`)
}

/** Submits a list: its works reach the level, and the change is logged for each. */
export async function writeSubmitted(
  tx: Db,
  { competitionId, level, orgId }: UnitKey,
  { fileId, actorId, at }: { fileId: string; actorId: number; at: Date },
): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`
  const row = { state: 'submitted' as const, confirmedFileId: fileId, submittedBy: actorId, submittedAt: at }
  const { competitionId: competition, level: onLevel, orgId: org } = recommendLists
  await tx
    .insert(recommendLists)
    .values({ competitionId, level, orgId, ...row })
    .onConflictDoUpdate({
      target: [competition, onLevel, org],
      set: { ...row, returnReason: null, returnedBy: null, returnedAt: null },
    })
  const ofList = sql`competition_id = ${competitionId} and level = ${level} and org_id = ${orgId}`
  await tx.execute(sql`update comp_recommend set confirmed_file_id = ${fileId}::uuid where ${ofList}`)
  await tx.execute(sql`
    insert into comp_work_log (work_id, from_state, to_state, actor_id, level, at)
    select work.id, work.state, 'recommended', ${actorId}, ${level}, ${moment} from comp_work work
    where work.id in (select work_id from comp_recommend where ${ofList}) order by work.id`)
  await tx.execute(sql`
    update comp_work set state = 'recommended', level_reached = ${level}, version = version + 1,
      updated_at = ${moment}, updated_by = ${actorId}
    where id in (select work_id from comp_recommend where ${ofList})`)
}

/** A work of a submitted list that is further by now: recommended by a higher level, or judged. */
export async function findAdvanced(db: Db, { competitionId, level, orgId }: UnitKey): Promise<string | undefined> {
  const [work] = await rowsOf<{ title: string }>(
    db,
    sql`select work.title from comp_work work join comp_recommend listed on listed.work_id = work.id
      where listed.competition_id = ${competitionId} and listed.level = ${level} and listed.org_id = ${orgId}
        and (work.state in ('judging', 'judged', 'awarded', 'unawarded')
          or exists (select from comp_recommend higher where higher.work_id = work.id
            and ${levelPlace(sql`higher.level`)} > ${levelPlace(sql`${level}::varchar`)}))
      order by listed.rank, work.id limit 1`,
  )
  return work?.title
}

/** Returns a list: its works are again what they were before it was submitted. */
export async function writeReturned(
  tx: Db,
  unit: UnitKey,
  { reason, actorId, at }: { reason: string; actorId: number; at: Date },
): Promise<void> {
  const { competitionId, level, orgId } = unit
  const moment = sql`${at.toISOString()}::timestamptz`
  const ofList = sql`competition_id = ${competitionId} and level = ${level} and org_id = ${orgId}`
  await tx.execute(sql`
    update comp_recommend_list set state = 'returned', return_reason = ${reason}, returned_by = ${actorId},
      returned_at = ${moment} where ${ofList}`)
  const former = sql`select work.id, work.state as state, ${levelBelowUnit(unit)} as below
    from comp_work work join comp_entry entry on entry.id = work.entry_id join school origin on origin.id = entry.org_id
    where work.id in (select work_id from comp_recommend where ${ofList}) and work.state = 'recommended'`
  await tx.execute(sql`
    insert into comp_work_log (work_id, from_state, to_state, actor_id, level, reason, at)
    select former.id, former.state, case when former.below is null then 'qualified' else 'recommended' end,
      ${actorId}, ${level}, ${reason}, ${moment}
    from (${former}) former order by former.id`)
  await tx.execute(sql`
    update comp_work set state = case when former.below is null then 'qualified' else 'recommended' end,
      level_reached = former.below, version = version + 1, updated_at = ${moment}, updated_by = ${actorId}
    from (${former}) former where comp_work.id = former.id`)
}
