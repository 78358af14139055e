import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../preferences/preferences-context'
import { readerOf } from '../data/portal-reader'
import { useColumns } from '../list/column-names'
import { FilterForm } from '../list/filter-form'
import { ListFrame } from '../list/list-frame'
import { conditionsOf, pageOf } from '../list/list-query'
import { Tabs } from '../list/tabs'
import { CardGrid } from '../rows/card-grid'
import { NewsRows } from '../rows/news-rows'
import './preschool.css'

/** Children whose works are looked at rather than read. */
const PICTURED = new Set(['homeProduced', 'producedGarden'])

const columnOf = (pathname: string) => pathname.slice(pathname.lastIndexOf('/') + 1)

/** The column that the last part of the address names. */
export function loader(args: LoaderFunctionArgs) {
  const { url } = args.request
  const columnCode = columnOf(new URL(url).pathname)
  return readerOf(args).list('articles', { columnCode, ...conditionsOf(url, ['keyword']), ...pageOf(url) })
}

/** /preschoolEducation: five columns with a navigation and a tone of their own. */
export function Component() {
  const page = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const { pathname } = useLocation()
  const { find, nameOf } = useColumns()
  const code = columnOf(pathname)
  const root = find('preschoolEducation')
  const column = find(code)
  const tabs = (root?.children ?? []).flatMap((child) =>
    child.bindRoute ? { to: child.bindRoute, label: nameOf(child), isCurrent: child.code === code } : [],
  )
  return (
    <div className="dw-preschool">
      <ListFrame
        title={column ? nameOf(column) : t.routes['/preschoolEducation']}
        lead={root && nameOf(root)}
        feed={code}
        page={page}
        tools={
          <>
            <Tabs tabs={tabs} />
            <FilterForm filters={[{ name: 'keyword', label: t.list.keyword }]} />
          </>
        }
      >
        {PICTURED.has(code) ? <CardGrid rows={page.data} chips={[]} /> : <NewsRows rows={page.data} />}
      </ListFrame>
    </div>
  )
}
