import type { Download, UserExportColumn, UserRow } from '@doorway/api-client'
import { fileEndpoints } from '@doorway/api-client/endpoints'
import { useState } from 'react'
import { saveDownload } from '../../../browser/browser-actions'
import { useApi } from '../../../context/use-api'
import { useHostMutation } from '../../../mutations/use-host-mutation'
import { useNotify } from '../../../mutations/use-notify'
import { useTranslate } from '../../../context/use-translate'
import { userQueryOf, type UserSearch } from '../filters/user-search'

interface ExportRequest {
  search: UserSearch
  columns: readonly UserExportColumn[]
  /** Only these; otherwise everybody the search finds. */
  users?: readonly UserRow[]
}

/** Users as a spreadsheet. A large one is made in the background; then there is a task to look at. */
export function useUserExport() {
  const t = useTranslate()
  const notify = useNotify()
  const files = useApi().endpoints(fileEndpoints)
  const [taskId, setTaskId] = useState<string | null>(null)
  const mutation = useHostMutation({
    name: 'users.export',
    mutationFn: ({ search, columns, users }: ExportRequest) =>
      files.startUserExport(users ? { ids: users.map(({ id }) => id) } : userQueryOf(search).conditions, columns),
    describe: ({ columns }) => ({ columns }),
  })
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
