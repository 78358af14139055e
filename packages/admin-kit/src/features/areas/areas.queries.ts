import type { Area, AreaDraft, AreaTreeEndpoints } from '@doorway/api-client'
import { areaEndpoints, areaTreeEndpoints } from '@doorway/api-client/endpoints'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'

/** The virtual root of the area tree (specification section 9: code 0, depth -1). */
export const ROOT_CODE = '0'

/** Children of an area in display order; `0` is the root. */
export function areaChildren(areas: AreaTreeEndpoints, parentCode: string) {
  return queryOptions({
    queryKey: ['areas', 'children', parentCode],
    queryFn: ({ signal }) => areas.listChildren(parentCode, signal),
    staleTime: 60_000,
  })
}

/** Areas by part of the name or beginning of the code, including branches that are not open. */
export function areaHits(areas: AreaTreeEndpoints, keyword: string) {
  return queryOptions({
    queryKey: ['areas', 'search', keyword],
    queryFn: ({ signal }) => areas.search(keyword, signal),
    enabled: keyword !== '',
  })
}

/** What deleting an area would touch. */
export function areaUsage(areas: AreaTreeEndpoints, code: string) {
  return queryOptions({
    queryKey: ['areas', 'usage', code],
    queryFn: ({ signal }) => areas.getUsage(code, signal),
    staleTime: 0,
  })
}

/** After a change only the levels it touched are read again (specification section 4); undefined is a level not shown. */
function useReload() {
  const areas = useApi().endpoints(areaTreeEndpoints)
  const cache = useQueryClient()
  return (...parentCodes: (string | undefined)[]) =>
    Promise.all(
      parentCodes
        .filter((code) => code !== undefined)
        .map((code) => cache.invalidateQueries({ queryKey: areaChildren(areas, code).queryKey })),
    )
}

/** Adds an area under its parent. */
export function useAddArea() {
  const areas = useApi().endpoints(areaEndpoints)
  const reload = useReload()
  return useHostMutation({
    name: 'areas.add',
    mutationFn: ({ draft }: { draft: AreaDraft; grandparentCode: string }) => areas.add(draft),
    // The grandparent's level knows whether the parent is a leaf.
    onSuccess: (_, { draft, grandparentCode }) => reload(draft.parentCode, grandparentCode),
  })
}

/** Saves an area; another parent moves its branch. */
export function useUpdateArea() {
  const areas = useApi().endpoints(areaEndpoints)
  const reload = useReload()
  return useHostMutation({
    name: 'areas.update',
    mutationFn: ({ draft }: { draft: AreaDraft; alsoReload?: (string | undefined)[] }) => areas.update(draft),
    onSuccess: (_, { draft, alsoReload = [] }) => reload(draft.parentCode, ...alsoReload),
  })
}

/** Deletes an area with everything below it. */
export function useDeleteArea() {
  const areas = useApi().endpoints(areaEndpoints)
  const reload = useReload()
  return useHostMutation({
    name: 'areas.delete',
    mutationFn: ({ area }: { area: Area; grandparentCode: string | undefined }) => areas.remove(area.code),
    onSuccess: (_, { area, grandparentCode }) => reload(area.parentCode, grandparentCode),
  })
}

/** Enables or disables an area. */
export function useSetAreaEnabled() {
  const areas = useApi().endpoints(areaEndpoints)
  const reload = useReload()
  return useHostMutation({
    name: 'areas.setEnabled',
    mutationFn: ({ area, isEnabled }: { area: Area; isEnabled: boolean }) => areas.setEnabled(area, isEnabled),
    onSuccess: (_, { area }) => reload(area.parentCode),
  })
}

/** Puts the children of a parent into another order. */
export function useReorderAreas() {
  const areas = useApi().endpoints(areaEndpoints)
  const reload = useReload()
  return useHostMutation({
    name: 'areas.reorder',
    mutationFn: ({ parentCode, codes }: { parentCode: string; codes: string[] }) => areas.reorder(parentCode, codes),
    onSuccess: (_, { parentCode }) => reload(parentCode),
  })
}

/** Queries of areas for the provider's client. */
export function useAreaQueries() {
  const areas = useApi().endpoints(areaTreeEndpoints)
  return useMemo(
    () => ({
      children: (parentCode: string) => areaChildren(areas, parentCode),
      hits: (keyword: string) => areaHits(areas, keyword),
      /** Searches without caching, for a picker's own list. */
      search: (keyword: string, signal: AbortSignal) => areas.search(keyword, signal),
    }),
    [areas],
  )
}

/** What belongs to a branch. */
export function useAreaUsage(code: string) {
  return useQuery(areaUsage(useApi().endpoints(areaTreeEndpoints), code))
}
