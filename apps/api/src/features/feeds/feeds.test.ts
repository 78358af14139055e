import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { anonymous, db } = await openTestApp({ publicOrigin: 'https://portal.example' })
const visitor = anonymous()

async function text(path: string, base = 'http://doorway.test'): Promise<string> {
  return (await visitor.send(new Request(`${base}/api/portal/${path}`))).text()
}

const ENTITY = /&(?:amp|lt|gt|quot);/g

/** The elements of a document in order, with their texts; a document that is not well-formed is a failure. */
function elementsOf(xml: string): { name: string; text: string }[] {
  const found: { name: string; text: string }[] = []
  const open: string[] = []
  for (const [, tag = '', content = ''] of xml.replace(/^<\?[^>]*\?>\n/, '').matchAll(/<([^<>]*)>([^<]*)/g)) {
    if (/[&>]/.test(content.replaceAll(ENTITY, ''))) throw new Error(`Not escaped: ${content}`)
    const [name = ''] = tag.split(' ')
    if (tag.startsWith('/')) {
      if (open.pop() !== tag.slice(1)) throw new Error(`Closed out of order: ${tag}`)
    } else {
      if (!tag.endsWith('/')) open.push(name)
      found.push({ name, text: content })
    }
  }
  if (open.length > 0) throw new Error(`Left open: ${open.join(' ')}`)
  return found
}
const textsOf = (xml: string, name: string) =>
  elementsOf(xml).flatMap((element) => (element.name === name ? [element.text] : []))

describe('a feed', () => {
  it('holds the latest texts of a column and those below it, the newest first', async () => {
    const xml = await text('rss.xml?columnCode=educationNews')
    expect(textsOf(xml, 'title')).toContain('望川市砚池区：一块屏幕里的乡村同步课堂')
    expect(textsOf(xml, 'item')).toHaveLength(11)
    const times = textsOf(await text('rss.xml'), 'pubDate').map((date) => Date.parse(date))
    expect(times.every(Number.isFinite)).toBe(true)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(times).toHaveLength(30)
  })

  it('is in Traditional Chinese where its address or its reader says so', async () => {
    const [byAddress, plain] = [await text('rss.xml?lang=tw'), await text('rss.xml')]
    expect(byAddress).toContain('<language>zh-TW</language>')
    expect(textsOf(byAddress, 'title')[0]).toBe('雲澤教育門戶')
    expect(byAddress).toContain('rss.xml?lang=tw" rel="self"')
    expect(textsOf(byAddress, 'guid')).toEqual(textsOf(plain, 'guid'))
    const headers = { 'accept-language': 'zh-TW' }
    const request = new Request('http://doorway.test/api/portal/rss.xml', { headers })
    expect(await (await visitor.send(request)).text()).toBe(byAddress)
  })

  it('says where it is and what it belongs to', async () => {
    const xml = await text('rss.xml?columnCode=educationNews')
    expect(textsOf(xml, 'title')[0]).toBe('云泽教育门户 教育资讯')
    expect(textsOf(xml, 'link')[0]).toBe('https://portal.example/educationNews')
    expect(xml).toContain('<atom:link href="https://portal.example/rss.xml?columnCode=educationNews" rel="self"')
  })

  it('has whole addresses: of the portal, and of a site at its own host', async () => {
    expect(textsOf(await text('rss.xml?siteCode=wangchuan'), 'guid')[0]).toMatch(
      /^https:\/\/portal\.example\/comPageInfo\?type=article&amp;id=\d+&amp;site=wangchuan$/,
    )
    const own = textsOf(await text('rss.xml', 'http://wangchuan.doorway.example'), 'guid')
    expect(own.length).toBeGreaterThan(3)
    for (const address of own)
      expect(address).toMatch(/^https:\/\/wangchuan\.doorway\.example\/comPageInfo\?type=article&amp;id=\d+$/)
  })

  it('writes every text so that it stays one document', async () => {
    await db.execute(
      `update cms_article set title = '<b>甲 & "乙"</b>]]>' || chr(7), summary = '</item><script>' where id = 2`,
    )
    const xml = await text('rss.xml?columnCode=announcement')
    expect(textsOf(xml, 'title')).toContain('&lt;b&gt;甲 &amp; &quot;乙&quot;&lt;/b&gt;]]&gt;')
    expect(textsOf(xml, 'script')).toEqual([])
  })

  it('of a column for signed-in people is refused', async () => {
    const status = async (code: string) =>
      (await visitor.send(new Request(`http://doorway.test/api/portal/rss.xml?columnCode=${code}`))).status
    expect([await status('microList'), await status('nowhere')]).toEqual([401, 404])
  })
})

describe('the site map', () => {
  it('holds what everybody may read, and nothing else', async () => {
    const map = await text('sitemap.xml')
    const places = textsOf(map, 'loc')
    expect(places).toContain('https://portal.example/comPageInfo?type=article&amp;id=14')
    expect(places).toContain('https://portal.example/comPageInfo?type=school&amp;id=8')
    expect(map).not.toContain('id=45<')
    expect(map).not.toContain('/microList')
    const rows = await visitor.get('/api/portal/articles?pageSize=1')
    const articles = places.filter((place) => /type=(?:article|disclosure|project)&/.test(place))
    expect(articles).toHaveLength(Object(rows.body.data).total)
    expect(new Set(places).size).toBe(places.length)
  })

  it('of another site holds that site’s pages alone', async () => {
    const places = textsOf(await text('sitemap.xml?siteCode=qingyu'), 'loc')
    expect(places).toContain('https://portal.example/announcement?site=qingyu')
    expect(places.filter((place) => place.includes('type=article'))).toHaveLength(5)
    expect(places.every((place) => place.endsWith('site=qingyu'))).toBe(true)
  })

  it('has a standing page once, at its own address', async () => {
    const { body } = await visitor.get('/api/portal/getColumnTree')
    const columns: { id: number; code: string }[] = Array.isArray(body.data) ? body.data : []
    const about = columns.find(({ code }) => code === 'about')
    const places = textsOf(await text('sitemap.xml'), 'loc')
    expect(places).toContain(`https://portal.example/comPageInfo?type=page&amp;id=${about?.id}`)
    expect(places).not.toContain('https://portal.example/comPageInfo?type=article&amp;id=10')
  })

  it('says when a text last changed', async () => {
    await db.execute(`with changed as (
      insert into cms_article_revision (article_id, no, title, body_html, body_text, created_at)
      values (14, 99, 'x', 'x', 'x', '2026-11-21 08:00:00+08') returning id)
      update cms_article set live_revision_id = changed.id from changed where cms_article.id = 14`)
    expect(await text('sitemap.xml')).toContain(
      'type=article&amp;id=14</loc><lastmod>2026-11-21T08:00:00+08:00</lastmod>',
    )
  })

  it('is in parts of ten thousand, which an index names', async () => {
    // A text of one letter: each row's words are put into the search.
    await db.execute(`with text as (
      insert into cms_article_revision (article_id, no, title, body_html, body_text, created_at)
      values (1, 99, 'x', 'x', 'x', '2026-01-01') returning id)
      insert into cms_article (site_id, column_id, title, state, publish_at, live_revision_id)
      select 1, 1, 'x', 'approved', '2026-01-01', text.id from text, generate_series(1, 10000)`)
    const index = await text('sitemap.xml')
    expect(textsOf(index, 'loc')).toEqual([
      'https://portal.example/sitemap.xml?page=1',
      'https://portal.example/sitemap.xml?page=2',
    ])
    const places = [
      ...textsOf(await text('sitemap.xml?page=1'), 'loc'),
      ...textsOf(await text('sitemap.xml?page=2'), 'loc'),
    ]
    expect(new Set(places).size).toBe(places.length)
    expect(places.length).toBeGreaterThan(10_060)
  })
})

describe('an address in a feed or a site map of a portal without a configured origin', async () => {
  const open = await openTestApp()
  const placesAt = async (base: string, path: string) => {
    const response = await open.anonymous().send(new Request(`${base}/api/portal/${path}`))
    return textsOf(await response.text(), path.startsWith('rss') ? 'link' : 'loc')
  }

  it.each(['rss.xml', 'sitemap.xml', 'rss.xml?siteCode=qingyu', 'sitemap.xml?siteCode=qingyu'])(
    'never has a host that a visitor has made up: %s',
    async (path) => {
      const places = await placesAt('https://evil.example', path)
      expect(places.length).toBeGreaterThan(3)
      for (const place of places) expect(place).toMatch(/^http:\/\/localhost\//)
    },
  )

  it('has the host of a site, or of this machine', async () => {
    expect((await placesAt('http://wangchuan.doorway.example', 'sitemap.xml'))[0]).toMatch(
      /^https?:\/\/wangchuan\.doorway\.example\//,
    )
    expect((await placesAt('http://127.0.0.1:8080', 'sitemap.xml'))[0]).toBe('http://127.0.0.1:8080/doorMain')
  })

  it('is that of the server itself in pages and robots.txt as well', async () => {
    expect(await open.app.portalOrigin(new Request('https://evil.example/doorMain'))).toBe('http://localhost')
    expect(await open.app.portalOrigin(new Request('http://localhost:8080/doorMain'))).toBe('http://localhost:8080')
  })
})
