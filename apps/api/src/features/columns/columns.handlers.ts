import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { mergeColumns, moveColumnTo, removeColumn, saveColumn } from './columns.service'

/** Adds or changes a column. */
const insertOrUpdateColumn: Handler<'insertOrUpdateColumn'> = async (call) =>
  ok(await saveColumn(call), 'articles.saved')

/** Moves a column with all below it. */
const moveColumn: Handler<'moveColumn'> = async (call) => ok(await moveColumnTo(call), 'articles.saved')

/** Merges one column into another. */
const mergeColumn: Handler<'mergeColumn'> = async (call) => ok(await mergeColumns(call), 'articles.saved')

/** Deletes an empty column. */
const deleteColumn: Handler<'deleteColumn'> = async (call) => {
  await removeColumn(call)
  return ok({ deleted: 1 }, 'columns.deleted')
}

/** Operations of this feature. */
export const columnsFeature: Feature = {
  signedIn: { insertOrUpdateColumn, moveColumn, mergeColumn, deleteColumn },
}
