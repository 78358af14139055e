import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../preferences/preferences-context'
import { readerOf } from '../data/portal-reader'
import { useColumns } from '../list/column-names'
import { FilterForm } from '../list/filter-form'
import { ListFrame } from '../list/list-frame'
import { conditionsOf, pageOf } from '../list/list-query'
import { ColumnTabs } from '../list/tabs'
import { NewsRows } from '../rows/news-rows'

/** A page of the news column, or of the sub-column and keyword that the address names. */
export function loader(args: LoaderFunctionArgs) {
  const { url } = args.request
  const { column: columnCode = 'educationNews', ...conditions } = conditionsOf(url, ['column', 'keyword'])
  return readerOf(args).list('articles', { columnCode, ...conditions, ...pageOf(url) })
}

/** /educationNews: cards of the news column with its sub-columns as tabs. */
export function Component() {
  const page = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const { find, nameOf } = useColumns()
  const column = find('educationNews')
  return (
    <ListFrame
      title={column ? nameOf(column) : t.routes['/educationNews']}
      feed="educationNews"
      page={page}
      tools={
        <>
          <ColumnTabs code="educationNews" route="/educationNews" />
          <FilterForm filters={[{ name: 'keyword', label: t.list.keyword }]} keep={['column']} />
        </>
      }
    >
      <NewsRows rows={page.data} />
    </ListFrame>
  )
}
