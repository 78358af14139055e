import { oldAddressOf } from '../../content-reading/old-address'
import { windowOf } from '../../db/page-window'
import { siteTime } from '../../clock'
import type { AnyCall, Handler, PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import { notFound } from '../../http/refusals'
import { requireCode } from '../../http/authorization'
import type { Feature } from '../feature'
import { requireSite } from '../portal-sites/portal-sites.service'
import { IMPORT, requireImport } from './content-import.policy'
import { presentImport, presentItem, stateOf } from './content-import.presenter'
import { deleteExpired, listImports } from './content-import.queries'
import { openPreview, saveMapping } from './content-import.service'
import { commitImport, importInBackground } from './content-commit.service'
import { readInBackground } from './content-read.service'
import { undoImport } from './content-undo.service'
import { pageItems } from './import-items.queries'
import { findMovedArticle } from './moved-articles.queries'
import { findMovedFile } from './moved-files.service'
import { reportResponse } from './report-file'

const PAGE = 10

async function reload(call: AnyCall, id: string) {
  return presentImport(call, await requireImport(call.db, call.actor, id))
}

/** Begins to read articles of another system. */
const previewContentImport: Handler<'previewContentImport'> = async (call) =>
  ok(await reload(call, await openPreview(call)))

/** How an import stands. */
const getContentImport: Handler<'getContentImport'> = async (call) => ok(await reload(call, call.query.id))

/** One's own imports, the newest first. */
const listContentImports: Handler<'listContentImports'> = async ({ db, actor }) => {
  requireCode(actor, IMPORT)
  const rows = await listImports(db, actor.userId)
  return ok(
    rows.map(({ job, task, siteName, articles }) => ({
      id: job.id,
      siteId: job.siteId,
      siteName,
      source: job.source,
      fileName: job.fileName,
      state: stateOf({ job, task }),
      articles,
      createdAt: siteTime(job.createdAt),
    })),
  )
}

/** Chooses columns and names of authors. */
const mapContentImport: Handler<'mapContentImport'> = async (call) => {
  await saveMapping(call, await requireImport(call.db, call.actor, call.body.id))
  return ok(await reload(call, call.body.id))
}

/** Imports the articles of a preview. */
const commitContentImport: Handler<'commitContentImport'> = async (call) => {
  await commitImport(call, await requireImport(call.db, call.actor, call.body.id))
  return ok(await reload(call, call.body.id))
}

/** What became of each article. */
const getContentImportReport: Handler<'getContentImportReport'> = async ({ db, actor, query, origin }) => {
  const { id, show = 'all', currentPage = 1, pageSize = PAGE } = query
  const { job } = await requireImport(db, actor, id)
  const { rows, total } = await pageItems(db, job.id, show, windowOf(currentPage, pageSize))
  return ok({ data: rows.map((row) => presentItem(row, origin.locale)), total, currentPage, pageSize })
}

/** The same as a file. */
const getContentImportReportFile: Handler<'getContentImportReportFile'> = async (call) => {
  const { job } = await requireImport(call.db, call.actor, call.query.id)
  return reportResponse(call, job)
}

/** Undoes an import. */
const undoContentImport: Handler<'undoContentImport'> = async (call) => {
  await undoImport(call, await requireImport(call.db, call.actor, call.body.id))
  return ok(await reload(call, call.body.id), 'contentImport.undone')
}

/** The article or file that a former address leads to. Addresses that lead nowhere would fill the cache of responses. */
const getMovedAddress: PublicHandler<'getMovedAddress'> = async (call) => {
  const site = await requireSite(call, call.query.siteCode)
  const address = oldAddressOf(call.query.address)
  const articleId =
    address === undefined ? undefined : await findMovedArticle(call.db, site.id, address, call.clock.now())
  if (articleId !== undefined) return ok({ articleId })
  const fileId = await findMovedFile(call, site.id)
  if (fileId === undefined) throw notFound()
  return ok({ fileId })
}

/** Operations of this feature. */
export const contentImportFeature: Feature = {
  taskHandlers: { contentRead: readInBackground, contentImport: importInBackground },
  maintain: ({ db, clock }) => deleteExpired(db, clock.now()),
  signedIn: {
    previewContentImport,
    getContentImport,
    listContentImports,
    mapContentImport,
    commitContentImport,
    getContentImportReport,
    getContentImportReportFile,
    undoContentImport,
  },
  open: { getMovedAddress },
}
