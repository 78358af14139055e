import type { Schema } from '@doorway/api-client/types'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { isRealPostgres } from '../../testing/test-database'
import { whileLocked } from '../../testing/while-locked'

const { as, anonymous, db, clock } = await openTestApp()
const SAVE = '/api/competitionWork/insertOrUpdateWork'
const SUBMIT = '/api/competitionWork/submit'
const WITHDRAW = '/api/competitionWork/withdraw'
const COMPETITION = 4
const AUTHOR = 't_xutb'
const SUMMARY =
  '用饮料瓶和吸管做一个看得见水位变化的气压计，从天气变化时水柱的升降引入，让学生亲手记录一周的读数，再用图表说明气压与天气之间的关系。'
const MEGABYTE = 1024 ** 2

/** Finished uploads of a person: their ids in the order of the files. */
async function uploads(username: string, files: readonly (readonly [ext: string, megabytes: number])[]) {
  const ids = files.map(() => crypto.randomUUID())
  for (const [place, [ext, megabytes]] of files.entries()) {
    const id = ids[place]
    const values = sql`${id}::uuid, md5(${id}) || md5(${id}), ${megabytes * MEGABYTE}::bigint, ${ext}, ${`${id}.${ext}`}`
    await db.execute(sql`insert into file_object (id, sha256, size, ext, name, mime, place, owner_id, created_at)
      select ${values}, 'application/octet-stream', 'store', id, now() from app_user where username = ${username}`)
    await db.execute(sql`insert into upload_session (id, sha256, size, ext, name, owner_id, is_complete, created_at, expires_at)
      select ${values}, id, true, now(), now() + interval '7 days' from app_user where username = ${username}`)
  }
  return ids
}

const body = (files: readonly (readonly [slot: string, fileId: string | undefined])[], more: object = {}) => ({
  competitionId: COMPETITION,
  title: '自制水气压计',
  summary: SUMMARY,
  files: files.map(([slot, fileId]) => ({ slot, fileId })),
  ...more,
})
const workOf = (response: { body: { data: unknown } }): Schema<'Work'> => Object(response.body.data)
const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()
const submitPhase = (from: number, until: number, grace = 0) =>
  db.execute(sql`update competition_phase set start_at = ${at(from)}::timestamptz, end_at = ${at(until)}::timestamptz,
    grace_minutes = ${grace} where competition_id = ${COMPETITION} and kind = 'submit'`)
const stored = () =>
  rowsOf(
    db,
    sql`select work.state, work.title, (select count(*)::int from comp_work_file file where file.work_id = work.id) as files
      from comp_work work where competition_id = ${COMPETITION}`,
  )
const forget = async () => {
  await db.execute(sql`delete from comp_work where competition_id = ${COMPETITION}`)
  await submitPhase(-60, 60)
}

/** A draft with its two required files. */
async function draft(client: TestClient) {
  const [video, plan] = await uploads(AUTHOR, [
    ['mp4', 80],
    ['docx', 1],
  ])
  return workOf(
    await client.post(
      SAVE,
      body([
        ['video', video],
        ['plan', plan],
      ]),
    ),
  )
}

await forget()
afterEach(forget)

describe('the work of an applicant', () => {
  it('needs a token and the code for it', async () => {
    const reviewer = await as('review01')
    for (const [path, content] of [
      [SAVE, body([])],
      [SUBMIT, { id: 1 }],
      [WITHDRAW, { id: 1 }],
    ] as const) {
      expect((await anonymous().post(path, content)).status).toBe(401)
      expect((await reviewer.post(path, content)).status).toBe(403)
    }
    for (const path of ['getWork?id=1', 'getOwnWork?competitionId=4']) {
      expect((await anonymous().get(`/api/competitionWork/${path}`)).status).toBe(401)
      expect((await reviewer.get(`/api/competitionWork/${path}`)).status).toBe(403)
    }
  })

  it('goes from a draft to a receipt with number, hash and time', async () => {
    const client = await as(AUTHOR)
    expect((await client.get('/api/competitionWork/getOwnWork?competitionId=4')).body.data).toMatchObject({
      work: null,
      hasEntry: true,
      isOpen: true,
    })
    const saved = await draft(client)
    expect(saved).toMatchObject({ state: 'draft', submitted: null, isEditable: true, draft: { title: '自制水气压计' } })
    expect(saved.workNo).toMatch(/^W4\d{6}$/)
    const { body: done } = await client.post(SUBMIT, { id: saved.id, version: saved.version })
    expect(done).toMatchObject({ success: true, msg: '作品已提交' })
    const { submitted, draft: left, state } = workOf({ body: done })
    expect([state, left]).toEqual(['submitted', null])
    expect(submitted?.receiptNo).toBe(`ZP4${String(saved.id).padStart(6, '0')}`)
    expect(submitted?.contentHash).toMatch(/^[0-9a-f]{64}$/)
    expect(submitted?.submittedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(await rowsOf(db, sql`select count(*)::int as n from upload_session where is_complete`)).toMatchObject([
      { n: 0 },
    ])
    const again = await client.post(SUBMIT, { id: saved.id })
    expect(workOf(again).submitted).toEqual(submitted)
  })

  it('stays as it was submitted until the changes are submitted too', async () => {
    const client = await as(AUTHOR)
    const { id } = await draft(client)
    const first = workOf(await client.post(SUBMIT, { id }))
    const [slides] = await uploads(AUTHOR, [['pptx', 3]])
    const held = (first.submitted?.files ?? []).map(({ slot, fileId }) => [slot, fileId] as const)
    const more = { id, title: '自制水气压计（修订）' }
    const changed = workOf(await client.post(SAVE, body([...held, ['slides', slides]], more)))
    expect(changed).toMatchObject({ state: 'submitted', draft: { title: '自制水气压计（修订）' } })
    expect(changed.submitted).toEqual(first.submitted)
    expect(await stored()).toEqual([{ state: 'submitted', title: '自制水气压计', files: 2 }])
    const second = workOf(await client.post(SUBMIT, { id }))
    expect(second.submitted?.contentHash).not.toBe(first.submitted?.contentHash)
    expect(await stored()).toEqual([{ state: 'submitted', title: '自制水气压计（修订）', files: 3 }])
  })

  it('has a number that does not tell the order', async () => {
    const numbers = new Set<string>()
    // So many that they are not in order by chance: 1 in 479 million.
    const COUNT = 12
    for (let time = 0; time < COUNT; time += 1) {
      numbers.add((await draft(await as(AUTHOR))).workNo)
      await forget()
    }
    expect(numbers.size).toBe(COUNT)
    expect([...numbers]).not.toEqual([...numbers].toSorted())
  })

  it('is withdrawn before it is judged, and can come back while works are accepted', async () => {
    const client = await as(AUTHOR)
    const { id } = await draft(client)
    await client.post(SUBMIT, { id })
    expect((await client.post(WITHDRAW, { id })).body).toMatchObject({ success: true, msg: '作品已撤回' })
    expect(await stored()).toMatchObject([{ state: 'withdrawn' }])
    await db.execute(sql`update comp_work set state = 'judging' where id = ${id}`)
    expect((await client.post(WITHDRAW, { id })).body).toMatchObject({
      success: false,
      code: 'WORK_FIXED',
      msg: '作品已进入评审，不能撤回',
    })
    expect(await stored()).toMatchObject([{ state: 'judging' }])
  })
})

describe('the files of a work', () => {
  it.each([
    [[['video', 'mov', 1]], '微课视频的格式须为mp4'],
    [[['video', 'mp4', 501]], '微课视频不能超过500MB'],
    [[['secret', 'mp4', 1]], '文件不属于本赛事要求的材料'],
    [
      [
        ['video', 'mp4', 1],
        ['video', 'mp4', 2],
      ],
      '微课视频最多1个文件',
    ],
  ] as const)('%j is refused with its sentence, and nothing is written', async (files, msg) => {
    const client = await as(AUTHOR)
    const ids = await uploads(
      AUTHOR,
      files.map(([, ext, megabytes]) => [ext, megabytes] as const),
    )
    const slots = files.map(([slot], place) => [slot, ids[place]] as const)
    expect((await client.post(SAVE, body(slots))).body).toMatchObject({
      success: false,
      msg,
      errors: [{ field: `files.${files[0][0]}`, msg }],
    })
    expect(await stored()).toEqual([])
    await db.execute(sql`delete from upload_session`)
  })

  it('are all there before a work is submitted, and it is described', async () => {
    const client = await as(AUTHOR)
    const [video] = await uploads(AUTHOR, [['mp4', 1]])
    const { id } = workOf(await client.post(SAVE, body([['video', video]], { summary: '太短' })))
    const { body: refused } = await client.post(SUBMIT, { id })
    expect(refused).toMatchObject({ success: false, msg: '作品简介至少50个字' })
    expect(refused.errors?.map(({ field }) => field)).toEqual(['summary', 'files.plan'])
    expect(await stored()).toMatchObject([{ state: 'draft', files: 0 }])
  })

  it('are those of the caller', async () => {
    const client = await as(AUTHOR)
    const [foreign] = await uploads('t_zhoush', [['mp4', 1]])
    expect((await client.post(SAVE, body([['video', foreign]]))).status).toBe(404)
    expect((await client.post(SAVE, body([['video', crypto.randomUUID()]]))).status).toBe(404)
    expect(await stored()).toEqual([])
    await db.execute(sql`delete from upload_session`)
  })
})

describe('the time of works', () => {
  it('ends one second after the deadline and its grace, with nothing written', async () => {
    const client = await as(AUTHOR)
    const { id } = await draft(client)
    const second = 1 / 60
    await submitPhase(-60, -30, 30)
    expect((await client.post(SUBMIT, { id })).body).toMatchObject({ success: true })
    const held = workOf(await client.get(`/api/competitionWork/getWork?id=${id}`)).submitted?.files ?? []
    const files = held.map(({ slot, fileId }) => [slot, fileId] as const)
    await client.post(SAVE, body(files, { id, title: '最后的修改' }))
    await submitPhase(-60, -30 - second, 30)
    const refusal = { success: false, code: 'SUBMIT_CLOSED', msg: '作品提交已截止', data: null }
    expect((await client.post(SUBMIT, { id })).body).toMatchObject(refusal)
    expect((await client.post(SAVE, body(files, { id }))).body).toMatchObject(refusal)
    expect(await stored()).toEqual([{ state: 'submitted', title: '自制水气压计', files: 2 }])
    expect(workOf(await client.get(`/api/competitionWork/getWork?id=${id}`))).toMatchObject({ isEditable: false })
  })

  it('has not begun before the phase', async () => {
    await submitPhase(1, 60)
    expect((await (await as(AUTHOR)).post(SAVE, body([]))).body).toMatchObject({
      code: 'SUBMIT_NOT_OPEN',
      msg: '作品提交尚未开始',
    })
  })

  it('goes on for a work that was sent back, while works are checked', async () => {
    const client = await as(AUTHOR)
    const { id } = await draft(client)
    await client.post(SUBMIT, { id })
    await db.execute(sql`update comp_work set state = 'fix', state_reason = '片头有校名' where id = ${id}`)
    await submitPhase(-60, -30)
    await db.execute(sql`insert into competition_phase (competition_id, kind, name, start_at, end_at)
      values (${COMPETITION}, 'check', '资格审查', ${at(-20)}::timestamptz, ${at(60)}::timestamptz)`)
    const found = workOf(await client.get(`/api/competitionWork/getWork?id=${id}`))
    expect(found).toMatchObject({ state: 'fix', stateReason: '片头有校名', isEditable: true })
    const files = (found.submitted?.files ?? []).map(({ slot, fileId }) => [slot, fileId] as const)
    await client.post(SAVE, body(files, { id }))
    expect(workOf(await client.post(SUBMIT, { id }))).toMatchObject({ state: 'submitted', stateReason: null })
    await db.execute(sql`delete from competition_phase where competition_id = ${COMPETITION} and kind = 'check'`)
  })
})

describe('works of others and without an entry', () => {
  it('are neither shown nor changed', async () => {
    const { id } = await draft(await as(AUTHOR))
    for (const name of ['t_zhoush', 'ycxx_school01', 'admin']) {
      const other = await as(name)
      expect((await other.get(`/api/competitionWork/getWork?id=${id}`)).status).toBe(404)
      expect((await other.post(SAVE, body([], { id }))).status).toBe(404)
      expect((await other.post(SUBMIT, { id })).status).toBe(404)
      expect((await other.post(WITHDRAW, { id })).status).toBe(404)
    }
    expect(await stored()).toMatchObject([{ state: 'draft' }])
  })

  it('need a sign-up first, and are one for each', async () => {
    expect((await (await as('t_zhoush')).post(SAVE, body([]))).body).toMatchObject({
      success: false,
      code: 'NO_ENTRY',
      msg: '请先提交报名，再上传作品',
    })
    const client = await as(AUTHOR)
    await draft(client)
    expect((await client.post(SAVE, body([]))).body).toMatchObject({ code: 'WORK_EXISTS' })
    expect((await client.post(SAVE, body([], { competitionId: 999 }))).status).toBe(404)
  })

  it('need a sign-up that stands', async () => {
    const client = await as(AUTHOR)
    const setState = (state: string) =>
      db.execute(sql`update comp_entry set state = ${state} where competition_id = ${COMPETITION}
        and applicant_id = (select id from app_user where username = ${AUTHOR})`)
    for (const state of ['draft', 'returned', 'void']) {
      await setState(state)
      expect((await client.post(SAVE, body([]))).body).toMatchObject({ success: false, code: 'NO_ENTRY' })
    }
    expect(await stored()).toEqual([])
    await setState('submitted')
    const { id } = await draft(client)
    await setState('returned')
    expect((await client.post(SUBMIT, { id })).body).toMatchObject({ success: false, code: 'NO_ENTRY' })
    expect(await stored()).toMatchObject([{ state: 'draft' }])
    await setState('school_passed')
    expect((await client.post(SUBMIT, { id })).body).toMatchObject({ success: true })
    await setState('submitted')
  })

  it('refuse a change of an older version with the current values', async () => {
    const client = await as(AUTHOR)
    const { id, version } = await draft(client)
    await client.post(SAVE, body([], { id, version, title: '先改的' }))
    const { status, body: refused } = await client.post(SAVE, body([], { id, version, title: '后改的' }))
    expect([status, refused.code]).toEqual([409, 'VERSION_CONFLICT'])
    expect(refused.data).toMatchObject({ draft: { title: '先改的' } })
  })
})

describe.runIf(isRealPostgres())('a work that its organiser takes out at the same moment', () => {
  it.each([SUBMIT, WITHDRAW, SAVE])('stays out, whatever its author does: %s', async (path) => {
    const client = await as(AUTHOR)
    const { id } = await draft(client)
    const change = path === SAVE ? body([], { id }) : { id }
    const { body: refused } = await whileLocked(
      db,
      (tx) => tx.execute(sql`update comp_work set state = 'disqualified' where id = ${id}`),
      () => client.post(path, change),
    )
    expect(refused).toMatchObject({ success: false, code: 'WORK_FIXED' })
    expect(await stored()).toMatchObject([{ state: 'disqualified' }])
  })
})
