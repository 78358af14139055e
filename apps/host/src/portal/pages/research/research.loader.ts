import type { LoaderFunctionArgs } from 'react-router-dom'
import { readerOf, type ArticleRow, type ContentPage, type StageSubjects } from '../../data/portal-reader'
import { filtersOf, pageOf } from '../../parts/list/list-query'
import { isMonth } from './calendar/month-weeks'
import { route } from './research.route'

/** Activities shown in one month of the calendar. */
const MAX_IN_MONTH = '100'
const MAX_STUDIOS = '12'
/** The column whose articles are shown below the studios that wrote them. */
const STUDIO_COLUMN = 'research.studio'

/** Data of the teaching research page. */
export interface ResearchPage {
  page: ContentPage
  stages: StageSubjects[]
  kind: 'activities' | 'articles'
  /** The month (yyyy-MM) and the site's current day, with `?view=calendar`. */
  calendar?: { month: string; today: string }
  /** Studios of teachers, above what they have written. */
  studios: ArticleRow[]
}

/** Loads upcoming or past activities, a month of them, or the articles of a column. */
export async function loader(args: LoaderFunctionArgs): Promise<ResearchPage> {
  const { url } = args.request
  const filters = filtersOf(url, route.filters)
  const { column, when, view, month = '', ...conditions } = filters
  const reader = readerOf(args)
  const stages = reader.subjects()
  if (column) {
    const articles = reader.list('articles', { columnCode: column, ...conditions, ...pageOf(url) })
    const isStart = column === STUDIO_COLUMN && !new URL(url).searchParams.has('page')
    const studios = isStart ? reader.list('studios', { ...conditions, ...pageOf(url, MAX_STUDIOS) }) : undefined
    return { page: await articles, stages: await stages, kind: 'articles', studios: (await studios)?.data ?? [] }
  }
  if (view === 'calendar') {
    const { serverTime } = await reader.site()
    if (serverTime === null) throw new Error('The site has no clock.')
    const today = serverTime.slice(0, 10)
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
