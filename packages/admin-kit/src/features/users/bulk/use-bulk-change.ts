import { useRef, useState } from 'react'
import { useChangeUsers } from './bulk.queries'

/** How far a change of many users is. */
export interface BulkProgress {
  done: number
  total: number
}

/** Changes many users with progress. Cancelling leaves out those that are not reached yet. */
export function useBulkChange() {
  const [done, setDone] = useState(0)
  const isCancelled = useRef(false)
  const mutation = useChangeUsers({ onProgress: setDone, isCancelled: () => isCancelled.current })
  const run: typeof mutation.mutate = (input, options) => {
    isCancelled.current = false
    setDone(0)
    mutation.mutate(input, options)
  }
  const { isPending, variables } = mutation
  const progress: BulkProgress | null = isPending && variables ? { done, total: variables.users.length } : null
  return {
    run,
    isRunning: isPending,
    progress,
    cancel: () => {
      isCancelled.current = true
    },
  }
}
