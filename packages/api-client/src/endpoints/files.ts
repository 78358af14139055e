import { userConditionsToWire } from '../codecs/users'
import type { UserConditions, UserExportColumn } from '../domain/user'
import { ApiError } from '../errors/api-error'
import { errorOfAnswer } from '../transport/envelope'
import { fileNameOf, type Download } from '../transport/download'
import type { Connection } from './connection'

/** Calls that answer files; they may take an hour (section 7). */
export interface FileEndpoints {
  /** The users of the current filter as a spreadsheet; the server names the file. */
  exportUsers: (
    conditions: UserConditions,
    columns?: readonly UserExportColumn[],
    signal?: AbortSignal,
  ) => Promise<Download>
}

async function parsed(body: Blob): Promise<unknown> {
  try {
    return JSON.parse(await body.text())
  } catch {
    return null
  }
}

/** The calls about files. */
export function fileEndpoints({ files, messages }: Connection): FileEndpoints {
  return {
    exportUsers: async (conditions, columns, signal) => {
      const { data, error, response } = await files.POST('/api/file/exportExcel', {
        body: {
          exportType: 'user',
          conditions: userConditionsToWire(conditions),
          columns: columns && [...columns],
        },
        parseAs: 'blob',
        signal,
      })
      if (error !== undefined) throw errorOfAnswer(error, response.status, messages)
      const body: unknown = data
      if (!(body instanceof Blob)) throw new ApiError('unexpected', messages.unexpected)
      // A refusal comes as JSON where the file was expected.
      if (body.type.includes('json')) throw errorOfAnswer(await parsed(body), response.status, messages)
      return { blob: body, fileName: fileNameOf(response.headers.get('content-disposition'), 'export.xlsx') }
    },
  }
}
