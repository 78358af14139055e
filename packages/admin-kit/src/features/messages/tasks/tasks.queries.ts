import type { TaskQuery } from '@doorway/api-client'
import { taskEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../context/use-api'
import { useHostMutation } from '../../../mutations/use-host-mutation'
import { isTaskOpen } from '../../../tasks/task.queries'

const TASKS = ['tasks', 'list']

/** Milliseconds between two requests while a task of the page is running. */
const POLL_MS = 2_000

/** One's own background tasks, the newest first; polled while one of them runs. */
export function useTasks(query: TaskQuery) {
  const tasks = useApi().endpoints(taskEndpoints)
  return useQuery({
    queryKey: [...TASKS, query],
    queryFn: ({ signal }) => tasks.list(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.rows.some(isTaskOpen) ? POLL_MS : false),
  })
}

function useInvalidate() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: TASKS })
}

/** Stops a task. */
export function useCancelTask() {
  const tasks = useApi().endpoints(taskEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({ name: 'tasks.cancel', mutationFn: (id: string) => tasks.cancel(id), onSuccess })
}

/** Runs a failed or cancelled task again. */
export function useRetryTask() {
  const tasks = useApi().endpoints(taskEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({ name: 'tasks.retry', mutationFn: (id: string) => tasks.retry(id), onSuccess })
}
