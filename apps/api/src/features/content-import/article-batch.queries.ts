import { inArray, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { articleColumns, articleFiles, type ArticleFields } from '../../db/tables/article-editing'
import { articles, revisions } from '../../db/tables/content'
import { articleOrigins, articleRedirects } from '../../db/tables/content-import'
import { tagRefs, tags } from '../../db/tables/front-page'

/** An article that is about to be added, with its first revision. */
export interface NewArticle {
  article: typeof articles.$inferInsert & { id: number }
  html: string
  text: string
  fields: ArticleFields
  fileIds: readonly string[]
  /** When it was published in the other system. */
  publishedAt: Date | null
  redirects: readonly { address: string; host: string }[]
}

/** Ids for so many articles. */
export async function reserveIds(tx: Db, quantity: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number | string }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('cms_article', 'id')) as id from generate_series(1, ${quantity}::int)`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Which of these addresses lead to an article of the site already, with the host of each. */
export async function listKnownAddresses(tx: Db, siteId: number, addresses: readonly string[]) {
  if (addresses.length === 0) return []
  return tx
    .select({ address: articleRedirects.address, host: articleRedirects.host })
    .from(articleRedirects)
    .where(sql`${articleRedirects.siteId} = ${siteId} and ${inArray(articleRedirects.address, [...addresses])}`)
}

const isLive = ({ article }: NewArticle) => article.state === 'approved'

async function insertRevisions(tx: Db, added: readonly NewArticle[], author: { userId: number; now: Date }) {
  await tx.insert(revisions).values(
    added.map(({ article, html, text, fields }) => ({
      articleId: article.id,
      no: 1,
      title: article.title,
      bodyHtml: html,
      bodyText: text,
      fields,
      note: null,
      // What waits for review or is live never changes any more.
      isSealed: article.state !== 'draft',
      authorId: author.userId,
      createdAt: author.now,
    })),
  )
  const ids = added.map(({ article }) => article.id)
  await tx
    .update(articles)
    .set({
      headRevisionId: sql`(select id from cms_article_revision where article_id = cms_article.id)`,
      liveRevisionId: sql`case when ${articles.state} = 'approved'
        then (select id from cms_article_revision where article_id = cms_article.id) end`,
    })
    .where(inArray(articles.id, ids))
}

async function insertTags(tx: Db, added: readonly NewArticle[]): Promise<void> {
  const wanted = added
    .filter(isLive)
    .flatMap(({ article, fields }) => fields.tags.map((name) => ({ name, refId: article.id })))
  if (wanted.length === 0) return
  const names = [...new Set(wanted.map(({ name }) => name))]
  await tx
    .insert(tags)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing()
  const known = new Map(
    (await tx.select({ id: tags.id, name: tags.name }).from(tags).where(inArray(tags.name, names))).map(
      ({ id, name }) => [name, id],
    ),
  )
  const refs = wanted.flatMap(({ name, refId }) => {
    const tagId = known.get(name)
    return tagId === undefined ? [] : { tagId, refType: 'article' as const, refId }
  })
  await tx.insert(tagRefs).values(refs).onConflictDoNothing()
}

/** Adds articles with everything that belongs to them, in a few statements for all. */
export async function insertArticles(
  tx: Db,
  added: readonly NewArticle[],
  author: { userId: number; now: Date },
): Promise<void> {
  if (added.length === 0) return
  await tx.insert(articles).values(added.map(({ article }) => article))
  await insertRevisions(tx, added, author)
  await tx
    .insert(articleOrigins)
    .values(added.map(({ article, publishedAt }) => ({ articleId: article.id, publishedAt })))
  const files = added.flatMap((one) =>
    one.fileIds.map((fileId) => ({ articleId: one.article.id, fileId, isLive: isLive(one) })),
  )
  if (files.length > 0) await tx.insert(articleFiles).values(files).onConflictDoNothing()
  const listed = added
    .filter(isLive)
    .flatMap(({ article, fields }) => fields.alsoInColumnIds.map((columnId) => ({ articleId: article.id, columnId })))
  if (listed.length > 0) await tx.insert(articleColumns).values(listed).onConflictDoNothing()
  await insertTags(tx, added)
  const redirects = added.flatMap(({ article, redirects: own }) =>
    own.map((redirect) => ({ ...redirect, siteId: article.siteId, articleId: article.id })),
  )
  if (redirects.length > 0) await tx.insert(articleRedirects).values(redirects).onConflictDoNothing()
}
