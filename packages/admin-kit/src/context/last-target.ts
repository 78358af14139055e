import type { NavigationTarget } from '../navigation/adapter'
import type { OpenedPage } from './client-state'

/** The last place of an opened page: its path with the filters and the record of its address. */
export function targetOfPage({ path: address, search }: Pick<OpenedPage, 'path' | 'search'>): NavigationTarget {
  const [path = address, record = ''] = address.split('?')
  return { path, query: Object.fromEntries(new URLSearchParams(search ?? record)) }
}

/** Target of an address: the last place of a page that is open, otherwise the address itself. */
export function lastTargetOf(pages: readonly OpenedPage[], address: string): NavigationTarget {
  return targetOfPage(pages.find(({ path }) => path === address) ?? { path: address })
}
