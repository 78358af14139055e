import { sql, type SQL } from 'drizzle-orm'
import type { ColumnRow } from '../portal-sites/portal-sites.queries'
import { canReadColumn, type Reader } from './article-visibility.queries'

/** Columns to read from, told apart by whether this reader may open them. */
export interface ColumnChoice {
  id: number
  isOpen: boolean
}

/** The columns as this reader meets them: a closed one still shows what was opened for itself. */
export function columnChoice(columns: readonly ColumnRow[], { actor }: Reader): ColumnChoice[] {
  return columns.map((column) => ({ id: column.id, isOpen: canReadColumn(column, actor) }))
}

/** A list of numbers as an array of the database. */
export const numbers = (values: readonly number[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}::bigint`),
    sql`, `,
  )}]::bigint[]`

/**
 * The predicate of effective visibility for statements over the table `article` whose columns are chosen before: the
 * same as `isVisible`, written on what the list index holds.
 */
export function isShown({ actor, now }: Reader, choice: readonly ColumnChoice[]): SQL {
  const open = choice.flatMap(({ id, isOpen }) => (isOpen ? [id] : []))
  const inherited =
    open.length === choice.length
      ? sql`article.visibility = 'inherit'`
      : sql`(article.visibility = 'inherit' and article.column_id = any(${numbers(open)}))`
  const audience = !actor
    ? sql`(article.visibility = 'public' or ${inherited})`
    : actor.isSuper
      ? sql`true`
      : sql`(article.visibility in ('public', 'login') or ${inherited}
          or (article.visibility = 'scope' and article.org_id = ${actor.schoolId}::bigint))`
  const at = now.toISOString()
  return sql`article.state = 'approved' and article.deleted_at is null and article.live_revision_id is not null
    and article.publish_at <= ${at}::timestamptz and (article.offline_at is null or article.offline_at > ${at}::timestamptz)
    and ${audience}`
}
