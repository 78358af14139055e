import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'

/** What belongs to a school and moves when it is merged. */
export interface MergeCounts {
  users: number
  students: number
  grades: number
  classes: number
  children: number
  articles: number
  sites: number
  others: number
  hasPortalPage: boolean
}

/** Tables whose rows follow their school, with the column that names it. */
const FOLLOWING = ['principal_profile', 'research_activity', 'resource', 'workgroup'] as const
const columnOf = (table: (typeof FOLLOWING)[number]) =>
  sql.identifier(table === 'principal_profile' ? 'school_id' : 'org_id')

/** Counts what moves with a school. */
export async function countMerge(db: Db, schoolId: number): Promise<MergeCounts> {
  const following = FOLLOWING.map(
    (table) => sql`(select count(*) from ${sql.identifier(table)} where ${columnOf(table)} = ${schoolId})`,
  )
  const rows = await rowsOf<MergeCounts>(
    db,
    sql`select
      (select count(*)::int from app_user where school_id = ${schoolId} and deleted_at is null) as users,
      (select count(*)::int from app_user join user_student on user_id = id
        where school_id = ${schoolId} and deleted_at is null) as students,
      (select count(*)::int from school_grade where school_id = ${schoolId}) as grades,
      (select count(*)::int from school_class join school_grade on school_grade.id = grade_id
        where school_id = ${schoolId}) as classes,
      (select count(*)::int from school where parent_id = ${schoolId} and deleted_at is null) as children,
      (select count(*)::int from cms_article where org_id = ${schoolId} and deleted_at is null) as articles,
      (select count(*)::int from cms_site where org_id = ${schoolId}) as sites,
      ((select count(*) from user_org_parttime where school_id = ${schoolId}) + ${sql.join(following, sql` + `)})::int as others,
      exists (select 1 from school_profile where school_id = ${schoolId} and state = 'published') as "hasPortalPage"`,
  )
  return onlyRow(rows)
}

/** Names of organizations directly below one school that the other has too. */
export async function listSharedNames(db: Db, from: number, to: number): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select name from school mine where parent_id = ${from} and deleted_at is null and exists (
      select 1 from school theirs where theirs.parent_id = ${to} and theirs.name = mine.name and theirs.deleted_at is null
    ) order by name`,
  )
  return rows.map(({ name }) => name)
}

/** Ids of the organizations directly below a school. */
export async function listChildIds(db: Db, schoolId: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select id::float8 as id from school where parent_id = ${schoolId} and deleted_at is null order by display_order, id`,
  )
  return rows.map(({ id }) => id)
}

interface Merge {
  from: { id: number; name: string }
  to: { id: number; lft: number }
}

/** Moves the classes of grades that both schools have into those of the second; a name that is in use gets the school's, or its id. */
function mergeGrades({ from, to }: Merge): SQL[] {
  const pairs = sql`(
    select mine.id as old_id, theirs.id as new_id from school_grade mine join school_grade theirs
      on theirs.school_id = ${to.id} and theirs.in_year = mine.in_year and theirs.garde_id = mine.garde_id
    where mine.school_id = ${from.id}
  ) pair`
  const isTaken = (name: SQL) =>
    sql`exists (select 1 from school_class taken where taken.grade_id = pair.new_id and taken.name = ${name})`
  const withSchool = sql`left(school_class.name, 10) || left(${`（${from.name}）`}, 40)`
  return [
    sql`update user_student set grade_id = pair.new_id from ${pairs} where user_student.grade_id = pair.old_id`,
    sql`update school_class set grade_id = pair.new_id,
        name = case when not ${isTaken(sql`school_class.name`)} then school_class.name
          when not ${isTaken(withSchool)} then ${withSchool}
          else left(school_class.name, 10) || ${`（${from.id}）`} end,
        seq = seq + (select coalesce(max(seq), 0) from school_class last where last.grade_id = pair.new_id)
      from ${pairs} where school_class.grade_id = pair.old_id`,
    sql`delete from school_grade using ${pairs} where school_grade.id = pair.old_id`,
    sql`update school_grade set school_id = ${to.id} where school_id = ${from.id}`,
  ]
}

/** Moves the people of a school, and their part-time posts. */
function mergePeople({ from, to }: Merge): SQL[] {
  return [
    sql`delete from user_org_parttime mine where school_id = ${from.id} and (
        exists (select 1 from user_org_parttime other where other.user_id = mine.user_id and other.school_id = ${to.id})
        or exists (select 1 from app_user where id = mine.user_id and school_id = ${to.id}))`,
    sql`update user_org_parttime set school_id = ${to.id} where school_id = ${from.id}`,
    sql`delete from user_org_parttime where school_id = ${to.id}
        and user_id in (select id from app_user where school_id = ${from.id})`,
    sql`update app_user set school_id = ${to.id}, org_pos = ${to.lft} where school_id = ${from.id}`,
  ]
}

/** Moves everything that belongs to the first school to the second, except the organizations below it. */
export async function moveBelongings(tx: Db, merge: Merge): Promise<void> {
  const { from, to } = merge
  const following = FOLLOWING.map(
    (table) =>
      sql`update ${sql.identifier(table)} set ${columnOf(table)} = ${to.id} where ${columnOf(table)} = ${from.id}`,
  )
  const statements = [
    ...mergePeople(merge),
    ...mergeGrades(merge),
    ...following,
    sql`update principal_draft set school_id = ${to.id} where school_id = ${from.id}`,
    sql`update cms_article set org_id = ${to.id} where org_id = ${from.id}`,
    sql`update cms_site set org_id = ${to.id} where org_id = ${from.id}`,
    // The page leads to the other school from now on; the change also expires caches of public content.
    sql`update school_profile set state = 'draft' where school_id = ${from.id} and state = 'published'`,
  ]
  for (const statement of statements) await tx.execute(statement)
}

/** Marks a school as merged. Schools that were merged into it lead to the new one, so that one step is enough. */
export async function markMerged(tx: Db, { from, to }: Merge, by: { at: Date; userId: number }): Promise<void> {
  await tx.execute(sql`update school set merged_into = ${to.id} where merged_into = ${from.id}`)
  await tx.execute(
    sql`update school set state = 'merged', merged_into = ${to.id}, deleted_at = ${by.at.toISOString()}::timestamptz,
      updated_at = ${by.at.toISOString()}::timestamptz, updated_by = ${by.userId}, version = version + 1 where id = ${from.id}`,
  )
}
