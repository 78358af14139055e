import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { readerOf, type ContentPage } from '../../data/portal-reader'
import { useColumns } from '../../parts/columns/use-columns'
import { FilterForm } from '../../parts/list/filter-form'
import { ListFrame } from '../../parts/list/list-frame'
import { filtersOf, pageOf } from '../../parts/list/list-query'
import { Tabs } from '../../parts/list/tabs'
import { ActivityRows } from '../../parts/list-rows/activity-rows'
import { CardGrid } from '../../parts/list-rows/card-grid'
import { NewsRows } from '../../parts/list-rows/news-rows'
import { StudioCards } from '../../parts/list-rows/studio-cards'
import { useQueryParam } from '../../parts/links/use-query-params'
import { usePageStrings } from '../../use-page-strings'
import { route } from './principals.route'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

const ROUTE = '/principalGrowth'

/** Replaces the column code in the address: training to sign up for (domain 1.3). */
const TRAINING = 'training'

/** The same for groups of principals (domain 2.6). */
const STUDIOS = 'studios'

/** Principals who are presented; with a column in the address, what was written in it, or training to come. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = args.request
  const { column, ...conditions } = filtersOf(url, route.filters)
  const reader = readerOf(args)
  const query = { ...conditions, ...pageOf(url, column ? undefined : '12') }
  if (!column) return reader.list('principals', query)
  if (column === TRAINING) return reader.list('activities', { kind: 'training', when: 'coming', ...query })
  if (column === STUDIOS) return reader.list('studios', { kind: 'principal_studio', ...query })
  return reader.list('articles', { columnCode: column, ...query })
}

function Rows({ column, rows }: { column: string | undefined; rows: ContentPage['data'] }) {
  if (column === undefined) return <CardGrid rows={rows} chips={[]} line="position" />
  if (column === STUDIOS) return <StudioCards rows={rows} />
  return column === TRAINING ? <ActivityRows rows={rows} /> : <NewsRows rows={rows} />
}

/** /principalGrowth: people first, then cases and thoughts, and training. */
export function Component() {
  const page = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const { find, nameOf } = useColumns()
  const column = find('principalGrowth')
  const current = useQueryParam('column')
  const tabs = [
    { to: ROUTE, label: texts.people, isCurrent: current === undefined },
    ...(column?.children ?? []).map((child) => ({
      to: `${ROUTE}?column=${encodeURIComponent(child.code)}`,
      label: nameOf(child),
      isCurrent: current === child.code,
    })),
    { to: `${ROUTE}?column=${TRAINING}`, label: texts.training, isCurrent: current === TRAINING },
    { to: `${ROUTE}?column=${STUDIOS}`, label: texts.studios, isCurrent: current === STUDIOS },
  ]
  return (
    <ListFrame
      title={column ? nameOf(column) : texts.title}
      page={page}
      tools={
        <>
          <Tabs tabs={tabs} />
          <FilterForm filters={[{ name: 'keyword', label: t.content.list.keyword }]} keep={['column']} />
        </>
      }
    >
      <Rows column={current} rows={page.data} />
    </ListFrame>
  )
}
