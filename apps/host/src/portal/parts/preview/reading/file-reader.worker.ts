import { PreviewFailure, type FailureReason } from '../preview-failure'
import { fileReaders, type FileReaderName } from './file-readers'

/** A file and its reader. */
export interface ReadRequest {
  name: FileReaderName
  bytes: Uint8Array<ArrayBuffer>
}

/** The content, or why there is none. */
export type ReadResponse = { content: unknown } | { reason: FailureReason }

async function read({ name, bytes }: ReadRequest): Promise<ReadResponse> {
  try {
    return { content: await fileReaders[name](bytes) }
  } catch (error) {
    return { reason: error instanceof PreviewFailure ? error.reason : 'failed' }
  }
}

addEventListener(
  'message',
  ({ data }: MessageEvent<ReadRequest>) => void read(data).then((response) => postMessage(response)),
)
