import type { LoaderFunctionArgs } from 'react-router-dom'
import type { HomeData } from './submissions/home.loader'
import {
  readerOf,
  type ArticleRow,
  type ContentPage,
  type ExpertAdvicePage,
  type PortalReader,
} from '../../data/portal-reader'
import { filtersOf, pageOf } from '../../parts/list/list-query'

/** Filters of each address, all of them declared by the route. */
const FILTERS: Record<string, readonly string[]> = {
  teacherResearch: ['field', 'ageClass', 'keyword'],
  aiBaby: ['age', 'topic', 'month', 'keyword'],
}
const GARDENS = 4

/** Returns the column code in the last segment of a path. */
export const columnOf = (pathname: string) => pathname.slice(pathname.lastIndexOf('/') + 1)

/** Data of a preschool page. */
export interface PreschoolPage {
  page: ContentPage
  /** Replies of experts in place of articles, with `?part=answers`. */
  advice?: ExpertAdvicePage
  kindergartens: ArticleRow[]
  /** Instead of articles, with `?view=submit`; null for users who are not parents. */
  home?: HomeData | null
}

/** Loads kindergartens with a profile; none where the site has no column for schools. */
async function readKindergartens(reader: PortalReader): Promise<ArticleRow[]> {
  const query = { schoolType: 'kindergarten', currentPage: '1', pageSize: String(GARDENS) }
  try {
    return (await reader.list('schools', query)).data
  } catch (refusal) {
    if (refusal instanceof Response && [401, 404].includes(refusal.status)) return []
    throw refusal
  }
}

/** Loads the column in the last segment of the path, with its own filters. */
export async function loader(args: LoaderFunctionArgs): Promise<PreschoolPage> {
  const { url } = args.request
  const { pathname, searchParams } = new URL(url)
  const columnCode = columnOf(pathname)
  if (columnCode === 'homeProduced' && searchParams.get('view') === 'submit') {
    // Visitors never load the submission form.
    const { loadHome } = await import('./submissions/home.loader')
    return { page: { data: [], total: 0, currentPage: 1, pageSize: 1 }, kindergartens: [], home: await loadHome(url) }
  }
  const reader = readerOf(args)
  const query = { ...filtersOf(url, FILTERS[columnCode] ?? ['keyword']), ...pageOf(url) }
  if (columnCode === 'aiBaby' && searchParams.get('part') === 'answers') {
    const advice = await reader.expertAdvice(query)
    return { page: { ...advice, data: [] }, advice, kindergartens: [] }
  }
  const isStart = columnCode === 'producedGarden' && !searchParams.has('keyword') && !searchParams.has('page')
  const [page, kindergartens] = await Promise.all([
    reader.list('preschool', { columnCode, ...query }),
    isStart ? readKindergartens(reader) : [],
  ])
  return { page, kindergartens }
}
