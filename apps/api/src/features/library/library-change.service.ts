import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import { requireCode } from '../../http/authorization'
import type { Call } from '../../http/call'
import { refusalEnvelope } from '../../http/envelope'
import { badRequest, Refusal, refuse } from '../../http/refusals'
import { deleteFileRows } from '../files/file-removal.queries'
import { sweepRemovals } from '../files/file-removal.service'
import { codes, opensSite, requireChangeableFile, requireFolderOf } from './library.policy'
import { updateEntry } from './library.queries'
import { listUses } from './library-usage.queries'
import { targetOf } from './library.service'

type Change = Call<'changeLibraryFiles'>

const MAX_NAMED = 3

/** Throws, naming records of the caller's sites, when something refers to the file. */
async function requireUnused(tx: Db, { actor }: Change, id: string): Promise<void> {
  const uses = await listUses(tx, id)
  if (uses.length === 0) return
  const titles = uses.flatMap(({ siteId, title }) =>
    title !== null && siteId !== null && opensSite(actor, codes.list, siteId) ? [title] : [],
  )
  const named = [...new Set(titles)].slice(0, MAX_NAMED)
  if (named.length === 0) throw refuse('FILE_IN_USE', 'library.inUse', { uses: uses.length })
  throw refuse('FILE_IN_USE', 'library.inUseBy', {
    uses: uses.length,
    titles: named.map((title) => `《${title}》`).join(''),
  })
}

async function changeOne(tx: Db, call: Change, id: string): Promise<void> {
  const { actor, body } = call
  const isMove = body.action === 'move'
  const permissionCode = isMove ? codes.edit : codes.delete
  const file = await requireChangeableFile(tx, actor, permissionCode, id)
  if (isMove) {
    await requireFolderOf(tx, file.siteId, body.folderId)
    await updateEntry(tx, id, { folderId: body.folderId })
  } else {
    await requireUnused(tx, call, id)
    await deleteFileRows(tx, [id])
  }
  await recordOperation(tx, call, {
    action: isMove ? 'file.move' : 'file.delete',
    permissionCode,
    target: targetOf(file),
    facts: isMove ? (body.folderId ? { folderId: body.folderId } : {}) : { sha256: file.sha256 },
  })
}

/** Moves or deletes files, each in a transaction of its own. Returns those that changed, and why the others did not. */
export async function changeFiles(call: Change) {
  const { db, actor, body, origin } = call
  requireCode(actor, body.action === 'move' ? codes.edit : codes.delete)
  if (body.action === 'move' && body.folderId === undefined)
    throw badRequest([{ field: 'folderId', key: 'problem.missing' }])
  const changed: string[] = []
  const failed: { id: string; msg: string }[] = []
  for (const id of new Set(body.ids)) {
    try {
      await db.transaction((tx) => changeOne(tx, call, id))
      changed.push(id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      failed.push({ id, msg: refusalEnvelope(error, origin.locale, origin.requestId).msg })
    }
  }
  if (body.action === 'delete') await sweepRemovals(call)
  return { changed, failed }
}
