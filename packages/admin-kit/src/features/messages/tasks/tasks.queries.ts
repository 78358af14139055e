import type { TaskQuery } from '@doorway/api-client'
import { taskEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../context/use-api'
import { useHostMutation } from '../../../mutations/use-host-mutation'
import { isTaskOpen, TASKS } from '../../../tasks/task.queries'

const LIST = [TASKS, 'list']

/** Milliseconds between two requests while a task of the page is running. */
const POLL_MS = 2_000

/** One's own background tasks, the newest first; polled while one of them runs. */
export function useTasks(query: TaskQuery) {
  const tasks = useApi().endpoints(taskEndpoints)
  return useQuery({
    queryKey: [...LIST, query],
    queryFn: ({ signal }) => tasks.list(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.rows.some(isTaskOpen) ? POLL_MS : false),
  })
}

/** Runs a failed or cancelled task again. */
export function useRetryTask() {
  const tasks = useApi().endpoints(taskEndpoints)
  const cache = useQueryClient()
  const onSuccess = () => cache.invalidateQueries({ queryKey: LIST })
  return useHostMutation({ name: 'tasks.retry', mutationFn: (id: string) => tasks.retry(id), onSuccess })
}
