import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const visitor = anonymous()

const listed = (value: unknown): { title: string; name: string }[] => (Array.isArray(value) ? value : [])

async function choices(query: string, client = visitor) {
  const { status, body } = await client.get(`/api/portal/articleChoices?${query}`)
  const { publishers, areas } = Object(body.data)
  return {
    status,
    publishers: listed(publishers).map(({ name }) => name),
    areas: listed(areas).map(({ name }) => name),
  }
}
async function titles(query: string): Promise<string[]> {
  const { body } = await visitor.get(`/api/portal/articles?pageSize=100&${query}`)
  return listed(Object(body.data).data).map(({ title }) => title)
}

describe('the choices of a list refuse', () => {
  it('columns that are not there, and visitors in one for signed-in people', async () => {
    expect((await choices('columnCode=nowhere')).status).toBe(404)
    expect((await choices('siteCode=nowhere')).status).toBe(404)
    expect((await choices('columnCode=microList')).status).toBe(401)
    expect((await choices('columnCode=microList', await as('t_linyq'))).status).toBe(200)
  })

  it('an organisation or an area that is none', async () => {
    expect((await visitor.get('/api/portal/articles?orgId=0')).status).toBe(400)
    expect((await visitor.get('/api/portal/articles?areaCode=38x')).status).toBe(400)
  })
})

describe('who issued something', () => {
  it('is offered once, the higher organisation first, for the chosen columns of this site alone', async () => {
    const { publishers } = await choices('columnCode=announcement')
    expect(publishers).toEqual(['云泽省教育厅', '省教育技术装备中心', '省教育科学研究院'])
    expect((await choices('columnCode=announcement&siteCode=wangchuan')).publishers).toEqual(['望川市教育局'])
    expect((await choices('columnCode=news.headline')).publishers).toEqual(['云泽省教育厅', '望川市教育局'])
  })

  it('narrows the list to its texts', async () => {
    const found = await titles('columnCode=announcement&orgId=12')
    expect(found).toEqual(['2026年秋季学期教学视导工作安排', '关于征集劳动教育实践案例的通知'])
    expect(await titles('columnCode=announcement&orgId=24')).toEqual([])
    const { body } = await visitor.get('/api/portal/articles?columnCode=announcement&orgId=1&pageSize=1')
    expect(body.data).toMatchObject({ total: 3, data: [{ isPinned: true }] })
  })

  it('is gone with the last text that this reader may read', async () => {
    const names = async (client = visitor) => (await choices('columnCode=announcement', client)).publishers
    await db.execute(`update cms_article set visibility = 'login' where org_id = 11 and column_id = 1`)
    expect(await names()).not.toContain('省教育技术装备中心')
    expect(await names(await as('t_linyq'))).toContain('省教育技术装备中心')
    await db.execute(`update cms_article set state = 'offline' where org_id = 12 and column_id = 1`)
    expect(await names()).toEqual(['云泽省教育厅'])
  })
})

describe('where something happened', () => {
  it('is offered as the areas one level below the site’s own', async () => {
    expect((await choices('columnCode=educationNews')).areas).toEqual(['望川市', '青屿市', '澄湾市', '雁回市'])
    expect((await choices('columnCode=news.media')).areas).toEqual([])
    expect((await choices('siteCode=wangchuan')).areas).toEqual([])
  })

  it('narrows the list to the area and all below it', async () => {
    const ofCity = await titles('columnCode=educationNews&areaCode=380100')
    expect(ofCity).toContain('望川市砚池区：一块屏幕里的乡村同步课堂')
    expect(ofCity).toContain('全省基础教育数字化应用交流会在望川市召开')
    expect(ofCity).not.toContain('青屿市：海岛教学点的流动图书船')
    expect(await titles('columnCode=educationNews&areaCode=380600')).toEqual([])
    expect(await titles('columnCode=educationNews&areaCode=999999')).toEqual([])
  })
})

describe('years and validities', () => {
  const read = async (query: string) => Object((await visitor.get(`/api/portal/articleChoices?${query}`)).body.data)

  it('are offered when a text has them, and gone with the last one', async () => {
    const { years, validities } = await read('columnCode=discloseInfos')
    expect(years).toEqual(years.toSorted().toReversed())
    for (const year of years) expect(await titles(`columnCode=discloseInfos&year=${year}`), year).not.toEqual([])
    for (const validity of validities) {
      const { body } = await visitor.get(`/api/portal/disclosures?validity=${validity}`)
      expect(Object(body.data).total, validity).toBeGreaterThan(0)
    }
    expect(validities).toContain('valid')
    await db.execute(`update article_disclosure set validity = 'valid'`)
    await db.execute(`update cms_article set title = title`)
    expect((await read('columnCode=discloseInfos')).validities).toEqual(['valid'])
    expect((await read('columnCode=educationNews')).validities).toEqual([])
  })
})
