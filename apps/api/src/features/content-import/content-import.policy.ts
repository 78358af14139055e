import type { ContentSource } from '../../content-reading/content-reader'
import { contentLimits } from '../../content-reading/content-limits'
import type { Db } from '../../db/database'
import type { Actor } from '../../http/call'
import { invalidFields, notFound } from '../../http/refusals'
import { requireSiteOf, sitesOf } from '../article-editing/article-access.policy'
import { requireOpenSite } from '../sites/open-site.policy'
import { findSite, type SiteRow } from '../sites/site-save.queries'
import { findFinishedUpload, findImport, type ImportRow } from './content-import.queries'

/** Permission code of imports of articles. */
export const IMPORT = 'cms:article:import'

const sourceTypes: Readonly<Record<ContentSource, { ext: string; max: number }>> = {
  wordpress: { ext: 'xml', max: contentLimits.wordpressMax },
  csv: { ext: 'csv', max: contentLimits.csvMax },
  word: { ext: 'zip', max: contentLimits.archiveMax },
}

/** The site, if the caller may import into it and it takes changes. */
export async function requireTargetSite(db: Db, actor: Actor, siteId: number): Promise<SiteRow> {
  requireSiteOf(actor, IMPORT, siteId)
  const site = await findSite(db, siteId)
  if (!site) throw notFound()
  requireOpenSite(site.state)
  return site
}

/** One's own import, while its site is still open to the caller. */
export async function requireImport(db: Db, actor: Actor, id: string): Promise<ImportRow> {
  const row = await findImport(db, actor.userId, id)
  if (!row) throw notFound()
  requireSiteOf(actor, IMPORT, row.job.siteId)
  return row
}

/** May what the caller imports into this site be published where there is no review? */
export function mayPublish(actor: Actor, siteId: number): boolean {
  const code = 'cms:article:publish'
  return actor.codes.has(code) && sitesOf(actor, code)?.includes(siteId) !== false
}

/** The upload with the articles. Throws when it is not the caller's, of another type, or too large. */
export async function requireSourceFile(db: Db, actor: Actor, source: ContentSource, id: string) {
  const upload = await findFinishedUpload(db, actor.userId, id)
  if (!upload) throw notFound()
  const { ext, max } = sourceTypes[source]
  if (upload.ext !== ext) throw invalidFields([{ field: 'uploadId', key: `contentImportType.${source}` }])
  if (upload.size > max) throw invalidFields([{ field: 'uploadId', key: 'contentImportFault.tooLarge' }])
  return upload
}

/** The same for the archive with pictures and documents. */
export async function requireArchiveFile(db: Db, actor: Actor, id: string) {
  const upload = await findFinishedUpload(db, actor.userId, id)
  if (!upload) throw notFound()
  if (upload.ext !== 'zip') throw invalidFields([{ field: 'archiveId', key: 'contentImportType.archive' }])
  if (upload.size > contentLimits.archiveMax)
    throw invalidFields([{ field: 'archiveId', key: 'contentImportFault.tooLarge' }])
  return upload
}
