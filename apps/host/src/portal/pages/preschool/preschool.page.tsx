import type { PageStringsModule } from '../../../strings/load-page-strings'
import { lazy, Suspense } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { toOptions, monthOptions } from '../../parts/list/options'
import { useColumns, useSiteDay } from '../../parts/columns/use-columns'
import { FilterForm, type Filter } from '../../parts/list/filter-form'
import { ListFrame } from '../../parts/list/list-frame'
import { Tabs } from '../../parts/list/tabs'
import { CardGrid } from '../../parts/list-rows/card-grid'
import { NewsRows } from '../../parts/list-rows/news-rows'
import { ExpertAdviceList } from './expert-advice'
import { Kindergartens } from './kindergartens'
import { PolicyRows } from './policy-rows'
import { columnOf, loader, type PreschoolPage } from './preschool.loader'
import { AskInvitation } from './questions/ask-invitation'
import { SubmitInvitation } from './submit-invitation'
import { usePageStrings } from '../../use-page-strings'
import { route } from './preschool.route'
import './preschool.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

export { loader }

/** Columns of pictures rather than texts. */
const PICTURED = new Set(['homeProduced', 'producedGarden'])
const HomeSubmissions = lazy(() => import('./submissions/home-submissions'))
const PARENTING = '/preschoolEducation/aiBaby'

/** The filters of a column. */
function useFilters(code: string): Filter[] {
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const today = useSiteDay()
  const { field, ageClass, age, topic } = t.content.metadataValues
  const own: Record<string, Filter[]> = {
    teacherResearch: [
      { name: 'field', label: t.content.metadata.field, options: toOptions(field) },
      { name: 'ageClass', label: t.content.metadata.ageClass, options: toOptions(ageClass) },
    ],
    aiBaby: [
      { name: 'age', label: t.content.metadata.age, options: toOptions(age) },
      { name: 'topic', label: t.content.metadata.topic, options: toOptions(topic) },
      { name: 'month', label: texts.month, options: monthOptions(today) },
    ],
  }
  return [...(own[code] ?? []), { name: 'keyword', label: t.content.list.keyword }]
}

function Rows({ code, page, advice }: PreschoolPage & { code: string }) {
  if (advice) return <ExpertAdviceList advice={advice.data} />
  if (code === 'policyFront') return <PolicyRows rows={page.data} />
  if (PICTURED.has(code)) return <CardGrid rows={page.data} chips={[]} />
  return <NewsRows rows={page.data} facts={['field', 'ageClass', 'age', 'topic']} />
}

/** Tabs of articles and expert advice for parents, with the notice for both. */
function ParentingTools({ label, isAdvice }: { label: string; isAdvice: boolean }) {
  const texts = usePageStrings(route)
  return (
    <>
      <Tabs
        label={label}
        tabs={[
          { to: PARENTING, label: texts.articles, isCurrent: !isAdvice },
          { to: `${PARENTING}?part=answers`, label: texts.advice, isCurrent: isAdvice },
        ]}
      />
      <p className="dw-standing-notice">{texts.notice}</p>
    </>
  )
}

/** /preschoolEducation: five columns with their own navigation and colours. */
export function Component() {
  const shown = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const { pathname } = useLocation()
  const { find, nameOf } = useColumns()
  const code = columnOf(pathname)
  const emptyTitles: Record<string, string> = texts.empty
  const filters = useFilters(code)
  const root = find('preschoolEducation')
  const column = find(code)
  const tabs = (root?.children ?? []).flatMap((child) =>
    child.bindRoute ? { to: child.bindRoute, label: nameOf(child), isCurrent: child.code === code } : [],
  )
  const title = column ? nameOf(column) : texts.title
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
        empty={{ title: emptyTitles[code] ?? t.content.list.empty, hint: texts.emptyHint }}
        page={shown.page}
        hasRows={shown.advice && shown.advice.data.length > 0}
        tools={
          <>
            <Tabs tabs={tabs} />
            {code === 'aiBaby' && <ParentingTools label={title} isAdvice={shown.advice !== undefined} />}
            {code === 'homeProduced' && <SubmitInvitation />}
            {shown.advice && <AskInvitation />}
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
