import { PreviewFailure } from '../preview-failure'
import type { ReadRequest, ReadResponse } from './file-reader.worker'
import type { FileReaderName, ReadFile } from './file-readers'

/** Milliseconds that reading a file may take; a slow phone reads the largest honest ones in half of it. */
const TIME_LIMIT_MS = 10_000

/**
 * Reads a file in a worker, so that the page responds meanwhile. A file that takes too long to read costs that worker
 * only.
 *
 * @param bytes are transferred, and empty afterwards.
 * @param signal ends the worker when the viewer is closed.
 * @throws PreviewFailure with the reason, `tooComplex` after 10 seconds.
 */
export function readInWorker<Name extends FileReaderName>(
  name: Name,
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<ReadFile<Name>> {
  const worker = new Worker(new URL('file-reader.worker.ts', import.meta.url), { type: 'module' })
  const request: ReadRequest = { name, bytes }
  const reading = new Promise<ReadFile<Name>>((resolve, reject) => {
    const timer = setTimeout(() => reject(new PreviewFailure('tooComplex')), TIME_LIMIT_MS)
    const settle = (finish: () => void) => () => {
      clearTimeout(timer)
      finish()
    }
    signal.addEventListener(
      'abort',
      settle(() => reject(new DOMException('The viewer was closed.', 'AbortError'))),
    )
    worker.addEventListener(
      'error',
      settle(() => reject(new PreviewFailure('failed'))),
    )
    worker.addEventListener('message', ({ data }: MessageEvent<ReadResponse>) =>
      settle(() =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker ran the reader of this name
        'content' in data ? resolve(data.content as ReadFile<Name>) : reject(new PreviewFailure(data.reason)),
      )(),
    )
    worker.postMessage(request, [bytes.buffer])
  })
  return reading.finally(() => worker.terminate())
}
