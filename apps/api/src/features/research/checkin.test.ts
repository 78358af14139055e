import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db, clock } = await openTestApp()
const MINUTE_MS = 60_000
const SIGN_UP = '/api/researchActivity/signup'
const CHECK_IN = '/api/researchActivity/checkIn'
const CODE = '204816'
const WRONG = '000000'

/** An activity of an organization, an hour long, that begins in so many minutes. */
async function activity({ starts = 60, orgId = 8, hours = 2.5 } = {}): Promise<number> {
  const begin = clock.now().getTime() + starts * MINUTE_MS
  const [start, end] = [new Date(begin).toISOString(), new Date(begin + 60 * MINUTE_MS).toISOString()]
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`
    insert into research_activity (site_id, name, kind, start_at, end_at, place, org_id, summary, intro_html, state, publish_at, checkin_code, credit_hours)
    values (1, '同课异构', 'salon', ${start}::timestamptz, ${end}::timestamptz, '云津', ${orgId}::bigint, 'x', 'x', 'published',
      ${'2026-01-01'}::timestamptz, ${CODE}, ${hours}::numeric) returning id`,
  )
  return Number(row?.id)
}

type Client = Awaited<ReturnType<typeof as>>
const standing = async (client: Client, id: number) =>
  Object((await client.get(`/api/researchActivity/getSignup?id=${id}`)).body.data).checkin
const logged = async (id: number) =>
  rowsOf<{ action: string; diff: object }>(
    db,
    sql`select action, diff from operation_log where target_type = 'activity' and target_id = ${String(id)} order by id`,
  )

describe('checking in to an activity', () => {
  it('is for people who are signed in, hold the code and have signed up', async () => {
    const id = await activity({ starts: 10 })
    expect((await anonymous().post(CHECK_IN, { id, code: CODE })).status).toBe(401)
    expect((await (await as('review01')).post(CHECK_IN, { id, code: CODE })).status).toBe(403)
    const teacher = await as('t_linyq')
    expect((await teacher.post(CHECK_IN, { id: 999_999, code: CODE })).status).toBe(404)
    expect((await teacher.post(CHECK_IN, { id, code: '12' })).status).toBe(400)
    const refused = await teacher.post(CHECK_IN, { id, code: CODE })
    expect(refused.body).toMatchObject({ success: false, code: 'CHECKIN_NOT_SIGNED_UP' })
    expect(await standing(teacher, id)).toMatchObject({ isOpen: true, checkedAt: null })
  })

  it.each([
    { starts: 30.1, code: 'CHECKIN_EARLY', isOpen: false },
    { starts: 30, code: 'CHECKIN_WRONG_CODE', isOpen: true },
    { starts: -59.9, code: 'CHECKIN_WRONG_CODE', isOpen: true },
    { starts: -60, code: 'CHECKIN_LATE', isOpen: false },
  ])(
    'opens half an hour before the beginning and closes with the end, by the clock of the server: $starts minutes',
    async ({ starts, code, isOpen }) => {
      const teacher = await as('t_linyq')
      const id = await activity({ starts })
      await db.execute(
        `insert into research_signup (activity_id, user_id, signed_at) select ${id}, id, now() from app_user where username = 't_linyq'`,
      )
      expect((await teacher.post(CHECK_IN, { id, code: WRONG })).body.code).toBe(code)
      expect(await standing(teacher, id)).toMatchObject({ isOpen, checkedAt: null })
    },
  )

  it('notes the moment and the credit once, and in the log', async () => {
    const teacher = await as('t_linyq')
    const id = await activity({ starts: 10 })
    await teacher.post(SIGN_UP, { id })
    const { body } = await teacher.post(CHECK_IN, { id, code: CODE })
    expect(body).toMatchObject({ success: true, msg: '签到成功' })
    const { checkedAt, creditHours } = Object(body.data).checkin
    expect([checkedAt, creditHours]).toEqual([expect.stringMatching(/^\d{4}-/), 2.5])
    clock.advanceMinutes(5)
    const again = await teacher.post(CHECK_IN, { id, code: WRONG })
    expect(Object(again.body.data).checkin.checkedAt).toBe(checkedAt)
    expect(await logged(id)).toMatchObject([
      { action: 'activity.signUp' },
      { action: 'activity.checkIn', diff: { creditHours: 2.5 } },
    ])
  })

  it('ends after ten wrong codes, even with the right one', async () => {
    const teacher = await as('t_zhoush')
    const id = await activity({ starts: 10 })
    await teacher.post(SIGN_UP, { id })
    const codes: unknown[] = []
    for (const code of [...Array.from({ length: 10 }, () => WRONG), CODE])
      codes.push((await teacher.post(CHECK_IN, { id, code })).body.code)
    expect(codes.slice(0, 10)).toEqual(codes.slice(0, 10).map(() => 'CHECKIN_WRONG_CODE'))
    expect(codes[10]).toBe('CHECKIN_LOCKED')
    expect((await standing(teacher, id)).checkedAt).toBeNull()
  })

  it('keeps its wrong codes: a seat is not given back once it has opened, or a code was tried', async () => {
    const teacher = await as('t_duyx')
    const cancel = async (id: number) => (await teacher.post('/api/researchActivity/cancelSignup', { id })).body
    const id = await activity({ starts: 31 })
    await teacher.post(SIGN_UP, { id })
    expect(await cancel(id)).toMatchObject({ success: true })
    await teacher.post(SIGN_UP, { id })
    clock.advanceMinutes(1)
    expect(await cancel(id)).toMatchObject({ code: 'ACTIVITY_CLOSED', msg: '签到开始后不能取消报名' })
    await teacher.post(CHECK_IN, { id, code: WRONG })
    expect((await cancel(id)).success).toBe(false)
    // Put off to another day, it is not open any more; what was tried stays tried.
    const putOff = `update research_activity set start_at = start_at + interval '1 day', end_at = end_at + interval '1 day' where id = ${id}`
    await db.execute(putOff)
    expect((await cancel(id)).code).toBe('ACTIVITY_CLOSED')
    await db.execute(`update research_signup set wrong_codes = 0 where activity_id = ${id}`)
    await db.execute(`update research_signup set checked_at = now() where activity_id = ${id}`)
    expect((await cancel(id)).code).toBe('ACTIVITY_CLOSED')
    await db.execute(`update research_signup set checked_at = null where activity_id = ${id}`)
    expect((await cancel(id)).success).toBe(true)
  })

  it('cannot be tried out by asking many times at once', async () => {
    const teacher = await as('t_xutb')
    const id = await activity({ starts: 10 })
    await teacher.post(SIGN_UP, { id })
    await Promise.all(Array.from({ length: 25 }, () => teacher.post(CHECK_IN, { id, code: WRONG })))
    const [row] = await rowsOf<{ n: number }>(
      db,
      sql`select wrong_codes::int as n from research_signup where activity_id = ${id}`,
    )
    expect(row?.n).toBe(10)
    expect((await teacher.post(CHECK_IN, { id, code: CODE })).body.code).toBe('CHECKIN_LOCKED')
  })

  it('shows its code to those who run it, within their own organisations', async () => {
    const id = await activity({ orgId: 8 })
    const codeOf = async (name: string) => (await standing(await as(name), id)).code
    expect(await codeOf('ycxx_school01')).toBe(CODE)
    expect(await codeOf('t_linyq')).toBeNull()
    const foreign = await activity({ orgId: 18 })
    expect((await standing(await as('ycxx_school01'), foreign)).code).toBeNull()
  })
})

describe('the calendar of activities', () => {
  it('has what goes on in a month, by its beginning', async () => {
    const month = clock.now().toISOString().slice(0, 7)
    const { body } = await anonymous().get(`/api/portal/activities?month=${month}&pageSize=100`)
    const rows: { facts: { key: string; value: string }[] }[] = Object(body.data).data
    const starts = rows.map(({ facts }) => String(facts.find(({ key }) => key === 'startAt')?.value))
    expect(starts.length).toBeGreaterThan(3)
    expect(starts.every((start) => start.startsWith(month))).toBe(true)
    expect(starts).toEqual(starts.toSorted((a, b) => a.localeCompare(b)))
    const { body: none } = await anonymous().get('/api/portal/activities?month=1999-01')
    expect(Object(none.data).total).toBe(0)
    expect((await anonymous().get('/api/portal/activities?month=2026-13')).status).toBe(400)
  })

  it('offers stages and subjects, which caches may keep', async () => {
    const response = await anonymous().send(new Request('http://doorway.test/api/portal/subjects'))
    expect(response.headers.get('cache-control')).toMatch(/^public/)
    const { data } = await response.json()
    expect(data.find(({ gardeId }: { gardeId: string }) => gardeId === '2').courses).toContainEqual({
      courseId: '0202',
      courseName: '数学',
    })
  })
})
