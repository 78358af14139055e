import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { contentWords } from '../../db/tables/article-editing'
import { articles, columns, sites } from '../../db/tables/content'
import { files } from '../../db/tables/files'
import { isLive } from '../articles/article-visibility.queries'

/** Words that the check looks for. */
export const listWords = (db: Db) =>
  db
    .select({ word: contentWords.word, kind: contentWords.kind, suggestion: contentWords.suggestion })
    .from(contentWords)
    .orderBy(contentWords.word)

/** Which of these articles are published. */
export async function listLiveIds(db: Db, ids: readonly number[], now: Date): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .innerJoin(sites, eq(sites.id, articles.siteId))
    .where(and(inArray(articles.id, [...ids]), isLive(now)))
  return rows.map(({ id }) => id)
}

/** Which of these files there are. */
export async function listFileIds(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]))
  return rows.map(({ id }) => id)
}
