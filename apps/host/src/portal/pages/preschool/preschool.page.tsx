import { lazy, Suspense } from 'react'
import { useLoaderData, useLocation, useRouteLoaderData } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import type { loadSite } from '../../parts/layout/portal-layout'
import { toOptions, monthOptions } from '../../parts/list/options'
import { useColumns } from '../../parts/list/use-columns'
import { FilterForm, type Filter } from '../../parts/list/filter-form'
import { ListFrame } from '../../parts/list/list-frame'
import { Tabs } from '../../parts/list/tabs'
import { CardGrid } from '../../parts/list-rows/card-grid'
import { NewsRows } from '../../parts/list-rows/news-rows'
import { ExpertAnswers } from './expert-answers'
import { Kindergartens } from './kindergartens'
import { PolicyRows } from './policy-rows'
import { columnOf, loader, type PreschoolPage } from './preschool.loader'
import { SubmitInvitation } from './submit-invitation'
import { usePageStrings } from '../../use-page-strings'
import { route } from './preschool.route'
import './preschool.css'

export { loader }

/** Children whose works are looked at rather than read. */
const PICTURED = new Set(['homeProduced', 'producedGarden'])
const HomeSubmissions = lazy(() => import('./submissions/home-submissions'))
const PARENTING = '/preschoolEducation/aiBaby'

/** What each column is narrowed by. */
function useFilters(code: string): Filter[] {
  const { t } = usePreferences()
  const strings = usePageStrings(route)
  const frame = useRouteLoaderData<typeof loadSite>('portal')
  const { field, ageClass, age, topic } = t.metadataValues
  const own: Record<string, Filter[]> = {
    teacherResearch: [
      { name: 'field', label: t.metadata.field, options: toOptions(field) },
      { name: 'ageClass', label: t.metadata.ageClass, options: toOptions(ageClass) },
    ],
    aiBaby: [
      { name: 'age', label: t.metadata.age, options: toOptions(age) },
      { name: 'topic', label: t.metadata.topic, options: toOptions(topic) },
      { name: 'month', label: strings.month, options: monthOptions(frame?.site.serverTime?.slice(0, 10) ?? '') },
    ],
  }
  return [...(own[code] ?? []), { name: 'keyword', label: t.list.keyword }]
}

function Rows({ code, page, answers }: PreschoolPage & { code: string }) {
  if (answers) return <ExpertAnswers answers={answers.data} />
  if (code === 'policyFront') return <PolicyRows rows={page.data} />
  if (PICTURED.has(code)) return <CardGrid rows={page.data} chips={[]} />
  return <NewsRows rows={page.data} facts={['field', 'ageClass', 'age', 'topic']} />
}

/** Articles for parents, or questions that experts have answered; both under the same notice. */
function ParentingTools({ label, isAnswers }: { label: string; isAnswers: boolean }) {
  const strings = usePageStrings(route)
  return (
    <>
      <Tabs
        label={label}
        tabs={[
          { to: PARENTING, label: strings.articles, isCurrent: !isAnswers },
          { to: `${PARENTING}?part=answers`, label: strings.answers, isCurrent: isAnswers },
        ]}
      />
      <p className="dw-standing-notice">{strings.notice}</p>
    </>
  )
}

/** /preschoolEducation: five columns with a navigation and a tone of their own. */
export function Component() {
  const shown = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const strings = usePageStrings(route)
  const { pathname } = useLocation()
  const { find, nameOf } = useColumns()
  const code = columnOf(pathname)
  const filters = useFilters(code)
  const root = find('preschoolEducation')
  const column = find(code)
  const tabs = (root?.children ?? []).flatMap((child) =>
    child.bindRoute ? { to: child.bindRoute, label: nameOf(child), isCurrent: child.code === code } : [],
  )
  const title = column ? nameOf(column) : strings.title
  if (shown.home !== undefined) {
    return (
      <div className="dw-preschool">
        <Suspense fallback={<p role="status">{t.failure.loading}</p>}>
          <HomeSubmissions data={shown.home} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className="dw-preschool">
      <ListFrame
        title={title}
        lead={root && nameOf(root)}
        feed={code}
        page={shown.page}
        hasRows={shown.answers && shown.answers.data.length > 0}
        tools={
          <>
            <Tabs tabs={tabs} />
            {code === 'aiBaby' && <ParentingTools label={title} isAnswers={shown.answers !== undefined} />}
            {code === 'homeProduced' && <SubmitInvitation />}
            <Kindergartens rows={shown.kindergartens} />
            <FilterForm filters={filters} keep={['part']} />
          </>
        }
      >
        <Rows code={code} {...shown} />
      </ListFrame>
    </div>
  )
}
