import type { Schema } from '@doorway/api-client/types'
import type { Translate } from '../../i18n/translate'

type Overview = Schema<'DataOverview'>

/** How much one number is above or below another one, in whole percent with its sign. */
export function changeOf(now: number, before: number): string {
  const percent = Math.round(((now - before) / before) * 100)
  return percent > 0 ? `+${percent}%` : `${percent}%`
}

/** What the chart of sign-ins says: the last month, and against the one before it. */
export function signInTitle(t: Translate, { months }: Overview, format: (value: number) => string): string {
  const last = months.at(-1)
  const before = months.at(-2)?.signedIn
  if (!last?.signedIn) return t('overview.charts.signIns')
  const values = { month: last.time, count: format(last.signedIn) }
  if (!before) return t('overview.charts.signInsOf', values)
  return t('overview.charts.signInsChange', { ...values, change: changeOf(last.signedIn, before) })
}

/** What the chart of areas says: the one with the most people. */
export function areaTitle(t: Translate, { areas }: Overview, format: (value: number) => string): string {
  const [first] = areas
  if (!first?.users) return t('overview.charts.areas')
  return t('overview.charts.areasMost', { name: first.name, count: format(first.users) })
}

/** What the chart of contents says: how much the period has brought. */
export function contentTitle(t: Translate, { months }: Overview, format: (value: number) => string): string {
  const sum = (name: 'articles' | 'resources') => months.reduce((total, point) => total + point[name], 0)
  return t('overview.charts.contentSum', { articles: format(sum('articles')), resources: format(sum('resources')) })
}

/** What the chart of people says: the share of students. */
export function peopleTitle(t: Translate, { totals }: Overview): string {
  const { users, students } = totals
  if (!users || !students) return t('overview.charts.people')
  return t('overview.charts.studentShare', { percent: Math.round((students / users) * 100) })
}
