import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useRouteLoaderData } from 'react-router-dom'
import type { Column } from '../../data/portal-reader'
import type { loadSite } from '../../parts/layout/portal-layout'
import { columnLink, pageColumnLink } from '../../parts/columns/column-link'
import { useColumns } from '../../parts/columns/use-columns'
import { SiteLink } from '../../parts/links/site-link'
import { usePageStrings } from '../../use-page-strings'
import { route } from './site-map.route'
import './site-map.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

function addressOf(column: Column, parent?: Column): string | null {
  if (column.bindRoute) return column.bindRoute
  if (column.kind === 'page') return pageColumnLink(column)
  const listPath = parent?.bindRoute
  return listPath ? columnLink(column, listPath) : null
}

function ColumnLink({ column, parent }: { column: Column; parent?: Column }) {
  const { nameOf } = useColumns()
  const address = addressOf(column, parent)
  return address ? <SiteLink to={address}>{nameOf(column)}</SiteLink> : <span>{nameOf(column)}</span>
}

/** /siteMap: every column of the site on one page. */
export function Component() {
  const frame = useRouteLoaderData<typeof loadSite>('portal')
  const texts = usePageStrings(route)
  return (
    <div className="dw-portal-container dw-site-map">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <ul>
        {frame?.columns.map((column) => (
          <li key={column.id}>
            <ColumnLink column={column} />
            {column.children.length > 0 && (
              <ul>
                {column.children.map((child) => (
                  <li key={child.id}>
                    <ColumnLink column={child} parent={column} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
