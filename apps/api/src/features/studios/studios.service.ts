import type { Schema } from '@doorway/api-client/types'
import { columnsBelow } from '../articles/article-columns'
import { listByIds } from '../articles/article-rows.queries'
import { presentArticleRow } from '../articles/articles.presenter'
import { presentDetail } from '../content/content.presenter'
import { refuseItem } from '../content/content.service'
import { readerOf } from '../content/reader'
import { presentColumnPath } from '../portal-sites/portal-sites.presenter'
import type { SiteRow } from '../portal-sites/portal-sites.queries'
import { columnsOf, type PortalCall, requireColumn } from '../portal-sites/portal-sites.service'
import { presentStudioCard } from './studios.presenter'
import { findStudio, listStudioArticles } from './studios.queries'

const ARTICLES = 10

/** The column that decides who may see a studio of a kind. */
export const columnOfStudio = (kind: string) => (kind === 'principal_studio' ? 'principalGrowth' : 'teachResearch')

/** One studio with what it has written. */
export async function readStudio(call: PortalCall, site: SiteRow, id: number): Promise<Schema<'ContentDetail'>> {
  const reader = readerOf(call)
  const studio = await findStudio(call.db, id, reader.now)
  if (!studio) return refuseItem(call, false)
  const column = await requireColumn(call, site.id, columnOfStudio(studio.kind))
  const [columns, all] = await Promise.all([columnsOf(call, site.id), columnsBelow(call, site.id)])
  const articles = await listByIds(call.db, await listStudioArticles(call.db, { id, columns: all, reader }, ARTICLES))
  const card = presentStudioCard(studio, column)
  return presentDetail(card, {
    bodyHtml: studio.introHtml,
    columnPath: presentColumnPath(columns, column.path),
    facts: card.facts,
    related: articles.map((row) => presentArticleRow(row, reader.now)),
  })
}
