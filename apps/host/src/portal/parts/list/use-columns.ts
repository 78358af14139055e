import { useRouteLoaderData } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import type { Column } from '../../data/portal-reader'
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
  return {
    routes: withRoute(columns),
    find: (code: string) => findColumn(columns, code),
    nameOf: ({ name, names }: Pick<Column, 'name' | 'names'>) => names[locale] ?? name,
  }
}

/** Returns the site's current day, yyyy-MM-dd; undefined while the site does not send its time. */
export function useSiteDay(): string | undefined {
  return useRouteLoaderData<typeof loadSite>('portal')?.site.serverTime?.slice(0, 10)
}
