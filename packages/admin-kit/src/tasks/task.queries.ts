import type { Task } from '@doorway/api-client'
import { taskEndpoints } from '@doorway/api-client/endpoints'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../context/use-api'
import { useHostMutation } from '../mutations/use-host-mutation'

/** Milliseconds between two requests for the progress of a task. */
const POLL_MS = 1_000

/** What the queries of tasks have in common. */
export const TASKS = 'tasks'

/** Is the task still to end? */
export const isTaskOpen = ({ state }: Task): boolean => state === 'queued' || state === 'running'

/** A background task of the reader, polled until it ends. */
export function useTask(taskId: string | null) {
  const tasks = useApi().endpoints(taskEndpoints)
  return useQuery({
    queryKey: [TASKS, taskId],
    queryFn: taskId === null ? skipToken : ({ signal }) => tasks.get(taskId, signal),
    refetchInterval: ({ state: { data } }) => (data && !isTaskOpen(data) ? false : POLL_MS),
    gcTime: 0,
  })
}

/** Stops a task; lists and single tasks show it. */
export function useCancelTask() {
  const tasks = useApi().endpoints(taskEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'tasks.cancel',
    mutationFn: (id: string) => tasks.cancel(id),
    onSuccess: () => cache.invalidateQueries({ queryKey: [TASKS] }),
  })
}

/** Fetches the result of a task. Changes nothing, so the host is not notified. */
export function useTaskResult() {
  const tasks = useApi().endpoints(taskEndpoints)
  return useMutation({ mutationFn: (id: string) => tasks.download(id) })
}
