import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, clock } = await openTestApp()
const visitor = anonymous()

async function titles(query: string): Promise<string[]> {
  const { body } = await visitor.get(`/api/portal/articles?pageSize=100&${query}`)
  const { data } = { data: [], ...Object(body.data) }
  return data.map(({ title }: { title: string }) => title)
}

const ask = (t: object) => visitor.post('/api/portal/queryPageArticleList', { currentPage: 1, pageSize: 100, t })

describe('the portal refuses', () => {
  it('sites and columns that do not exist', async () => {
    expect((await visitor.get('/api/portal/getSiteInfo?siteCode=nowhere')).status).toBe(404)
    expect((await visitor.get('/api/portal/articles?columnCode=nowhere')).status).toBe(404)
  })

  it('visitors in a column for signed-in people, so that the page can send them to the sign-in', async () => {
    expect((await visitor.get('/api/portal/articles?columnCode=microList')).status).toBe(401)
    expect((await (await as('t_linyq')).get('/api/portal/articles?columnCode=microList')).status).toBe(200)
  })

  it.each([
    ['a draft', '冬至课程方案（草稿）'],
    ['a text in review', '青屿市渔村学校的潮汐课堂'],
    ['a returned text', '家园共育微视频拍摄建议'],
    ['an offline text', '旧版门户停用公告'],
    ['a text in the bin', '重复发布的测试稿件'],
    ['a text of tomorrow', '全省幼儿园游戏活动案例征集启事'],
  ])('%s in every list', async (_, title) => {
    expect(await titles('')).not.toContain(title)
    expect(await titles(`keyword=${encodeURIComponent(title)}`)).toEqual([])
    expect(JSON.stringify((await visitor.get('/api/portal/getHome')).body)).not.toContain(title)
  })

  it('every article that is not published, by its id too', async () => {
    for (let id = 41; id <= 60; id += 1) {
      expect((await visitor.get(`/api/portal/getContentDetail?type=article&id=${id}`)).status).toBe(404)
    }
  })
})

describe('the portal', () => {
  it('shows the first open site without a code', async () => {
    const { body } = await visitor.get('/api/portal/getSiteInfo')
    expect(body.data).toMatchObject({ site: { name: '云泽教育门户' }, serverTime: '2026-11-21 09:00:00' })
  })

  it('has its columns as a tree', async () => {
    const { body } = await visitor.get('/api/portal/getColumnTree')
    expect(body.data).toMatchObject([
      { code: 'announcement', bindRoute: '/announcement', children: [] },
      { code: 'educationNews', children: [{ code: 'news.headline' }, {}, {}, {}] },
      ...Array.from({ length: 13 }, () => ({})),
    ])
  })

  it('puts pinned articles first, then the newest, and marks new ones', async () => {
    const { body } = await visitor.post('/api/portal/queryPageArticleList', {
      currentPage: 1,
      pageSize: 3,
      t: { columnCode: 'announcement' },
    })
    expect(body.data).toMatchObject({
      total: 6,
      data: [{ id: 1, isPinned: true, isNew: true, attachmentCount: 7 }, { isPinned: false }, {}],
    })
  })

  it('includes the columns below one', async () => {
    expect((await titles('columnCode=educationNews')).length).toBe(11)
    expect((await titles('columnCode=news.media')).length).toBe(1)
  })

  it('counts a date range only when both ends are filled', async () => {
    const all = (await ask({})).body.data
    expect((await ask({ startTime: '2026-11-20' })).body.data).toEqual(all)
    expect((await ask({ startTime: '2026-11-20', endTime: '2026-11-21' })).body.data).toMatchObject({ total: 1 })
  })

  it('gives an article with its tags, and its contents when it has three headings', async () => {
    const detail = async (id: number) =>
      Object((await visitor.get(`/api/portal/getContentDetail?type=article&id=${id}`)).body.data)
    expect(await detail(1)).toMatchObject({
      tags: ['微课大赛', '数字化'],
      contents: [{ anchor: 'part-1', level: 2, text: '一、参加对象' }, {}, {}, {}],
    })
    expect(await detail(15)).toMatchObject({ tags: ['乡村教育'], contents: [] })
  })

  it('gives an article with its way, neighbours and files', async () => {
    const { body } = await visitor.get('/api/portal/getContentDetail?type=article&id=14')
    expect(body.data).toMatchObject({
      title: '望川市砚池区：一块屏幕里的乡村同步课堂',
      columnPath: [{ code: 'educationNews' }, { code: 'news.regions' }],
      prev: null,
      next: { id: 15 },
    })
  })

  it('leaves empty sections out of the front page', async () => {
    const { body } = await visitor.get('/api/portal/getHome')
    const { sections, lead } = { sections: [], lead: [], ...Object(body.data) }
    expect(lead).toHaveLength(5)
    expect(sections.every(({ articles }: { articles: unknown[] }) => articles.length > 0)).toBe(true)
  })

  it('publishes at the second, without any job', async () => {
    const title = '直播预告：微课大赛优秀作品现场点评'
    expect(await titles('columnCode=announcement')).not.toContain(title)
    clock.advanceMinutes(1.5)
    expect(await titles('columnCode=announcement')).toContain(title)
  })
})
