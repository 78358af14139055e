import { superAccount } from '@doorway/api-client/rules'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { isIndexable, ngramsOf } from '../../db/ngram-search'
import { type Planning, prepared } from '../../db/prepared'
import { users } from '../../db/tables/users'
import { canSeekByPrefixCounts, seekByPrefix } from './name-seek.queries'
import { protectedRoleIds } from './protected-roles'
import { isNameLocked } from './users.queries'

/** Where the people of a page are. An organization is meant with everything below it, a school alone. */
export type PageScope =
  | { kind: 'all' }
  | { kind: 'school'; id: number; within: readonly { from: number; to: number }[] | undefined }
  /** The organization has to lie within one of the ranges; undefined is no restriction. */
  | { kind: 'organization'; id: number; within: readonly { from: number; to: number }[] | undefined }
  /** The organization whose range is exactly this one. */
  | { kind: 'range'; from: number; to: number }

/** One page in name order of the people in a place. */
export interface PlacePage {
  place: PageScope
  /** Part of the name, and part of the login name. */
  name: string | undefined
  username: string | undefined
  userType: string | undefined
  dataState: string | undefined
  limit: number
  offset: number
  /** For the locks. */
  now: Date
}

/**
 * The page is picked in one of three ways, whichever reads least. Out of the place: all its n people, each ten times as
 * dear for its sorting. Along the names of all N people, skipping those of other places: about N / n for each row of the
 * page. Out of the blocks of positions that the place touches, each in name order: some entries of each block for each
 * row.
 */
const SORTING_COST = 10
/** Positions of a block as a power of two, as in the index `app_user_by_block`. */
const BLOCK_BITS = 20
/** A row from each block takes as long as so many entries along the names: blocks hold people of other kinds as well. */
const BLOCK_COST = 10

/**
 * Rows of a page at most. Part of the statement, because a generic plan assumes a tenth of all people otherwise. Even so
 * it reads all of ten thousand people for a page, unless it has to look them up one by one (`lateral`, `offset 0`).
 */
const MAX_PAGE_SIZE = 1000

const byName = sql`name collate "C"`
const parameter = {
  id: sql`${sql.placeholder('id')}::bigint`,
  from: sql`${sql.placeholder('from')}::integer`,
  to: sql`${sql.placeholder('to')}::integer`,
  userType: sql`${sql.placeholder('userType')}::varchar`,
  dataState: sql`${sql.placeholder('dataState')}::char(1)`,
  name: sql`${sql.placeholder('name')}::text`,
  nameNgrams: sql`${sql.placeholder('nameNgrams')}::text[]`,
  username: sql`${sql.placeholder('username')}::text`,
  usernameNgrams: sql`${sql.placeholder('usernameNgrams')}::text[]`,
  limit: sql`${sql.placeholder('limit')}::integer`,
  offset: sql`${sql.placeholder('offset')}::integer`,
  now: sql`${sql.placeholder('now')}::timestamptz`,
}

/** Ranges are sent as two lists, so that a statement is the same for any number of them. */
const isWithin = (last: SQL) => sql`exists (
  select 1 from unnest(${sql.placeholder('froms')}::integer[], ${sql.placeholder('tos')}::integer[]) range (first, last)
  where lft >= range.first and ${last} <= range.last)`

function placeOf({ kind }: PageScope, hasRanges: boolean): SQL {
  if (kind === 'all') return sql`select 0::bigint as org_id, 0 as lft, 0 as rgt`
  const last = kind === 'school' ? sql`lft` : sql`rgt`
  const fields = sql`select id as org_id, lft, ${last} as rgt from school where deleted_at is null`
  if (kind === 'range') return sql`${fields} and lft = ${parameter.from} and rgt = ${parameter.to}`
  return hasRanges
    ? sql`${fields} and id = ${parameter.id} and ${isWithin(last)}`
    : sql`${fields} and id = ${parameter.id}`
}

/** People of a kind; the same words fit the table of people and that of totals. */
function ofKind({ userType, dataState }: PlacePage): SQL {
  const type = userType === undefined ? sql`` : sql` and user_type = ${parameter.userType}`
  const state = dataState === undefined ? sql`` : sql` and data_state = ${parameter.dataState}`
  return sql`${type}${state}`
}

function cachedTotal(page: PlacePage): SQL {
  const noted =
    page.place.kind === 'all'
      ? sql`select coalesce(sum(n), 0) from org_total_delta where true${ofKind(page)}`
      : sql`select coalesce(sum(n), 0) from org_total_delta join school on school.id = org_total_delta.org_id
          where lft between place.lft and place.rgt${ofKind(page)}`
  return sql`
    select (select coalesce(sum(n), 0) from org_total where org_total.org_id = place.org_id${ofKind(page)}) + (${noted}) as n,
    (select coalesce(sum(n), 0) from org_total where org_id = 0) as all_people from place`
}

function pageCandidates(page: PlacePage): SQL {
  const pageOf = sql`order by ${byName}, id limit ${parameter.limit} offset ${parameter.offset}`
  const alive = sql`select id, name from app_user where deleted_at is null${ofKind(page)}`
  if (canSeekByPrefixCounts(page)) {
    const before = sql`(${parameter.offset} - (select n_before from start))`
    const far = sql`order by ${byName}, id limit ${parameter.limit} offset ${before}`
    return sql`${alive} and ${byName} >= (select prefix from start) ${far}`
  }
  if (page.place.kind === 'all') return sql`${alive} ${pageOf}`
  const first = sql`(select lft from place)`
  const last = sql`(select rgt from place)`
  const block = (position: SQL) => sql`(${position} >> ${sql.raw(String(BLOCK_BITS))})`
  const rowsToPageEnd = sql`(${parameter.limit} + ${parameter.offset})`
  const isFew = sql`n * n < all_people * ${rowsToPageEnd} / ${sql.raw(String(SORTING_COST))}`
  const isInFewBlocks = sql`n * (${block(last)} - ${block(first)} + 1) * ${sql.raw(String(BLOCK_COST))} < all_people`
  const way = sql`(select case when ${isFew} then 'sorted' when ${isInFewBlocks} then 'blocks' else 'names' end from total)`
  // With the sum the planner does not use the index of positions, with "offset 0" not that of names.
  const unordered = sql`${alive} and org_pos + 0 between ${first} and ${last}`
  return sql`
    (${unordered} and ${way} = 'names' ${pageOf})
    union all
    (select id, name from generate_series(${block(first)}, ${block(last)}) block cross join lateral (
      ${unordered} and ${block(sql`org_pos`)} = block order by ${byName}, id limit ${rowsToPageEnd}
    ) in_block where ${way} = 'blocks' ${pageOf})
    union all
    (select id, name from (${alive} and org_pos between ${first} and ${last} and ${way} = 'sorted' offset 0) few ${pageOf})`
}

/** Contains the text literally. From two characters on the n-gram index is used. */
function holding(column: 'name' | 'username', text: string | undefined): SQL {
  if (text === undefined) return sql``
  const named = sql.raw(column)
  const ngrams = isIndexable(text) ? sql` and search_grams(${named}) @> ${parameter[`${column}Ngrams`]}` : sql``
  return sql` and strpos(${named}, ${parameter[column]}) > 0${ngrams}`
}

/** What a search finds is counted anyway, so it is found once, and the page is picked out of it. */
function foundPage(page: PlacePage): SQL {
  const position =
    page.place.kind === 'all' ? sql`` : sql` and org_pos between (select lft from place) and (select rgt from place)`
  const search = sql`${holding('name', page.name)}${holding('username', page.username)}`
  return sql`
    found as materialized (
      select id, name from app_user where deleted_at is null${ofKind(page)}${position}${search}
    ),
    total as materialized (select count(*) as n from found having exists (select 1 from place)),
    picked as materialized (
      select id, name from found order by ${byName}, id limit ${parameter.limit} offset ${parameter.offset}
    )`
}

const isCounted = ({ place, name, username }: PlacePage) =>
  place.kind === 'school' || name !== undefined || username !== undefined

function statementOf(page: PlacePage, hasRanges: boolean): SQL {
  const start = canSeekByPrefixCounts(page) ? sql`, ${seekByPrefix(parameter.offset)}` : sql``
  const parts = isCounted(page)
    ? foundPage(page)
    : sql`total as materialized (${cachedTotal(page)})${start}, picked as materialized (
        select id, name from (${pageCandidates(page)}) page limit ${sql.raw(String(MAX_PAGE_SIZE))}
      )`
  return sql`(
    with place as materialized (${placeOf(page.place, hasRanges)}), ${parts}
    select app_user.id, app_user.username, app_user.name, app_user.user_type, app_user.school_id,
      school.name as school_name, app_user.sex, app_user.data_state, app_user.register_time, app_user.last_login,
      app_user.version, total.n::float8 as total,
      app_user.id = ${sql.raw(String(superAccount.id))} or exists (
        select 1 from user_role
        where user_role.user_id = app_user.id and user_role.role_id in (${sql.raw(protectedRoleIds.join(', '))})
      ) as is_powerful,
      ${isNameLocked(sql`app_user.username`, parameter.now)} as is_locked
    from total left join picked on true
    left join lateral (
      select id, username, name, user_type, school_id, sex, data_state, register_time, last_login, version
      from app_user where app_user.id = picked.id offset 0
    ) app_user on true
    left join school on school.id = app_user.school_id
    order by app_user.name collate "C", app_user.id
  ) page`
}

const fields = {
  id: sql<number>`page.id`.mapWith(users.id),
  username: sql<string>`page.username`,
  name: sql<string>`page.name`,
  userType: sql<string>`page.user_type`,
  schoolId: sql<number | null>`page.school_id`.mapWith(users.schoolId),
  schoolName: sql<string | null>`page.school_name`,
  sex: sql<'0' | '1' | null>`page.sex`,
  dataState: sql<'0' | '1'>`page.data_state`,
  registerTime: sql<Date>`page.register_time`.mapWith(users.registerTime),
  lastLogin: sql<Date | null>`page.last_login`.mapWith(users.lastLogin),
  version: sql<number>`page.version`,
  isPowerful: sql<boolean>`page.is_powerful`,
  isLocked: sql<boolean>`page.is_locked`,
  total: sql<number>`page.total`,
}

/** One page in name order with the cached total, in one statement with a generic plan. Undefined when there is no such
 * organization within the ranges: then the people have to be looked for one by one.
 */
export async function pageOfPlace(db: Db, page: PlacePage) {
  const { place, name, username, userType, dataState, limit, offset, now } = page
  const isNamed = place.kind === 'organization' || place.kind === 'school'
  const ranges = isNamed ? place.within : undefined
  const hasRanges = ranges !== undefined
  const build = (connections: Db) => connections.select(fields).from(statementOf(page, hasRanges))
  const statement = prepared(db, shapeOf(page, hasRanges), build, planningOf(page))
  const rows = await statement.execute({
    limit,
    offset,
    now: now.toISOString(),
    userType,
    dataState,
    name,
    username,
    nameNgrams: name && listOf(ngramsOf(name)),
    usernameNgrams: username && listOf(ngramsOf(username)),
    ...(isNamed && { id: place.id }),
    ...(place.kind === 'range' && { from: place.from, to: place.to }),
    ...(ranges && { froms: listOf(ranges.map(({ from }) => from)), tos: listOf(ranges.map(({ to }) => to)) }),
  })
  const [first] = rows
  if (!first) return undefined
  // A page beyond the last still has a row: the one that carries the total.
  return { rows: rows.filter(({ id }) => id !== null), total: first.total }
}

/** A search needs a custom plan: how rare its n-grams are decides which index to begin with. */
const planningOf = ({ name, username }: PlacePage): Planning =>
  [name, username].some((text) => text !== undefined && isIndexable(text)) ? 'custom' : 'generic'

function shapeOf(page: PlacePage, hasRanges: boolean): string {
  const { place, name, username, userType, dataState } = page
  const part = (column: string, text: string | undefined) => text && (isIndexable(text) ? `${column}_ngrams` : column)
  const parts = [
    'users',
    place.kind,
    hasRanges && 'within',
    part('name', name),
    part('username', username),
    userType && 'type',
    dataState && 'state',
    canSeekByPrefixCounts(page) && 'far',
  ]
  return parts.filter(Boolean).join('_')
}

/** A list in the words of the database: the one form that the drivers agree on. */
function listOf(values: readonly (string | number)[]): string {
  const quoted = values.map((value) =>
    typeof value === 'number' ? value : `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`,
  )
  return `{${quoted.join(',')}}`
}
