import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import { requireCode } from '../../http/authorization'
import type { Call } from '../../http/call'
import { badRequest, invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { requireOpenSite } from '../sites/open-site.policy'
import {
  countContents,
  deleteFolderRow,
  findFolder,
  insertFolder,
  levelsBelow,
  listFolders,
  listPath,
  lockFolders,
  updateFolder,
} from './library-folders.queries'
import { codes, requireFolder, requireFolderOf, requireLibrary } from './library.policy'

type Save = Call<'insertOrUpdateLibraryFolder'>

const MAX_DEPTH = 4
const NAME_MAX = 50

const targetOf = ({ id, name }: { id: number; name: string }) => ({ type: 'fileFolder', id, label: name })

async function present(tx: Db, siteId: number, id: number): Promise<Schema<'LibraryFolder'>> {
  const folder = (await listFolders(tx, siteId)).find((row) => row.id === id)
  if (!folder) throw notFound()
  return folder
}

async function requireValid(tx: Db, { id, siteId, parentId, name }: Save['body']): Promise<void> {
  const text = name.trim()
  if (text === '') throw invalidFields([{ field: 'name', key: 'library.folderRequired' }])
  if (text.length > NAME_MAX) throw invalidFields([{ field: 'name', key: 'problem.long' }])
  const siblings = (await listFolders(tx, siteId)).filter((row) => row.parentId === parentId && row.id !== id)
  if (siblings.some((row) => row.name === text)) throw invalidFields([{ field: 'name', key: 'library.folderTaken' }])
  const path = parentId === null ? [] : await listPath(tx, parentId)
  if (id !== undefined && path.includes(id)) throw invalidFields([{ field: 'parentId', key: 'library.insideItself' }])
  const levels = id === undefined ? 1 : await levelsBelow(tx, id)
  if (path.length + levels > MAX_DEPTH)
    throw invalidFields([{ field: 'parentId', key: 'library.tooDeep', gaps: { levels: MAX_DEPTH } }])
}

async function change(tx: Db, { actor, body }: Save, id: number): Promise<void> {
  const folder = await requireFolder(tx, actor, codes.edit, id)
  if (folder.siteId !== body.siteId) throw notFound()
  if (body.version === undefined) throw badRequest([{ field: 'version', key: 'problem.missing' }])
  if (body.version !== folder.version) throw versionConflict(await present(tx, folder.siteId, id))
}

/** Creates, renames or moves a folder. */
export async function saveFolder(call: Save): Promise<Schema<'LibraryFolder'>> {
  const { db, actor, body } = call
  const { id, siteId, parentId } = body
  const permissionCode = id === undefined ? codes.add : codes.edit
  requireCode(actor, permissionCode)
  return db.transaction(async (tx) => {
    const site = await requireLibrary(tx, actor, permissionCode, siteId)
    requireOpenSite(site.state)
    await lockFolders(tx, siteId)
    if (id !== undefined) await change(tx, call, id)
    await requireFolderOf(tx, siteId, parentId)
    await requireValid(tx, body)
    const name = body.name.trim()
    const saved = id ?? (await insertFolder(tx, { siteId, parentId, name }))
    if (id !== undefined) await updateFolder(tx, id, { parentId, name })
    await recordOperation(tx, call, {
      action: id === undefined ? 'fileFolder.add' : 'fileFolder.edit',
      permissionCode,
      target: targetOf({ id: saved, name }),
      facts: parentId === null ? {} : { parentId },
    })
    return present(tx, siteId, saved)
  })
}

/** Deletes an empty folder. */
export async function removeFolder(call: Call<'deleteLibraryFolder'>): Promise<void> {
  const { db, actor, path } = call
  await db.transaction(async (tx) => {
    const known = await requireFolder(tx, actor, codes.delete, path.id)
    await lockFolders(tx, known.siteId)
    const folder = await findFolder(tx, path.id)
    if (!folder) throw notFound()
    const contents = await countContents(tx, folder.id)
    if (contents.files + contents.folders > 0) throw refuse('FOLDER_NOT_EMPTY', 'library.folderNotEmpty', contents)
    await deleteFolderRow(tx, folder.id)
    await recordOperation(tx, call, {
      action: 'fileFolder.delete',
      permissionCode: codes.delete,
      target: targetOf(folder),
    })
  })
}
