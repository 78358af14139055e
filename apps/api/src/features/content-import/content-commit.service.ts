import { recordOperation } from '../../audit/operation-log'
import type { AnyCall } from '../../http/call'
import { refuse } from '../../http/refusals'
import { enqueueTask } from '../tasks/enqueue-task'
import type { TaskHandler } from '../tasks/task-runner'
import { removeUpload } from '../uploads/uploads.service'
import { importBatch, type RunContext } from './article-batch.service'
import { IMPORT, mayPublish, requireTargetSite } from './content-import.policy'
import { type ImportRow, listTargets, lockImport, type StoredImport, updateImport } from './content-import.queries'
import { stateOf } from './content-import.presenter'
import { faultRefusal, filesOf, openImportArchive, requireTaskImport } from './import-context'
import { countItems, listWaiting } from './import-items.queries'
import { LibraryImport } from './library-import.service'

/** Articles of one transaction. */
const STEP = 40
const UNDO_MS = 30 * 24 * 3_600_000

/** Begins to import the articles of a preview, or goes on with those that are left. */
export async function commitImport(call: AnyCall, row: ImportRow): Promise<void> {
  const { db, actor } = call
  const { job } = row
  await requireTargetSite(db, actor, job.siteId)
  const state = stateOf(row)
  if (state !== 'ready' && state !== 'stopped') throw refuse('CONTENT_IMPORT_STATE', 'contentImport.notReady')
  if (Object.values(job.mapping.columns).every((id) => id === null)) throw refuse('NO_COLUMN', 'contentImport.noColumn')
  const counts = await countItems(db, job.id)
  await db.transaction(async (tx) => {
    await lockImport(tx, job.id)
    const taskId = await enqueueTask(tx, call, { kind: 'contentImport', params: {}, total: counts.articles })
    const isBegun = await updateImport(tx, job.id, { state: 'importing', taskId }, [job.state])
    if (!isBegun) throw refuse('CONTENT_IMPORT_STATE', 'contentImport.notReady')
  })
  call.tasks.wake()
}

async function openRun(call: AnyCall, job: StoredImport): Promise<RunContext> {
  const site = await requireTargetSite(call.db, call.actor, job.siteId)
  const columns = new Map((await listTargets(call.db, site.id)).map((column) => [column.id, column]))
  const found = filesOf(job, await openImportArchive(call, job))
  return {
    call,
    job,
    site,
    columns,
    mayPublish: mayPublish(call.actor, site.id),
    library: new LibraryImport(call, job, found),
  }
}

async function finish({ call, job, site }: RunContext): Promise<void> {
  const { imported, skipped } = await countItems(call.db, job.id)
  const now = call.clock.now()
  await call.db.transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + UNDO_MS)
    const isFinished = await updateImport(tx, job.id, { state: 'done', finishedAt: now, expiresAt, archiveId: null }, [
      'importing',
    ])
    if (!isFinished) return
    await recordOperation(tx, call, {
      action: 'article.import',
      permissionCode: IMPORT,
      target: { type: 'contentImport', id: job.id, label: job.fileName },
      facts: { siteId: site.id, source: job.source, imported, skipped },
    })
  })
  if (job.archiveId !== null) await removeUpload(call, job.archiveId)
  call.pictures.wake()
}

/** Imports the articles that are left, batch by batch. */
export const importInBackground: TaskHandler = async (context) => {
  const { call, progress } = context
  const job = await requireTaskImport(context, 'importing')
  try {
    const run = await openRun(call, job)
    const counts = await countItems(call.db, job.id)
    let done = counts.articles - counts.waiting
    let last = 0
    for (;;) {
      await progress(done, counts.articles)
      const items = await listWaiting(call.db, job.id, last, STEP)
      if (items.length === 0) break
      await importBatch(run, items)
      done += items.length
      last = items.at(-1)?.no ?? last
    }
    await finish(run)
  } catch (error) {
    throw faultRefusal(error)
  }
  return {}
}
