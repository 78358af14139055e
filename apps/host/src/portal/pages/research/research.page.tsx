import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { useColumns } from '../../parts/columns/use-columns'
import { FilterForm } from '../../parts/list/filter-form'
import { ListFrame } from '../../parts/list/list-frame'
import { Tabs } from '../../parts/list/tabs'
import { useSubjectFilters } from '../../parts/list/use-subject-filters'
import { NewsRows } from '../../parts/list-rows/news-rows'
import { StudioCards } from '../../parts/list-rows/studio-cards'
import { useQueryParams } from '../../parts/links/use-query-params'
import { ActivityRows } from '../../parts/list-rows/activity-rows'
import { ActivityCalendar } from './calendar/activity-calendar'
import { CalendarBar } from './calendar/calendar-bar'
import { loader, type ResearchPage } from './research.loader'
import { usePageStrings } from '../../use-page-strings'
import { route } from './research.route'
import './research.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

export { loader }

const ROUTE = '/teachResearch'

function useResearchTabs() {
  const texts = usePageStrings(route)
  const query = useQueryParams()
  const { find, nameOf } = useColumns()
  const column = query.get('column') || undefined
  const isCalendar = column === undefined && query.get('view') === 'calendar'
  const isPast = column === undefined && !isCalendar && query.get('when') === 'past'
  return [
    { to: ROUTE, label: texts.coming, isCurrent: column === undefined && !isPast && !isCalendar },
    { to: `${ROUTE}?view=calendar`, label: texts.calendar, isCurrent: isCalendar },
    { to: `${ROUTE}?when=past`, label: texts.past, isCurrent: isPast },
    ...(find('teachResearch')?.children ?? []).map((child) => ({
      to: `${ROUTE}?column=${encodeURIComponent(child.code)}`,
      label: nameOf(child),
      isCurrent: column === child.code,
    })),
  ]
}

function Studios({ rows }: { rows: ResearchPage['studios'] }) {
  const texts = usePageStrings(route)
  if (rows.length === 0) return null
  return (
    <section className="dw-research-studios" aria-labelledby="studios">
      <h2 id="studios">{texts.studios}</h2>
      <StudioCards rows={rows} level={3} />
      <h2>{texts.studioArticles}</h2>
    </section>
  )
}

function Rows({ page, kind, calendar }: ResearchPage) {
  const texts = usePageStrings(route)
  if (kind === 'articles') return <NewsRows rows={page.data} facts={['subject']} />
  if (!calendar) return <ActivityRows rows={page.data} />
  return (
    <>
      {page.total === 0 && <p role="status">{texts.noneInMonth}</p>}
      {page.total > page.data.length && <p role="status">{texts.cut(page.total, page.data.length)}</p>}
      <ActivityCalendar {...calendar} rows={page.data} />
    </>
  )
}

/** /teachResearch: activities by date or as a calendar, and the columns of teaching research. */
export function Component() {
  const shown = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const { find, nameOf } = useColumns()
  const tabs = useResearchTabs()
  const filters = [...useSubjectFilters(shown.stages), { name: 'keyword', label: t.content.list.keyword }]
  const root = find('teachResearch')
  const { calendar } = shown
  return (
    <ListFrame
      title={root ? nameOf(root) : texts.title}
      feed="teachResearch"
      page={shown.page}
      isWhole={calendar !== undefined}
      tools={
        <>
          <Tabs tabs={tabs} />
          <FilterForm filters={filters} keep={['column', 'when', 'view', 'month']} />
          {calendar && <CalendarBar {...calendar} />}
          <Studios rows={shown.studios} />
        </>
      }
    >
      <Rows {...shown} />
    </ListFrame>
  )
}
