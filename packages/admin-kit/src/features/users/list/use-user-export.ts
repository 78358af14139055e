import type { Download } from '@doorway/api-client'
import { useState } from 'react'
import { saveDownload } from '../../../browser/browser-actions'
import { useNotify } from '../../../mutations/use-notify'
import { useTranslate } from '../../../context/use-translate'
import { useStartExport, type ExportRequest } from '../bulk/bulk.queries'

/** Users as a spreadsheet. A large one is made in the background; then there is a task to look at. */
export function useUserExport() {
  const t = useTranslate()
  const notify = useNotify()
  const [taskId, setTaskId] = useState<string | null>(null)
  const mutation = useStartExport()
  const save = (download: Download) => {
    saveDownload(download)
    notify.success(t('users.exported', { name: download.fileName }))
  }
  return {
    run: (request: ExportRequest) =>
      mutation.mutate(request, {
        onSuccess: (result) => ('taskId' in result ? setTaskId(result.taskId) : save(result)),
        onError: notify.failure,
      }),
    isRunning: mutation.isPending || taskId !== null,
    /** The task that makes a large export. */
    taskId,
    save,
    /** Looks at the task no longer. */
    endTask: () => setTaskId(null),
  }
}

/** The export of the user manager. */
export type UserExport = ReturnType<typeof useUserExport>
