import { requireCode } from '../../http/authorization'
import type { AnyCall, Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { xlsxResponse } from '../../http/xlsx-response'
import type { Feature } from '../feature'
import { chosenColumns, chosenConditions, type ExportConditions, type ExportType } from './export-list'
import { listOf } from './export-lists'
import { exportInBackground } from './export-task'
import { enterExport, fileNameOf, writeExport } from './export.service'

/** Bytes of a row in a stored spreadsheet, roughly. */
const ROW_BYTES = 200

async function exportList(
  call: AnyCall,
  type: ExportType,
  sent: { conditions: ExportConditions; columns: readonly string[] | undefined },
) {
  const list = listOf(type)
  requireCode(call.actor, list.code)
  const conditions = chosenConditions(list, sent.conditions)
  const order = { type, list, conditions, columns: chosenColumns(list, sent.columns) }
  const rows = await list.count(call, conditions)
  const taskId = await call.room.withRoom(rows * ROW_BYTES, () => enterExport(call, order, rows))
  if (taskId !== undefined) {
    call.tasks.wake()
    return ok({ jobId: taskId })
  }
  return xlsxResponse(await writeExport(call, order), fileNameOf(call, order), call.log)
}

/** A list as a spreadsheet: every page, the chosen columns, within the caller's scope. */
const exportExcel: Handler<'exportExcel'> = (call) => {
  const { exportType, conditions = {}, columns } = call.body
  return exportList(call, exportType, { conditions: { ...conditions }, columns })
}

/** As {@link exportExcel}, with the filters in the address. */
const exportExcelByAddress: Handler<'exportExcelByAddress'> = (call) => {
  const { exportType, columns, ...conditions } = call.query
  const names = columns
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return exportList(call, exportType, { conditions, columns: names })
}

/** Operations of this feature. */
export const exportsFeature: Feature = {
  taskHandlers: { export: exportInBackground },
  signedIn: { exportExcel, exportExcelByAddress },
}
