import { useRouteLoaderData } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import type { ArticleRow, Column } from '../../data/portal-reader'
import type { loadSite } from '../layout/portal-layout'

function findColumn(columns: readonly Column[], code: string): Column | undefined {
  for (const column of columns) {
    if (column.code === code) return column
    const below = findColumn(column.children, code)
    if (below) return below
  }
  return undefined
}

/** Returns all columns with a page of their own, at any depth. */
function withRoute(columns: readonly Column[]): (Column & { bindRoute: string })[] {
  return columns.flatMap((column) => {
    const { bindRoute } = column
    return [...(bindRoute === null ? [] : [{ ...column, bindRoute }]), ...withRoute(column.children)]
  })
}

/** Columns of the site in the reader's language. */
export function useColumns() {
  const frame = useRouteLoaderData<typeof loadSite>('portal')
  const { locale } = usePreferences()
  const columns = frame?.columns ?? []
  const nameOf = ({ name, names }: Pick<Column, 'name' | 'names'>) => names[locale] ?? name
  const find = (code: string) => findColumn(columns, code)
  return {
    routes: withRoute(columns),
    find,
    nameOf,
    /** The name of an item's column; the item's own text where the site does not list the column. */
    nameOfRow: ({ columnCode, columnName }: Pick<ArticleRow, 'columnCode' | 'columnName'>) => {
      const column = find(columnCode)
      return column ? nameOf(column) : columnName
    },
  }
}

/** Returns the site's current day, yyyy-MM-dd; undefined while the site does not send its time. */
export function useSiteDay(): string | undefined {
  return useRouteLoaderData<typeof loadSite>('portal')?.site.serverTime?.slice(0, 10)
}
