import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { contains } from '../../db/search-text'
import { schools } from '../../db/tables/organisations'
import { users } from '../../db/tables/users'
import { byName, countUsers, listFields } from './users.queries'

const LONGEST_PIECE = 3

/** The pieces of a text that the index of pieces holds: of three characters, of a shorter text itself. */
function piecesOf(text: string): string[] {
  const characters = Array.from(text)
  const size = Math.min(characters.length, LONGEST_PIECE)
  const count = characters.length - size + 1
  return [...new Set(Array.from({ length: count }, (_, at) => characters.slice(at, at + size).join('')))]
}

/** Contains the text, found by its pieces. A single character is no piece: it is in too many names. */
export function containsPieces(column: typeof users.name | typeof users.username, text: string): SQL | undefined {
  if (Array.from(text).length < 2) return contains(column, text)
  const pieces = sql.join(
    piecesOf(text).map((piece) => sql`${piece}`),
    sql`, `,
  )
  return and(sql`search_grams(${column}) @> array[${pieces}]::text[]`, contains(column, text))
}

/**
 * One page in name order of what a search finds, with the total. Whatever is found is counted anyway, so it is found
 * once and sorted, instead of once for the page and once for the total.
 */
export async function pageFound(db: Db, where: SQL | undefined, page: { limit: number; offset: number }) {
  const found = db.$with('found').as(db.select({ id: users.id, name: users.name }).from(users).where(where))
  const picked = db
    .select({ id: found.id })
    .from(found)
    .orderBy(sql`${found.name} collate "C"`, asc(found.id))
    .limit(page.limit)
    .offset(page.offset)
    .as('picked')
  const rows = await db
    .with(found)
    .select({ ...listFields(db), total: sql<number>`(select count(*) from found)::float8` })
    .from(picked)
    .innerJoin(users, eq(users.id, picked.id))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .orderBy(byName, asc(users.id))
  // A page beyond the last has no row that could carry the total.
  const total = rows[0]?.total ?? (page.offset === 0 ? 0 : await countUsers(db, where))
  return { rows, total }
}
