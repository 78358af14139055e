import type { Column } from '../../data/portal-reader'

/** Returns the address of a column that is a permanent page. */
export const pageColumnLink = ({ id }: Pick<Column, 'id'>) => `/comPageInfo?type=page&id=${id}`

/** Returns the address of a column without a route: a permanent page, or a filter of the list at `route`. */
export function columnLink({ id, kind, code }: Pick<Column, 'id' | 'kind' | 'code'>, route: string): string {
  return kind === 'page' ? pageColumnLink({ id }) : `${route}?column=${encodeURIComponent(code)}`
}
