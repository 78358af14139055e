import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { piiAccessLog } from '../../db/tables/logs'
import { people } from '../../demo/people-rows'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const county = await as('yc_county01')
const idOf = (username: string) => people.find((person) => person.username === username)?.id ?? 0

const reveal = (client: TestClient, username: string, field: string, purpose = '核对联系方式') =>
  client.post('/api/userInfo/reveal', { id: idOf(username), field, purpose })
const logged = () => db.select().from(piiAccessLog).orderBy(piiAccessLog.id)

describe('showing a personal value in full refuses', () => {
  it('people without a token or the code', async () => {
    expect((await reveal(anonymous(), 't_linyq', 'mobile')).status).toBe(401)
    expect((await reveal(await as('ycxx_school01'), 't_linyq', 'mobile')).status).toBe(403)
  })

  it('people out of scope, protected ones, and a field that is none', async () => {
    expect((await reveal(county, 't_zhoush', 'mobile')).status).toBe(404)
    expect((await reveal(await as('prov01'), 'sysop', 'mobile')).body.code).toBe('USER_PROTECTED')
    expect((await reveal(county, 't_linyq', 'passwordHash')).status).toBe(400)
  })

  it('a request that does not say what for', async () => {
    expect((await reveal(county, 't_linyq', 'mobile', '')).status).toBe(400)
    expect((await reveal(county, 't_linyq', 'mobile', ' x  ')).body).toMatchObject({
      success: false,
      errors: [{ field: 'purpose' }],
    })
  })

  it('the numbers of a child under 14, for want of a second person', async () => {
    for (const field of ['idCard', 'enrollmentNumber']) {
      expect((await reveal(county, 's_wangzh', field)).body.code).toBe('APPROVAL_NEEDED')
    }
    expect(await logged()).toEqual([])
  })

  it('everybody when the log cannot be written', async () => {
    await db.execute(sql`alter table pii_access_log add constraint cut check (purpose <> '断开日志')`)
    const response = await reveal(county, 't_linyq', 'mobile', '断开日志')
    expect(response.status).toBe(500)
    expect(JSON.stringify(response.body)).not.toMatch(/161\d{8}/)
  })
})

describe('showing a personal value in full', () => {
  it('answers it and says so in the log', async () => {
    expect((await reveal(county, 't_linyq', 'mobile')).body.data).toEqual({
      value: expect.stringMatching(/^161\d{8}$/),
    })
    expect((await reveal(county, 't_linyq', 'idCard')).body.data).toEqual({
      value: expect.stringMatching(/^38\d{16}$|^38\d{15}X$/),
    })
    expect((await reveal(county, 's_wangzh', 'mobile')).body.data).toEqual({
      value: expect.stringMatching(/^161\d{8}$/),
    })
    expect((await reveal(county, 't_linyq', 'enrollmentNumber')).body.data).toEqual({ value: null })
    expect(await logged()).toMatchObject([
      { actorId: idOf('yc_county01'), subjectId: idOf('t_linyq'), field: 'mobile', purpose: '核对联系方式' },
      { field: 'idCard' },
      { subjectId: idOf('s_wangzh') },
      { field: 'enrollmentNumber' },
    ])
  })

  it('leaves rows that nobody changes or removes', async () => {
    await expect(db.execute(sql`update pii_access_log set purpose = 'x'`)).rejects.toThrow()
    await expect(db.execute(sql`delete from pii_access_log`)).rejects.toThrow()
    await expect(db.execute(sql`truncate pii_access_log`)).rejects.toThrow()
  })
})

describe('reading personal values', () => {
  it('is refused after the hundredth within a day, also when they are read at the same time', async () => {
    const reader = await as('wc_city01')
    const responses = await Promise.all(Array.from({ length: 103 }, () => reveal(reader, 't_linyq', 'email')))
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(3)
    expect(refused[0]?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: null })
    expect(Number(refused[0]?.headers.get('retry-after'))).toBe(86_400)
    const rows = (await logged()).filter(({ actorId }) => actorId === idOf('wc_city01'))
    expect(rows).toHaveLength(100)
    expect((await reveal(county, 't_linyq', 'email')).status).toBe(200)
  })

  it('leaves neither value nor purpose in an address', async () => {
    const address = `/api/userInfo/reveal?id=${idOf('t_linyq')}&field=email&purpose=${encodeURIComponent('核对联系方式')}`
    expect((await county.get(address)).status).toBe(404)
  })
})
