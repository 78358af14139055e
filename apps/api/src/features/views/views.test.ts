import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'
import { addViews } from './views.queries'

const { as, anonymous, db, clock } = await openTestApp()
const BROWSER = 'Mozilla/5.0 (Windows NT 6.1) Chrome/109'

function read(type: string, id: number, userAgent = BROWSER, ip?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'user-agent': userAgent }
  const body = JSON.stringify({ type, id })
  return anonymous(ip).send(new Request('http://doorway.test/api/portal/countView', { method: 'POST', headers, body }))
}

const total = async () => {
  const [row] = await rowsOf<{ n: number }>(db, sql`select view_count::int as n from cms_article where id = 1`)
  return row?.n ?? 0
}

describe('views of an item', () => {
  it('are counted once for a reader within half an hour, and written together', async () => {
    const before = await total()
    for (const reader of ['一', '二', '二'].keys()) await read('article', 1, `${BROWSER} ${Math.min(reader, 1)}`)
    expect(await total()).toBe(before)
    clock.advanceMinutes(1)
    await read('school', 8)
    expect(await total()).toBe(before + 2)
    clock.advanceMinutes(30)
    await read('article', 1, `${BROWSER} 0`)
    expect(await total()).toBe(before + 3)
    const days = await rowsOf<{ n: number }>(
      db,
      sql`select count::int as n from view_daily where ref_type = 'article' and ref_id = 1`,
    )
    expect(days.reduce((sum, { n }) => sum + n, 0)).toBe(3)
  })

  it('do not count robots', async () => {
    const before = await total()
    clock.advanceMinutes(31)
    await read('article', 1, 'Mozilla/5.0 (compatible; Baiduspider/2.0)')
    clock.advanceMinutes(1)
    await read('school', 8)
    expect(await total()).toBe(before)
  })

  it('of what is not there are answered alike and written nowhere', async () => {
    clock.advanceMinutes(31)
    expect((await read('article', 999_999)).status).toBe(200)
    clock.advanceMinutes(1)
    await read('school', 8)
    expect(await rowsOf(db, sql`select 1 from view_daily where ref_id = 999999`)).toEqual([])
  })

  it('are written all or none, so that what waits for the next time is not counted twice', async () => {
    const views = [
      { type: 'article', id: 1, count: 1 },
      { type: 'school', id: 8, count: 1 },
    ] as const
    const before = await total()
    await db.execute(sql`alter table school_profile rename to school_profile_away`)
    await expect(addViews(db, views, clock.now())).rejects.toThrow()
    await db.execute(sql`alter table school_profile_away rename to school_profile`)
    expect(await total()).toBe(before)
    await addViews(db, views, clock.now())
    expect(await total()).toBe(before + 1)
  })

  it('go by the person where one is signed in', async () => {
    clock.advanceMinutes(31)
    const teacher = await as('t_linyq')
    const before = await total()
    const headers = { 'content-type': 'application/json', 'user-agent': BROWSER }
    for (const agent of [`${BROWSER} a`, `${BROWSER} b`]) {
      await teacher.send(
        new Request('http://doorway.test/api/portal/countView', {
          method: 'POST',
          headers: { ...headers, 'user-agent': agent },
          body: '{"type":"article","id":1}',
        }),
      )
    }
    clock.advanceMinutes(1)
    await read('school', 8, `${BROWSER} later`)
    expect(await total()).toBe(before + 1)
  })
})

describe('views of a script', () => {
  it('end at a bound for its network and item, however often it changes its name', async () => {
    const before = await total()
    clock.advanceMinutes(24 * 60)
    const names = Array.from({ length: 200 }, (_, index) => `${BROWSER} ${index}`)
    for (const name of names) await read('article', 1, name, `10.90.0.${names.indexOf(name) % 250}`)
    await read('article', 1, BROWSER, '10.91.0.1')
    clock.advanceMinutes(1)
    await read('school', 8)
    expect(await total()).toBe(before + 20 + 1)
    clock.advanceMinutes(24 * 60)
    await read('article', 1, BROWSER, '10.90.0.1')
    clock.advanceMinutes(1)
    await read('school', 8)
    expect(await total()).toBe(before + 20 + 2)
  })
})
