import type { Schema } from '@doorway/api-client/types'
import { withContents } from '../content/body-contents'
import { presentAttachment } from '../content/content.presenter'
import { refuseItem } from '../content/content.service'
import { readerOf } from '../content/reader'
import { presentColumnPath } from '../portal-sites/portal-sites.presenter'
import type { SiteRow } from '../portal-sites/portal-sites.queries'
import { columnsOf, findOpenColumn, type PortalCall, requireColumnById } from '../portal-sites/portal-sites.service'
import { pictureIdsIn, withPictureSources } from './body-pictures'
import { listBodyPictures } from './body-pictures.queries'
import { columnAccessOf, columnsBelow } from './article-columns'
import { findPrincipalOf, listPairs } from './article-pairs.queries'
import { listByIds } from './article-rows.queries'
import { isLive, isVisible } from './article-visibility.queries'
import { presentArticleRow, presentNeighbour, presentPairs } from './articles.presenter'
import {
  findArticle,
  findPageArticle,
  listAttachments,
  listNeighbours,
  listRelated,
  listTags,
} from './articles.queries'

const RELATED_ROWS = 6

/** The principal whom a case is about, for readers of principals. */
async function readPrincipalOf(call: PortalCall, site: SiteRow, article: { id: number; docType: string }) {
  if (article.docType !== 'case' || !(await findOpenColumn(call, site, 'principalGrowth'))) return undefined
  return findPrincipalOf(call.db, article.id, call.clock.now())
}

/** One article with what stands around it; unpublished and withdrawn ones are not there. */
export async function readArticle(
  call: PortalCall,
  site: SiteRow,
  articleId: number,
): Promise<Schema<'ContentDetail'>> {
  const { db } = call
  const reader = readerOf(call)
  const article = await findArticle(db, site.id, articleId, isVisible(reader))
  if (!article) {
    const isThere = !call.actor && (await findArticle(db, site.id, articleId, isLive(reader.now))) !== undefined
    return refuseItem(call, isThere)
  }
  const columns = await columnsOf(call, site.id)
  const own = columns.filter(({ id }) => id === article.columnId)
  const [column = { id: article.columnId, isOpen: false }] = columnAccessOf(own, reader)
  const place = { id: article.id, column, publishAt: article.publishAt ?? reader.now }
  const among = { columns: await columnsBelow(call, site.id), reader }
  const [attachments, tags, neighbours, pairs, principal, related, pictures] = await Promise.all([
    listAttachments(db, article.id),
    listTags(db, article.id),
    listNeighbours(db, place, reader),
    listPairs(db, [article.id], among),
    readPrincipalOf(call, site, article),
    listRelated(db, place, reader, RELATED_ROWS).then((ids) => listByIds(db, ids)),
    listBodyPictures(db, pictureIdsIn(article.bodyHtml)),
  ])
  const { bodyHtml, contents } = withContents(article.bodyHtml)
  const { type, id, title, subtitle, summary, source, author, publishAt, viewCount, coverUrl, facts } =
    presentArticleRow(article, reader.now)
  return {
    type,
    id,
    title,
    subtitle,
    summary,
    source,
    author,
    publishAt,
    viewCount,
    coverUrl,
    facts,
    ...presentPairs([...(principal ? [principal] : []), ...(pairs.get(article.id) ?? [])]),
    bodyHtml: withPictureSources(bodyHtml, pictures),
    contents,
    tags,
    sections: [],
    columnPath: presentColumnPath(columns, article.columnPath),
    attachments: attachments.map(presentAttachment),
    prev: presentNeighbour(neighbours.prev),
    next: presentNeighbour(neighbours.next),
    related: related.map((row) => presentArticleRow(row, reader.now)),
  }
}

/** The one text of a column that is a page; `columnId` is its column's. */
export async function readPage(call: PortalCall, site: SiteRow, columnId: number): Promise<Schema<'ContentDetail'>> {
  const reader = readerOf(call)
  const column = await requireColumnById(call, site.id, columnId)
  const [choice] = columnAccessOf([column], reader)
  const articleId = choice && (await findPageArticle(call.db, choice, reader))
  if (articleId === undefined) return refuseItem(call, false)
  return {
    ...(await readArticle(call, site, articleId)),
    type: 'page',
    id: columnId,
    prev: null,
    next: null,
    related: [],
  }
}
