import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { readerOf } from '../../data/portal-reader'
import { useColumns } from '../../parts/columns/use-columns'
import { FilterForm } from '../../parts/list/filter-form'
import { ListFrame } from '../../parts/list/list-frame'
import { filtersOf, pageOf } from '../../parts/list/list-query'
import { ColumnTabs } from '../../parts/list/column-tabs'
import { toYears } from '../../parts/list/years'
import { NoticeRows } from '../../parts/list-rows/notice-rows'
import { usePageStrings } from '../../use-page-strings'
import { route } from './announcement.route'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** Notices, pinned ones first, and who issued them. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = args.request
  const { column: columnCode = 'announcement', ...conditions } = filtersOf(url, route.filters)
  const reader = readerOf(args)
  const [page, { publishers, years }] = await Promise.all([
    reader.list('articles', { columnCode, ...conditions, ...pageOf(url) }),
    reader.choices(columnCode),
  ])
  return { page, publishers, years }
}

/** /announcement: notices by date, narrowed by year, issuer and words. */
export function Component() {
  const { page, publishers, years } = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const { find, nameOf } = useColumns()
  const column = find('announcement')
  const filters = [
    { name: 'year', label: t.content.list.year, options: toYears(years) },
    {
      name: 'orgId',
      label: t.content.list.publisher,
      options: publishers.map(({ orgId, name }) => ({ value: String(orgId), label: name })),
    },
    { name: 'keyword', label: t.content.list.keyword },
  ]
  return (
    <ListFrame
      title={column ? nameOf(column) : texts.title}
      feed="announcement"
      page={page}
      tools={
        <>
          <ColumnTabs code="announcement" route="/announcement" />
          <FilterForm filters={filters} keep={['column']} />
        </>
      }
    >
      <NoticeRows rows={page.data} />
    </ListFrame>
  )
}
