import type { Schema } from '@doorway/api-client/types'
import { type SQL, sql } from 'drizzle-orm'
import { bigintArray } from '../../db/sql-arrays'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { type DataScope, positionInScope } from '../../security/scope'

/** The role of judges (domain 2.10). */
const JUDGE_ROLE = 12

/** A person who judges, with what they have to do. */
export interface JudgeRow {
  userId: number
  name: string
  unit: string | null
  title: string
  courses: { gardeId: string; courseId: string }[]
  expertise: string
  state: Schema<'PoolJudge'>['state']
  open: number
  done: number
  panels: number
  agreementAt: string | null
  isMember: boolean | null
  version: number
}

const fromJudges = (scope: DataScope): SQL => sql`
  from app_user person left join school on school.id = person.school_id
  left join judge_profile profile on profile.user_id = person.id
  where person.deleted_at is null and person.data_state = '0'
    and exists (select from user_role held where held.user_id = person.id and held.role_id = ${JUDGE_ROLE})
    and ${positionInScope(scope, sql`school.lft`) ?? sql`true`}`

const counted = (states: SQL) => sql`(select count(*)::int from judge_assignment task
  join judge_panel panel on panel.id = task.panel_id join competition on competition.id = panel.competition_id
  where task.judge_id = person.id and task.kind <> 'calibration' and task.state in ${states} and competition.state = 'announced')`

const columns = (panelId: number | null): SQL => sql`
  person.id::int as "userId", person.name, school.name as unit, coalesce(profile.title, '') as title,
  coalesce(profile.courses, '[]') as courses, coalesce(profile.expertise, '') as expertise,
  coalesce(profile.state, 'pool') as state, coalesce(profile.version, 0) as version,
  ${counted(sql`('assigned', 'in_progress', 'returned')`)} as open,
  ${counted(sql`('submitted', 'locked')`)} as done,
  (select count(*)::int from judge_panel_member member join judge_panel panel on panel.id = member.panel_id
    join competition on competition.id = panel.competition_id
    where member.user_id = person.id and competition.state = 'announced') as panels,
  (select max(member.agreement_at)::text from judge_panel_member member where member.user_id = person.id) as "agreementAt",
  ${
    panelId === null
      ? sql`null::boolean`
      : sql`exists (select from judge_panel_member member
          where member.user_id = person.id and member.panel_id = ${panelId}::bigint)`
  } as "isMember"`

function conditionsOf({ keyword, state, courseId }: Schema<'PoolConditions'>): SQL {
  const text = keyword?.trim()
  const parts = [
    text
      ? sql`(${contains(sql`person.name`, text)} or ${contains(sql`school.name`, text)} or ${contains(sql`profile.expertise`, text)})`
      : sql`true`,
    state ? sql`coalesce(profile.state, 'pool') = ${state}` : sql`true`,
    courseId ? sql`profile.courses @> ${JSON.stringify([{ courseId }])}::jsonb` : sql`true`,
  ]
  return sql.join(parts, sql` and `)
}

/** One page of the people who judge, by name, with the exact total. Members of the panel come first. */
export async function pageJudges(
  db: Db,
  scope: DataScope,
  conditions: Schema<'PoolConditions'>,
  window: PageWindow,
): Promise<{ rows: JudgeRow[]; total: number }> {
  const from = sql`${fromJudges(scope)} and ${conditionsOf(conditions)}`
  const { panelId = null } = conditions
  const rows = await rowsOf<JudgeRow>(
    db,
    sql`select ${columns(panelId)} ${from} order by "isMember" desc nulls last, person.name, person.id
      limit ${window.limit} offset ${window.offset}`,
  )
  return { rows, total: onlyRow(await rowsOf<{ n: number }>(db, sql`select count(*)::int as n ${from}`)).n }
}

/** A judge in scope. */
export async function findJudge(db: Db, scope: DataScope, userId: number): Promise<JudgeRow | undefined> {
  const [row] = await rowsOf<JudgeRow>(db, sql`select ${columns(null)} ${fromJudges(scope)} and person.id = ${userId}`)
  return row
}

/** Those of the people who are judges in scope, with their state. */
export async function listJudgeStates(db: Db, scope: DataScope, ids: readonly number[]) {
  if (ids.length === 0) return []
  return rowsOf<{ userId: number; name: string; state: JudgeRow['state'] }>(
    db,
    sql`select person.id::int as "userId", person.name, coalesce(profile.state, 'pool') as state ${fromJudges(scope)}
      and person.id = any(${bigintArray(ids)})`,
  )
}

/** Are these stages and subjects known? */
export async function countCourses(db: Db, courses: JudgeRow['courses']): Promise<number> {
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from jsonb_to_recordset(${JSON.stringify(courses)}::jsonb)
      as wanted("gardeId" varchar, "courseId" varchar)
      join subject on subject.garde_id = wanted."gardeId" and subject.course_id = wanted."courseId"`,
  )
  return onlyRow(rows).n
}

/** A profile as it is stored. */
export type ProfileValues = Pick<JudgeRow, 'userId' | 'title' | 'courses' | 'expertise' | 'state'> & {
  at: Date
  by: number
}

/** Locks the account of a judge, so that changes of the profile happen one after the other. */
export async function lockJudge(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`select id from app_user where id = ${userId} for no key update`)
}

/** Stores a profile, which has a new version then. */
export async function upsertProfile(tx: Db, { userId, title, courses, expertise, state, at, by }: ProfileValues) {
  await tx.execute(sql`
    insert into judge_profile (user_id, title, courses, expertise, state, version, updated_at, updated_by)
    values (${userId}, ${title}, ${JSON.stringify(courses)}::jsonb, ${expertise}, ${state}, 1,
      ${at.toISOString()}::timestamptz, ${by})
    on conflict (user_id) do update set title = excluded.title, courses = excluded.courses,
      expertise = excluded.expertise, state = excluded.state, version = judge_profile.version + 1,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`)
}
