import { columnEndpoints, siteEndpoints } from '@doorway/api-client/endpoints'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import type { ColumnDraft, ColumnMove } from './column-types'

const COLUMNS = ['columns']
const SITES_STALE_MS = 60_000

/** Sites that the caller manages. */
export function useColumnSites() {
  const sites = useApi().endpoints(siteEndpoints)
  return useQuery({
    queryKey: ['columns', 'sites'],
    queryFn: ({ signal }) => sites.list('', signal),
    staleTime: SITES_STALE_MS,
  })
}

/** Columns of a site; without a site nothing is requested. */
export function useColumns(siteId: number | undefined) {
  const columns = useApi().endpoints(columnEndpoints)
  return useQuery({
    queryKey: [...COLUMNS, 'tree', siteId],
    queryFn: siteId === undefined ? skipToken : ({ signal }) => columns.list(siteId, signal),
    staleTime: 0,
  })
}

/** After a change the tree is read again, and so are the columns that article screens offer. */
function useReload() {
  const cache = useQueryClient()
  return async () => {
    await cache.invalidateQueries({ queryKey: [...COLUMNS, 'tree'] })
    await cache.invalidateQueries({ queryKey: ['articles', 'columns'] })
  }
}

/** Adds or changes a column. */
export function useSaveColumn() {
  const columns = useApi().endpoints(columnEndpoints)
  const reload = useReload()
  return useHostMutation({
    name: 'columns.save',
    mutationFn: (draft: ColumnDraft) => columns.save(draft),
    onSuccess: reload,
  })
}

/** Moves a column with all below it. */
export function useMoveColumn() {
  const columns = useApi().endpoints(columnEndpoints)
  const reload = useReload()
  return useHostMutation({
    name: 'columns.move',
    mutationFn: (move: ColumnMove) => columns.move(move),
    onSuccess: reload,
  })
}

/** Merges a column into another of its site. */
export function useMergeColumn() {
  const columns = useApi().endpoints(columnEndpoints)
  const reload = useReload()
  return useHostMutation({
    name: 'columns.merge',
    mutationFn: ({ from, to }: { from: number; to: number }) => columns.merge(from, to),
    onSuccess: reload,
  })
}

/** Deletes a column that nothing belongs to. */
export function useDeleteColumn() {
  const columns = useApi().endpoints(columnEndpoints)
  const reload = useReload()
  return useHostMutation({
    name: 'columns.delete',
    mutationFn: (id: number) => columns.remove(id),
    onSuccess: reload,
  })
}
