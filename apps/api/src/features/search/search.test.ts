import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'
import { searchQuestion } from '../articles/search-query'

const { db, anonymous, as } = await openTestApp()
const visitor = anonymous()

interface Page {
  type: string
  data: { title: string; route?: string }[]
  total: number
  totals: { type: string; total: number }[]
}

async function search(query: string, reader = visitor): Promise<Page & { titles: string[] }> {
  const { body } = await reader.get(`/api/portal/search?${new URLSearchParams(query).toString()}`)
  const page: Page = { type: '', data: [], total: -1, totals: [], ...Object(body.data) }
  return { ...page, titles: page.data.map(({ title }) => title) }
}
const totalsOf = async (query: string, reader = visitor) =>
  Object.fromEntries((await search(query, reader)).totals.map(({ type, total }) => [type, total]))

describe('the search of a site', () => {
  it('shows the first type with results, and counts those of every type', async () => {
    const found = await search('q=望川市砚池小学')
    expect(found).toMatchObject({ type: 'school', titles: ['望川市砚池小学'], total: 1 })
    expect(found.totals.map(({ type }) => type)).toEqual([
      'article',
      'school',
      'principal',
      'activity',
      'resource',
      'studio',
      'work',
      'page',
    ])
    expect(await search('q=没有这样的内容')).toMatchObject({ type: 'article', total: 0 })
  })

  it('counts the same, whatever type is shown', async () => {
    const teacher = await as('t_linyq')
    const totals = await totalsOf('q=浮力', teacher)
    expect(totals['activity']).toBeGreaterThan(0)
    expect(totals['resource']).toBeGreaterThan(0)
    for (const type of ['article', 'resource', 'page'])
      expect([type, await totalsOf(`q=浮力&type=${type}`, teacher)]).toEqual([type, totals])
    expect((await search('q=浮力&type=resource', teacher)).total).toBe(totals['resource'])
  })

  it.each([
    ['物理作业', '物理 作业'],
    ['砚池小学', '砚池 小学'],
    ['小学数学作业', '小学 数学 作业'],
    ['望川市砚池', '望川市　砚池'],
  ])('finds the same for %s and %s', async (joined, spaced) => {
    const totals = await totalsOf(`q=${joined}`)
    expect(Object.values(totals).reduce((sum, total) => sum + total)).toBeGreaterThan(0)
    expect(await totalsOf(`q=${spaced}`)).toEqual(totals)
  })

  it('finds people with a public profile, studios, and pages by name in any language', async () => {
    expect((await totalsOf('q=校长工作室'))['studio']).toBeGreaterThan(0)
    const [row] = await rowsOf<{ name: string }>(
      db,
      sql`select name from principal_profile where state = 'published' order by id limit 1`,
    )
    const name = row?.name ?? ''
    expect((await search(`q=${name}&type=principal`)).titles).toEqual([name])
    expect((await search('q=信息公开&type=page')).data).toMatchObject([{ route: '/discloseInfos' }])
    expect((await search('q=disclosure&type=page')).data).toMatchObject([{ route: '/discloseInfos' }])
    expect((await search('q=关于我们&type=page')).data[0]).not.toHaveProperty('route')
  })

  it('finds neither drafts nor what only signed-in people may open', async () => {
    await db.execute(
      sql`update principal_profile set state = 'draft' where name = (select max(name) from principal_profile)`,
    )
    const [row] = await rowsOf<{ name: string }>(
      db,
      sql`select name from principal_profile where state = 'draft' order by name desc limit 1`,
    )
    expect((await search(`q=${row?.name ?? ''}&type=principal`)).total).toBe(0)
    await db.execute(sql`update cms_column set visibility = 'login' where code = 'principalGrowth'`)
    expect((await totalsOf('q=校长'))['principal']).toBe(0)
  })

  it('looks articles up in the index, with and without spaces', async () => {
    const query = searchQuestion('小学数学作业设计', 1)?.anywhere ?? ''
    expect(query).toContain(' | ')
    await db.execute(sql`
      insert into cms_article (site_id, column_id, title, state, publish_at, live_revision_id)
      select 1, 3, chr(19968 + n % 5000) || chr(20968 + n) || '简讯', 'approved', now(), (select max(id) from cms_article_revision)
      from generate_series(1, 4000) n`)
    await db.execute(sql`analyze cms_article`)
    const plan = await rowsOf<{ 'QUERY PLAN': string }>(
      db,
      sql`explain select id from cms_article article where article.search @@ ${query}::tsquery
        and state = 'approved' and deleted_at is null and live_revision_id is not null`,
    )
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan on cms_article_search')
  })
})

describe('suggestions', () => {
  const suggest = async (q: string) => {
    const { body } = await visitor.get(`/api/portal/suggestions?q=${encodeURIComponent(q)}`)
    return Array.isArray(body.data) ? body.data : []
  }

  it('are at most eight names, those of schools before those of articles', async () => {
    expect((await suggest('砚池小学'))[0]).toEqual({
      type: 'school',
      id: 8,
      title: '望川市砚池小学',
      columnName: '学校风采',
    })
    expect((await suggest('微课')).length).toBeLessThanOrEqual(8)
    expect(await suggest('没有这样的内容')).toEqual([])
    expect((await visitor.get('/api/portal/suggestions?q=')).status).toBe(400)
  })
})

describe('an anonymous network', () => {
  it('may search as often as its budget allows', async () => {
    const limited = await openTestApp({ networkBudget: { perSecond: 0.001, burst: 50 } })
    const client = limited.anonymous()
    const statuses = []
    for (const q of ['微课', '公告', '学校']) statuses.push((await client.get(`/api/portal/suggestions?q=${q}`)).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})
