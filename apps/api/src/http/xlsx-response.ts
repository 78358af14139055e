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

interface DownloadType {
  mime: string
  /** Name for clients that read no other than ASCII. */
  fallback: string
}

const WORKBOOK: DownloadType = {
  mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  fallback: 'export.xlsx',
}
const ARCHIVE: DownloadType = { mime: 'application/zip', fallback: 'export.zip' }

const PDF: DownloadType = { mime: 'application/pdf', fallback: 'export.pdf' }

function typeOf(fileName: string): DownloadType {
  if (fileName.endsWith('.pdf')) return PDF
  return fileName.endsWith('.zip') ? ARCHIVE : WORKBOOK
}

/** A workbook as a download, or an archive or PDF where the name says so. */
export function xlsxResponse(body: ReadableStream<Uint8Array>, fileName: string, log: ServerLog): Response {
  const { mime, fallback } = typeOf(fileName)
  return new Response(reported(body, log), {
    headers: {
      'content-type': mime,
      'content-disposition': contentDisposition('attachment', fileName, fallback),
      'cache-control': formatCachePolicy(NO_STORE),
      'x-content-type-options': 'nosniff',
    },
  })
}
