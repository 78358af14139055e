import { brokenFileRule, fileExtension, uploadFileTypes } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import { windowOf } from '../../db/page-window'
import type { Call } from '../../http/call'
import { type FieldFault, invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { requireOpenSite } from '../sites/open-site.policy'
import { listFinished, releaseUploads } from '../uploads/uploads.queries'
import { listFolders } from './library-folders.queries'
import { codes, opensSite, requireChangeableFile, requireFile, requireFolderOf, requireLibrary } from './library.policy'
import { presentFile } from './library.presenter'
import {
  findLibraryFile,
  insertEntries,
  type LibraryRow,
  listLibraryFiles,
  pageFiles,
  renameFile,
  updateEntry,
} from './library.queries'
import {
  countLibrary,
  findQuota,
  listDuplicates,
  listUploaders,
  listUses,
  lockQuota,
  sumBytes,
} from './library-usage.queries'

const ALT_MAX = 200
const GB = 1024 ** 3

/** What the log says of a file. */
export const targetOf = ({ id, name }: Pick<LibraryRow, 'id' | 'name'>) => ({ type: 'file', id, label: name })

/** One page of the files of a site. */
export async function readPage(call: Call<'queryPageLibraryFiles'>) {
  const { db, actor, body } = call
  const { currentPage, pageSize, t } = body
  await requireLibrary(db, actor, codes.list, t.siteId)
  const filter = { ...t, name: t.name?.trim() }
  const { rows, total } = await pageFiles(db, filter, windowOf(currentPage, pageSize))
  return { data: await Promise.all(rows.map((row) => presentFile(call, row))), total, currentPage, pageSize }
}

/** One file with the records that refer to it; titles of records out of the caller's sites stay unknown. */
export async function readDetail(call: Call<'getLibraryFile'>): Promise<Schema<'LibraryFileDetail'>> {
  const { db, actor, query } = call
  const file = await requireFile(db, actor, codes.list, query.id)
  const [uses, duplicates] = await Promise.all([listUses(db, file.id), listDuplicates(db, file)])
  return {
    file: await presentFile(call, file),
    uses: uses.map(({ kind, refId, siteId, title }) => ({
      kind,
      refId,
      title: siteId !== null && opensSite(actor, codes.list, siteId) ? title : null,
    })),
    duplicates,
  }
}

/** Folders, uploaders and the space of a site. */
export async function readLibrary({ db, actor, query }: Call<'getLibrary'>): Promise<Schema<'Library'>> {
  const { siteId } = query
  await requireLibrary(db, actor, codes.list, siteId)
  const [folders, uploaders, counts, quota] = await Promise.all([
    listFolders(db, siteId),
    listUploaders(db, siteId),
    countLibrary(db, siteId),
    findQuota(db, siteId),
  ])
  return { folders, uploaders, ...counts, quota }
}

/** Throws when the site has no room for these files. */
export async function requireQuota(tx: Db, siteId: number, ids: readonly string[]): Promise<void> {
  const quota = await lockQuota(tx, siteId)
  const { used, more } = await sumBytes(tx, siteId, ids)
  if (used + more > quota) throw refuse('LIBRARY_QUOTA', 'library.quota', { quota: Math.floor(quota / GB) })
}

/** Adds finished uploads of the caller to a site. */
export async function addFiles(call: Call<'addLibraryFiles'>): Promise<Schema<'LibraryFile'>[]> {
  const { db, actor, clock, body } = call
  const { siteId, folderId = null } = body
  const ids = [...new Set(body.uploadIds)]
  const site = await requireLibrary(db, actor, codes.add, siteId)
  requireOpenSite(site.state)
  return db.transaction(async (tx) => {
    await requireFolderOf(tx, siteId, folderId)
    const finished = await listFinished(tx, actor.userId, ids)
    if (finished.length < ids.length) throw notFound()
    await requireQuota(tx, siteId, ids)
    await insertEntries(tx, ids, { siteId, folderId, createdAt: clock.now() })
    await releaseUploads(tx, ids)
    const added = await listLibraryFiles(tx, ids)
    for (const file of added) {
      await recordOperation(tx, call, {
        action: 'file.add',
        permissionCode: codes.add,
        target: targetOf(file),
        facts: { siteId },
      })
    }
    return Promise.all(added.map((file) => presentFile(call, file)))
  })
}

function requireValid({ name, alt }: Call<'updateLibraryFile'>['body'], { ext }: LibraryRow): void {
  const faults: FieldFault[] = []
  const key = brokenFileRule({ name: name.trim(), size: 1 }, uploadFileTypes)
  if (name.trim() === '') faults.push({ field: 'name', key: 'library.nameRequired' })
  else if (key) faults.push({ field: 'name', key })
  else if (fileExtension(name.trim()) !== ext) faults.push({ field: 'name', key: 'library.extension', gaps: { ext } })
  if (alt.trim().length > ALT_MAX) faults.push({ field: 'alt', key: 'problem.long' })
  const [first, ...rest] = faults
  if (first) throw invalidFields([first, ...rest])
}

const logged = ({ name, alt, focalX, focalY }: Pick<LibraryRow, 'name' | 'alt' | 'focalX' | 'focalY'>) => ({
  name,
  alt,
  focalX,
  focalY,
})

/** Throws a conflict with the stored values unless the caller has seen them. */
export async function requireVersion(call: Parameters<typeof presentFile>[0], file: LibraryRow, version: number) {
  if (version !== file.version) throw versionConflict(await presentFile(call, file))
}

/** Changes name, alternative text and focal point of a file. */
export async function updateFile(call: Call<'updateLibraryFile'>): Promise<Schema<'LibraryFile'>> {
  const { db, actor, body, secrets } = call
  return db.transaction(async (tx) => {
    const before = await requireChangeableFile(tx, actor, codes.edit, body.id)
    requireValid(body, before)
    await requireVersion(call, before, body.version)
    const { focalX, focalY } = body
    if (body.name.trim() !== before.name) await renameFile(tx, before.id, body.name.trim())
    await updateEntry(tx, before.id, { alt: body.alt.trim(), focalX, focalY })
    const after = await findLibraryFile(tx, before.id)
    if (!after) throw notFound()
    await recordOperation(tx, call, {
      action: 'file.edit',
      permissionCode: codes.edit,
      target: targetOf(after),
      difference: await differenceOf(secrets, logged(before), logged(after)),
    })
    return presentFile(call, after)
  })
}
