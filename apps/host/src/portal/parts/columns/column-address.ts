import type { Column } from '../../data/portal-reader'
import { columnLink, pageColumnLink } from './use-columns'
import type { PageHead } from '../../../routes/portal-page'

/** Query parameters that choose the column of an address. */
const CHOOSING = new Set(['column', 'type', 'id'])

/** A column with the nearest route above it. */
interface PlacedColumn {
  column: Column
  routeAbove: string | null
}

/** All columns of a tree, parents before their children. */
function placed(columns: readonly Column[], routeAbove: string | null = null): PlacedColumn[] {
  return columns.flatMap((column) => [
    { column, routeAbove },
    ...placed(column.children, column.bindRoute ?? routeAbove),
  ])
}

/** What an address chooses: a code, the id of a standing page, or nothing but its route. */
function choiceOf(url: URL) {
  const isPage = url.pathname === '/comPageInfo' && url.searchParams.get('type') === 'page'
  return {
    code: url.searchParams.get('column'),
    pageId: isPage ? Number(url.searchParams.get('id')) : undefined,
    route: url.pathname,
  }
}

/** Returns whether an address is that of a column, merged or not. */
function isChosen(
  { code, pageId, route }: ReturnType<typeof choiceOf>,
  column: { id: number | null; code: string; bindRoute: string | null },
): boolean {
  if (code !== null) return column.code === code
  return pageId === undefined ? column.bindRoute === route : column.id === pageId
}

function addressOf({ column, routeAbove }: PlacedColumn): string | undefined {
  if (column.bindRoute !== null) return column.bindRoute
  if (column.kind === 'page') return pageColumnLink(column)
  return routeAbove === null ? undefined : columnLink(column, routeAbove)
}

/** Returns the new address of a column that was merged into another; undefined for all other addresses. */
export function movedAddress(columns: readonly Column[], url: URL): string | undefined {
  const choice = choiceOf(url)
  const all = placed(columns)
  if (all.some(({ column }) => isChosen(choice, column))) return undefined
  const target = all.find(({ column }) => column.merged?.some((merged) => isChosen(choice, merged)))
  const address = target && addressOf(target)
  if (address === undefined) return undefined
  const moved = new URL(address, url)
  for (const [name, value] of url.searchParams) if (!CHOOSING.has(name)) moved.searchParams.append(name, value)
  return moved.pathname + moved.search
}

/** Returns the head of a column's page with what its editors have written for search engines. */
export function columnHead(head: PageHead, columns: readonly Column[], url: URL): PageHead {
  if (head.item) return head
  const choice = choiceOf(url)
  const seo = placed(columns).find(({ column }) => isChosen(choice, column))?.column.seo
  if (!seo) return head
  return { ...head, title: seo.title ?? head.title, description: seo.description ?? head.description }
}
