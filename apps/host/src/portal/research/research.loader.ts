import type { LoaderFunctionArgs } from 'react-router-dom'
import { readerOf, type ContentPage, type StageSubjects } from '../data/portal-reader'
import { conditionsOf, pageOf } from '../list/list-query'
import { isMonth } from './calendar/month-weeks'

/** More activities than these are not drawn into one month. */
const MOST_IN_MONTH = '100'

/** What a page of teaching research shows. */
export interface ResearchPage {
  page: ContentPage
  stages: StageSubjects[]
  kind: 'activities' | 'articles'
  /** yyyy-MM and the site's own day, where a calendar is asked for. */
  calendar?: { month: string; today: string }
}

/** Activities to come, or past ones, or a month of them, or what was written in a column. */
export async function loader(args: LoaderFunctionArgs): Promise<ResearchPage> {
  const { url } = args.request
  const asked = conditionsOf(url, ['column', 'when', 'view', 'month', 'gardeId', 'courseId', 'keyword'])
  const { column, when, view, month = '', ...conditions } = asked
  const reader = readerOf(args)
  const stages = reader.subjects()
  if (column) {
    const articles = reader.list('articles', { columnCode: column, ...conditions, ...pageOf(url) })
    return { page: await articles, stages: await stages, kind: 'articles' }
  }
  if (view === 'calendar') {
    const today = ((await reader.site()).serverTime ?? '').slice(0, 10)
    const shown = isMonth(month) ? month : today.slice(0, 7)
    const activities = reader.list('activities', { ...conditions, month: shown, pageSize: MOST_IN_MONTH })
    return { page: await activities, stages: await stages, kind: 'activities', calendar: { month: shown, today } }
  }
  const activities = reader.list('activities', {
    when: when === 'past' ? 'past' : 'coming',
    ...conditions,
    ...pageOf(url),
  })
  return { page: await activities, stages: await stages, kind: 'activities' }
}
