import type { Schema } from '@doorway/api-client/types'
import type { PublicCall } from '../../http/call'
import { notFound } from '../../http/refusals'
import { fromBase64Url, sha256 } from '../../security/secrets'
import type { ContentKind } from '../content/content-kind'
import { fileHeaders, rangeOf } from '../files/file-response'
import { findBody, findFile } from '../files/files.queries'
import { listNamelessFiles } from '../own-works/nameless-files.queries'
import { requireSite } from '../portal-sites/portal-sites.service'
import { listTranscodes } from '../uploads/transcodes.queries'
import { presentPublicCertificate, presentWork, presentWorkCard } from './public-works.presenter'
import {
  findPublicCertificate,
  findPublicFile,
  findPublicWork,
  listRelatedWorks,
  searchPublicWorks,
} from './public-works.queries'

const readDetail: ContentKind['readDetail'] = async ({ db, clock }, site, id) => {
  const now = clock.now()
  const work = await findPublicWork(db, { siteId: site.id, id, now })
  if (!work) throw notFound()
  const [files, related] = await Promise.all([listNamelessFiles(db, id), listRelatedWorks(db, site.id, work, now)])
  const transcodes = await listTranscodes(
    db,
    files.map(({ fileId }) => fileId),
  )
  return presentWork(work, { files, transcodes }, related)
}

const search: ContentKind['search'] = async ({ db, clock }, site, { text, window }) => {
  const { rows, total } = await searchPublicWorks(db, { siteId: site.id, text, now: clock.now() }, window)
  return { data: rows.map(presentWorkCard), total }
}

/** Works of competitions open to all visitors. */
export const workKinds: readonly ContentKind[] = [{ type: 'work', readDetail, search }]

const TAG_CHARACTERS = 32

/** The bytes of a file of a public work. Its name and tag come from its place in the work, not from its author. */
export async function readPublicFile(call: PublicCall<'readWorkFile'>): Promise<Response> {
  const { db, clock, origin, path, query } = call
  const { workId, slot, seq } = path
  const isSaved = query.download === '1'
  const fileId = await findPublicFile(db, { workId, slot, seq, isSaved }, clock.now())
  const file = fileId === undefined ? undefined : await findFile(db, fileId)
  if (!file) throw notFound()
  const tag = (await sha256(`${workId} ${slot} ${seq} ${file.sha256}`)).slice(0, TAG_CHARACTERS)
  const named = { ...file, name: `${workId}-${slot}-${seq + 1}.${file.ext}`, sha256: tag }
  const headers = fileHeaders(named, { isSaved, isPublic: true })
  const range = rangeOf(origin.range, file.size)
  if (range === null) {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const part = range ?? { start: 0, end: file.size - 1 }
  headers.set('content-length', String(part.end - part.start + 1))
  if (range) headers.set('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
  const status = range ? 206 : 200
  if (file.place === 'store') {
    const bytes = await call.files.read(file.storageId ?? file.id, part)
    if (!bytes) throw notFound()
    return new Response(bytes, { status, headers })
  }
  const body = await findBody(db, file.id)
  if (body === undefined) throw notFound()
  return new Response(fromBase64Url(body).slice(part.start, part.end + 1), { status, headers })
}

/** The certificate with this number; with its code the holder is named. */
export async function readCertificate(call: PublicCall<'getPortalCertificate'>): Promise<Schema<'PublicCertificate'>> {
  const { db, clock, query } = call
  const site = await requireSite(call, query.siteCode)
  const row = await findPublicCertificate(db, { siteId: site.id, no: query.no.trim(), now: clock.now() })
  if (!row) throw notFound()
  const code = query.code?.replaceAll(/\s/g, '').toUpperCase()
  // Hashes are compared, so that the time of a comparison says nothing about the code.
  const isVerified = code !== undefined && (await sha256(row.verifyCode)) === (await sha256(code))
  return presentPublicCertificate(row, isVerified)
}
