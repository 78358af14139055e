import type { LoaderFunctionArgs } from 'react-router-dom'
import type { HomeData } from './submissions/home.loader'
import {
  readerOf,
  type ArticleRow,
  type ContentPage,
  type ExpertAnswerPage,
  type PortalReader,
} from '../../data/portal-reader'
import { filtersOf, pageOf } from '../../parts/list/list-query'

const CONDITIONS: Record<string, readonly string[]> = {
  teacherResearch: ['field', 'ageClass', 'keyword'],
  aiBaby: ['age', 'topic', 'month', 'keyword'],
}
const GARDENS = 4

/** The column that the last part of an address names. */
export const columnOf = (pathname: string) => pathname.slice(pathname.lastIndexOf('/') + 1)

/** What a page of early childhood shows. */
export interface PreschoolPage {
  page: ContentPage
  /** Instead of articles, where they are asked for. */
  answers?: ExpertAnswerPage
  kindergartens: ArticleRow[]
  /** Instead of articles, where a parent hands in; null for those who are none. */
  home?: HomeData | null
}

/** Kindergartens that present themselves; none where the site has no column for schools. */
async function readKindergartens(reader: PortalReader): Promise<ArticleRow[]> {
  const asked = { schoolType: 'kindergarten', currentPage: '1', pageSize: String(GARDENS) }
  try {
    return (await reader.list('schools', asked)).data
  } catch (refusal) {
    if (refusal instanceof Response && [401, 404].includes(refusal.status)) return []
    throw refusal
  }
}

/** The column that the last part of the address names, narrowed by what belongs to it. */
export async function loader(args: LoaderFunctionArgs): Promise<PreschoolPage> {
  const { url } = args.request
  const { pathname, searchParams } = new URL(url)
  const columnCode = columnOf(pathname)
  if (columnCode === 'homeProduced' && searchParams.get('view') === 'submit') {
    // A visitor's browser never loads the parts that hand in.
    const { loadHome } = await import('./submissions/home.loader')
    return { page: { data: [], total: 0, currentPage: 1, pageSize: 1 }, kindergartens: [], home: await loadHome(url) }
  }
  const reader = readerOf(args)
  const asked = { ...filtersOf(url, CONDITIONS[columnCode] ?? ['keyword']), ...pageOf(url) }
  if (columnCode === 'aiBaby' && searchParams.get('part') === 'answers') {
    const answers = await reader.answers(asked)
    return { page: { ...answers, data: [] }, answers, kindergartens: [] }
  }
  const isStart = columnCode === 'producedGarden' && !searchParams.has('keyword') && !searchParams.has('page')
  const [page, kindergartens] = await Promise.all([
    reader.list('preschool', { columnCode, ...asked }),
    isStart ? readKindergartens(reader) : [],
  ])
  return { page, kindergartens }
}
