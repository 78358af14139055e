import type { Schema } from '@doorway/api-client/types'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import type { Transcoder, TranscodeProgress, TranscodeRequest } from '../../media/transcoder'
import { openPictureMaker } from '../../node/sharp-maker'
import { required } from '../../required'
import { stillFrames, type Remake } from '../../testing/film-frames'
import { openTestApp } from '../../testing/open-test-app'
import { requestFrames } from './film-frames.service'

const requests: TranscodeRequest[] = []
let respond: (request: TranscodeRequest) => Promise<TranscodeProgress>
const transcoder: Transcoder = {
  isConnected: true,
  hasFrames: true,
  pauseSeconds: 60,
  request: (request) => {
    requests.push(request)
    return respond(request)
  },
  read: () => Promise.reject(new Error('No copy is wanted.')),
}
const log = { error: () => undefined, warn: () => undefined }
const pictureMaker = await openPictureMaker(log)
const settings = { publicOrigin: 'http://doorway.test' }
const { as, db, clock, secrets } = await openTestApp(settings, { transcoder, pictureMaker })
const organiser = await as('comp01')
const [EARLIER, OPEN] = [2, 4]
await db.execute(sql`update competition set prev_competition_id = ${EARLIER} where id = ${OPEN}`)

const parts = { db, clock, transcoder, pictureMaker, settings, secrets, log }
const maintain = async () => {
  clock.advanceMinutes(2)
  await requestFrames(parts)
}

let next = 0
/** Adds a submitted work with a film of its own and returns their ids. */
async function filmWork(competition = OPEN, state = 'submitted', ext = 'mp4'): Promise<{ id: number; file: string }> {
  next += 1
  const [file] = await rowsOf<{ id: string }>(
    db,
    sql`insert into file_object (id, name, ext, mime, size, sha256, place, created_at)
      values (gen_random_uuid(), ${`课.${ext}`}, ${ext}, 'video/mp4', 9, ${String(next).padStart(64, '0')}, 'store', now())
      returning id::text as id`,
  )
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`with entry as (
        insert into comp_entry (competition_id, group_id, applicant_id, org_id, area_code, snapshot, garde_id, course_id,
          topic, state, promise_at, submitted_at, receipt_no, created_by)
        select ${competition}, (select min(id) from competition_group where competition_id = ${competition}), id, 8,
          '380102', '{}'::jsonb, '2', ${`09${next}`}, 'x', 'submitted', '2026-01-01', '2026-01-01', ${`BMF${next}`}, id
        from app_user where user_type = '4'
          and id not in (select applicant_id from comp_entry where competition_id = ${competition})
        order by id limit 1 returning id)
      insert into comp_work (competition_id, entry_id, work_no, title, anon_title, summary, state)
      select ${competition}, id, ${`WF${next}`}, ${`${next}${next}号`}, 'x', 'x', ${state} from entry returning id::int as id`,
  )
  const id = required(row, 'work').id
  const fileId = required(file, 'file').id
  await db.execute(
    sql`insert into comp_work_file (work_id, slot, file_id, seq, sha256)
      values (${id}, 'video', ${fileId}::uuid, 0, ${String(next).padStart(64, '0')})`,
  )
  return { id, file: fileId }
}

type Frames = NonNullable<TranscodeProgress['frames']>
const films = new Map<string, Frames>()
const deliver = async (file: string, film: number, remake: Remake = {}, seconds = 300) =>
  films.set(file, { seconds, pictures: await stillFrames(film, remake) })
const twinsOf = async (id: number): Promise<Schema<'WorkTwin'>[]> =>
  Object((await organiser.get(`/api/competitionWork/getDuplicates?id=${id}`)).body.data)
const checkOf = async (id: number) =>
  Object((await organiser.get(`/api/competitionWork/getManagedWork?id=${id}`)).body.data).filmCheck
const stateOf = async (file: string) =>
  (await rowsOf<{ state: string }>(db, sql`select state from film_frame where file_id = ${file}::uuid`))[0]?.state

beforeEach(async () => {
  await db.execute(sql`update comp_work set deleted_at = now() where work_no like 'WF%'`)
  requests.length = 0
  films.clear()
  transcoder.hasFrames = true
  transcoder.isConnected = true
  respond = ({ task }) => {
    const frames = films.get(task.replace('frames-', ''))
    return Promise.resolve({ state: 'done', percent: 100, reason: null, ...(frames && { frames }) })
  }
})

describe('films of submitted works', () => {
  it('are compared by their frames with those of the competition and its earlier editions', async () => {
    const [first, again, darker, before, other] = [
      await filmWork(),
      await filmWork(),
      await filmWork(),
      await filmWork(EARLIER, 'awarded'),
      await filmWork(),
    ]
    await deliver(first.file, 1)
    await deliver(again.file, 1, { quality: 30, width: 160 }, 301)
    await deliver(darker.file, 1, { brightness: 0.75, crop: 0.02 })
    await deliver(before.file, 1, { quality: 50 })
    await deliver(other.file, 2)
    await maintain()
    const twins = await twinsOf(first.id)
    const similar = twins.filter(({ kind }) => kind === 'similarFilm')
    expect(similar.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([again.id, darker.id, before.id])
    expect(similar.every(({ similarity }) => similarity >= 70)).toBe(true)
    expect(twins.map(({ id }) => id)).not.toContain(other.id)
    expect(await checkOf(first.id)).toBe('checked')
    // The earlier edition does not look for what came after it.
    expect(await twinsOf(before.id)).toEqual([])
  })

  it('are not similar where their lengths differ, and not to drafts', async () => {
    const [first, longer, draft] = [await filmWork(), await filmWork(), await filmWork(OPEN, 'draft')]
    await deliver(first.file, 1)
    await deliver(longer.file, 1, {}, 600)
    await deliver(draft.file, 1)
    await maintain()
    expect(await twinsOf(first.id)).toEqual([])
    expect(await stateOf(draft.file)).toBeUndefined()
  })

  it('are said not to be checked where no transcoder delivers frames', async () => {
    transcoder.hasFrames = false
    const { id, file } = await filmWork()
    await maintain()
    expect(requests).toEqual([])
    expect([await checkOf(id), await stateOf(file)]).toEqual(['unchecked', undefined])
    transcoder.hasFrames = true
    transcoder.isConnected = false
    await maintain()
    expect(await checkOf(id)).toBe('unchecked')
  })

  it('wait while the transcoder works, and are requested once in its pause', async () => {
    const { id, file } = await filmWork()
    respond = () => Promise.resolve({ state: 'running', percent: 5, reason: null })
    await maintain()
    await requestFrames(parts)
    const own = requests.filter(({ task }) => task === `frames-${file}`)
    expect(own).toHaveLength(1)
    expect(own[0]).toMatchObject({ ext: 'mp4', size: 9, frames: 16, isCopyWanted: false })
    expect(await checkOf(id)).toBe('waiting')
    await db.execute(sql`update film_frame set created_at = created_at - interval '25 hours'`)
    await maintain()
    expect([await checkOf(id), await stateOf(file)]).toEqual(['unchecked', 'failed'])
  })

  it('stay unchecked when the transcoder delivers none, or three times nothing usable', async () => {
    const [none, broken] = [await filmWork(), await filmWork()]
    films.set(broken.file, { seconds: 5, pictures: [new Uint8Array([1, 2, 3])] })
    await maintain()
    expect([await stateOf(none.file), await stateOf(broken.file)]).toEqual(['failed', 'waiting'])
    await maintain()
    await maintain()
    expect(await stateOf(broken.file)).toBe('failed')
    expect(await checkOf(broken.id)).toBe('unchecked')
  })

  it('lose their hashes with their file, and works without a film have nothing to check', async () => {
    const { id, file } = await filmWork()
    await deliver(file, 1)
    await maintain()
    expect(await stateOf(file)).toBe('done')
    await db.execute(sql`delete from comp_work_file where work_id = ${id}`)
    await db.execute(sql`delete from file_object where id = ${file}::uuid`)
    expect(await stateOf(file)).toBeUndefined()
    expect(await checkOf(id)).toBeNull()
  })
})
