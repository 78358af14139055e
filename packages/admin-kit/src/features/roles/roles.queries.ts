import type { Role, RoleDraft, RoleEndpoints, RoleMenuNode, RoleMenus, SiteEndpoints } from '@doorway/api-client'
import { roleEndpoints, siteEndpoints } from '@doorway/api-client/endpoints'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import { roleOptions } from '../role-options'

/** A role with all that its editor shows; a new one has the menu without ticks. */
export interface RoleRecord {
  role: Role | null
  menus: RoleMenuNode[]
  siteIds: number[]
}

/** What the editor starts from; without an id a new role. */
export function roleRecord(roles: RoleEndpoints, id: number | null) {
  return queryOptions({
    queryKey: ['roles', 'record', id],
    queryFn: async ({ signal }): Promise<RoleRecord> => {
      if (id === null) return { role: null, menus: await roles.getMenus(null, signal), siteIds: [] }
      const [role, menus, siteIds] = await Promise.all([
        roles.get(id, signal),
        roles.getMenus(id, signal),
        roles.listSiteIds(id, signal),
      ])
      return { role, menus, siteIds }
    },
    // An editor starts from what is stored now.
    staleTime: 0,
    gcTime: 0,
  })
}

/** Members and data scope of the roles, for their cards. */
export function roleFigures(roles: RoleEndpoints) {
  return queryOptions({ queryKey: ['roles', 'figures'], queryFn: ({ signal }) => roles.listFigures(signal) })
}

/** Sites that can be given. */
export function siteList(sites: SiteEndpoints) {
  return queryOptions({
    queryKey: ['sites'],
    queryFn: ({ signal }) => sites.list('', signal),
    staleTime: 60_000,
  })
}

/** Deletes a role. */
export function useDeleteRole() {
  const roles = useApi().endpoints(roleEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'roles.delete',
    mutationFn: (id: number) => roles.remove(id),
    onSuccess: () => cache.invalidateQueries({ queryKey: roleOptions(roles).queryKey }),
  })
}

/** The three calls that save a role (specification section 4: the role, then its menus; and its sites). */
export function useRoleCalls() {
  const roles = useApi().endpoints(roleEndpoints)
  const cache = useQueryClient()
  const role = useHostMutation({ name: 'roles.save', mutationFn: (draft: RoleDraft) => roles.save(draft) })
  const menus = useHostMutation({ name: 'roles.saveMenus', mutationFn: (ticks: RoleMenus) => roles.saveMenus(ticks) })
  const sites = useHostMutation({
    name: 'roles.saveSites',
    mutationFn: ({ roleId, siteIds }: { roleId: number; siteIds: readonly number[] }) =>
      roles.saveSites(roleId, siteIds),
  })
  return {
    saveRole: role.mutateAsync,
    saveMenus: menus.mutateAsync,
    saveSites: sites.mutateAsync,
    /** Reads again what a saved role changes: the list, and what the person may do if it is one of theirs. */
    reload: async (isOwn: boolean) => {
      await Promise.all(['options', 'figures'].map((list) => cache.invalidateQueries({ queryKey: ['roles', list] })))
      if (!isOwn) return
      await cache.invalidateQueries({ queryKey: ['session'] })
      await cache.invalidateQueries({ queryKey: ['menus'] })
    },
  }
}

/** Queries of roles for the provider's client. */
export function useRoleQueries() {
  const roles = useApi().endpoints(roleEndpoints)
  return useMemo(
    () => ({
      options: () => roleOptions(roles),
      figures: () => roleFigures(roles),
      record: (id: number | null) => roleRecord(roles, id),
    }),
    [roles],
  )
}

/** Queries of sites for the provider's client. */
export function useSiteQueries() {
  const sites = useApi().endpoints(siteEndpoints)
  return useMemo(() => ({ list: () => siteList(sites) }), [sites])
}
