import { sql, type SQL } from 'drizzle-orm'
import { bigintArray } from '../../db/sql-arrays'
import type { Reader } from '../content/reader'
import type { ColumnAccess } from './article-columns'

/**
 * The predicate of effective visibility for statements over the table `article` whose columns are chosen before: the
 * same as `isVisible`, written on what the list index holds.
 */
export function isShown({ actor, now }: Reader, choice: readonly ColumnAccess[]): SQL {
  const open = choice.flatMap(({ id, isOpen }) => (isOpen ? [id] : []))
  const inherited =
    open.length === choice.length
      ? sql`article.visibility = 'inherit'`
      : sql`(article.visibility = 'inherit' and article.column_id = any(${bigintArray(open)}))`
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
