import { currentUserEndpoints, menuEndpoints } from '@doorway/api-client/endpoints'
import type { NavigationLocation } from '../../navigation/adapter'
import type { PreloadedState } from '../../provider/preloaded-state'
import { currentUserQuery } from '../../session/use-session'
import { menusQuery } from './menus.queries'
import { routeAt } from './page-key'
import { findScreen, screenQuery, type ScreenRegistry } from './screen-registry'

/**
 * Prefetches what the console renders first: menus, the screen that they name for the place, and what this screen shows. Ends
 * when all of it is there or has failed; what failed is requested again by its component.
 */
export async function prefetchConsole(
  start: PreloadedState,
  place: NavigationLocation,
  screens: ScreenRegistry,
): Promise<void> {
  const { client, queries, state } = start
  // The name in the header may come later.
  void queries.prefetchQuery(currentUserQuery(client.endpoints(currentUserEndpoints)))
  try {
    const { routes } = await queries.fetchQuery(menusQuery(client.endpoints(menuEndpoints), state))
    const name = routeAt(routes, place.path)?.screen
    const load = name && findScreen(screens, name)
    if (!load) return
    const { Loaded } = await queries.fetchQuery(screenQuery(name, load))
    await Loaded.prefetch?.(start, place)
  } catch {
    // Without menus or screen there is nothing to ask for.
  }
}
