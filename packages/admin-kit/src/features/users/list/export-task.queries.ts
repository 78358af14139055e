import { taskEndpoints } from '@doorway/api-client/endpoints'
import { useApi } from '../../../context/use-api'
import { isSilent } from '../../../context/use-events'
import { useHostMutation } from '../../../mutations/use-host-mutation'
import { useTask } from '../../../tasks/task.queries'

/** A large export: its state, its file and its cancellation. */
export function useExportTask(taskId: string, onError: (error: unknown) => void) {
  const tasks = useApi().endpoints(taskEndpoints)
  const { data, error } = useTask(taskId)
  const cancelling = useHostMutation({ name: 'tasks.cancel', mutationFn: (id: string) => tasks.cancel(id) })
  return {
    task: data,
    error,
    download: (id: string) => tasks.download(id),
    cancel: () => cancelling.mutate(taskId, { onError: (failure) => !isSilent(failure) && onError(failure) }),
  }
}
