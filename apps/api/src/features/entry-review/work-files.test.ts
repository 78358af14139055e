import type { Schema } from '@doorway/api-client/types'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { required } from '../../required'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db, clock } = await openTestApp()
const FACTS = { seconds: 65, picture: { width: 1920, height: 1080, codec: 'hevc' }, sound: null }
const [held] = await rowsOf<{ work: number; file: string }>(
  db,
  sql`select work.id::int as work, file.id as file from comp_work work
    join comp_work_file used on used.work_id = work.id join file_object file on file.id = used.file_id
    where file.ext = 'mp4' and work.state not in ('draft', 'withdrawn') order by work.id, file.id limit 1`,
)
const { work, file } = required(held, 'film')
await db.execute(sql`update file_object set media = ${JSON.stringify(FACTS)}::jsonb where id = ${file}::uuid`)

async function filmOf(): Promise<Schema<'ManagedWorkDetail'>['files'][number]> {
  const { body } = await (await as('comp01')).get(`/api/competitionWork/getManagedWork?id=${work}`)
  const detail: Schema<'ManagedWorkDetail'> = Object(body.data)
  return required(
    detail.files.find(({ url }) => url.includes(file)),
    'film',
  )
}
const open = (path: string) => anonymous().send(new Request(`http://doorway.test${path}`))

describe('a film of a work, for those who check it', () => {
  it('opens by its address for ten minutes, and is saved by another one', async () => {
    const { url, originalUrl } = await filmOf()
    const shown = await open(url)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/)
    expect((await open(originalUrl)).headers.get('content-disposition')).toMatch(/^attachment/)
    clock.advanceMinutes(11)
    expect((await open(url)).status).toBe(404)
  })

  it('has its length, picture and sound, and says that browsers cannot play it', async () => {
    expect(await filmOf()).toMatchObject({
      media: FACTS,
      playback: { state: 'unavailable', percent: null, reason: null },
    })
    await db.execute(sql`insert into file_transcode (file_id, reason) values (${file}::uuid, 'no moov atom')`)
    expect(await filmOf()).toMatchObject({ playback: { state: 'failed', percent: null, reason: 'no moov atom' } })
  })
})
