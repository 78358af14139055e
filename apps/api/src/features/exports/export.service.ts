import { listExportTimes } from './exports.queries'
import { recordOperation } from '../../audit/operation-log'
import { siteTime } from '../../clock'
import { acquireAdvisoryLock } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { Refusal } from '../../http/refusals'
import { translate } from '../../strings/translate'
import { enqueueTask } from '../tasks/enqueue-task'
import type { ExportConditions, ExportList, ExportType } from './export-list'
import { writeSpreadsheet } from '../../spreadsheets/spreadsheet'

/** Rows that are answered at once; more become a background task. */
const DIRECT_ROWS = 10_000
/** Exports of one person within an hour (domain 4.5). */
const MOST_PER_HOUR = 5
const HOUR_MS = 3_600_000

/** A checked wish to export. */
export interface ExportOrder {
  type: ExportType
  list: ExportList
  conditions: ExportConditions
  columns: readonly string[]
}

/** The workbook of an order, written while its rows are read. `seen` hears of each thousand rows. */
export function writeExport(
  call: AnyCall,
  { list, conditions, columns }: ExportOrder,
  seen: (rows: number) => Promise<void> = () => Promise.resolve(),
): Promise<ReadableStream<Uint8Array>> {
  const { locale } = call.origin
  async function* cells() {
    let done = 0
    for await (const row of list.rows(call, conditions, columns)) {
      yield columns.map((column) => row[column] ?? '')
      done += 1
      if (done % 1_000 === 0) await seen(done)
    }
  }
  const headers = columns.flatMap((name) => {
    const column = list.columns[name]
    return column ? [{ header: translate(locale, column.title), width: column.width }] : []
  })
  return writeSpreadsheet(translate(locale, list.sheet), headers, cells())
}

/** Name of the file: what it holds, and the day. */
export function fileNameOf({ origin, clock }: AnyCall, { list }: ExportOrder): string {
  const day = siteTime(clock.now()).slice(0, 10).replaceAll('-', '')
  return `${translate(origin.locale, list.fileName)}-${day}.xlsx`
}

/**
 * Logs an export with its filter and its rows, and refuses the sixth within an hour. Both under the turn of the log, so
 * that parallel requests cannot slip past the count. Large ones are entered as a task; the answer is its id.
 */
export function enterExport(call: AnyCall, order: ExportOrder, rows: number): Promise<string | undefined> {
  const { db, actor, clock } = call
  const { type, list, conditions, columns } = order
  const now = clock.now()
  return db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'operationLog')
    const recent = await listExportTimes(tx, actor.userId, new Date(now.getTime() - HOUR_MS))
    const [oldest] = recent
    if (oldest && recent.length >= MOST_PER_HOUR) {
      const seconds = Math.max(1, Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1_000))
      throw new Refusal(429, 'TOO_MANY_REQUESTS', 'http.tooMany', { headers: { 'retry-after': String(seconds) } })
    }
    const taskId =
      rows > DIRECT_ROWS
        ? await enqueueTask(tx, call, { kind: 'export', params: { type, conditions, columns }, total: rows })
        : undefined
    await recordOperation(tx, call, {
      action: list.action,
      permissionCode: list.code,
      target: { type: `${type}List`, id: type },
      facts: { filter: JSON.stringify(conditions), columns, rows },
    })
    return taskId
  })
}
