import { createHash } from 'node:crypto'
import type { Schema } from '@doorway/api-client/types'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import type { Transcoder, TranscodeProgress, TranscodeRequest } from '../../media/transcoder'
import { openPictureMaker } from '../../node/sharp-maker'
import { required } from '../../required'
import { stillFrames } from '../../testing/film-frames'
import { film } from '../../testing/media-files'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { requestMissed } from './transcodes.service'

const COMPETITION = 4
const AUTHOR = 't_xutb'
const LATER = 3600
const requests: TranscodeRequest[] = []
let progress: TranscodeProgress | Error
let result: Uint8Array<ArrayBuffer>
const transcoder: Transcoder = {
  isConnected: true,
  hasFrames: false,
  pauseSeconds: LATER,
  request: (request) => {
    requests.push(request)
    return progress instanceof Error ? Promise.reject(progress) : Promise.resolve(progress)
  },
  read: () => Promise.resolve({ size: result.length, bytes: new Blob([result]).stream() }),
}
const pictureMaker = await openPictureMaker({ error: () => undefined, warn: () => undefined })
const parts = { transcoder, pictureMaker }
const { app, as, anonymous, db, clock } = await openTestApp({ publicOrigin: 'http://doorway.test' }, parts)

const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()
await db.execute(sql`update competition_phase set start_at = ${at(-60)}::timestamptz, end_at = ${at(60)}::timestamptz
  where competition_id = ${COMPETITION} and kind = 'submit'`)
const SLOT = {
  key: 'video',
  label: '视频',
  isRequired: true,
  types: ['mp4'],
  maxMegabytes: 500,
  maxSeconds: null,
  count: 1,
}
await db.execute(sql`update competition set work_schema = ${JSON.stringify({ slots: [SLOT] })}::jsonb
  where id = ${COMPETITION}`)

let seconds = 10
beforeEach(async () => {
  await db.execute(sql`delete from comp_work where competition_id = ${COMPETITION}`)
  await db.execute(sql`delete from task where kind = 'transcode'`)
  requests.length = 0
  seconds += 1
  transcoder.isConnected = true
  transcoder.hasFrames = false
  progress = { state: 'waiting', percent: 0, reason: null }
  result = await film({ seconds: 5, hasSound: true })
})

/** Sound without compression in MP4, which browsers do not play. */
const unplayable = () => film({ seconds, hasSound: true, isTone: true })

async function upload(client: TestClient, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const start = { name: '课.mp4', size: bytes.length, sha256, isAgain: '1' }
  const { id } = Object(Object((await client.post('/api/file/upload/create', start)).body.data).upload)
  const headers = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  await client.send(new Request(`http://doorway.test/api/file/upload/${id}`, { method: 'PATCH', headers, body: bytes }))
  expect((await client.post(`/api/file/upload/${id}/complete`, undefined)).body.success).toBe(true)
  await app.tasks.settled()
  return id
}

async function enter(client: TestClient, fileId: string): Promise<number> {
  const work = { competitionId: COMPETITION, title: '水气压计', summary: '', files: [{ slot: 'video', fileId }] }
  const { body } = await client.post('/api/competitionWork/insertOrUpdateWork', work)
  return Object(body.data).id
}

async function playbackOf(client: TestClient, id: number) {
  const work: Schema<'Work'> = Object((await client.get(`/api/competitionWork/getWork?id=${id}`)).body.data)
  return required(work.draft, 'draft').files[0]?.playback
}

/** Lets the time pass until the transcoder is requested again. */
async function goOn(next: typeof progress): Promise<void> {
  progress = next
  await db.execute(sql`update task set run_at = now() where run_at is not null`)
  app.tasks.start()
  await app.tasks.settled()
}

const bytesOf = async (client: TestClient, path: string) =>
  new Uint8Array(await (await client.send(new Request(`http://doorway.test${path}`))).arrayBuffer())
const tasks = () => rowsOf<{ id: string; state: string }>(db, sql`select id, state from task where kind = 'transcode'`)
const messageOf = async (client: TestClient) =>
  Object((await client.get(`/api/task/getTask?id=${(await tasks())[0]?.id}`)).body.data).msg

describe('a video that browsers play', () => {
  it('is not transcoded', async () => {
    const client = await as(AUTHOR)
    const id = await enter(client, await upload(client, await film({ seconds, hasSound: true })))
    expect(await playbackOf(client, id)).toEqual({ state: 'playable', percent: null, reason: null })
    expect(await tasks()).toEqual([])
  })
})

describe('a video that browsers do not play', () => {
  it('stays so where there is no transcoder, and this is said', async () => {
    transcoder.isConnected = false
    const client = await as(AUTHOR)
    const id = await enter(client, await upload(client, await unplayable()))
    expect(await playbackOf(client, id)).toEqual({ state: 'unavailable', percent: null, reason: null })
    expect(await tasks()).toEqual([])
  })

  it('is requested in the name of its author once there is a transcoder, and only once', async () => {
    await db.execute(sql`insert into file_transcode (file_id) select id from file_object where place = 'store'
      on conflict do nothing`)
    transcoder.isConnected = false
    const client = await as(AUTHOR)
    const id = await enter(client, await upload(client, await unplayable()))
    seconds += 1
    await upload(client, await film({ seconds, hasSound: true }))
    const missing = { db, clock, transcoder }
    await requestMissed(missing)
    expect(await tasks()).toEqual([])
    transcoder.isConnected = true
    await Promise.all([requestMissed(missing), requestMissed(missing)])
    await requestMissed(missing)
    expect(await tasks()).toHaveLength(1)
    await goOn({ state: 'done', percent: 100, reason: null })
    expect(await playbackOf(client, id)).toEqual({ state: 'done', percent: null, reason: null })
  })

  it('waits, is transcoded and then played in place of the original, which can be saved', async () => {
    const client = await as(AUTHOR)
    const original = await unplayable()
    const fileId = await upload(client, original)
    const id = await enter(client, fileId)
    expect(await playbackOf(client, id)).toEqual({ state: 'waiting', percent: null, reason: null })
    await goOn({ state: 'running', percent: 40.5, reason: null })
    expect(await playbackOf(client, id)).toEqual({ state: 'running', percent: 40, reason: null })
    expect(await bytesOf(client, `/api/file/content/${fileId}`)).toEqual(original)
    await goOn({ state: 'done', percent: 100, reason: null })
    expect(await playbackOf(client, id)).toEqual({ state: 'done', percent: null, reason: null })
    expect((await tasks()).map(({ state }) => state)).toEqual(['done'])
    expect(await bytesOf(client, `/api/file/content/${fileId}`)).toEqual(result)
    expect(await bytesOf(client, `/api/file/content/${fileId}?download=1`)).toEqual(original)
    // The same task each time, so that a transcoder never does it twice.
    expect(new Set(requests.map(({ task }) => task)).size).toBe(1)
    expect(requests).toHaveLength(3)
  })

  it('gets hashes of the frames that come with its copy, and its copy without usable ones', async () => {
    transcoder.hasFrames = true
    const client = await as(AUTHOR)
    const hashesOf = async (id: string) =>
      (
        await rowsOf<{ n: number }>(
          db,
          sql`select cardinality(hashes)::int as n from film_frame where file_id = ${id}::uuid`,
        )
      )[0]?.n
    const first = await upload(client, await unplayable())
    const done = { state: 'done', percent: 100, reason: null } as const
    await goOn({ ...done, frames: { seconds: 60, pictures: await stillFrames(1) } })
    expect(requests.every(({ frames, isCopyWanted }) => frames === 16 && isCopyWanted === undefined)).toBe(true)
    expect(await hashesOf(first)).toBe(16)
    seconds += 1
    progress = { state: 'waiting', percent: 0, reason: null }
    const second = await upload(client, await unplayable())
    await goOn({ ...done, frames: { seconds: 60, pictures: [new Uint8Array([1, 2, 3])] } })
    expect(await hashesOf(second)).toBeUndefined()
    expect(await playbackOf(client, await enter(client, second))).toMatchObject({ state: 'done' })
  })

  it('is read at an address of its own, for ten minutes and without a session', async () => {
    const client = await as(AUTHOR)
    const original = await unplayable()
    const fileId = await upload(client, original)
    const source = required(requests[0], 'request').source.replace('http://doorway.test', '')
    expect(await bytesOf(anonymous(), source)).toEqual(original)
    const statusOf = async (path: string) => (await anonymous().send(new Request(`http://doorway.test${path}`))).status
    expect(await statusOf(`/api/file/content/${fileId}`)).toBe(404)
    clock.advanceMinutes(11)
    expect(await statusOf(source)).toBe(404)
  })

  it('says why it could not be transcoded, and is tried again', async () => {
    const client = await as(AUTHOR)
    const id = await enter(client, await upload(client, await unplayable()))
    await goOn({ state: 'failed', percent: 10, reason: 'no moov atom' })
    expect(await playbackOf(client, id)).toEqual({ state: 'failed', percent: null, reason: 'no moov atom' })
    expect(await messageOf(client)).toBe('转码失败')
    progress = { state: 'done', percent: 100, reason: null }
    await client.post('/api/task/retry', { id: (await tasks())[0]?.id })
    await app.tasks.settled()
    expect(await playbackOf(client, id)).toEqual({ state: 'done', percent: null, reason: null })
  })

  it('has no copy when the result is none that browsers play', async () => {
    const client = await as(AUTHOR)
    const fileId = await upload(client, await unplayable())
    const id = await enter(client, fileId)
    for (const bytes of [new TextEncoder().encode('<html>'), await unplayable()]) {
      result = bytes
      await goOn({ state: 'done', percent: 100, reason: null })
      expect(await playbackOf(client, id)).toMatchObject({ state: 'failed' })
      expect(await messageOf(client)).toBe('转码结果不能在浏览器中播放')
      await db.execute(sql`update task set state = 'running', run_at = now() where kind = 'transcode'`)
    }
    expect(await rowsOf(db, sql`select copy_id from file_transcode where file_id = ${fileId}::uuid`)).toEqual([
      { copy_id: null },
    ])
  })

  it('is tried three times while the transcoder does not respond', async () => {
    const client = await as(AUTHOR)
    progress = new Error('refused')
    const id = await enter(client, await upload(client, await unplayable()))
    expect(await playbackOf(client, id)).toMatchObject({ state: 'waiting' })
    await goOn(progress)
    await goOn(progress)
    expect(requests).toHaveLength(3)
    expect(await playbackOf(client, id)).toMatchObject({ state: 'failed' })
    expect(await messageOf(client)).toBe('转码服务没有响应')
  })

  it('is not requested any more once its task is cancelled', async () => {
    const client = await as(AUTHOR)
    const id = await enter(client, await upload(client, await unplayable()))
    await client.post('/api/task/cancel', { id: (await tasks())[0]?.id })
    await goOn({ state: 'done', percent: 100, reason: null })
    expect(requests).toHaveLength(1)
    expect(await playbackOf(client, id)).toMatchObject({ state: 'failed' })
  })

  it('takes its copy with it when it is deleted', async () => {
    const client = await as(AUTHOR)
    const fileId = await upload(client, await unplayable())
    await goOn({ state: 'done', percent: 100, reason: null })
    const [copy] = await rowsOf<{ id: string }>(
      db,
      sql`select copy_id as id from file_transcode where file_id = ${fileId}::uuid`,
    )
    await client.delete(`/api/file/upload/${fileId}`)
    const left = sql`select id from file_object where id in (${fileId}::uuid, ${required(copy, 'copy').id}::uuid)`
    expect(await rowsOf(db, left)).toEqual([])
  })
})
