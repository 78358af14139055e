// `npm run bench -- content-import`: a generated WordPress export of 2,000 posts with pictures, read and imported by the
// built server, on the embedded engine and on PostgreSQL. Prints times and the highest resident memory, asserts nothing.
// CONTENT_IMPORT_POSTS is the number of posts.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { tinyJpeg } from '../../apps/api/src/testing/tiny-pictures'
import { largeExport, zipOf } from '../../apps/api/src/testing/wordpress-export'
import { launch, PASSWORD, portal, residentMegabytes } from './server'

const POSTS = Number(process.env['CONTENT_IMPORT_POSTS'] ?? '2000')
const PICTURES = 40
const PICTURE_BYTES = 300_000
const MEGABYTE = 1024 ** 2
const WATCH_MS = 100
/** As often as the wizard. */
const POLL_MS = 1_000

type Api = (path: string, body?: object, method?: string) => Promise<ReturnType<typeof Object>>

async function signIn(address: string): Promise<{ api: Api; token: string }> {
  const send = async (path: string, body: object | undefined, token: string, method = body ? 'POST' : 'GET') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
    const response = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const { success, msg, data } = await response.json()
    if (!success) throw new Error(`${path}: ${msg}`)
    return data
  }
  const { token } = await send('/api/auth/login', { username: 'admin', password: PASSWORD }, '')
  return { token, api: (path, body, method) => send(path, body, token, method) }
}

async function upload(address: string, { api, token }: { api: Api; token: string }, name: string, bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { upload: begun } = await api('/api/file/upload/create', { name, size: bytes.length, sha256 })
  const chunk = 4 * MEGABYTE
  for (let offset = 0; offset < bytes.length; offset += chunk) {
    const headers = {
      authorization: token,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    }
    const body = new Uint8Array(bytes.subarray(offset, offset + chunk))
    const response = await fetch(`${address}/api/file/upload/${begun.id}`, { method: 'PATCH', headers, body })
    if (!response.ok) throw new Error(`The upload ended with ${response.status}.`)
  }
  await api(`/api/file/upload/${begun.id}/complete`, {})
  return begun.id
}

async function measure(
  engine: string,
  variables: Readonly<Record<string, string>>,
  files: { xml: Buffer; archive: Buffer },
) {
  const folder = mkdtempSync(join(tmpdir(), 'doorway-content-import-'))
  const server = await launch(portal, { DATA_DIR: folder, ...variables })
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(server.pid) ?? 0)), WATCH_MS)
  try {
    const person = await signIn(server.address)
    const { api } = person
    const column = {
      siteId: 1,
      name: '导入',
      code: 'bench',
      kind: 'list',
      visibility: 'public',
      reviewLevels: 0,
      isNav: false,
      state: 'on',
    }
    const { id: columnId } = await api('/api/cmsColumn/insertOrUpdateColumn', column)
    const uploadId = await upload(server.address, person, 'wordpress.xml', files.xml)
    const archiveId = await upload(server.address, person, 'uploads.zip', files.archive)
    const resting = residentMegabytes(server.pid)
    const until = async (id: string, isOver: (state: string) => boolean) => {
      for (;;) {
        const job = await api(`/api/contentImport/getImport?id=${id}`)
        if (isOver(job.state)) return job
        await setTimeout(POLL_MS)
      }
    }
    const startedAt = performance.now()
    const { id } = await api('/api/contentImport/preview', { siteId: 1, source: 'wordpress', uploadId, archiveId })
    const { categories } = await until(id, (state) => state !== 'reading')
    const readAt = performance.now()
    const columns = categories.map(({ key }: { key: string }) => ({ key, columnId }))
    await api('/api/contentImport/mapping', { id, columns, authors: [] }, 'PUT')
    await api('/api/contentImport/commit', { id })
    const job = await until(id, (state) => state !== 'importing')
    const importedAt = performance.now()
    const first = await api(`/api/contentImport/report?id=${id}&pageSize=1`)
    const { pathname } = new URL(first.data[0].formerUrl)
    const moved = await fetch(server.address + pathname, { redirect: 'manual' })
    await api('/api/contentImport/undo', { id })
    const undoneAt = performance.now()
    return {
      engine,
      'read s': ((readAt - startedAt) / 1000).toFixed(1),
      'import s': ((importedAt - readAt) / 1000).toFixed(1),
      'in all s': ((importedAt - startedAt) / 1000).toFixed(1),
      'undo s': ((undoneAt - importedAt) / 1000).toFixed(1),
      ...job.result,
      'old address': moved.status,
      'MB at rest': Math.round(resting ?? 0),
      'MB at most': Math.round(peak),
    }
  } finally {
    clearInterval(watch)
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Prints how long a large import takes and what it needs. */
export async function benchContentImport(postgres: string): Promise<void> {
  const xml = Buffer.from(largeExport(POSTS))
  const pictures = Array.from({ length: PICTURES }, (_, index) => {
    const mark = String(index)
      .padStart(3, '0')
      .repeat(PICTURE_BYTES / 3)
    return [`uploads/2019/photo-${index}.jpg`, tinyJpeg(mark)] as const
  })
  const archive = zipOf(Object.fromEntries(pictures))
  console.log(`${POSTS} posts, ${(xml.length / MEGABYTE).toFixed(1)} MB of XML, ${PICTURES} pictures`)
  const rows = [
    await measure('embedded', {}, { xml, archive }),
    await measure('PostgreSQL', { DATABASE_URL: postgres }, { xml, archive }),
  ]
  console.table(rows)
}
