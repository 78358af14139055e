import type { LoaderFunctionArgs } from 'react-router-dom'
import { readerOf, type ArticleRow, type ContentPage, type StageSubjects } from '../../data/portal-reader'
import { filtersOf, pageOf } from '../../parts/list/list-query'
import { isMonth } from './calendar/month-weeks'

/** More activities than these are not drawn into one month. */
const MAX_IN_MONTH = '100'
const MAX_STUDIOS = '12'
/** The column whose texts stand below the studios that wrote them. */
const STUDIO_COLUMN = 'research.studio'

/** What a page of teaching research shows. */
export interface ResearchPage {
  page: ContentPage
  stages: StageSubjects[]
  kind: 'activities' | 'articles'
  /** yyyy-MM and the site's own day, where a calendar is asked for. */
  calendar?: { month: string; today: string }
  /** Studios of teachers, above what they have written. */
  studios: ArticleRow[]
}

/** Activities to come, or past ones, or a month of them, or what was written in a column. */
export async function loader(args: LoaderFunctionArgs): Promise<ResearchPage> {
  const { url } = args.request
  const asked = filtersOf(url, ['column', 'when', 'view', 'month', 'gardeId', 'courseId', 'keyword'])
  const { column, when, view, month = '', ...conditions } = asked
  const reader = readerOf(args)
  const stages = reader.subjects()
  if (column) {
    const articles = reader.list('articles', { columnCode: column, ...conditions, ...pageOf(url) })
    const isStart = column === STUDIO_COLUMN && !new URL(url).searchParams.has('page')
    const studios = isStart ? reader.list('studios', { ...conditions, ...pageOf(url, MAX_STUDIOS) }) : undefined
    return { page: await articles, stages: await stages, kind: 'articles', studios: (await studios)?.data ?? [] }
  }
  if (view === 'calendar') {
    const today = ((await reader.site()).serverTime ?? '').slice(0, 10)
    const shown = isMonth(month) ? month : today.slice(0, 7)
    const activities = reader.list('activities', { ...conditions, month: shown, pageSize: MAX_IN_MONTH })
    return {
      page: await activities,
      stages: await stages,
      kind: 'activities',
      calendar: { month: shown, today },
      studios: [],
    }
  }
  const activities = reader.list('activities', {
    when: when === 'past' ? 'past' : 'coming',
    ...conditions,
    ...pageOf(url),
  })
  return { page: await activities, stages: await stages, kind: 'activities', studios: [] }
}
