import { userConditionsToWire } from '../codecs/users'
import type { UserConditions, UserExportColumn } from '../domain/user'
import type { Download } from '../transport/download'
import { readFileResponse } from '../transport/file-response'
import { awaitExport } from './await-export'
import type { Connection } from './connection'

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

/** The calls about files. */
export function fileEndpoints(connection: Connection): FileEndpoints {
  const { files, messages } = connection
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
    exportUsers: async (conditions, columns, signal) =>
      awaitExport(connection, await startUserExport(conditions, columns, signal), signal),
  }
}
