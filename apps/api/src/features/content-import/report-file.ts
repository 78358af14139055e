import { contentDisposition } from '../../http/content-disposition'
import { formatCachePolicy, NO_STORE } from '../../http/cache-policy'
import type { AnyCall } from '../../http/call'
import { translate } from '../../strings/translate'
import type { StoredImport } from './content-import.queries'
import { presentItem } from './content-import.presenter'
import { pageItems } from './import-items.queries'

const STEP = 500
const MARK = '\uFEFF'

/** A cell that no spreadsheet takes for a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

async function* linesOf({ db, origin }: AnyCall, job: StoredImport): AsyncGenerator<string> {
  const { locale } = origin
  const headings = ['no', 'title', 'state', 'reason', 'address', 'article', 'missing'] as const
  yield MARK + line(headings.map((name) => translate(locale, `contentImportHeading.${name}`)))
  for (let offset = 0; ; offset += STEP) {
    const { rows } = await pageItems(db, job.id, 'all', { limit: STEP, offset })
    for (const row of rows) {
      const { no, title, state, msg, formerUrl, articleId, missing } = presentItem(row, locale)
      const moved = articleId === null ? '' : `/comPageInfo?type=article&id=${articleId}`
      const words = translate(locale, `contentImportState.${state}`)
      yield line([String(no), title, words, msg, formerUrl ?? '', moved, missing.join(' ')])
    }
    if (rows.length < STEP) return
  }
}

/** The report of an import as a csv. */
export function reportResponse(call: AnyCall, job: StoredImport): Response {
  const lines = linesOf(call, job)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  const name = `${translate(call.origin.locale, 'contentImport.reportName')}.csv`
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('attachment', name, 'report.csv'),
      'cache-control': formatCachePolicy(NO_STORE),
      'x-content-type-options': 'nosniff',
    },
  })
}
