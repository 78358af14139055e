import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'

/** Why a judge may not score a work (domain 2.4). */
export type ConflictRule = 'author' | 'school' | 'guardian' | 'area' | 'competitor'

/** Digits of an area code that name the city and the county. */
const CITY_DIGITS = 4
const COUNTY_DIGITS = 6

/**
 * The conflicts between the judge of an assignment and its work as they stand now. The school and the area of a work are
 * those of its sign-up; those of the judge are the present ones, since a judge may have changed school.
 */
export async function listConflicts(db: Db, assignmentId: number): Promise<ConflictRule[]> {
  const rows = await rowsOf<{ rule: ConflictRule }>(
    db,
    sql`with task as (
      select assignment.judge_id, panel.avoids_area, phase.level, entry.id as entry_id, entry.applicant_id, entry.org_id,
        entry.area_code, entry.competition_id, entry.group_id, judge.school_id, school.area_code as judge_area
      from judge_assignment assignment
      join judge_panel panel on panel.id = assignment.panel_id
      join competition_phase phase on phase.id = panel.phase_id
      join comp_work work on work.id = assignment.work_id
      join comp_entry entry on entry.id = work.entry_id
      join app_user judge on judge.id = assignment.judge_id
      left join school on school.id = judge.school_id
      where assignment.id = ${assignmentId}::bigint),
    person as (
      select task.applicant_id as user_id from task
      union select member.user_id from task join comp_entry_member member on member.entry_id = task.entry_id
      where member.user_id is not null)
    select 'author' as rule from task where task.judge_id in (select user_id from person)
    union all select 'school' from task where task.org_id = task.school_id
      or task.org_id in (select school_id from user_org_parttime part where part.user_id = task.judge_id)
    union all select 'guardian' from task where exists (select from guardian
      where guardian.parent_user_id = task.judge_id and guardian.student_user_id in (select user_id from person))
    union all select 'area' from task where task.avoids_area and (
      (task.level = 'province' and left(task.area_code, ${CITY_DIGITS}::int) = left(task.judge_area, ${CITY_DIGITS}::int)
        and substr(task.judge_area, 3, 2) <> '00')
      or (task.level = 'city' and left(task.area_code, ${COUNTY_DIGITS}::int) = left(task.judge_area, ${COUNTY_DIGITS}::int)
        and substr(task.judge_area, 5, 2) <> '00'))
    union all select 'competitor' from task where exists (select from comp_entry own
      join comp_work work on work.entry_id = own.id and work.deleted_at is null
        and work.state not in ('draft', 'withdrawn', 'disqualified', 'rejected')
      where own.applicant_id = task.judge_id and own.competition_id = task.competition_id
        and own.group_id = task.group_id and own.deleted_at is null)`,
  )
  return rows.map(({ rule }) => rule)
}
