import { describe, expect, it } from 'vitest'
import { portalAddresses } from '../support/content-pages'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const locales = ['zh', 'en', 'ja', 'ko', 'tw']
const page = async (path: string, locale: string) =>
  (await fetch(portal.url + path, { headers: { cookie: `doorway-locale=${locale}` } })).text()
const textOf = (html: string, pattern: RegExp) =>
  pattern
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]*>/g, '')
    .trim()

describe('the name of a page', () => {
  it.each(locales)('is the same in title and heading in %s', async (locale) => {
    const different: string[] = []
    for (const path of portalAddresses) {
      const html = await page(path, locale)
      const heading = textOf(html, /<h1[^>]*>(.*?)<\/h1>/s)
      const title = textOf(html, /<title>([^<]*)<\/title>/)
      const [named, site] = title?.split(' - ') ?? []
      // The front page is headed by the name of the site; a page to come says so next to its name.
      const isSame = path === '/doorMain' ? heading === site : heading !== undefined && heading.includes(named ?? '-')
      if (!isSame) different.push(`${path} ${title} | ${heading}`)
    }
    expect(different).toEqual([])
  })

  it('is in the language of the reader on columns, stages and subjects', async () => {
    const home = await page('/doorMain', 'en')
    const columns = [...home.matchAll(/dw-home-lead-column">(.*?)<\/span>/gs)].map(([, name]) => name)
    expect(columns.length).toBeGreaterThan(2)
    for (const name of columns) expect(name).not.toMatch(/\p{Script=Han}/u)
    expect(await page('/teachResearch', 'en')).toMatch(/Primary Chinese|Junior secondary/)
  })
})

describe('the front page in English', () => {
  it('names its site and its special topics without a Chinese character', async () => {
    const home = await page('/doorMain', 'en')
    const names = [textOf(home, /<h1[^>]*>(.*?)<\/h1>/s), textOf(home, /class="dw-portal-brand"[^>]*>(.*?)<\/a>/s)]
    const topics = [...home.matchAll(/class="dw-topic-title">(.*?)<\/span>/gs)].map(([, name]) => name)
    expect(topics.length).toBeGreaterThan(2)
    for (const name of [...names, ...topics]) {
      expect(name).toMatch(/[A-Za-z]{3}/)
      expect(name).not.toMatch(/\p{Script=Han}/u)
    }
  })
})

describe('content in Chinese', () => {
  it('says so to readers of other languages', async () => {
    const paths = [
      '/doorMain',
      '/announcement',
      '/schoolStyle',
      `/search?q=${encodeURIComponent('微课')}`,
      '/comPageInfo?type=article&id=1',
    ]
    for (const path of paths) {
      expect(await page(path, 'en'), path).toContain('available in Chinese only')
      expect(await page(path, 'zh')).not.toContain('以下内容为中文')
    }
  })

  it('is in Traditional Chinese for its readers: text, head, data, feed and search', async () => {
    const article = await page('/comPageInfo?type=article&id=1', 'tw')
    expect(article).toMatch(/<title>關於/)
    expect(article).toMatch(/<meta property="og:title" content="關於/)
    expect(textOf(article, /<h1[^>]*>(.*?)<\/h1>/s)).toMatch(/^關於/)
    expect(article).not.toMatch(/[们这为东车]/)
    expect(article).toContain('rss.xml?lang=tw')
    expect(await (await fetch(`${portal.url}/api/portal/rss.xml?lang=tw`)).text()).toContain(
      '<language>zh-TW</language>',
    )
    const found = await page(`/search?q=${encodeURIComponent('微課大賽')}`, 'tw')
    expect(found).toContain('<mark>')
    expect(await page('/comPageInfo?type=article&id=1', 'zh')).toMatch(/<title>关于/)
  })
})
