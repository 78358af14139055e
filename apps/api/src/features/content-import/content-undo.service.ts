import { recordOperation } from '../../audit/operation-log'
import type { AnyCall } from '../../http/call'
import { refuse } from '../../http/refusals'
import { deleteFileRows } from '../files/file-removal.queries'
import { sweepRemovals } from '../files/file-removal.service'
import { countContents, deleteFolderRow } from '../library/library-folders.queries'
import { removeUpload } from '../uploads/uploads.service'
import { deleteImportedArticles, listUnusedFiles, lockArticles } from './article-removal.queries'
import { IMPORT, requireTargetSite } from './content-import.policy'
import { type ImportRow, lockImport, updateImport } from './content-import.queries'
import { stateOf } from './content-import.presenter'
import { deleteFileRedirects } from './import-files.queries'
import { countChanged } from './import-items.queries'

/** Undoes an import as a whole; refused as soon as one of its articles has been changed since. */
export async function undoImport(call: AnyCall, row: ImportRow): Promise<void> {
  const { db, actor } = call
  const { job } = row
  await requireTargetSite(db, actor, job.siteId)
  const state = stateOf(row)
  if (state !== 'done' && state !== 'stopped') throw refuse('CONTENT_IMPORT_STATE', 'contentImport.notUndoable')
  await db.transaction(async (tx) => {
    await lockImport(tx, job.id)
    const isFirst = await updateImport(tx, job.id, { state: 'undone', archiveId: null }, [job.state])
    if (!isFirst) throw refuse('CONTENT_IMPORT_STATE', 'contentImport.notUndoable')
    await lockArticles(tx, job.id)
    const changed = await countChanged(tx, job.id)
    if (changed > 0) throw refuse('CONTENT_IMPORT_CHANGED', 'contentImport.changed', { articles: changed })
    const removed = await deleteImportedArticles(tx, job.id)
    await deleteFileRedirects(tx, job.id)
    await deleteFileRows(tx, await listUnusedFiles(tx, job.id))
    if (job.folderId !== null) {
      const contents = await countContents(tx, job.folderId)
      if (contents.files + contents.folders === 0) await deleteFolderRow(tx, job.folderId)
    }
    await recordOperation(tx, call, {
      action: 'article.importUndo',
      permissionCode: IMPORT,
      target: { type: 'contentImport', id: job.id, label: job.fileName },
      facts: { siteId: job.siteId, removed },
    })
  })
  if (job.archiveId !== null) await removeUpload(call, job.archiveId)
  await sweepRemovals(call)
}
