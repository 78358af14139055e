import type { Db } from '../../db/database'
import { requireCode } from '../../http/authorization'
import type { Actor } from '../../http/call'
import { notFound } from '../../http/refusals'
import { requireOpenSite } from '../sites/open-site.policy'
import { findSite, type SiteRow } from '../sites/site-save.queries'
import { findFolder, type FolderRow } from './library-folders.queries'
import { findLibraryFile, type LibraryRow, lockLibraryFile } from './library.queries'

/** Codes of the media library. */
export const codes = {
  list: 'cms:file:list',
  add: 'cms:file:add',
  edit: 'cms:file:edit',
  delete: 'cms:file:delete',
} as const

/** Does the code open the site to the caller? */
export const opensSite = (actor: Actor, code: string, siteId: number): boolean =>
  actor.codes.has(code) && (actor.scopeOf(code).isAll || actor.siteIds.includes(siteId))

function requireSiteCode(actor: Actor, code: string, siteId: number): void {
  requireCode(actor, code)
  if (!opensSite(actor, code, siteId)) throw notFound()
}

/** The site, if the code opens it to the caller. */
export async function requireLibrary(db: Db, actor: Actor, code: string, siteId: number): Promise<SiteRow> {
  requireSiteCode(actor, code, siteId)
  const site = await findSite(db, siteId)
  if (!site) throw notFound()
  return site
}

/** The file, if the code opens its site to the caller. */
export async function requireFile(db: Db, actor: Actor, code: string, id: string): Promise<LibraryRow> {
  requireCode(actor, code)
  const file = await findLibraryFile(db, id)
  if (!file) throw notFound()
  requireSiteCode(actor, code, file.siteId)
  return file
}

/** The same for a change: waits for other changes of the file, and refuses where the site takes none. */
export async function requireChangeableFile(tx: Db, actor: Actor, code: string, id: string): Promise<LibraryRow> {
  await lockLibraryFile(tx, id)
  const file = await requireFile(tx, actor, code, id)
  requireOpenSite(file.siteState)
  return file
}

/** The folder, if the code opens its site to the caller and the site takes changes. */
export async function requireFolder(tx: Db, actor: Actor, code: string, id: number): Promise<FolderRow> {
  requireCode(actor, code)
  const folder = await findFolder(tx, id)
  if (!folder) throw notFound()
  requireSiteCode(actor, code, folder.siteId)
  requireOpenSite(folder.siteState)
  return folder
}

/** Throws unless the folder, if one is named, belongs to the site. */
export async function requireFolderOf(tx: Db, siteId: number, folderId: number | null | undefined): Promise<void> {
  if (folderId === null || folderId === undefined) return
  if ((await findFolder(tx, folderId))?.siteId !== siteId) throw notFound()
}
