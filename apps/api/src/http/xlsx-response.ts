import { formatCachePolicy, NO_STORE } from './cache-policy'
import { contentDisposition } from './content-disposition'

/** A workbook as a download. */
export function xlsxResponse(body: ReadableStream<Uint8Array>, fileName: string): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': contentDisposition('attachment', fileName, 'export.xlsx'),
      'cache-control': formatCachePolicy(NO_STORE),
      'x-content-type-options': 'nosniff',
    },
  })
}
