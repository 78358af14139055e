import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { readerOf } from '../../data/portal-reader'
import { useColumns } from '../../parts/columns/use-columns'
import { FilterForm } from '../../parts/list/filter-form'
import { ListFrame } from '../../parts/list/list-frame'
import { filtersOf, pageOf } from '../../parts/list/list-query'
import { ColumnTabs } from '../../parts/list/column-tabs'
import { NewsRows } from '../../parts/list-rows/news-rows'
import { usePageStrings } from '../../use-page-strings'
import { route } from './education-news.route'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** A page of the news column, or of the sub-column, area and keyword that the address names. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = args.request
  const { column: columnCode = 'educationNews', ...conditions } = filtersOf(url, route.filters)
  const reader = readerOf(args)
  const [page, { areas }] = await Promise.all([
    reader.list('articles', { columnCode, ...conditions, ...pageOf(url) }),
    reader.choices(columnCode),
  ])
  return { page, areas: areas.map(({ areaCode, name }) => ({ value: areaCode, label: name })) }
}

/** /educationNews: cards of the news column with its sub-columns as tabs. */
export function Component() {
  const { page, areas } = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const { find, nameOf } = useColumns()
  const column = find('educationNews')
  const filters = [
    // A district has no news of areas below it.
    ...(areas.length > 0 ? [{ name: 'areaCode', label: t.content.metadata.area, options: areas }] : []),
    { name: 'keyword', label: t.content.list.keyword },
  ]
  return (
    <ListFrame
      title={column ? nameOf(column) : texts.title}
      feed="educationNews"
      page={page}
      tools={
        <>
          <ColumnTabs code="educationNews" route="/educationNews" />
          <FilterForm filters={filters} keep={['column']} />
        </>
      }
    >
      <NewsRows rows={page.data} />
    </ListFrame>
  )
}
