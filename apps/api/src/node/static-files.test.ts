import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { loadStaticFiles } from './static-files'

const folder = await mkdtemp(join(tmpdir(), 'doorway-static-'))
afterAll(() => rm(folder, { recursive: true }))

const script = 'export const answer = 42\n'.repeat(100)
await mkdir(join(folder, 'assets'))
await mkdir(join(folder, '.vite'))
await writeFile(join(folder, 'assets/main-a1b2c3.js'), script)
await writeFile(join(folder, 'assets/main-a1b2c3.js.map'), '{}')
await writeFile(join(folder, 'favicon.ico'), 'icon')
await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
await writeFile(join(folder, '.vite/manifest.json'), '{}')
const files = await loadStaticFiles(folder)

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await files.get(path)?.respond(new Request(`http://doorway.test${path}`, { headers, method }))
  if (!response) throw new Error(`${path} is not served.`)
  return { response, body: Buffer.from(await response.arrayBuffer()) }
}

describe('the files of the host build', () => {
  it('with a hash in their name are cached for a year, the mark for a day, and others are revalidated', async () => {
    const { response: hashed } = await ask('/assets/main-a1b2c3.js')
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await ask('/favicon.svg')).response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect((await ask('/favicon.ico')).response.headers.get('cache-control')).toBe('no-cache')
  })

  it('are served without their source maps', () => {
    expect([...files.keys()].filter((address) => address.endsWith('.map'))).toEqual([])
  })

  it('come packed as the caller can unpack them', async () => {
    const brotli = await ask('/assets/main-a1b2c3.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.response.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
    const gzip = await ask('/assets/main-a1b2c3.js', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.body).toString()).toBe(script)
    expect(gzip.response.headers.get('content-length')).toBe(String(gzip.body.length))
    const plain = await ask('/assets/main-a1b2c3.js')
    expect([plain.response.headers.get('content-encoding'), plain.body.toString()]).toEqual([null, script])
    expect(plain.response.headers.get('vary')).toBe('Accept-Encoding')
  })

  it.each([
    ['gzip;q=0', null],
    ['br;q=0, gzip;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['gzip, deflate, br;q=1.0', 'br'],
    ['*;q=0', null],
    ['*', 'br'],
    ['deflate', null],
    ['brotli', null],
  ])('obey the quality values of %s', async (accepted, encoding) => {
    const { response, body } = await ask('/assets/main-a1b2c3.js', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    if (encoding === null) expect(body.toString()).toBe(script)
  })

  it('are not sent again to a caller that holds them', async () => {
    const { response } = await ask('/favicon.ico')
    const again = await ask('/favicon.ico', { 'if-none-match': response.headers.get('etag') ?? '' })
    expect([again.response.status, again.body.length]).toEqual([304, 0])
  })

  it('answer HEAD without a body', async () => {
    expect((await ask('/favicon.ico', {}, 'HEAD')).body).toHaveLength(0)
  })

  it('leave out what is hidden', () => {
    expect([...files.keys()].toSorted()).toEqual(['/assets/main-a1b2c3.js', '/favicon.ico', '/favicon.svg'])
  })
})
