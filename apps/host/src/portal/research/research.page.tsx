import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../preferences/preferences-context'
import { readerOf } from '../data/portal-reader'
import { useColumns } from '../list/column-names'
import { FilterForm } from '../list/filter-form'
import { ListFrame } from '../list/list-frame'
import { conditionsOf, pageOf } from '../list/list-query'
import { Tabs } from '../list/tabs'
import { NewsRows } from '../rows/news-rows'
import { ActivityRows } from './activity-rows'
import { useAsked } from '../site/use-asked'

const ROUTE = '/teachResearch'

/** Activities to come, or past ones, or what was written in a column. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = args.request
  const { column, when = 'coming', ...conditions } = conditionsOf(url, ['column', 'when', 'gardeId', 'keyword'])
  const reader = readerOf(args)
  if (!column) {
    const asked = { when: when === 'past' ? 'past' : 'coming', ...conditions, ...pageOf(url) }
    return { page: await reader.list('activities', asked), isActivities: true }
  }
  const { keyword = '' } = conditions
  const asked = { columnCode: column, ...(keyword && { keyword }), ...pageOf(url) }
  return { page: await reader.list('articles', asked), isActivities: false }
}

/** /teachResearch: activities by date, and the columns of teaching research. */
export function Component() {
  const { page, isActivities } = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const asked = useAsked()
  const { find, nameOf } = useColumns()
  const root = find('teachResearch')
  const column = asked.get('column') ?? ''
  const isPast = column === '' && asked.get('when') === 'past'
  const tabs = [
    { to: ROUTE, label: t.research.coming, isCurrent: column === '' && !isPast },
    { to: `${ROUTE}?when=past`, label: t.research.past, isCurrent: isPast },
    ...(root?.children ?? []).map((child) => ({
      to: `${ROUTE}?column=${encodeURIComponent(child.code)}`,
      label: nameOf(child),
      isCurrent: column === child.code,
    })),
  ]
  const stages = Object.entries(t.stages).map(([value, label]) => ({ value, label }))
  const filters = [
    ...(isActivities ? [{ name: 'gardeId', label: t.facts.gardeId, options: stages }] : []),
    { name: 'keyword', label: t.list.keyword },
  ]
  return (
    <ListFrame
      title={root ? nameOf(root) : t.routes[ROUTE]}
      feed="teachResearch"
      page={page}
      tools={
        <>
          <Tabs tabs={tabs} />
          <FilterForm filters={filters} keep={['column', 'when']} />
        </>
      }
    >
      {isActivities ? <ActivityRows rows={page.data} /> : <NewsRows rows={page.data} />}
    </ListFrame>
  )
}
