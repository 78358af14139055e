import { userConditionsToWire } from '../codecs/users'
import type { UserConditions, UserExportColumn } from '../domain/user'
import { ApiError } from '../errors/api-error'
import type { Download } from '../transport/download'
import { readFileResponse } from '../transport/file-response'
import type { Connection } from './connection'
import { taskEndpoints } from './tasks'

/** Milliseconds between two questions after a background task. */
const ASK_AGAIN_MS = 1_000

/** Calls that return files; they may take an hour (section 7). */
export interface FileEndpoints {
  /** The users of the current filter as a spreadsheet; the server names the file. Waits for large ones. */
  exportUsers: (
    conditions: UserConditions,
    columns?: readonly UserExportColumn[],
    signal?: AbortSignal,
  ) => Promise<Download>
  /** As `exportUsers`, but returns the background task of an export above 10,000 rows at once. */
  startUserExport: (
    conditions: UserConditions,
    columns?: readonly UserExportColumn[],
    signal?: AbortSignal,
  ) => Promise<Download | { taskId: string }>
}

function pause(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, ASK_AGAIN_MS)
    const handleAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', handleAbort, { once: true })
  })
}

/** The calls about files. */
export function fileEndpoints(connection: Connection): FileEndpoints {
  const { files, messages } = connection
  const tasks = taskEndpoints(connection)
  const startUserExport: FileEndpoints['startUserExport'] = (conditions, columns, signal) =>
    readFileResponse(
      files.POST('/api/file/exportExcel', {
        body: {
          exportType: 'user',
          conditions: userConditionsToWire(conditions),
          columns: columns && [...columns],
        },
        parseAs: 'blob',
        signal,
      }),
      messages,
    )
  return {
    startUserExport,
    exportUsers: async (conditions, columns, signal) => {
      const response = await startUserExport(conditions, columns, signal)
      if (!('taskId' in response)) return response
      for (;;) {
        const task = await tasks.get(response.taskId, signal)
        if (task.state === 'done') return tasks.download(task.id, signal)
        if (task.state !== 'queued' && task.state !== 'running')
          throw new ApiError('rejected', task.message || (await messages).unexpected)
        await pause(signal)
      }
    },
  }
}
