import { eq, sql, type SQL } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { gradePromotions } from '../../db/tables/promotions'
import { schools } from '../../db/tables/organizations'
import { type DataScope, positionInScope } from '../../security/scope'
import { RULES } from './promotion-steps.queries'

/** Schools at or below some organizations that have grades. */
const schoolsBelow = (ids: readonly number[]): SQL => sql`(
  select school.id from school join school top on school.lft between top.lft and top.rgt
  where top.id in (select value::bigint from json_array_elements_text(${JSON.stringify(ids)}::json))
    and school.deleted_at is null
    and exists (select 1 from school_grade where school_id = school.id and graduated_at is null)
)`

const isPromoted = (schoolYear: number): SQL => sql`exists (
  select 1 from grade_promotion_school done
  where done.school_id = grade.school_id and done.school_year = ${schoolYear} and not done.is_undone
)`

/** Grades of one name and what becomes of them. */
export interface PreviewRow {
  name: string
  outcome: 'moved' | 'graduated' | 'unknown' | 'added'
  nextName: string | null
  schools: number
  classes: number
  students: number
}

/** What becomes of the grades at or below some organizations, by name and in the order of stages. */
export function previewGrades(db: Db, ids: readonly number[], schoolYear: number): Promise<PreviewRow[]> {
  const counted = sql`
    select grade.name, grade.school_id, min(grade.garde_id) as garde_id, min(grade.seq) as seq,
      coalesce(rule.outcome, 'unknown') as outcome,
      case when rule.outcome = 'moved' then rule.next_name end as next_name,
      coalesce(rule.is_entry, false) and rule.outcome is not null as is_entry,
      sum((select count(*) from school_class where grade_id = grade.id)) as classes,
      sum((select count(*) from user_student join app_user on id = user_id
        where grade_id = grade.id and deleted_at is null)) as students
    from school_grade grade left join ${RULES} on rule.name = grade.name
    where grade.school_id in ${schoolsBelow(ids)} and grade.graduated_at is null and not ${isPromoted(schoolYear)}
    group by grade.name, grade.school_id, rule.outcome, rule.next_name, rule.is_entry`
  return rowsOf<PreviewRow>(
    db,
    sql`with counted as (${counted}), lines as (
      select name, outcome, next_name, school_id, garde_id, seq, classes, students from counted
      union all
      select name, 'added', null, school_id, garde_id, 0, classes, 0 from counted where is_entry
    )
    select name, outcome, next_name as "nextName", count(distinct school_id)::int as schools,
      sum(classes)::int as classes, sum(students)::int as students
    from lines group by name, outcome, next_name order by min(garde_id), min(seq), name, outcome limit 500`,
  )
}

/** How many schools have grades to promote, and how many are promoted already in the school year. */
export async function countSchools(db: Db, ids: readonly number[], schoolYear: number) {
  const rows = await rowsOf<{ schools: number; alreadyPromoted: number }>(
    db,
    sql`select count(*) filter (where not ${isPromoted(schoolYear)})::int as schools,
      count(*) filter (where ${isPromoted(schoolYear)})::int as "alreadyPromoted"
      from (select id as school_id from ${schoolsBelow(ids)} below) grade`,
  )
  return onlyRow(rows)
}

/** Adds a promotion with its schools, those left out that are promoted already. Returns its id and how many there are. */
export async function insertPromotion(
  tx: Db,
  promotion: { schoolYear: number; createdBy: number; createdAt: Date },
  ids: readonly number[],
): Promise<{ id: string; schools: number }> {
  const { id } = onlyRow(await tx.insert(gradePromotions).values(promotion).returning({ id: gradePromotions.id }))
  const inserted = await rowsOf<{ id: number }>(
    tx,
    sql`insert into grade_promotion_school (promotion_id, school_id, school_year)
      select ${id}, id, ${promotion.schoolYear} from ${schoolsBelow(ids)} below
      where exists (
        select 1 from school_grade join ${RULES} on rule.name = school_grade.name and rule.outcome is not null
        where school_id = below.id and graduated_at is null)
      on conflict do nothing returning school_id::float8 as id`,
  )
  return { id, schools: inserted.length }
}

/** Changes columns of a promotion. */
export async function updatePromotion(
  tx: Db,
  id: string,
  change: Partial<typeof gradePromotions.$inferInsert>,
): Promise<void> {
  await tx.update(gradePromotions).set(change).where(eq(gradePromotions.id, id))
}

/** A promotion as the queries of this feature return it. */
export interface PromotionRow {
  id: string
  schoolYear: number
  schools: number
  createdBy: string
  createdAt: Date
  finishedAt: Date | null
  undoneAt: Date | null
  /** Is its background task queued or running? */
  isRunning: boolean
}

const inScope = (scope: DataScope): SQL => {
  const covers = positionInScope(scope, schools.lft)
  if (covers === undefined) return sql`true`
  return sql`not exists (
    select 1 from grade_promotion_school part join school on school.id = part.school_id
    where part.promotion_id = grade_promotion.id and (${covers}) is not true)`
}

async function listWhere(db: Db, where: SQL): Promise<PromotionRow[]> {
  const rows = await rowsOf<
    Omit<PromotionRow, 'createdAt' | 'finishedAt' | 'undoneAt'> &
      Record<'finishedAt' | 'undoneAt', string | null> & { createdAt: string }
  >(
    db,
    sql`select grade_promotion.id, grade_promotion.school_year as "schoolYear",
      (select count(*)::int from grade_promotion_school part where part.promotion_id = grade_promotion.id) as schools,
      app_user.name as "createdBy", grade_promotion.created_at::text as "createdAt",
      grade_promotion.finished_at::text as "finishedAt", grade_promotion.undone_at::text as "undoneAt",
      coalesce(task.state in ('queued', 'running'), false) as "isRunning"
      from grade_promotion join app_user on app_user.id = grade_promotion.created_by
      left join task on task.id = grade_promotion.task_id
      where ${where} order by grade_promotion.created_at desc, grade_promotion.id limit 20`,
  )
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  return rows.map(({ createdAt, finishedAt, undoneAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    finishedAt: moment(finishedAt),
    undoneAt: moment(undoneAt),
  }))
}

/** The newest promotions all of whose schools are in scope. */
export const listPromotions = (db: Db, scope: DataScope): Promise<PromotionRow[]> => listWhere(db, inScope(scope))

/** One promotion all of whose schools are in scope. */
export async function findPromotion(db: Db, scope: DataScope, id: string): Promise<PromotionRow | undefined> {
  const [row] = await listWhere(db, sql`grade_promotion.id = ${id} and ${inScope(scope)}`)
  return row
}

/** Does a later promotion of one of the same schools stand? */
export async function hasLaterPromotion(db: Db, { id, createdAt }: PromotionRow): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from grade_promotion_school mine
      join grade_promotion_school later on later.school_id = mine.school_id and not later.is_undone
      join grade_promotion on grade_promotion.id = later.promotion_id
      where mine.promotion_id = ${id} and later.promotion_id <> ${id}
        and grade_promotion.created_at > ${createdAt.toISOString()}::timestamptz limit 1`,
  )
  return rows.length > 0
}
