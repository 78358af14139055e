import { sql, type SQL } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { beginsWith } from '../../db/search-text'
import { bigintArray, varcharArray } from '../../db/sql-arrays'
import { areas } from '../../db/tables/areas'
import type { Reader } from '../content/reader'
import { isShown } from './article-audience.queries'
import type { ColumnAccess } from './article-columns'

const MAX_CHOICES = 200
const VALIDITIES = ['valid', 'invalid', 'abolished'] as const

type Validity = (typeof VALIDITIES)[number]

/** Where choices are looked for, and for whom. */
interface Selection {
  columns: readonly ColumnAccess[]
  reader: Reader
}

/**
 * The different values of a member that articles have in these columns, as the table `met`. Each step jumps along the
 * index (migration 20) to the next value, so that it costs as many looks as there are values, whatever the articles
 * are.
 */
function met({ columns, reader }: Selection, member: SQL): SQL {
  const next = (column: SQL, beyond: SQL) => sql`(select min(${member}) from cms_article article
    where article.column_id = ${column}${beyond} and ${isShown(reader, columns)})`
  return sql`recursive wanted (column_id) as (select unnest(${bigintArray(columns.map(({ id }) => id))})),
    met (column_id, value) as (
      select wanted.column_id, ${next(sql`wanted.column_id`, sql``)} from wanted
      union all
      select met.column_id, ${next(sql`met.column_id`, sql` and ${member} > met.value`)} from met where met.value is not null
    )`
}

/** Ids of the organizations that issued something to read here. */
export async function listPublisherIds(db: Db, selection: Selection): Promise<number[]> {
  if (selection.columns.length === 0) return []
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`with ${met(selection, sql`article.org_id`)} select distinct value::float8 as id from met where value is not null`,
  )
  return rows.map(({ id }) => id)
}

/** Codes of the areas where something to read here happened. */
export async function listPlaceCodes(db: Db, selection: Selection): Promise<string[]> {
  if (selection.columns.length === 0) return []
  const rows = await rowsOf<{ code: string }>(
    db,
    sql`with ${met(selection, sql`article.area_code`)} select distinct value as code from met where value is not null`,
  )
  return rows.map(({ code }) => code)
}

const exists = ({ columns, reader }: Selection, from: SQL, where: SQL) =>
  sql`exists (select 1 from ${from} where article.column_id = any(${bigintArray(columns.map(({ id }) => id))})
    and ${where} and ${isShown(reader, columns)})`

/** The years, of those given with their first moments, in which something to read here was published. */
export async function listYears(
  db: Db,
  selection: Selection,
  years: readonly { year: string; from: Date; until: Date }[],
): Promise<string[]> {
  if (selection.columns.length === 0 || years.length === 0) return []
  const rows = years.map(
    ({ year, from, until }) =>
      sql`(${year}::text, ${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz)`,
  )
  const isIn = sql`article.publish_at >= offered.opens and article.publish_at < offered.closes`
  const found = await rowsOf<{ year: string }>(
    db,
    sql`select year from (values ${sql.join(rows, sql`, `)}) offered (year, opens, closes)
      where ${exists(selection, sql`cms_article article`, isIn)} order by year desc`,
  )
  return found.map(({ year }) => year)
}

/** The validities of the documents to read here. */
export async function listValidities(db: Db, selection: Selection): Promise<Validity[]> {
  if (selection.columns.length === 0) return []
  const documents = sql`article_disclosure detail join cms_article article on article.id = detail.article_id`
  const found = await rowsOf<{ value: Validity }>(
    db,
    sql`select value from unnest(${varcharArray(VALIDITIES)}) with ordinality offered (value, place)
      where ${exists(selection, documents, sql`detail.validity = offered.value`)} order by place`,
  )
  return found.map(({ value }) => value)
}

/** Organizations by their ids, the higher ones first. */
export function namePublishers(db: Db, ids: readonly number[]): Promise<{ orgId: number; name: string }[]> {
  return rowsOf(
    db,
    sql`select id::float8 as "orgId", name from school where id = any(${bigintArray(ids)}) and deleted_at is null
      order by lft, id limit ${MAX_CHOICES}::int`,
  )
}

/** Areas one level below an area that hold one of these places, in their order. */
export function nameAreas(
  db: Db,
  parentCode: string,
  places: readonly string[],
): Promise<{ areaCode: string; name: string }[]> {
  return rowsOf(
    db,
    sql`select area.area_code as "areaCode", area.name from area
      where area.parent_code = ${parentCode} and exists (
        select 1 from area place where place.area_code = any(${varcharArray(places)}) and starts_with(place.path, area.path))
      order by area.display_order, area.area_code limit ${MAX_CHOICES}::int`,
  )
}

/** The way from the top down to an area; undefined where there is no such area. */
export async function findAreaPath(db: Db, areaCode: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ path: string }>(db, sql`select path from area where area_code = ${areaCode}`)
  return row?.path
}

/** Articles of the area with this path and of all below it. */
export const isBelowArea = (path: string): SQL =>
  sql`article.area_code = any(array(select ${areas.areaCode} from ${areas} where ${beginsWith(areas.path, path)}))`
