import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const visitor = anonymous()

interface Row {
  id: number
  type: string
  title: string
  facts: { key: string; value: string }[]
}

async function rows(path: string, client = visitor): Promise<Row[]> {
  const { body } = await client.get(`/api/portal/${path}`)
  const { data } = { data: [], ...Object(body.data) }
  return data
}
const titles = async (path: string) => (await rows(path)).map(({ title }) => title)
const detail = async (type: string, id: number, client = visitor) =>
  Object((await client.get(`/api/portal/getContentDetail?type=${type}&id=${id}`)).body.data)

describe('content of its own kind', () => {
  it('that is not published is in no list and has no page', async () => {
    expect(await titles('schools?pageSize=50')).not.toContain('鹤渚县鹤鸣小学')
    expect((await visitor.get('/api/portal/getContentDetail?type=school&id=23')).status).toBe(404)
    expect((await visitor.get('/api/portal/getContentDetail?type=principal&id=6')).status).toBe(404)
    expect((await visitor.get('/api/portal/getContentDetail?type=activity&id=999')).status).toBe(404)
  })

  it('links a meeting on the web only with an address of the web', async () => {
    const onlineOf = async (address: string) => {
      await db.execute(`update research_activity set online_url = '${address}' where id = 1`)
      const { facts } = await detail('activity', 1)
      return facts.find(({ key }: { key: string }) => key === 'online')?.value
    }
    const evil = ['javascript:alert(1)', ' java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x']
    for (const address of evil) expect(await onlineOf(address)).toBeUndefined()
    expect(await onlineOf('https://live.doorway.example/')).toBe('https://live.doorway.example/')
  })

  it('for signed-in readers answers 401 to visitors, in its list, its page and its files', async () => {
    const teacher = await as('t_linyq')
    expect((await visitor.get('/api/portal/resources?kind=micro')).status).toBe(401)
    expect((await visitor.get('/api/portal/getSubjectHub?gardeId=2&courseId=0202')).status).toBe(401)
    expect((await visitor.get('/api/portal/getContentDetail?type=resource&id=1')).status).toBe(401)
    const { attachments } = await detail('resource', 1, teacher)
    const [address, key] = String(attachments[0].url).split('?key=')
    const ask = (path: string) => visitor.send(new Request(`http://doorway.test${path}`))
    expect((await ask(String(address))).status).toBe(401)
    expect((await ask(`${address}?key=${key}`)).status).toBe(200)
    expect((await ask(`${address}?key=9${key}`)).status).toBe(401)
  })

  it('is disclosed with its index card, narrowed by validity and column', async () => {
    const found = await rows('disclosures?columnCode=disclose.finance&validity=valid')
    const row = found.find(({ title }) => title === '2026年省级教育专项资金安排情况')
    expect(row).toMatchObject({ type: 'disclosure' })
    expect(row?.facts).toContainEqual({ key: 'docNo', value: '云教财〔2026〕8号' })
    expect(await titles('disclosures?validity=abolished')).toHaveLength(2)
  })

  it('shows projects by stage and level, schools by area and kind', async () => {
    expect(await titles('projects?stage=spread&level=city')).toEqual(['二十四节气校本课程开发与推广'])
    expect(await titles('schools?areaCode=380200')).toEqual([
      '青屿市海韵小学',
      '槐荫渡市职业中等专业学校',
      '汐头县凫溪镇中心幼儿园',
    ])
    expect(await titles('schools?schoolType=kindergarten')).toEqual(['望川市清槐幼儿园', '汐头县凫溪镇中心幼儿园'])
  })

  it('has activities to come in their order, and past ones with the latest first', async () => {
    const coming = await rows('activities?when=coming&pageSize=20')
    const starts = coming.map(({ facts }) => String(facts.find(({ key }) => key === 'startAt')?.value))
    expect(starts).toEqual(starts.toSorted((a, b) => a.localeCompare(b)))
    expect(coming).toHaveLength(9)
    expect(await titles('activities?when=past')).toHaveLength(3)
    const training = await rows('activities?kind=training&pageSize=20')
    expect(training.map(({ facts }) => facts.find(({ key }) => key === 'activityKind')?.value)).toContain('training')
    expect(new Set(training.map(({ facts }) => facts.find(({ key }) => key === 'activityKind')?.value)).size).toBe(1)
  })

  it('tells a subject hub of resources and activities, and refuses an unknown subject', async () => {
    const teacher = await as('t_linyq')
    const { body } = await teacher.get('/api/portal/getSubjectHub?gardeId=2&courseId=0202')
    expect(body.data).toMatchObject({
      gardeName: '小学',
      courseName: '数学',
      sections: [{ kind: 'studio' }, { kind: 'micro' }, {}, {}, {}, {}, {}],
    })
    expect((await teacher.get('/api/portal/getSubjectHub?gardeId=2&courseId=9999')).status).toBe(404)
  })

  it('of a page column is its newest text', async () => {
    const { body } = await visitor.get('/api/portal/getColumnTree')
    const columns: { id: number; code: string }[] = Array.isArray(body.data) ? body.data : []
    const about = columns.find(({ code }) => code === 'about')
    expect(await detail('page', about?.id ?? 0)).toMatchObject({ type: 'page', title: '关于云泽教育门户', related: [] })
  })
})

describe('the search', () => {
  it('finds words of two characters and more, in titles first', async () => {
    const found = await titles('search?q=微课&pageSize=50')
    expect(found.slice(0, 3).every((title) => title.includes('微课'))).toBe(true)
    expect(await titles('search?q=同步课堂')).toContain('望川市砚池区：一块屏幕里的乡村同步课堂')
    expect(await titles('search?q=％')).toEqual([])
  })

  it('finds what has every word, and one character alone', async () => {
    expect(await titles('search?q=砚池 同步')).toContain('望川市砚池区：一块屏幕里的乡村同步课堂')
    expect((await titles('search?q=潮')).length).toBeGreaterThan(0)
  })

  it("takes quotes and operators as text, never as the index's own language", async () => {
    for (const q of ["'", '微课 & !', "a' | 'b", '\\', ':*', '微课:*'])
      expect((await visitor.get(`/api/portal/search?q=${encodeURIComponent(q)}`)).status, q).toBe(200)
  })

  it('finds schools and activities, and no draft', async () => {
    expect(await titles('search?type=school&q=砚池')).toEqual(['望川市砚池小学'])
    expect(await titles('search?type=activity&q=浮力')).toHaveLength(1)
    expect(await titles('search?q=草稿&pageSize=50')).toEqual([])
  })
})

describe('several sites', () => {
  it('each have their own texts, by code and by host name', async () => {
    const texts = await titles('articles?siteCode=wangchuan&pageSize=50')
    expect(texts).toContain('孩子们的图书漂流站开到了公园里')
    expect(texts).not.toContain('关于公布第二届微课大赛获奖名单的通知')
    const byHost = await visitor.send(new Request('http://qingyu.doorway.example/api/portal/getSiteInfo'))
    expect(await byHost.json()).toMatchObject({ data: { site: { code: 'qingyu' } } })
  })

  it('never show the texts of another by id', async () => {
    expect((await visitor.get('/api/portal/getContentDetail?type=article&id=101&siteCode=qingyu')).status).toBe(404)
  })
})

describe('what was read', () => {
  it('is read again as soon as content changes', async () => {
    const before = await rows('articles?columnCode=projectShow&pageSize=50')
    await db.execute(`update cms_article set state = 'offline' where id = ${before[0]?.id}`)
    expect(await titles('articles?columnCode=projectShow&pageSize=50')).toHaveLength(before.length - 1)
    await db.execute(`update cms_column set state = 'hidden' where code = 'projectShow'`)
    expect((await visitor.get('/api/portal/articles?columnCode=projectShow')).status).toBe(404)
  })
})

describe('a file', () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    visitor.send(new Request(`http://doorway.test${path}`, { headers }))

  it('is sent whole and in parts, with nothing in it that could run', async () => {
    const { attachments } = await detail('article', 1)
    const { url, size, ext } = attachments[0]
    const whole = await ask(url)
    expect([whole.headers.get('content-type'), ext]).toEqual(['application/pdf', 'pdf'])
    expect(whole.headers.get('content-security-policy')).toContain('sandbox')
    const bytes = new Uint8Array(await whole.arrayBuffer())
    expect(bytes.byteLength).toBe(size)
    const part = await ask(url, { range: 'bytes=-4' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${size - 4}-${size - 1}/${size}`])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(-4))
    expect((await ask(url, { range: `bytes=${size}-` })).status).toBe(416)
  })

  it('of a withdrawn article is gone with it', async () => {
    const { attachments } = await detail('article', 1)
    await db.execute(`update cms_article set state = 'offline' where id = 1`)
    expect((await ask(attachments[0].url)).status).toBe(404)
  })
})
