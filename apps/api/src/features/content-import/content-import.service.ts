import { acquireAdvisoryLock } from '../../db/database'
import type { Call } from '../../http/call'
import { shorten } from '../../html/shorten'
import { invalidFields, refuse } from '../../http/refusals'
import { enqueueTask } from '../tasks/enqueue-task'
import { renewUpload } from '../uploads/uploads.queries'
import { requireArchiveFile, requireSourceFile, requireTargetSite } from './content-import.policy'
import {
  countAtWork,
  dropOldPreviews,
  type ImportRow,
  insertImport,
  listTargets,
  lockImport,
  updateImport,
} from './content-import.queries'
import { stateOf } from './content-import.presenter'

/** Imports of one person that are read or run at the same time. */
const AT_WORK_MAX = 2
/** Previews of one person that wait for a choice; each holds the texts of its articles. */
const PREVIEWS_MAX = 3
const PREVIEW_MS = 24 * 3_600_000
const FILE_NAME_MAX = 300

/** Begins to read an upload. Returns the id of the import. */
export async function openPreview(call: Call<'previewContentImport'>): Promise<string> {
  const { db, actor, clock, body } = call
  const { siteId, source, uploadId } = body
  await requireTargetSite(db, actor, siteId)
  const upload = await requireSourceFile(db, actor, source, uploadId)
  if (body.archiveId && source !== 'word') await requireArchiveFile(db, actor, body.archiveId)
  // Word files come in the archive of their pictures.
  const archiveId = source === 'word' ? uploadId : (body.archiveId ?? null)
  const expiresAt = new Date(clock.now().getTime() + PREVIEW_MS)
  for (const id of new Set([uploadId, archiveId ?? uploadId]))
    await renewUpload(db, id, new Date(expiresAt.getTime() + 6 * PREVIEW_MS))
  const id = await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'imports')
    if ((await countAtWork(tx, actor.userId)) >= AT_WORK_MAX)
      throw refuse('CONTENT_IMPORTS_OPEN', 'contentImport.tooManyOpen', { imports: AT_WORK_MAX })
    await dropOldPreviews(tx, actor.userId, PREVIEWS_MAX - 1)

    const taskId = await enqueueTask(tx, call, { kind: 'contentRead', params: {} })
    return insertImport(tx, {
      ownerId: actor.userId,
      siteId,
      source,
      fileName: shorten(upload.name, FILE_NAME_MAX),
      fileId: source === 'word' ? null : uploadId,
      archiveId,
      state: 'reading',
      taskId,
      createdAt: clock.now(),
      expiresAt,
    })
  })
  call.tasks.wake()
  return id
}

/** Stores which column takes the articles of a category, and how authors are named. */
export async function saveMapping(call: Call<'mapContentImport'>, row: ImportRow): Promise<void> {
  const { db, actor, body } = call
  await requireTargetSite(db, actor, row.job.siteId)
  if (stateOf(row) !== 'ready') throw refuse('CONTENT_IMPORT_STATE', 'contentImport.notReady')
  const targets = new Set((await listTargets(db, row.job.siteId)).map(({ id }) => id))
  if (body.columns.some(({ columnId }) => columnId !== null && !targets.has(columnId)))
    throw invalidFields([{ field: 'columns', key: 'articles.unknownColumn' }])
  await db.transaction(async (tx) => {
    await lockImport(tx, row.job.id)
    const { columns, authors } = row.job.mapping
    const mapping = {
      columns: { ...columns, ...Object.fromEntries(body.columns.map(({ key, columnId }) => [key, columnId])) },
      authors: { ...authors, ...Object.fromEntries(body.authors.map(({ key, author }) => [key, author.trim()])) },
    }
    if (!(await updateImport(tx, row.job.id, { mapping }, ['ready'])))
      throw refuse('CONTENT_IMPORT_STATE', 'contentImport.notReady')
  })
}
