import { sql, type SQL } from 'drizzle-orm'

/** Rows before a page from which on adding up totals is cheaper than walking over the people before it. */
const FAR = 500

/** Do the totals of names say where this page begins? They count everybody, of every kind. */
export function canSeekByPrefixCounts(page: {
  place: { kind: string }
  /** Any condition at all: these totals know none. */
  userType: string | undefined
  dataState: string | undefined
  name: string | undefined
  username: string | undefined
  offset: number
}): boolean {
  const { place, userType, dataState, name, username, offset } = page
  const isAnybody = [userType, dataState, name, username].every((condition) => condition === undefined)
  return place.kind === 'all' && isAnybody && offset >= FAR
}

/** Of the prefixes that `among` counts, the one in which the offset falls, and the people of all before it. */
const reached = (among: SQL, offset: SQL) => sql`
  select prefix, n_before from (
    select prefix, n, sum(n) over (order by prefix) - n as n_before from (
      select prefix, sum(n) as n from (${among}) noted group by prefix
    ) counted
  ) added_up where n_before <= ${offset} and ${offset} < n_before + n`

/**
 * Two steps, `first_character` and then `start (prefix, n_before)`: the two characters that the page's first name
 * begins with, and how many people come before all names that do.
 */
export function seekByPrefix(offset: SQL): SQL {
  const first = sql`(select prefix from first_character)`
  const rest = sql`(${offset} - (select n_before from first_character))`
  return sql`
    first_character as materialized (${reached(
      sql`select prefix, n from name_total where size = 1
        union all select left(prefix, 1), n from name_total_delta`,
      offset,
    )}),
    two_characters as materialized (${reached(
      sql`select prefix, n from name_total where size = 2 and prefix >= ${first} and prefix <= ${first} || chr(1114111)
        union all select prefix, n from name_total_delta where left(prefix, 1) = ${first}`,
      rest,
    )}),
    start as materialized (
      select two_characters.prefix, two_characters.n_before + first_character.n_before as n_before
      from two_characters cross join first_character
    )`
}
