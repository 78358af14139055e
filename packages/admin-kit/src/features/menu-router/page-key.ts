import type { NavigationLocation } from '../../navigation/adapter'
import type { BuiltMenus, MenuRoute } from './build-routes'

/** What distinguishes two opened pages: the address and the record it is about. */
export function pageKey({ path, query }: NavigationLocation): string {
  const id = query['id']
  return id ? `${path}?id=${encodeURIComponent(id)}` : path
}

const pathOf = (address: string) => address.split('?')[0]

/** The route of an address; a menu's own query does not take part. */
export function routeAt(routes: BuiltMenus['routes'], address: string): MenuRoute | undefined {
  return routes.find(({ path }) => pathOf(path) === pathOf(address))
}
