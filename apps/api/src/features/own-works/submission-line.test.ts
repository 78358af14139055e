import type { Schema } from '@doorway/api-client/types'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'
import { maintainSubmissions } from './own-works.service'
import { lineOf } from './submission-line.service'

const { as, db, clock, secrets, faults } = await openTestApp()
const SUBMIT = '/api/competitionWork/submit'
const COMPETITION = 4
const AUTHOR = 't_xutb'
const SUMMARY =
  '用饮料瓶和吸管做一个看得见水位变化的气压计，从天气变化时水柱的升降引入，让学生亲手记录一周的读数，再用图表说明气压与天气之间的关系。'
/** More than a server executes at once. */
const BUSY = 100

const author = await as(AUTHOR)
const workOf = (response: { body: { data: unknown } }): Schema<'Work'> => Object(response.body.data)
const read = async (id: number) => workOf(await author.get(`/api/competitionWork/getWork?id=${id}`))
const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()
const submitPhase = (from: number, until: number) =>
  db.execute(sql`update competition_phase set start_at = ${at(from)}::timestamptz, end_at = ${at(until)}::timestamptz,
    grace_minutes = 0 where competition_id = ${COMPETITION} and kind = 'submit'`)
const executeWaiting = () =>
  maintainSubmissions({ db, clock, secrets, log: { error: () => faults.push('line'), warn: () => undefined } })

async function upload(ext: string): Promise<string> {
  const id = crypto.randomUUID()
  const values = sql`${id}::uuid, md5(${id}) || md5(${id}), 1000, ${ext}, ${`${id}.${ext}`}`
  await db.execute(sql`insert into file_object (id, sha256, size, ext, name, mime, place, owner_id, created_at)
    select ${values}, 'application/octet-stream', 'store', id, now() from app_user where username = ${AUTHOR}`)
  await db.execute(sql`insert into upload_session (id, sha256, size, ext, name, owner_id, is_complete, created_at, expires_at)
    select ${values}, id, true, now(), now() + interval '7 days' from app_user where username = ${AUTHOR}`)
  return id
}

async function draft(more: object = {}): Promise<number> {
  const files = [
    { slot: 'video', fileId: await upload('mp4') },
    { slot: 'plan', fileId: await upload('docx') },
  ]
  const values = { competitionId: COMPETITION, title: '自制水气压计', summary: SUMMARY, files, ...more }
  return workOf(await author.post('/api/competitionWork/insertOrUpdateWork', values)).id
}

/** A submission that a server received `minutes` from now and did not execute before it ended. */
const leave = (workId: number, minutes: number) =>
  db.execute(sql`insert into comp_submission (work_id, user_id, received_at, request_id, ip)
    select ${workId}, id, ${at(minutes)}::timestamptz, 'request-of-the-author', '10.0.0.7' from app_user
    where username = ${AUTHOR}`)

const reset = async () => {
  lineOf({ secrets }).running = 0
  await db.execute(sql`delete from comp_work where competition_id = ${COMPETITION}`)
  await submitPhase(-60, 60)
}
await reset()
afterEach(reset)

describe('a submission while the server executes others', () => {
  it('is received at once, waits in a line and is executed once', async () => {
    const id = await draft()
    lineOf({ secrets }).running = BUSY
    const [first, second] = await Promise.all([author.post(SUBMIT, { id }), author.post(SUBMIT, { id })])
    expect([first.body.success, second.body.success]).toEqual([true, true])
    expect(first.body.msg).toBe('作品已收到，正在排队提交')
    expect(workOf(first)).toMatchObject({ isEditable: false, line: { place: 1, receivedAt: expect.any(String) } })
    // Both may have joined the line, one after the other: the second finds nothing left to do.
    await expect.poll(async () => (await read(id)).line).toBeNull()
    expect(await read(id)).toMatchObject({
      state: 'submitted',
      line: null,
      lineProblem: null,
      draft: null,
      isEditable: true,
    })
    const log = await rowsOf(db, sql`select to_state from comp_work_log where work_id = ${id}`)
    expect(log).toEqual([{ to_state: 'submitted' }])
    expect(faults).toEqual([])
  })

  it('is refused at once when it would be refused anyway', async () => {
    const id = await draft({ summary: '太短' })
    lineOf({ secrets }).running = BUSY
    expect((await author.post(SUBMIT, { id })).body).toMatchObject({ success: false, msg: '作品简介至少50个字' })
    expect(await rowsOf(db, sql`select id from comp_submission where work_id = ${id}`)).toEqual([])
  })
})

describe('a submission that a server left when it ended', () => {
  it('counts from when it was received, also after the deadline, in the name of its author', async () => {
    const id = await draft()
    await submitPhase(-60, -1)
    await leave(id, -2)
    expect(await read(id)).toMatchObject({ state: 'draft', isEditable: false, line: { place: 1 } })
    await executeWaiting()
    const { state, submitted } = await read(id)
    expect(state).toBe('submitted')
    const counts = sql`select submitted_at = ${at(-2)}::timestamptz as received from comp_work where id = ${id}`
    expect(await rowsOf(db, counts)).toEqual([{ received: true }])
    expect(submitted?.receiptNo).toMatch(/^ZP4/)
    const logged = sql`select log.request_id, log.ip, person.username from operation_log log
      join app_user person on person.id = log.actor_id
      where log.action = 'competition.submitWork' and log.target_id = ${String(id)}`
    expect(await rowsOf(db, logged)).toEqual([
      { request_id: 'request-of-the-author', ip: '10.0.0.7', username: AUTHOR },
    ])
  })

  it('is neither changed nor withdrawn while it waits', async () => {
    const id = await draft()
    await leave(id, -2)
    const refusal = { success: false, code: 'SUBMIT_IN_LINE', msg: '作品正在排队提交，请稍候' }
    const values = { id, competitionId: COMPETITION, title: '后来的标题', summary: SUMMARY, files: [] }
    expect((await author.post('/api/competitionWork/insertOrUpdateWork', values)).body).toMatchObject(refusal)
    expect((await author.post('/api/competitionWork/withdraw', { id })).body).toMatchObject(refusal)
    await executeWaiting()
    expect((await read(id)).submitted).toMatchObject({ title: '自制水气压计' })
  })

  it('says why it was refused, keeps the draft, and holds nothing up behind it', async () => {
    const id = await draft()
    await submitPhase(-60, -3)
    await leave(id, -2)
    await executeWaiting()
    expect(await read(id)).toMatchObject({ state: 'draft', line: null, lineProblem: '作品提交已截止', submitted: null })
    expect((await read(id)).draft?.title).toBe('自制水气压计')
    await submitPhase(-60, 60)
    clock.advanceMinutes(1)
    const [file] = (await read(id)).draft?.files ?? []
    const files = file ? [{ slot: file.slot, fileId: file.fileId }] : []
    const values = { id, competitionId: COMPETITION, title: '改过的标题', summary: SUMMARY, files }
    await author.post('/api/competitionWork/insertOrUpdateWork', values)
    expect((await read(id)).lineProblem).toBeNull()
  })

  it('is forgotten a day after it ended', async () => {
    const id = await draft()
    await leave(id, -2)
    await executeWaiting()
    const left = () =>
      rowsOf(db, sql`select finished_at is not null as ended from comp_submission where work_id = ${id}`)
    expect(await left()).toEqual([{ ended: true }])
    clock.advanceMinutes(24 * 60 + 1)
    await executeWaiting()
    expect(await left()).toEqual([])
    clock.advanceMinutes(-24 * 60 - 1)
  })
})
