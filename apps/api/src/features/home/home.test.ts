import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const visitor = anonymous()

interface Home {
  blocks: { kind: string; title: string | null; titles: Record<string, string>; rows: number | null }[]
  lead: { id: number }[]
  announcements: object[]
  sections: { columnCode: string; articles: { id: number }[] }[]
  topics: { title: string; tag: string | null; route: string | null }[]
  links: { name: string; links: { name: string; url: string }[] }[]
  numbers: { key: string }[]
  bars: { name: string; value: number }[]
  cards: { kind: string; rows: { title: string; coverUrl: string | null; facts: { key: string; value: string }[] }[] }[]
  contest: { id: number; name: string; stage: string; phases: { name: string; endAt: string }[] } | null
}

async function home(query = '', client = visitor): Promise<Home> {
  const { body } = await client.get(`/api/portal/getHome${query}`)
  return Object(body.data)
}
const kinds = async (query?: string) => (await home(query)).blocks.map(({ kind }) => kind)
const topics = async (client = visitor) => (await home('', client)).topics.map(({ title }) => title)

describe('the front page', () => {
  it('shows the blocks that its site has arranged, in their order, with their titles and rows', async () => {
    const { blocks, announcements, sections, lead } = await home()
    expect(blocks.map(({ kind }) => kind).slice(0, 5)).toEqual([
      'lead',
      'announcement',
      'contest',
      'educationNews',
      'winners',
    ])
    expect(blocks.find(({ kind }) => kind === 'discloseInfos')).toMatchObject({
      title: '最新公开',
      titles: { en: 'Latest disclosures' },
      rows: 5,
    })
    expect([lead.length, announcements.length]).toEqual([5, 6])
    expect(sections.find(({ columnCode }) => columnCode === 'discloseInfos')?.articles).toHaveLength(5)
    expect(sections.map(({ columnCode }) => columnCode)).not.toContain('competition')
  })

  it('shows the pinned notices first, also above newer ones', async () => {
    const titles = async () => (await home()).announcements.map((row) => Object(row).title)
    const oldest = (await titles()).at(-1)
    await db.execute(sql`update cms_article set pinned_until = now() + interval '1 day' where title = ${oldest}`)
    expect((await titles()).indexOf(oldest)).toBeLessThan(2)
    await db.execute(sql`update cms_article set pinned_until = null where title = ${oldest}`)
    expect((await titles()).indexOf(oldest)).toBeGreaterThan(1)
  })

  it('repeats no lead story in its columns, as long as they have others', async () => {
    const { lead, sections } = await home()
    const below = new Set(sections.flatMap(({ articles }) => articles.map(({ id }) => id)))
    expect(lead.filter(({ id }) => below.has(id))).toEqual([])
  })

  it('shows everything it has where its site has arranged nothing', async () => {
    expect(await kinds('?siteCode=qingyu')).toEqual(['lead', 'announcement', 'educationNews', 'schools'])
  })

  it('counts the schools, readers and lessons of its own site', async () => {
    // Readers alone keep the figures of this city below what is shown.
    await db.execute(`update cms_article set view_count = 1000 where site_id = 2`)
    const city = await home('?siteCode=wangchuan')
    expect(city.blocks.map(({ kind }) => kind)).toContain('numbers')
    expect(city.numbers).toEqual([
      { key: 'schools', value: 7 },
      { key: 'views', value: 7000 },
      { key: 'lessons', value: 15 },
    ])
    expect(city.bars).toEqual([
      { name: '砚池区', value: 4 },
      { name: '溪桥县', value: 2 },
      { name: '云津区', value: 1 },
    ])
    expect((await home()).bars.map(({ name }) => name)).toContain('望川市')
  })

  it('leaves out a block without content', async () => {
    expect(await kinds()).toContain('links')
    await db.execute('delete from site_link where group_id in (select id from site_link_group where site_id = 1)')
    expect(await kinds()).not.toContain('links')
  })

  it('follows a change of its blocks at once', async () => {
    await db.execute(`update site_block set enabled = false where site_id = 1 and kind = 'numbers'`)
    expect(await kinds()).not.toContain('numbers')
    await db.execute(
      `update site_block set seq = -1, config = '{"rows":2}' where site_id = 1 and kind = 'preschoolEducation'`,
    )
    const { blocks, sections } = await home()
    expect(blocks[0]).toMatchObject({ kind: 'preschoolEducation', rows: 2 })
    expect(sections[0]?.articles).toHaveLength(2)
  })

  it('shows nothing at all where its site has hidden every block', async () => {
    await db.execute(`update site_block set enabled = false where site_id = 2`)
    expect(await home('?siteCode=wangchuan')).toMatchObject({ blocks: [], lead: [], sections: [], numbers: [] })
  })
})

describe('a special topic', () => {
  it('leads to the texts with its tag or to a page', async () => {
    const { topics: shown } = await home()
    expect(shown.find(({ title }) => title === '课后服务')).toMatchObject({ tag: '课后服务', route: null })
    expect(shown.find(({ title }) => title === '走进美丽校园')).toMatchObject({ tag: null, route: '/schoolStyle' })
    const { body } = await visitor.get(`/api/portal/articles?tag=${encodeURIComponent('招生入学')}&pageSize=50`)
    expect(body.data).toMatchObject({ total: 4 })
    expect((await visitor.get('/api/portal/articles?tag=没有')).body.data).toMatchObject({ total: 0, data: [] })
  })

  it('with its texts of this site only, narrowed further, the pinned one first', async () => {
    const ask = async (query: string) => Object((await visitor.get(`/api/portal/articles?${query}`)).body.data)
    const found = await ask(`tag=微课大赛&pageSize=2&currentPage=1`)
    expect(found).toMatchObject({ total: 5, data: [{ isPinned: true }, {}] })
    expect(await ask('tag=微课大赛&pageSize=2&currentPage=3')).toMatchObject({ total: 5, data: [{}] })
    expect(await ask('tag=微课大赛&columnCode=downloads')).toMatchObject({ total: 1 })
    expect(await ask('tag=微课大赛&keyword=常见问题')).toMatchObject({ total: 1 })
    expect(await ask('tag=微课大赛&siteCode=micro')).toMatchObject({ total: 1 })
  })

  it('is there for those who may read one of its texts', async () => {
    expect(await topics()).toContain('课后服务')
    await db.execute(
      `update cms_article set visibility = 'login' where id in (select ref_id from tag_ref join tag on tag.id = tag_id where name = '课后服务')`,
    )
    expect(await topics()).not.toContain('课后服务')
    expect(await topics(await as('t_linyq'))).toContain('课后服务')
  })
})

describe('a link of the front page', () => {
  it('goes to a web address, and a topic to a page of this portal: the database takes nothing else', async () => {
    const link = (url: string) =>
      db.execute(`insert into site_link (group_id, seq, name, url) values (1, 0, 'x', '${url}')`)
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https:///x', ' https://x.example'])
      await expect(link(url), url).rejects.toThrow()
    const topic = (route: string) =>
      db.execute(`insert into site_topic (site_id, seq, title, summary, route) values (1, 0, 'x', 'x', '${route}')`)
    for (const route of ['https://evil.example', '//evil.example', '/\\evil.example'])
      await expect(topic(route), route).rejects.toThrow()
    await link('https://ok.example/')
    expect((await home()).links[0]?.links).toContainEqual({ name: 'x', url: 'https://ok.example/' })
  })
})

describe('the cards of the front page', () => {
  const cards = async (kind: string, query = '') =>
    (await home(query)).cards.find((each) => each.kind === kind)?.rows ?? []

  it('are schools at and below the area of the site, with their pictures', async () => {
    expect(await cards('schools')).toHaveLength(5)
    const local = await cards('schools', '?siteCode=qingyu')
    const names = local.map(({ title }) => title)
    expect([names.includes('青屿市海韵小学'), names.includes('望川市砚池小学')]).toEqual([true, false])
    expect(local[0]?.coverUrl).toMatch(/^\/api\/file\/content\//)
  })

  it('are winners, the highest award first, also for visitors', async () => {
    const awards = (await cards('winners')).map(({ facts }) => facts.find(({ key }) => key === 'award')?.value)
    expect(awards).toEqual(['first', 'first', 'first', 'first'])
    expect(await cards('winners')).toMatchObject(Array.from({ length: 4 }, () => ({ type: 'work' })))
    // A site without public works shows lessons with an award.
    await db.execute(`update competition set works_public_from = null`)
    expect((await cards('winners')).map(({ facts }) => facts.find(({ key }) => key === 'award')?.value)).toEqual([
      'first',
      'first',
      'second',
      'second',
    ])
    await db.execute(`update resource set award = null`)
    expect(await kinds()).not.toContain('winners')
  })

  it('are activities to come and lessons, with the block of teaching research only', async () => {
    expect((await cards('activities')).length).toBeGreaterThan(0)
    expect((await cards('lessons')).length).toBeGreaterThan(0)
    await db.execute(`update site_block set enabled = false where site_id = 1 and kind = 'teachResearch'`)
    expect((await home()).cards.map(({ kind }) => kind)).toEqual(['schools', 'principals'])
  })
})

describe('the running competition', () => {
  const contest = async (client = visitor) => (await home('', client)).contest

  it('is the micro-lesson competition that is not over, with its phases in the time of the site', async () => {
    const shown = await contest()
    expect(shown).toMatchObject({ id: 1, name: '云泽省第三届中小学微课大赛', stage: 'running' })
    expect(shown?.phases.map(({ name }) => name).slice(-4)).toEqual(['初评', '复评', '公示', '公布结果'])
    expect(shown?.phases[0]?.endAt).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:00:00$/)
  })

  it('is another one once its results are published', async () => {
    await db.execute(`update competition set state = 'result_published' where id = 1`)
    const next = await contest()
    expect(next?.id).not.toBe(1)
    expect(next?.stage).toBe('signup')
    await db.execute(`update competition set state = 'announced' where id = 1`)
    expect(await contest()).toMatchObject({ id: 1 })
  })

  it('is one of its own site', async () => {
    await db.execute(`insert into site_block (site_id, kind, seq, config) values (2, 'contest', 9, '{}')`)
    expect((await home('?siteCode=wangchuan')).contest).toBeNull()
  })

  it('is announced only where the site has its block', async () => {
    await db.execute(`update site_block set enabled = false where site_id = 1 and kind = 'contest'`)
    expect([await contest(), await kinds()]).toEqual([null, expect.not.arrayContaining(['contest'])])
    await db.execute(`update site_block set enabled = true where site_id = 1 and kind = 'contest'`)
    expect(await kinds()).toContain('contest')
  })
})

describe('the topic of a front page', () => {
  it('has a picture that visitors may load, in the smallest copy that is wide enough', async () => {
    const [topic] = Object((await visitor.get('/api/portal/getHome')).body.data).topics
    const load = async (query: string) =>
      (await visitor.send(new Request(`http://doorway.test${topic.coverUrl}${query}`))).headers.get('content-length')
    const [whole, phone, wide] = [await load(''), await load('?width=360'), await load('?width=481')]
    expect(Number(phone)).toBeLessThan(Number(whole) / 2)
    expect(wide).toBe(whole)
  })
})
