// oxlint-disable-next-line no-restricted-imports -- the namespace import is the allowed one; the rule takes its z for the named import
import * as z from 'zod'
import { requireCode } from '../../http/authorization'
import type { TaskHandler } from '../tasks/task-runner'
import { storeResult } from '../tasks/tasks.queries'
import { listOf } from './export-lists'
import { fileNameOf, writeExport } from './export.service'

const params = z.object({
  type: z.enum(['user', 'loginLog', 'operationLog', 'personalLog', 'judging']),
  conditions: z.record(z.string(), z.unknown()),
  columns: z.array(z.string()),
})

/** Writes the file of a large export and stores it for its owner. */
export const exportInBackground: TaskHandler = async ({ task, call, progress }) => {
  const { type, conditions, columns } = params.parse(task.params)
  const order = { type, list: listOf(type), conditions, columns }
  // The person may have lost the code while the work waited.
  requireCode(call.actor, order.list.code)
  await storeResult(call.db, task.id, await writeExport(call, order, progress))
  if (task.total !== null) await progress(task.total)
  return { fileName: fileNameOf(call, order) }
}
