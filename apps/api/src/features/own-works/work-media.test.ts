import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { Schema } from '@doorway/api-client/types'
import { rowsOf } from '../../db/database'
import { film } from '../../testing/media-files'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, db, clock } = await openTestApp()
const COMPETITION = 4
const AUTHOR = 't_xutb'
const RULES = { minSeconds: 5, minHeight: 720, aspect: '16:9', videoCodecs: ['avc'], needsSound: true }
const SUMMARY =
  '用饮料瓶和吸管做一个看得见水位变化的气压计，从天气变化时水柱的升降引入，让学生亲手记录一周的读数，再说明气压与天气的关系。'

const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()
await db.execute(sql`delete from comp_work where competition_id = ${COMPETITION}`)
await db.execute(sql`update competition_phase set start_at = ${at(-60)}::timestamptz, end_at = ${at(60)}::timestamptz
  where competition_id = ${COMPETITION} and kind = 'submit'`)
await db.execute(
  sql`update competition set work_schema = ${JSON.stringify({
    slots: [
      {
        key: 'video',
        label: '视频',
        isRequired: true,
        types: ['mp4'],
        maxMegabytes: 500,
        maxSeconds: 60,
        count: 1,
        media: RULES,
      },
    ],
  })}::jsonb where id = ${COMPETITION}`,
)
afterEach(() => db.execute(sql`delete from comp_work where competition_id = ${COMPETITION}`))

async function upload(client: TestClient, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { body } = await client.post('/api/file/upload/create', {
    name: '课.mp4',
    size: bytes.length,
    sha256,
    isAgain: '1',
  })
  const { id } = Object(Object(body.data).upload)
  const headers = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  await client.send(new Request(`http://doorway.test/api/file/upload/${id}`, { method: 'PATCH', headers, body: bytes }))
  expect((await client.post(`/api/file/upload/${id}/complete`, undefined)).body.success).toBe(true)
  return id
}

const save = (client: TestClient, fileId: string) =>
  client.post('/api/competitionWork/insertOrUpdateWork', {
    competitionId: COMPETITION,
    title: '自制水气压计',
    summary: SUMMARY,
    files: [{ slot: 'video', fileId }],
  })
const submit = (client: TestClient, id: number) => client.post('/api/competitionWork/submit', { id })
const worksCount = () => rowsOf(db, sql`select count(*)::int as n from comp_work where competition_id = ${COMPETITION}`)
const setMedia = (id: string, media: object | null) =>
  db.execute(sql`update file_object set media = ${media && JSON.stringify(media)}::jsonb where id = ${id}::uuid`)

describe('the film of a work', () => {
  it('is refused with a sentence for each broken rule, and nothing is written', async () => {
    const client = await as(AUTHOR)
    const fileId = await upload(client, await film({ seconds: 75, width: 640, height: 480 }))
    const { body } = await save(client, fileId)
    expect(body).toMatchObject({
      success: false,
      errors: [
        { field: 'files.video', msg: '时长1:15，最长1:00' },
        { field: 'files.video', msg: '画面高480像素，至少需要720像素' },
        { field: 'files.video', msg: '画面比例4:3，需要16:9' },
        { field: 'files.video', msg: '没有声音，需要有声音' },
      ],
    })
    expect(await worksCount()).toEqual([{ n: 0 }])
  })

  it('is accepted as demanded, and its facts are stored and shown', async () => {
    const client = await as(AUTHOR)
    const facts = { seconds: 30, picture: { width: 1280, height: 720, codec: 'avc' }, sound: { codec: 'aac' } }
    const fileId = await upload(client, await film({ seconds: 30, hasSound: true }))
    expect(await rowsOf(db, sql`select media from file_object where id = ${fileId}::uuid`)).toEqual([{ media: facts }])
    const work: Schema<'Work'> = Object((await save(client, fileId)).body.data)
    expect(work.draft?.files).toMatchObject([{ media: facts }])
    const done: Schema<'Work'> = Object((await submit(client, work.id)).body.data)
    expect(done.submitted?.files).toMatchObject([{ media: facts }])
  })

  it('is read when it is submitted where that has not been done before', async () => {
    const client = await as(AUTHOR)
    const fileId = await upload(client, await film({ seconds: 31, hasSound: true }))
    const work: Schema<'Work'> = Object((await save(client, fileId)).body.data)
    await setMedia(fileId, null)
    expect((await submit(client, work.id)).body.success).toBe(true)
  })

  it('is checked again when it is submitted: rules may have changed since the draft', async () => {
    const client = await as(AUTHOR)
    const fileId = await upload(client, await film({ seconds: 32, hasSound: true }))
    const work: Schema<'Work'> = Object((await save(client, fileId)).body.data)
    await setMedia(fileId, { seconds: 2, picture: { width: 1280, height: 720, codec: 'avc' }, sound: { codec: 'aac' } })
    expect((await submit(client, work.id)).body).toMatchObject({ success: false, msg: '时长0:02，至少需要0:05' })
    expect(await rowsOf(db, sql`select state from comp_work where id = ${work.id}`)).toEqual([{ state: 'draft' }])
  })

  it('is refused when its container cannot be read', async () => {
    const client = await as(AUTHOR)
    const bytes = (await film({ seconds: 33, hasSound: true })).slice(0, 60)
    expect((await save(client, await upload(client, bytes))).body).toMatchObject({
      success: false,
      msg: '视频无法读取，请换一个文件',
    })
    expect(await worksCount()).toEqual([{ n: 0 }])
    // Tried once: null of JSON is not null of SQL.
    const tried = await rowsOf(
      db,
      sql`select media is null as unread, media::text from file_object where media = 'null'::jsonb`,
    )
    expect(tried).toEqual([{ unread: false, media: 'null' }])
  })
})
