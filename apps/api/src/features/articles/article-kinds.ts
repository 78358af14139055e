import { type ContentKind, NO_HITS } from '../content/content-kind'
import { readerOf } from '../content/reader'
import { columnsBelow } from './article-columns'
import { readArticle, readPage } from './article-detail.service'
import { listByIds } from './article-rows.queries'
import { searchArticles } from './article-search.queries'
import { presentArticleRow } from './articles.presenter'
import { searchPages } from './page-search'
import { searchQuestion } from './search-query'

const search: ContentKind['search'] = async (call, site, { text, window }) => {
  const question = searchQuestion(text, site.id)
  if (!question) return NO_HITS
  const columns = await columnsBelow(call, site.id)
  const found = await searchArticles(call.db, { siteId: site.id, columns, question }, readerOf(call), window)
  const now = call.clock.now()
  const data = (await listByIds(call.db, found.ids)).map((row) => presentArticleRow(row, now))
  return { data, total: found.total, isMore: found.isMore }
}

/** Articles, the two kinds that are articles with an index card, and columns that hold one standing page. */
export const articleKinds: readonly ContentKind[] = [
  { type: 'article', readDetail: readArticle, search },
  { type: 'disclosure', readDetail: readArticle },
  { type: 'project', readDetail: readArticle },
  { type: 'page', readDetail: readPage, search: searchPages },
]
