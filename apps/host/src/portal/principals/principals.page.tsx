import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../preferences/preferences-context'
import { readerOf } from '../data/portal-reader'
import { useColumns } from '../list/column-names'
import { FilterForm } from '../list/filter-form'
import { ListFrame } from '../list/list-frame'
import { conditionsOf, pageOf } from '../list/list-query'
import { Tabs } from '../list/tabs'
import { CardGrid } from '../rows/card-grid'
import { NewsRows } from '../rows/news-rows'
import { useAsked } from '../site/use-asked'

const ROUTE = '/principalGrowth'

/** Principals who are presented; with a column in the address, what was written in it. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = args.request
  const { column, ...conditions } = conditionsOf(url, ['column', 'keyword'])
  const reader = readerOf(args)
  if (!column) return { page: await reader.list('principals', { ...conditions, ...pageOf(url, '12') }), isPeople: true }
  return { page: await reader.list('articles', { columnCode: column, ...conditions, ...pageOf(url) }), isPeople: false }
}

/** /principalGrowth: people first, then cases and thoughts. */
export function Component() {
  const { page, isPeople } = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const asked = useAsked()
  const { find, nameOf } = useColumns()
  const column = find('principalGrowth')
  const current = asked.get('column') ?? ''
  const tabs = [
    { to: ROUTE, label: t.principals.people, isCurrent: current === '' },
    ...(column?.children ?? []).map((child) => ({
      to: `${ROUTE}?column=${encodeURIComponent(child.code)}`,
      label: nameOf(child),
      isCurrent: current === child.code,
    })),
  ]
  return (
    <ListFrame
      title={column ? nameOf(column) : t.routes[ROUTE]}
      page={page}
      tools={
        <>
          <Tabs tabs={tabs} />
          <FilterForm filters={[{ name: 'keyword', label: t.list.keyword }]} keep={['column']} />
        </>
      }
    >
      {isPeople ? <CardGrid rows={page.data} chips={[]} line="position" /> : <NewsRows rows={page.data} />}
    </ListFrame>
  )
}
