import type { UserExportColumn, UserRow, UsersChange, UsersChanged } from '@doorway/api-client'
import { fileEndpoints, userEndpoints } from '@doorway/api-client/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../context/use-api'
import { StoppedByHostError, useHostMutation } from '../../../mutations/use-host-mutation'
import { useResolveSearch } from '../filters/own-filters'
import type { UserSearch } from '../filters/user-search'

/** Users of one request: few enough that progress shows and a cancellation takes effect. */
const CHUNK_SIZE = 50

/** Users of one request for rows (the contract's limit), and the most that can be selected at once. */
const PAGE_SIZE = 1_000
export const MAX_SELECTED = 10_000

/** How a change of many users reports its progress and learns that it was cancelled. */
export interface ChangeControl {
  onProgress: (done: number) => void
  isCancelled: () => boolean
}

/** Changes many users, 50 per request. */
export function useChangeUsers({ onProgress, isCancelled }: ChangeControl) {
  const users = useApi().endpoints(userEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'users.changeMany',
    mutationFn: async ({ users: rows, change }: { users: readonly UserRow[]; change: UsersChange }) => {
      const result: UsersChanged = { changed: 0, failed: [] }
      for (let from = 0; from < rows.length && !isCancelled(); from += CHUNK_SIZE) {
        onProgress(from)
        const ids = rows.slice(from, from + CHUNK_SIZE).map(({ id }) => id)
        const part = await users.changeMany(ids, change)
        result.changed += part.changed
        result.failed.push(...part.failed)
      }
      return result
    },
    describe: ({ users: rows, change }) => ({ ids: rows.map(({ id }) => id), change }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['users'] }),
  })
}

/** Reads every user that a search finds, over all pages. Changes nothing, so the host is not notified. */
export function useCollectUsers(onCollected: (users: readonly UserRow[]) => void, onError: (error: unknown) => void) {
  const users = useApi().endpoints(userEndpoints)
  const resolveSearch = useResolveSearch()
  return useMutation({
    mutationFn: async (search: UserSearch) => {
      const query = await resolveSearch(search).resolve()
      if (!query) return []
      const found: UserRow[] = []
      for (let page = 1; ; page++) {
        const { rows, total } = await users.list({ ...query, page, pageSize: PAGE_SIZE })
        found.push(...rows)
        if (rows.length < PAGE_SIZE || found.length >= total || found.length >= MAX_SELECTED) return found
      }
    },
    onSuccess: onCollected,
    onError,
  })
}

/** What to export. */
export interface ExportRequest {
  search: UserSearch
  columns: readonly UserExportColumn[]
  /** Only these; otherwise all users that the search finds. */
  users?: readonly UserRow[]
}

const chosen = (users: readonly UserRow[]) => ({ conditions: { ids: users.map(({ id }) => id) } })

/** Starts an export; a small one is the file itself, a large one is a task. */
export function useStartExport() {
  const files = useApi().endpoints(fileEndpoints)
  const resolveSearch = useResolveSearch()
  return useHostMutation({
    name: 'users.export',
    mutationFn: async ({ search, columns, users }: ExportRequest) => {
      const query = users ? chosen(users) : await resolveSearch(search).resolve()
      if (!query) throw new StoppedByHostError('The filters of the page find no user to export.')
      return files.startUserExport(query.conditions, columns)
    },
    describe: ({ columns }) => ({ columns }),
  })
}
