import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { revisions } from '../../db/tables/content'
import { users } from '../../db/tables/users'

const rowFields = {
  id: revisions.id,
  no: revisions.no,
  title: revisions.title,
  authorName: users.name,
  createdAt: revisions.createdAt,
  note: revisions.note,
  size: sql<number>`char_length(${revisions.bodyText})::int`,
  isSealed: revisions.isSealed,
}

/** The history of an article, the newest first. */
export function listRevisions(db: Db, articleId: number) {
  return db
    .select(rowFields)
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.authorId))
    .where(eq(revisions.articleId, articleId))
    .orderBy(desc(revisions.no))
    .limit(500)
}

/** One revision of an article with its text. */
export async function findRevision(db: Db, articleId: number, id: number) {
  const [row] = await db
    .select({
      ...rowFields,
      bodyHtml: revisions.bodyHtml,
      bodyText: revisions.bodyText,
      fields: revisions.fields,
    })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.authorId))
    .where(and(eq(revisions.articleId, articleId), eq(revisions.id, id)))
  return row
}
