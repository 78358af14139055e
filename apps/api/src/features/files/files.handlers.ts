import { isVideoType } from '@doorway/api-client/rules'
import type { ByteRange, FileStore } from '../../files/file-store'
import type { PublicCall, PublicHandler } from '../../http/call'
import { notFound, unauthenticated } from '../../http/refusals'
import { opens } from '../../security/file-keys'
import { fromBase64Url } from '../../security/secrets'
import { readerOf } from '../content/reader'
import type { Feature } from '../feature'
import { canReadColumn } from '../portal-sites/column-access'
import { columnsOf, openSites, type PortalCall } from '../portal-sites/portal-sites.service'
import { columnOfKind } from '../research/research.service'
import { fileHeaders, rangeOf } from './file-response'
import { sweepRemovals } from './file-removal.service'
import { findUses } from './file-uses.queries'
import { recallOpenFile, storeOpenFile } from './open-files'
import { type FileRow, findBody, findCopy, findFile, findPlayable, findPoster, type Referrers } from './files.queries'

/** May a resource of this kind be opened in any site by this reader? */
async function opensKind(call: PortalCall, kind: string): Promise<boolean> {
  for (const site of await openSites(call)) {
    const column = (await columnsOf(call, site.id)).find(({ code }) => code === columnOfKind(kind))
    if (column && canReadColumn(column, call.actor)) return true
  }
  return false
}

/** Throws unless something that this reader may read refers to the file. */
async function requireReadable(call: PortalCall, id: string, referrers: Referrers): Promise<void> {
  const { isShown, kinds, isForOthers } = await findUses(call.db, id, referrers, readerOf(call))
  if (isShown) return
  const opened = await Promise.all(kinds.map((kind) => opensKind(call, kind)))
  if (opened.includes(true)) return
  throw !call.actor && (kinds.length > 0 || isForOthers) ? unauthenticated() : notFound()
}

async function bytesOf(call: PortalCall & { files: FileStore }, file: FileRow, range: ByteRange) {
  if (file.place === 'store') return call.files.read(file.storageId ?? file.id, range)
  const body = await findBody(call.db, file.id)
  return body === undefined ? undefined : fromBase64Url(body).slice(range.start, range.end + 1)
}

/** The file, or the requested copy of it, and whether the caller is its owner. */
interface FoundFile {
  file: FileRow
  isOwn: boolean
}

type ReadFile = PublicCall<'readFile'>

async function findReadable(call: ReadFile): Promise<FoundFile> {
  const original = await findFile(call.db, call.path.id)
  if (!original) throw notFound()
  const { key, width, download } = call.query
  const hasKey = key !== undefined && (await opens(call.secrets, original.id, { key, now: call.clock.now() }))
  const isOwn = call.actor !== undefined && original.ownerId === call.actor.userId
  if (!hasKey && !isOwn) await requireReadable(call, original.id, original.referrers)
  const poster = call.query.poster === undefined ? undefined : await findPoster(call.db, original.id)
  if (call.query.poster !== undefined && !poster) throw notFound()
  const shown = poster ?? original
  // Saved files are the originals, which the author has sent.
  const isWatched = isVideoType(shown.ext) && download !== '1'
  const playable = isWatched ? await findPlayable(call.db, shown.id) : undefined
  const copy = width === undefined ? playable : await findCopy(call.db, shown.id, width)
  return { file: copy ?? shown, isOwn }
}

/** As {@link findReadable}. What visitors may read is found once: a page shows many pictures to many of them. */
async function findCached(call: ReadFile): Promise<FoundFile> {
  const { db, actor, clock, path, query } = call
  if (actor || query.key !== undefined) return findReadable(call)
  const address = `${path.id} ${String(query.width)} ${String(query.download)} ${String(query.poster)}`
  const moment = { version: await call.contents.version(), now: clock.now() }
  const known = recallOpenFile(db, address, moment)
  if (known) return { file: known, isOwn: false }
  const found = await findReadable(call)
  storeOpenFile(db, address, found.file, moment)
  return found
}

/** The bytes of a file or of a smaller copy of it, or a part of them. */
const readFile: PublicHandler<'readFile'> = async (call) => {
  const { file, isOwn } = await findCached(call)
  const { key, download } = call.query
  const isSaved = download === '1'
  // A picture in a page needs no name, and the one that its owner gave the file may name a child.
  const named = isSaved || isOwn || !file.mime.startsWith('image/') ? file : { ...file, name: `file.${file.ext}` }
  const headers = fileHeaders(named, { isSaved, isPublic: key === undefined && !call.actor })
  const range = rangeOf(call.origin.range, file.size)
  if (range === null) {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const part = range ?? { start: 0, end: file.size - 1 }
  const bytes = await bytesOf(call, file, part)
  if (!bytes) throw notFound()
  headers.set('content-length', String(part.end - part.start + 1))
  if (range) headers.set('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
  return new Response(bytes, { status: range ? 206 : 200, headers })
}

/** Operations of this feature. */
export const filesFeature: Feature = {
  maintain: async (context) => {
    context.pictures.wake()
    await sweepRemovals(context)
  },
  open: { readFile },
}
