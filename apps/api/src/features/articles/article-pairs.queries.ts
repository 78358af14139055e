import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { bigintArray } from '../../db/sql-arrays'
import type { Reader } from '../content/reader'
import { isShown } from './article-audience.queries'
import type { ColumnAccess } from './article-columns'

/** The interpretation of a policy, or the policy of an interpretation; the principal of a case, or a case of a principal. */
export interface ArticlePair {
  /** From which the other is seen. */
  fromId: number
  relation: 'policy' | 'interpretation' | 'principal' | 'case'
  id: number
  docType: string
  title: string
}

const MAX_PAIRS = 10

/**
 * The policies that some articles interpret and the interpretations of some policies, as far as this reader may read
 * them.
 */
export async function listPairs(
  db: Db,
  ids: readonly number[],
  { columns, reader }: { columns: readonly ColumnAccess[]; reader: Reader },
): Promise<Map<number, ArticlePair[]>> {
  if (ids.length === 0 || columns.length === 0) return new Map()
  const wanted = bigintArray(ids)
  const rows = await rowsOf<ArticlePair>(
    db,
    sql`select pair.from_id::float8 as "fromId", pair.relation, article.id::float8 as id, article.doc_type as "docType", article.title
      from (
        select policy_id as from_id, 'interpretation' as relation, article_id as to_id
        from article_interpretation where policy_id = any(${wanted})
        union all select article_id, 'policy', policy_id from article_interpretation where article_id = any(${wanted})
      ) pair join cms_article article on article.id = pair.to_id
      where article.column_id = any(${bigintArray(columns.map(({ id }) => id))}) and ${isShown(reader, columns)}
      order by pair.from_id, article.publish_at desc, article.id desc`,
  )
  const byArticle = new Map<number, ArticlePair[]>()
  for (const row of rows) {
    const pairs = byArticle.get(row.fromId) ?? []
    if (pairs.length < MAX_PAIRS) byArticle.set(row.fromId, [...pairs, row])
  }
  return byArticle
}

/** The principal whom an article is about, while the portal presents them. */
export async function findPrincipalOf(db: Db, articleId: number, now: Date): Promise<ArticlePair | undefined> {
  const [row] = await rowsOf<ArticlePair>(
    db,
    sql`select held.article_id::float8 as "fromId", 'principal' as relation, principal.id::float8 as id,
        'principal' as "docType", principal.name as title
      from principal_case held join principal_profile principal on principal.id = held.principal_id
      where held.article_id = ${articleId}::bigint and principal.state = 'published'
        and principal.publish_at <= ${now.toISOString()}::timestamptz`,
  )
  return row
}

/** The latest cases of a principal, as far as this reader may read them. */
export function listCases(
  db: Db,
  principalId: number,
  { columns, reader }: { columns: readonly ColumnAccess[]; reader: Reader },
): Promise<ArticlePair[]> {
  if (columns.length === 0) return Promise.resolve([])
  return rowsOf<ArticlePair>(
    db,
    sql`select held.principal_id::float8 as "fromId", 'case' as relation, article.id::float8 as id,
        article.doc_type as "docType", article.title
      from principal_case held join cms_article article on article.id = held.article_id
      where held.principal_id = ${principalId}::bigint
        and article.column_id = any(${bigintArray(columns.map(({ id }) => id))}) and ${isShown(reader, columns)}
      order by article.publish_at desc, article.id desc limit ${MAX_PAIRS}::int`,
  )
}
