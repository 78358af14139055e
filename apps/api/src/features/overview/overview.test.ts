import { sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { Schema } from '@doorway/api-client/types'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const OVERVIEW = '/api/dashboard/getDataOverview'
const SCREEN = '/api/dashboard/screen/overview'
const EXPORT = '/api/file/exportExcel'
const PROVINCE = '380000'
const CITY = '380100'
const OTHER_CITY = '380200'

async function overviewOf(client: TestClient, query = ''): Promise<Schema<'DataOverview'>> {
  const { body } = await client.get(`${OVERVIEW}${query}`)
  expect(body.success).toBe(true)
  return Object(body.data)
}

async function countOf(query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(db, query)
  return row?.n ?? -1
}

describe('the overview refuses', () => {
  it('people without a token or without its code', async () => {
    for (const path of [OVERVIEW, SCREEN]) {
      expect((await anonymous().get(path)).status).toBe(401)
      for (const username of ['t_linyq', 's_wangzh', 'edit01', 'audit01', 'secop']) {
        expect((await (await as(username)).get(path)).status).toBe(403)
      }
    }
    expect((await (await as('edit01')).post(EXPORT, { exportType: 'overview' })).status).toBe(403)
  })

  it('the large screen to those who have the code of the overview alone', async () => {
    const school = await as('ycxx_school01')
    expect((await school.get(OVERVIEW)).status).toBe(200)
    expect((await school.get(SCREEN)).status).toBe(403)
  })

  it('areas out of the scope as absent, and absent ones', async () => {
    const city = await as('wc_city01')
    for (const areaCode of [PROVINCE, OTHER_CITY, '999999']) {
      expect((await city.get(`${OVERVIEW}?areaCode=${areaCode}`)).status).toBe(404)
      const body = { exportType: 'overview', conditions: { areaCode } }
      expect((await city.post(EXPORT, body)).status).toBe(404)
    }
    expect((await city.get(`${OVERVIEW}?areaCode=${CITY}`)).status).toBe(200)
  })

  it('what is no area and no period', async () => {
    const admin = await as('admin')
    for (const query of ['areaCode=x', 'to=2026-13', 'months=0', 'months=37', 'to=0000-01', 'x=1']) {
      expect((await admin.get(`${OVERVIEW}?${query}`)).status).toBe(400)
    }
    for (const conditions of [{ months: '37' }, { months: '0' }, { to: '2026-13' }, { areaCode: 'x' }, { name: 'x' }]) {
      expect((await admin.post(EXPORT, { exportType: 'overview', conditions })).status).toBe(400)
    }
  })
})

describe('the overview counts', () => {
  it('everything for those who may see everything', async () => {
    const { totals, path, areas, months } = await overviewOf(await as('admin'))
    expect(totals.users).toBe(await countOf(sql`select count(*)::int as n from app_user where deleted_at is null`))
    expect(totals.resources).toBe(
      await countOf(sql`select count(*)::int as n from resource where state = 'on_shelf' and deleted_at is null`),
    )
    expect(totals.articles).toBeGreaterThan(0)
    expect(path.map(({ areaCode }) => areaCode)).toEqual([PROVINCE])
    expect(areas.map(({ areaCode }) => areaCode)).toContain(CITY)
    expect(areas.reduce((sum, { schools }) => sum + schools, 0)).toBe(totals.schools)
    expect(months).toHaveLength(12)
    expect(months.at(-1)?.time).toBe('2026-11')
  })

  it('only what is in scope, and goes down to lower areas', async () => {
    const all = await overviewOf(await as('admin'))
    const city = await as('wc_city01')
    const own = await overviewOf(city)
    for (const name of ['users', 'schools', 'articles', 'resources', 'signedIn'] as const) {
      expect(own.totals[name], name).toBeGreaterThan(0)
      expect(own.totals[name], name).toBeLessThan(all.totals[name] ?? 0)
    }
    expect(own.path.map(({ areaCode }) => areaCode)).toEqual([CITY])
    const [lower] = own.areas
    const below = await overviewOf(city, `?areaCode=${lower?.areaCode}`)
    expect(below.path.map(({ areaCode }) => areaCode)).toEqual([CITY, lower?.areaCode])
    expect(below.totals.schools).toBe(lower?.schools)
  })

  it('an area for the administrator as its own administrator sees it', async () => {
    const seen = await overviewOf(await as('admin'), `?areaCode=${CITY}`)
    const own = await overviewOf(await as('wc_city01'), `?areaCode=${CITY}`)
    expect(seen.totals.schools).toBe(own.totals.schools)
    expect(seen.areas.map(({ areaCode }) => areaCode)).toEqual(own.areas.map(({ areaCode }) => areaCode))
  })

  it('no people where there would be few of them', async () => {
    const { totals, areas, months } = await overviewOf(await as('ycxx_school01'))
    const counts = [totals.users, totals.teachers, totals.students, totals.parents, totals.signedIn]
    const ofAreas = areas.flatMap(({ users, signedIn }) => [users, signedIn])
    const ofMonths = months.flatMap(({ newUsers, signedIn }) => [newUsers, signedIn])
    for (const count of [...counts, ...ofAreas, ...ofMonths]) {
      expect(count === null || count === 0 || count >= 5).toBe(true)
    }
  })

  it('nothing in a period in which nothing happened', async () => {
    const { months, totals } = await overviewOf(await as('admin'), '?months=2&to=1999-02')
    expect(months).toEqual(
      ['1999-01', '1999-02'].map((time) => ({ time, newUsers: 0, signedIn: 0, articles: 0, resources: 0 })),
    )
    expect(totals.signedIn).toBe(0)
  })
})

describe('the export of the overview', () => {
  it('has a row for each area that is shown, and says where a count is small', async () => {
    const client = await as('wc_city01')
    const { areas } = await overviewOf(client)
    const request = new Request(`http://doorway.test${EXPORT}`, {
      method: 'POST',
      body: JSON.stringify({ exportType: 'overview' }),
      headers: { 'content-type': 'application/json' },
    })
    const response = await client.send(request)
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('数据总览-20261121.xlsx')
    const [head, ...rows] = (await readXlsx(new Uint8Array(await response.arrayBuffer()))).sheets[0]?.rows ?? []
    expect(head).toEqual(['地区', '行政区划代码', '用户数', '登录人数', '学校数', '文章数', '资源数'])
    expect(rows.map(([name]) => name)).toEqual(areas.map(({ name }) => name))
    expect(rows.map(([, , users]) => users)).toEqual(areas.map(({ users }) => (users === null ? '<5' : String(users))))
  })
})

describe('the large screen', () => {
  it('has thirty days, the areas of the scope, and titles that the public can read', async () => {
    const { body } = await (await as('prov01')).get(SCREEN)
    const screen: Schema<'ScreenOverview'> = Object(body).data
    expect(screen.days).toHaveLength(30)
    expect(screen.days.at(-1)?.time).toBe('2026-11-21')
    expect(screen.path.map(({ areaCode }) => areaCode)).toEqual([PROVINCE])
    expect(screen.published.length).toBeGreaterThan(0)
    expect(screen.published.map(({ at }) => at)).toEqual(
      screen.published
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
  })

  it('counts as online only people of the scope', async () => {
    await Promise.all(['t_linyq', 's_wangzh', 'edit01', 'audit01', 'secop', 'prov01'].map(as))
    const activeOf = async (username: string): Promise<number | null> =>
      Object((await (await as(username)).get(SCREEN)).body.data).active
    const all = await activeOf('admin')
    expect(all).toBeGreaterThanOrEqual(7)
    expect(await activeOf('wc_city01')).not.toBe(all)
  })

  it('is counted once for all displays of a scope, and for each scope by itself', async () => {
    const screenOf = async (username: string): Promise<Schema<'ScreenOverview'>> =>
      Object((await (await as(username)).get(SCREEN)).body.data)
    const before = await screenOf('wc_city01')
    await db.execute(sql`update school set state = 'closed' where id = (select max(id) from school where type = '2')`)
    expect(await screenOf('wc_city01')).toEqual(before)
    expect((await screenOf('admin')).totals.schools).toBeGreaterThan(before.totals.schools)
  })
})
