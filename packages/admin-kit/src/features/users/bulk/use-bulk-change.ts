import type { UserRow, UsersChange, UsersChanged } from '@doorway/api-client'
import { userEndpoints } from '@doorway/api-client/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '../../../context/use-api'
import { useHostMutation } from '../../../mutations/use-host-mutation'

/** People of one call: small enough that progress shows and a cancel is heard. */
const PORTION = 50

/** A change on its way through many people. */
export interface BulkProgress {
  done: number
  total: number
}

/** Changes many people in portions, with progress; cancelling leaves those out that are not reached yet. */
export function useBulkChange() {
  const api = useApi().endpoints(userEndpoints)
  const cache = useQueryClient()
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const isCancelled = useRef(false)
  const mutation = useHostMutation({
    name: 'users.changeMany',
    mutationFn: async ({ users, change }: { users: readonly UserRow[]; change: UsersChange }) => {
      const result: UsersChanged = { changed: 0, failed: [] }
      isCancelled.current = false
      for (let from = 0; from < users.length && !isCancelled.current; from += PORTION) {
        setProgress({ done: from, total: users.length })
        const ids = users.slice(from, from + PORTION).map(({ id }) => id)
        const part = await api.changeMany(ids, change)
        result.changed += part.changed
        result.failed.push(...part.failed)
      }
      return result
    },
    describe: ({ users, change }) => ({ ids: users.map(({ id }) => id), change }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['users'] }),
  })
  return {
    run: mutation.mutate,
    isRunning: mutation.isPending,
    progress: mutation.isPending ? progress : null,
    cancel: () => {
      isCancelled.current = true
    },
  }
}
