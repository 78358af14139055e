import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'

/** Why a judge may not score a work (domain 2.4). */
export type ConflictRule = 'author' | 'school' | 'guardian' | 'area' | 'competitor'

/** Digits of an area code that name the city and the county. */
const CITY_DIGITS = 4
const COUNTY_DIGITS = 6

/** A pair that a rule forbids. */
export interface ConflictPair {
  judgeId: number
  workId: number
  rule: ConflictRule
}

/**
 * The conflicts between judges and works as they stand now. `subject` selects works with the rules of their round
 * (work_id, entry_id, applicant_id, org_id, area_code, competition_id, group_id, avoids_area, level), `judge` people (id).
 * The school and the area of a work are those of its sign-up; those of a judge are the present ones, since a judge may
 * have changed school.
 */
export function listConflictPairs(db: Db, subject: SQL, judge: SQL): Promise<ConflictPair[]> {
  return rowsOf<ConflictPair>(
    db,
    sql`with subject as (${subject}),
    judge as (
      select chosen.id, person.school_id, school.area_code from (${judge}) chosen
      join app_user person on person.id = chosen.id left join school on school.id = person.school_id),
    person as (
      select entry_id, applicant_id as user_id from subject
      union select member.entry_id, member.user_id from subject join comp_entry_member member using (entry_id)
      where member.user_id is not null),
    pair as (
      select judge.id, subject.work_id, 'author' as rule from subject join person using (entry_id)
        join judge on judge.id = person.user_id
      union select judge.id, subject.work_id, 'school' from subject join judge on judge.school_id = subject.org_id
      union select judge.id, subject.work_id, 'school' from subject
        join user_org_parttime part on part.school_id = subject.org_id join judge on judge.id = part.user_id
      union select judge.id, subject.work_id, 'guardian' from subject join person using (entry_id)
        join guardian on guardian.student_user_id = person.user_id join judge on judge.id = guardian.parent_user_id
      union select judge.id, subject.work_id, 'area' from subject join judge
        on left(subject.area_code, ${CITY_DIGITS}::int) = left(judge.area_code, ${CITY_DIGITS}::int)
        where subject.avoids_area and subject.level = 'province' and substr(judge.area_code, 3, 2) <> '00'
      union select judge.id, subject.work_id, 'area' from subject join judge
        on left(subject.area_code, ${COUNTY_DIGITS}::int) = left(judge.area_code, ${COUNTY_DIGITS}::int)
        where subject.avoids_area and subject.level = 'city' and substr(judge.area_code, 5, 2) <> '00'
      union select judge.id, subject.work_id, 'competitor' from subject join (
          select distinct own.applicant_id, own.competition_id, own.group_id from comp_entry own
          join comp_work work on work.entry_id = own.id and work.deleted_at is null
            and work.state not in ('draft', 'withdrawn', 'disqualified', 'rejected')
          join judge on judge.id = own.applicant_id where own.deleted_at is null) own
        on own.competition_id = subject.competition_id and own.group_id = subject.group_id
        join judge on judge.id = own.applicant_id)
    select id::int as "judgeId", work_id::int as "workId", rule from pair order by work_id, id, rule`,
  )
}

/** The rules that an assignment breaks. */
export async function listConflicts(db: Db, assignmentId: number): Promise<ConflictRule[]> {
  const subject = sql`select work.id as work_id, entry.id as entry_id, entry.applicant_id, entry.org_id,
      entry.area_code, entry.competition_id, entry.group_id, panel.avoids_area, phase.level
    from judge_assignment assignment
    join judge_panel panel on panel.id = assignment.panel_id
    join competition_phase phase on phase.id = panel.phase_id
    join comp_work work on work.id = assignment.work_id
    join comp_entry entry on entry.id = work.entry_id
    where assignment.id = ${assignmentId}::bigint`
  const judge = sql`select judge_id as id from judge_assignment where id = ${assignmentId}::bigint`
  return (await listConflictPairs(db, subject, judge)).map(({ rule }) => rule)
}
