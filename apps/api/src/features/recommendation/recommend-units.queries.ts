import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { type DataScope, positionInScope } from '../../security/scope'

/** Levels on which units recommend, the lowest first. */
export type Level = 'school' | 'county' | 'city'

/** A unit on a level of a competition. */
export interface UnitKey {
  competitionId: number
  level: Level
  orgId: number
}

/** Place of a level in the order of levels. The province does not recommend; its place is above those that do. */
export const levelPlace = (level: SQL) =>
  sql`array_position(array['school', 'county', 'city', 'province']::varchar[], ${level})`

/** One unit of a competition with its phase and list. Moments are read as they are stored. */
export interface UnitRow extends UnitKey {
  orgName: string
  lft: number
  rgt: number
  competitionName: string
  competitionState: string
  organiserOrgId: number
  phase: {
    name: string
    startAt: string
    endAt: string
    graceMinutes: number
    manual: 'auto' | 'open' | 'closed'
  }
  state: 'draft' | 'submitted' | 'returned'
  listed: number
  submittedAt: string | null
  returnReason: string | null
  fileId: string | null
  fileName: string | null
  quotas: readonly { id: number; groupId: number | null; groupName: string | null; quota: number; used: number }[]
}

const MAX_UNITS = 500

function selectUnits(db: Db, where: SQL, ownOrgId: number | null): Promise<UnitRow[]> {
  return rowsOf<UnitRow>(
    db,
    sql`select unit.competition_id::int as "competitionId", unit.level, unit.org_id::int as "orgId",
        school.name as "orgName", school.lft, school.rgt, competition.name as "competitionName",
        competition.state as "competitionState", competition.organiser_org_id::int as "organiserOrgId",
        json_build_object('name', phase.name, 'startAt', phase.start_at, 'endAt', phase.end_at,
          'graceMinutes', phase.grace_minutes, 'manual', phase.manual) as phase,
        coalesce(list.state, 'draft') as state, list.submitted_at::text as "submittedAt",
        list.return_reason as "returnReason", list.confirmed_file_id::text as "fileId", file.name as "fileName",
        (select count(*)::int from comp_recommend listed where listed.competition_id = unit.competition_id
          and listed.level = unit.level and listed.org_id = unit.org_id) as listed,
        unit.quotas
      from (
        select quota.competition_id, quota.level, quota.org_id,
          json_agg(json_build_object('id', quota.id, 'groupId', quota.group_id, 'groupName', part.name,
            'quota', quota.quota, 'used', quota.used) order by quota.group_id nulls first, quota.id) as quotas
        from recommend_quota quota left join competition_group part on part.id = quota.group_id
        group by quota.competition_id, quota.level, quota.org_id
      ) unit
      join school on school.id = unit.org_id and school.deleted_at is null
      join competition on competition.id = unit.competition_id and competition.deleted_at is null
        and competition.state <> 'draft'
      join competition_phase phase on phase.competition_id = unit.competition_id and phase.kind = 'recommend'
        and phase.level = unit.level
      left join comp_recommend_list list on list.competition_id = unit.competition_id and list.level = unit.level
        and list.org_id = unit.org_id
      left join file_object file on file.id = list.confirmed_file_id
      where ${where}
      order by (unit.org_id is not distinct from ${ownOrgId}::bigint) desc, ${levelPlace(sql`unit.level`)} desc, school.lft, unit.org_id
      limit ${MAX_UNITS}`,
  )
}

/** Units in scope that recommend in a competition: the caller's own first, then the highest level first. */
export function listUnits(db: Db, scope: DataScope, competitionId: number, ownOrgId: number | null) {
  const inScope = positionInScope(scope, sql`school.lft`) ?? sql`true`
  return selectUnits(db, sql`unit.competition_id = ${competitionId} and ${inScope}`, ownOrgId)
}

/** One unit of a competition; undefined when it has no quota or the level no phase. */
export async function findUnit(db: Db, { competitionId, level, orgId }: UnitKey): Promise<UnitRow | undefined> {
  const [unit] = await selectUnits(
    db,
    sql`unit.competition_id = ${competitionId} and unit.level = ${level} and unit.org_id = ${orgId}`,
    null,
  )
  return unit
}

/** Is there a published competition with this id? */
export async function isCompetition(db: Db, id: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from competition where id = ${id} and deleted_at is null and state <> 'draft'`,
  )
  return rows.length > 0
}

/** Locks the quotas of a unit until the transaction ends; every change of its list does so first. */
export async function lockUnitQuotas(tx: Db, { competitionId, level, orgId }: UnitKey): Promise<void> {
  await tx.execute(sql`
    select id from recommend_quota
    where competition_id = ${competitionId} and level = ${level} and org_id = ${orgId} order by id for update`)
}

/** Counts places of quotas up or down. */
export async function changeUsed(tx: Db, quotaIds: readonly number[], by: 1 | -1): Promise<void> {
  const ids = sql.join(
    quotaIds.map((id) => sql`${id}`),
    sql`, `,
  )
  if (quotaIds.length > 0) await tx.execute(sql`update recommend_quota set used = used + ${by} where id in (${ids})`)
}

/** Who gets the submitted list: the nearest unit of a higher level, otherwise the organiser. */
export async function findReceiver(db: Db, { competitionId, level, lft, rgt, organiserOrgId }: UnitRow) {
  const [above] = await rowsOf<{ orgId: number }>(
    db,
    sql`select quota.org_id::int as "orgId" from recommend_quota quota join school on school.id = quota.org_id
      where quota.competition_id = ${competitionId} and school.lft <= ${lft} and school.rgt >= ${rgt}
        and ${levelPlace(sql`quota.level`)} > ${levelPlace(sql`${level}::varchar`)}
      order by ${levelPlace(sql`quota.level`)}, school.depth desc limit 1`,
  )
  return above ? above.orgId : organiserOrgId
}

const MAX_RECIPIENTS = 50

/** People of an organization who work on recommendations. */
export async function listRecommenders(db: Db, orgId: number, code: string): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select person.id::int as id from app_user person
      where person.school_id = ${orgId} and person.data_state = '0' and person.deleted_at is null and exists (
        select from user_role held
        join role_menu granted on granted.role_id = held.role_id and granted.state = 'checked'
        join menu on menu.id = granted.menu_id and menu.permission_code = ${code}
        where held.user_id = person.id)
      order by person.id limit ${MAX_RECIPIENTS}`,
  )
  return rows.map(({ id }) => id)
}
