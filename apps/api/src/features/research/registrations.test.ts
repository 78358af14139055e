import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db, clock } = await openTestApp()
const HOUR_MS = 3_600_000
const SIGN_UP = '/api/researchActivity/signup'
const CANCEL = '/api/researchActivity/cancelSignup'

interface Wanted {
  /** Null: as many as come. */
  capacity?: number | null
  /** Hours from now. */
  starts?: number
  state?: 'draft' | 'published'
}

async function activity({ capacity = null, starts = 24, state = 'published' }: Wanted = {}): Promise<number> {
  const begin = clock.now().getTime() + starts * HOUR_MS
  const [start, end] = [new Date(begin).toISOString(), new Date(begin + 2 * HOUR_MS).toISOString()]
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`
    insert into research_activity (site_id, name, kind, start_at, end_at, place, capacity, org_id, summary, intro_html, state, publish_at)
    values (1, '同课异构', 'salon', ${start}::timestamptz, ${end}::timestamptz, '云津',
      ${capacity}::integer, 1, 'x', 'x', ${state}, ${'2026-01-01'}::timestamptz) returning id`,
  )
  return Number(row?.id)
}

const standing = async (client: Awaited<ReturnType<typeof as>>, id: number) =>
  Object((await client.get(`/api/researchActivity/getSignup?id=${id}`)).body.data)

describe('signing up for an activity', () => {
  it('is for people who are signed in and hold its code', async () => {
    const id = await activity()
    expect((await anonymous().post(SIGN_UP, { id })).status).toBe(401)
    const reviewer = await as('review01')
    expect((await reviewer.post(SIGN_UP, { id })).status).toBe(403)
    expect(await standing(reviewer, id)).toMatchObject({ phase: 'open', maySignUp: false })
  })

  it('is not possible for one that is not published', async () => {
    const teacher = await as('t_linyq')
    const id = await activity({ state: 'draft' })
    expect((await teacher.post(SIGN_UP, { id })).status).toBe(404)
    expect((await teacher.get(`/api/researchActivity/getSignup?id=${id}`)).status).toBe(404)
  })

  it('takes a seat, once however often it is asked for, and gives it back', async () => {
    const teacher = await as('t_linyq')
    const id = await activity({ capacity: 2 })
    expect((await teacher.post(SIGN_UP, { id })).body).toMatchObject({ success: true, msg: '报名成功' })
    const again = await teacher.post(SIGN_UP, { id })
    expect(again.body.data).toMatchObject({ taken: 1, capacity: 2, phase: 'open', maySignUp: true })
    expect(Object(again.body.data).signedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect((await teacher.post(CANCEL, { id })).body).toMatchObject({
      msg: '已取消报名',
      data: { taken: 0, signedAt: null },
    })
    expect((await teacher.post(CANCEL, { id })).body.success).toBe(true)
  })

  it('gives the last seat once, whoever asks at the same moment', async () => {
    const id = await activity({ capacity: 2 })
    const people = await Promise.all(['t_linyq', 't_zhoush', 't_xutb', 't_duyx', 's_wangzh'].map((name) => as(name)))
    const responses = await Promise.all(people.map((person) => person.post(SIGN_UP, { id })))
    const refused = responses.filter(({ body }) => !body.success)
    expect(refused.map(({ body }) => [body.code, body.msg])).toEqual(refused.map(() => ['ACTIVITY_FULL', '名额已满']))
    expect(refused).toHaveLength(3)
    const [person] = people
    expect(person && (await standing(person, id))).toMatchObject({ taken: 2, phase: 'full' })
  })

  it('ends when the activity begins, and so does giving back', async () => {
    const teacher = await as('t_linyq')
    const id = await activity({ starts: -1 })
    expect((await teacher.post(SIGN_UP, { id })).body).toMatchObject({ code: 'ACTIVITY_CLOSED', msg: '报名已截止' })
    await db.execute(
      `insert into research_signup (activity_id, user_id, signed_at) select ${id}, id, now() from app_user where username = 't_linyq'`,
    )
    expect((await teacher.post(CANCEL, { id })).body.code).toBe('ACTIVITY_CLOSED')
    expect(await standing(teacher, id)).toMatchObject({ phase: 'running', taken: 1 })
    expect(await standing(teacher, await activity({ starts: -48 }))).toMatchObject({ phase: 'over' })
  })

  it('shows in the list of everybody at once', async () => {
    const id = await activity({ capacity: 9, starts: 1 })
    const seats = async () => {
      const { body } = await anonymous().get('/api/portal/activities?when=coming&pageSize=100')
      const row = Object(body.data).data.find((one: { id: number }) => one.id === id)
      return row.facts.find(({ key }: { key: string }) => key === 'seats').value
    }
    expect(await seats()).toBe('0 / 9')
    await (await as('t_linyq')).post(SIGN_UP, { id })
    expect(await seats()).toBe('1 / 9')
  })
})
