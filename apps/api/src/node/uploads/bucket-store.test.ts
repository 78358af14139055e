import { afterAll, describe, expect, it } from 'vitest'
import { startBucketPeer } from '../../testing/bucket-peer'
import { openBucketStore } from './bucket-store'

const ID = '11111111-1111-4111-8111-111111111111'
const MEGABYTE = 1024 * 1024
/** More than one part of the bucket, and no whole number of them. */
const bytes = new Uint8Array(9 * MEGABYTE + 7).map((_, index) => index % 251)

process.env['AWS_ACCESS_KEY_ID'] = 'test'
process.env['AWS_SECRET_ACCESS_KEY'] = 'test'
const peer = await startBucketPeer()
const store = openBucketStore(`s3://doorway?endpoint=${peer.endpoint}`)
afterAll(() => peer.stop())

const send = (from: number, to: number) =>
  store.transfer(
    new Request(`http://doorway.test/api/file/upload/${ID}`, {
      method: 'PATCH',
      body: bytes.slice(from, to),
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': String(from),
        'content-type': 'application/offset+octet-stream',
      },
    }),
  )
const all = async (stream: ReadableStream<Uint8Array> | undefined) =>
  new Uint8Array(await new Response(stream).arrayBuffer())

describe('uploads in a bucket', () => {
  it('have a place before the first byte, and none that nobody made', async () => {
    await store.create(ID, bytes.length)
    expect(await store.offset(ID)).toBe(0)
    expect(await store.offset('22222222-2222-4222-8222-222222222222')).toBeUndefined()
    expect(await store.read('22222222-2222-4222-8222-222222222222')).toBeUndefined()
  })

  it('come in pieces, another server going on where one stopped', async () => {
    expect((await send(0, 5 * MEGABYTE)).status).toBe(204)
    expect(await openBucketStore(`s3://doorway?endpoint=${peer.endpoint}`).offset(ID)).toBe(5 * MEGABYTE)
    expect((await send(MEGABYTE, 2 * MEGABYTE)).status).toBe(409)
    expect((await send(5 * MEGABYTE, bytes.length)).status).toBe(204)
    expect(await store.offset(ID)).toBe(bytes.length)
  })

  it('are read as they were sent, whole and in part', async () => {
    expect(Buffer.compare(await all(await store.read(ID)), bytes)).toBe(0)
    expect(await all(await store.read(ID, { start: 250, end: 253 }))).toEqual(new Uint8Array([250, 0, 1, 2]))
  })

  it('leave nothing behind when they are removed, and may be removed twice', async () => {
    await store.remove(ID)
    await store.remove(ID)
    expect(await store.read(ID)).toBeUndefined()
    expect(peer.count()).toBe(0)
  })
})
