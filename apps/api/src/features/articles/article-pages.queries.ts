import { sql, type SQL } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { bigintArray } from '../../db/sql-arrays'
import type { Reader } from '../content/reader'
import { isShown } from './article-audience.queries'
import type { ColumnAccess } from './article-columns'
import { listAlsoIn } from './article-also-in.queries'

/** What a list is narrowed by; an absent one is no condition. */
export interface ArticleFilter {
  columns: readonly ColumnAccess[]
  /** Published in this range, the end excluded. */
  from?: Date
  until?: Date
  orgId?: number
  /** Where it happened. */
  inArea?: SQL
  /** Conditions on rows that belong to an article: its topic, its index card. */
  related?: readonly SQL[]
  /** The tag it has to carry. */
  tag?: string
  /** Words that have to be there. */
  words?: SQL
}

const optional = (condition: SQL | undefined) => (condition ? sql` and ${condition}` : sql``)

function conditionsOf({ from, until, orgId, inArea, related = [], words }: ArticleFilter): SQL {
  return sql`${optional(from && sql`article.publish_at >= ${from.toISOString()}::timestamptz`)}${optional(
    until && sql`article.publish_at < ${until.toISOString()}::timestamptz`,
  )}${optional(orgId === undefined ? undefined : sql`article.org_id = ${orgId}::bigint`)}${optional(inArea)}${optional(
    words,
  )}${sql.join(related.map((condition) => optional(condition)))}`
}

const matching = (filter: ArticleFilter, reader: Reader): SQL =>
  sql`${isShown(reader, filter.columns)}${conditionsOf(filter)}`

const idsOf = (columns: readonly ColumnAccess[]) => bigintArray(columns.map(({ id }) => id))

/** Articles pinned now, the newest first. */
export async function listPinned(db: Db, filter: ArticleFilter, reader: Reader): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select article.id::float8 as id from cms_article article
      where article.column_id = any(${idsOf(filter.columns)}) and article.pinned_until > ${reader.now.toISOString()}::timestamptz
      and ${matching(filter, reader)} order by article.publish_at desc, article.id desc limit 50`,
  )
  return rows.map(({ id }) => id)
}

async function countArticles(db: Db, filter: ArticleFilter, reader: Reader): Promise<number> {
  const row = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from cms_article article
      where article.column_id = any(${idsOf(filter.columns)}) and ${matching(filter, reader)}`,
  )
  return onlyRow(row).n
}

/** Ids in order. Each column is walked along its own index; the later half of a long list is walked from its end. */
async function walk(
  db: Db,
  where: SQL,
  columns: readonly ColumnAccess[],
  { window: { limit, offset }, fromEnd, alsoIn }: { window: PageWindow; fromEnd: boolean; alsoIn: readonly number[] },
): Promise<number[]> {
  const order = fromEnd ? sql.raw('asc') : sql.raw('desc')
  const listed =
    alsoIn.length === 0
      ? sql``
      : sql` union all select id, publish_at from cms_article where id = any(${bigintArray(alsoIn)})`
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select found.id::float8 as id from (select own.id, own.publish_at from unnest(${idsOf(columns)}) wanted (column_id)
      cross join lateral (
        select article.id, article.publish_at from cms_article article
        where article.column_id = wanted.column_id and ${where}
        order by article.publish_at ${order}, article.id ${order} limit ${limit + offset}::int
      ) own${listed}) found order by found.publish_at ${order}, found.id ${order} limit ${limit}::int offset ${offset}::int`,
  )
  return rows.map(({ id }) => id)
}

/** The ids of one page, pinned ones first, then the newest; with the total of all pages. */
export async function pageArticleIds(
  db: Db,
  filter: ArticleFilter,
  reader: Reader,
  { window, count }: { window: PageWindow; count?: (read: () => Promise<number>) => Promise<number> },
): Promise<{ ids: number[]; total: number }> {
  if (filter.columns.length === 0) return { ids: [], total: 0 }
  const read = () => countArticles(db, filter, reader)
  const [pinned, own, alsoIn] = await Promise.all([
    listPinned(db, filter, reader),
    count ? count(read) : read(),
    listAlsoIn(db, { columnIds: filter.columns.map(({ id }) => id), where: conditionsOf(filter) }, reader),
  ])
  const total = own + alsoIn.length
  const first = pinned.slice(window.offset, window.offset + window.limit)
  const rest = total - pinned.length
  const offset = Math.max(0, window.offset - pinned.length)
  const limit = Math.min(window.limit - first.length, rest - offset)
  if (limit <= 0) return { ids: first, total }
  const isPinned = sql`article.pinned_until > ${reader.now.toISOString()}::timestamptz`
  const where = sql`${matching(filter, reader)} and (article.pinned_until is null or not ${isPinned})`
  const isLate = offset > rest / 2
  const from = isLate ? rest - offset - limit : offset
  const ids = await walk(db, where, filter.columns, {
    window: { limit, offset: from },
    fromEnd: isLate,
    alsoIn,
  })
  return { ids: [...first, ...(isLate ? ids.toReversed() : ids)], total }
}

/** The same among the texts with a tag: they are collected by the tag, which has few of them, and put in order. */
export async function pageTaggedIds(
  db: Db,
  { tag, ...filter }: ArticleFilter & { tag: string },
  reader: Reader,
  { limit, offset }: PageWindow,
): Promise<{ ids: number[]; total: number }> {
  if (filter.columns.length === 0) return { ids: [], total: 0 }
  const tagged = sql`tag join tag_ref ref on ref.tag_id = tag.id and ref.ref_type = 'article'
    join cms_article article on article.id = ref.ref_id
    where tag.name = ${tag} and article.column_id = any(${idsOf(filter.columns)}) and ${matching(filter, reader)}`
  const [rows, counted] = await Promise.all([
    rowsOf<{ id: number }>(
      db,
      sql`select article.id::float8 as id from ${tagged}
        order by coalesce(article.pinned_until > ${reader.now.toISOString()}::timestamptz, false) desc,
          article.publish_at desc, article.id desc limit ${limit}::int offset ${offset}::int`,
    ),
    rowsOf<{ n: number }>(db, sql`select count(*)::int as n from ${tagged}`),
  ])
  return { ids: rows.map(({ id }) => id), total: onlyRow(counted).n }
}

/** The latest few of each column group at once: groups are what the front page shows. */
export async function listLatestOfGroups(
  db: Db,
  groups: readonly { key: number; columns: readonly ColumnAccess[] }[],
  reader: Reader,
  perGroup: number,
): Promise<Map<number, number[]>> {
  const members = groups.flatMap(({ key, columns }) => columns.map((column) => ({ key, column })))
  if (members.length === 0) return new Map()
  const shown = isShown(
    reader,
    members.map(({ column }) => column),
  )
  const rows = await rowsOf<{ key: number; id: number }>(
    db,
    sql`select ranked.key::float8 as key, ranked.id::float8 as id from (
        select wanted.key, found.id, found.publish_at,
          row_number() over (partition by wanted.key order by found.publish_at desc, found.id desc) as place
        from unnest(${bigintArray(members.map(({ key }) => key))}, ${bigintArray(members.map(({ column }) => column.id))}) wanted (key, column_id)
        cross join lateral (
          select article.id, article.publish_at from cms_article article
          where article.column_id = wanted.column_id and ${shown}
          order by article.publish_at desc, article.id desc limit ${perGroup}::int
        ) found
      ) ranked where ranked.place <= ${perGroup}::int order by ranked.key, ranked.place`,
  )
  const latest = new Map<number, number[]>(groups.map(({ key }) => [key, []]))
  for (const { key, id } of rows) latest.get(key)?.push(id)
  return latest
}

/** The recommended texts of a site, the most recommended first; where nothing is recommended, the latest. */
export async function listLeads(
  db: Db,
  siteId: number,
  reader: Reader,
  { columns, limit }: { columns: readonly ColumnAccess[]; limit: number },
): Promise<number[]> {
  const shown = isShown(reader, columns)
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select article.id::float8 as id from cms_article article
      where article.site_id = ${siteId}::bigint and article.recommend > 0
      and article.column_id = any(${idsOf(columns)}) and ${shown}
      order by article.recommend desc, article.publish_at desc, article.id desc limit ${limit}::int`,
  )
  return rows.map(({ id }) => id)
}
