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

/** Where a column without a page of its own is read: as a standing page, or as a part of the list at `route`. */
export function columnLink({ id, kind, code }: Pick<Column, 'id' | 'kind' | 'code'>, route: string): string {
  return kind === 'page' ? `/comPageInfo?type=page&id=${id}` : `${route}?column=${encodeURIComponent(code)}`
}

/** Columns of the site in the reader's language. */
export function useColumns() {
  const frame = useRouteLoaderData<typeof loadSite>('portal')
  const { locale } = usePreferences()
  const columns = frame?.columns ?? []
  return {
    find: (code: string) => findColumn(columns, code),
    nameOf: ({ name, names }: Pick<Column, 'name' | 'names'>) => names[locale] ?? name,
  }
}
