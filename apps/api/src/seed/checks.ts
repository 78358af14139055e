import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from '../db/database'
import type { TableCount } from './table-writer'
import { onlyRow } from '../db/only-row'

/** Each finds rows that must not be there. */
const CHECKS: Readonly<Record<string, SQL>> = {
  'areas without their parent in the path': sql`
    select 1 from area left join area parent on parent.area_code = area.parent_code
    where area.path <> coalesce(parent.path, '/') || area.area_code || '/'`,
  'organisations without their parent in the path': sql`
    select 1 from school left join school parent on parent.id = school.parent_id
    where school.deleted_at is null and school.path <> coalesce(parent.path, '/') || school.id || '/'`,
  'organisations outside their parent’s range': sql`
    select 1 from school join school parent on parent.id = school.parent_id
    where school.deleted_at is null and not (school.lft > parent.lft and school.rgt <= parent.rgt)`,
  'positions that two organisations share': sql`
    select lft from school where deleted_at is null group by lft having count(*) > 1`,
  'people away from their organisation’s position': sql`
    select 1 from app_user left join school on school.id = app_user.school_id
    where app_user.org_pos is distinct from school.lft`,
  'people without a password row': sql`
    select 1 from app_user left join user_security on user_id = id where user_id is null`,
  'students in a class of another school': sql`
    select 1 from user_student join app_user on app_user.id = user_id
    join school_class on school_class.id = class_id join school_grade on school_grade.id = school_class.grade_id
    where school_grade.school_id <> app_user.school_id`,
  'guardians of nobody': sql`
    select 1 from guardian join app_user on app_user.id = student_user_id where user_type <> '5'`,
  'articles without a revision': sql`
    select 1 from cms_article left join cms_article_revision on cms_article_revision.id = head_revision_id
    where cms_article.head_revision_id is not null and cms_article_revision.id is null`,
  'totals that differ from a count': sql`
    select 1 from (
      select org_id, user_type, data_state, sum(n) as n from (
        select org_id, user_type, data_state, n from org_total
        union all
        select way.org_id, delta.user_type, delta.data_state, delta.n
        from org_total_delta delta left join school on school.id = delta.org_id
        cross join lateral (
          select 0::bigint as org_id union all
          select part::bigint from unnest(string_to_array(trim(both '/' from school.path), '/')) part where part <> ''
        ) way
      ) parts group by 1, 2, 3
    ) kept full join (
      select way.org_id, user_type, data_state, count(*) as n
      from app_user left join school on school.id = app_user.school_id
      cross join lateral (
        select 0::bigint as org_id union all
        select part::bigint from unnest(string_to_array(trim(both '/' from school.path), '/')) part where part <> ''
      ) way
      where app_user.deleted_at is null group by 1, 2, 3
    ) counted using (org_id, user_type, data_state)
    where coalesce(kept.n, 0) <> coalesce(counted.n, 0)`,
  'totals of names that differ from a count': sql`
    select 1 from (
      select size, prefix, sum(n) as n from (
        select size, prefix, n from name_total
        union all
        select size, left(prefix, size), n from name_total_delta cross join generate_series(1, 2) size
      ) parts group by 1, 2
    ) kept full join (
      select size, left(name, size) collate "C" as prefix, count(*) as n from app_user cross join generate_series(1, 2) size
      where deleted_at is null group by 1, 2
    ) counted using (size, prefix)
    where coalesce(kept.n, 0) <> coalesce(counted.n, 0)`,
}

/** What is wrong with the loaded data, one line each; empty when everything holds. */
export async function brokenInvariants(db: Db, before: ReadonlyMap<string, number>, written: readonly TableCount[]) {
  const broken: string[] = []
  for (const [name, query] of Object.entries(CHECKS)) {
    const [row] = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from (${query}) found`)
    if (row?.n) broken.push(`${row.n} ${name}`)
  }
  for (const { table, rows } of written) {
    const found = await countTable(db, table)
    const expected = rows + (before.get(table) ?? 0)
    if (found !== expected) broken.push(`${table} has ${found} rows instead of ${expected}`)
  }
  return broken
}

/** Rows of a table. */
export async function countTable(db: Db, table: string): Promise<number> {
  return onlyRow(await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from ${sql.raw(table)}`)).n
}
