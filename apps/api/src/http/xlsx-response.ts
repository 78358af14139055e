import { describeFault } from '../db/faults'
import { formatCachePolicy, NO_STORE } from './cache-policy'
import { contentDisposition } from './content-disposition'
import type { ServerLog } from './server-context'

/** The bytes of a response. A fault in the middle of them is logged here; the client sees that they broke off. */
function reported(bytes: ReadableStream<Uint8Array>, log: ServerLog): ReadableStream<Uint8Array> {
  const reader = bytes.getReader()
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        log.error({ fault: describeFault(error) }, 'download failed')
        controller.error(new Error('The response broke off.'))
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** A workbook as a download. */
export function xlsxResponse(body: ReadableStream<Uint8Array>, fileName: string, log: ServerLog): Response {
  return new Response(reported(body, log), {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': contentDisposition('attachment', fileName, 'export.xlsx'),
      'cache-control': formatCachePolicy(NO_STORE),
      'x-content-type-options': 'nosniff',
    },
  })
}
