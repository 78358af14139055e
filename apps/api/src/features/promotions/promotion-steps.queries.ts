import { dictionaryTypes } from '@doorway/api-client/rules'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'

const GRADES = dictionaryTypes.grade

/**
 * What the grade dictionary says of each name: `outcome` is null where it does not say what follows. An entry grade is one
 * that no other grade moves up to.
 */
export const RULES = sql`(
  select distinct on (entry.dic_name) entry.dic_name as name, next.dic_name as next_name,
    case when entry.is_end = '1' then 'graduated' when next.dic_name is not null then 'moved' end as outcome,
    not exists (
      select 1 from dict_entry earlier where earlier.dic_type = ${GRADES} and earlier.enabled
        and earlier.is_end is distinct from '1' and earlier.dic_up = entry.dic_code
    ) as is_entry
  from dict_entry entry left join dict_entry next
    on next.dic_type = ${GRADES} and next.enabled and next.dic_code = entry.dic_up
  where entry.dic_type = ${GRADES} and entry.enabled and entry.dic_name is not null
  order by entry.dic_name, entry.dic_order, entry.id
) rule`

/** Schools of a promotion whose grades have not moved yet, in batches of a size. */
export async function listOpenSchools(db: Db, promotionId: string, limit: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select school_id::float8 as id from grade_promotion_school
      where promotion_id = ${promotionId} and not is_done and not is_undone order by school_id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** Moves the grades of some schools by the rules of the dictionary, and stores what they were. */
export async function promoteSchools(
  tx: Db,
  promotionId: string,
  schoolIds: readonly number[],
  at: Date,
): Promise<void> {
  const schools = sql`(select value::bigint from json_array_elements_text(${JSON.stringify(schoolIds)}::json))`
  await tx.execute(sql`
    insert into grade_promotion_step (promotion_id, grade_id, outcome, old_name, old_seq)
    select ${promotionId}, grade.id, rule.outcome, grade.name, grade.seq
    from school_grade grade join ${RULES} on rule.name = grade.name and rule.outcome is not null
    where grade.school_id in ${schools} and grade.graduated_at is null
    on conflict do nothing`)
  const steps = sql`grade_promotion_step step join school_grade old on old.id = step.grade_id
    where step.promotion_id = ${promotionId} and old.school_id in ${schools}`
  const added = await rowsOf<{ id: number; oldId: number }>(
    tx,
    sql`with fresh as (
      insert into school_grade (school_id, garde_id, name, in_year, seq)
      select old.school_id, old.garde_id, step.old_name, old.in_year + 1, step.old_seq
      from ${RULES}, ${steps} and rule.name = step.old_name and rule.is_entry
      on conflict (school_id, in_year, garde_id) do nothing
      returning id, school_id, garde_id, in_year
    )
    select fresh.id::float8 as id, old.id::float8 as "oldId" from fresh join school_grade old
      on old.school_id = fresh.school_id and old.garde_id = fresh.garde_id and old.in_year = fresh.in_year - 1`,
  )
  await tx.execute(sql`
    insert into school_class (grade_id, name, seq)
    select (pair->>'id')::bigint, school_class.name, school_class.seq
    from json_array_elements(${JSON.stringify(added)}::json) pair
    join school_class on school_class.grade_id = (pair->>'oldId')::bigint`)
  await tx.execute(sql`
    update school_grade set
      graduated_at = case when step.outcome = 'graduated' then ${at.toISOString()}::timestamptz end,
      name = case when step.outcome = 'moved' then rule.next_name else school_grade.name end,
      seq = case when step.outcome = 'moved' then school_grade.seq + 1 else school_grade.seq end
    from grade_promotion_step step join ${RULES} on rule.name = step.old_name
    where step.promotion_id = ${promotionId} and step.grade_id = school_grade.id and school_grade.school_id in ${schools}`)
  await tx.execute(sql`
    insert into grade_promotion_step (promotion_id, grade_id, outcome, old_name, old_seq)
    select ${promotionId}, id, 'added', name, seq from school_grade
    where id in (select (pair->>'id')::bigint from json_array_elements(${JSON.stringify(added)}::json) pair)`)
  await tx.execute(sql`update grade_promotion_school set is_done = true
    where promotion_id = ${promotionId} and school_id in ${schools}`)
}

/** Students and class teachers of the entry grades that a promotion added. */
export async function countMembersOfAdded(tx: Db, promotionId: string): Promise<number> {
  const added = sql`(select grade_id from grade_promotion_step where promotion_id = ${promotionId} and outcome = 'added')`
  const rows = await rowsOf<{ n: number }>(
    tx,
    sql`select ((select count(*) from user_student join app_user on id = user_id
        where grade_id in ${added} and deleted_at is null)
      + (select count(*) from teacher_class join school_class on school_class.id = class_id
        where school_class.grade_id in ${added}))::int as n`,
  )
  return onlyRow(rows).n
}

/** Takes back the steps of a promotion. The added grades must have no members. */
export async function undoSteps(tx: Db, promotionId: string): Promise<void> {
  const mine = sql`select grade_id from grade_promotion_step where promotion_id = ${promotionId}`
  await tx.execute(sql`
    update school_grade set name = step.old_name, seq = step.old_seq, graduated_at = null
    from grade_promotion_step step
    where step.promotion_id = ${promotionId} and step.grade_id = school_grade.id and step.outcome <> 'added'`)
  // People who were deleted meanwhile still name the grade.
  await tx.execute(sql`update user_student set grade_id = null, class_id = null
    where grade_id in (${mine} and outcome = 'added')`)
  await tx.execute(sql`delete from school_class where grade_id in (${mine} and outcome = 'added')`)
  await tx.execute(sql`delete from school_grade where id in (${mine} and outcome = 'added')`)
  await tx.execute(sql`delete from grade_promotion_step where promotion_id = ${promotionId}`)
  await tx.execute(sql`update grade_promotion_school set is_undone = true where promotion_id = ${promotionId}`)
}
