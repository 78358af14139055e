import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { jsonResponse } from '../http/envelope'
import { encodedJson } from './content-encoding'

const responseOf = (data: string, headers: Record<string, string> = {}) =>
  jsonResponse(200, { success: true, msg: '', data }, headers)
const short = 'x'.repeat(100)
const medium = '教育'.repeat(2_000)
const long = '教育'.repeat(20_000)

async function encoded(accepted: string | undefined, response: Response) {
  const headers = new Headers(accepted === undefined ? {} : { 'accept-encoding': accepted })
  const result = await encodedJson(new Request('http://doorway.test/api/x', { headers }), response)
  const bytes = Buffer.from(await result.arrayBuffer())
  const encoding = result.headers.get('content-encoding')
  const decoded = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
  return { bytes, encoding, data: JSON.parse(String(decoded)).data, headers: result.headers, status: result.status }
}

describe('JSON responses', () => {
  it.each([
    ['br', 'gzip, deflate, br', medium],
    ['br', 'br', long],
    ['gzip', 'gzip', medium],
    ['gzip', 'gzip;q=1, br;q=0.5', long],
  ])('are compressed as %s for "%s"', async (encoding, accepted, data) => {
    const result = await encoded(accepted, responseOf(data, { 'x-perm-epoch': '7' }))
    expect(result).toMatchObject({ encoding, data, status: 200 })
    expect(result.bytes.length).toBeLessThan(1_000)
    expect(Object.fromEntries(result.headers)).toMatchObject({
      'content-length': String(result.bytes.length),
      'content-type': 'application/json',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
      'x-perm-epoch': '7',
    })
  })

  it.each([
    ['that are short', 'br', short],
    ['for callers who accept no encoding', undefined, medium],
    ['for callers who refuse those that there are', 'br;q=0, gzip;q=0, zstd', medium],
  ])('stay as they are: those %s', async (_, accepted, data) => {
    const { encoding, data: sent, headers } = await encoded(accepted, responseOf(data, { vary: 'Authorization' }))
    expect([encoding, sent, headers.get('vary')]).toEqual([null, data, 'Authorization, Accept-Encoding'])
  })

  it('have a weak tag when they are compressed', async () => {
    expect((await encoded('br', responseOf(medium, { etag: '"tag"' }))).headers.get('etag')).toBe('W/"tag"')
    expect((await encoded('br', responseOf(short, { etag: '"tag"' }))).headers.get('etag')).toBe('"tag"')
  })

  it('are left alone where nothing may transform them, where they have no body, and when they are something else', async () => {
    const request = new Request('http://doorway.test/api/x', { headers: { 'accept-encoding': 'br' } })
    const json = { 'content-type': 'application/json' }
    for (const response of [
      responseOf(medium, { 'cache-control': 'no-cache, no-transform' }),
      new Response(null, { status: 304, headers: json }),
      new Response(medium, { headers: { ...json, 'content-encoding': 'gzip' } }),
      new Response(medium, { headers: { 'content-type': 'text/csv' } }),
    ])
      expect(await encodedJson(request, response)).toBe(response)
  })
})
