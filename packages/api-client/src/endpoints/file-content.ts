import type { Download } from '../transport/download'
import { readFile } from '../transport/file-response'
import type { Connection } from './connection'

/** The bytes of stored files. */
export interface FileContentEndpoints {
  /** The bytes of a file; `key` is the one of its `previewUrl`, for a file that no record refers to yet. */
  open: (id: string, key: string | undefined, signal?: AbortSignal) => Promise<Download>
}

/** The calls about the bytes of stored files. */
export function fileContentEndpoints({ files, messages }: Connection): FileContentEndpoints {
  return {
    open: (id, key, signal) => {
      const params = { path: { id }, query: { key } }
      return readFile(files.GET('/api/file/content/{id}', { params, parseAs: 'blob', signal }), messages)
    },
  }
}
