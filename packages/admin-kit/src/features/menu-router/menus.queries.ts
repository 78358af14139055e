import type { MenuEndpoints } from '@doorway/api-client'
import { menuEndpoints } from '@doorway/api-client/endpoints'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ClientStateStore } from '../../context/client-state'
import { useKit } from '../../context/kit-context'
import { buildRoutes, type BuiltMenus, hideMissingScreens } from './build-routes'

/**
 * The menus of the signed-in person, turned into routes. Having them completes the dynamic routes: the client state
 * that the specification names (sections 3 and 4) is committed together with the response.
 */
export function menusQuery(menus: MenuEndpoints, state: ClientStateStore) {
  return queryOptions({
    queryKey: ['menus', 'mine'],
    queryFn: async ({ signal }): Promise<BuiltMenus> => {
      const menuList = await menus.list(signal)
      const built = buildRoutes(menuList)
      const routesTree = built.routes.map(({ path, name, title }) => ({ path, name, title, children: [] }))
      state.setState({ menuList, routesTree, btnLimitedCodes: built.buttonCodes, asyncRoutesCompleted: true })
      return built
    },
    staleTime: Infinity,
    retry: false,
  })
}

/** The signed-in person's menus, without the entries whose screens the page does not have. */
export function useMenus() {
  const { client, state, installedScreens } = useKit()
  const select = useCallback(
    (menus: BuiltMenus) => (installedScreens ? hideMissingScreens(menus, installedScreens) : menus),
    [installedScreens],
  )
  return useQuery({ ...menusQuery(client.endpoints(menuEndpoints), state), select })
}
