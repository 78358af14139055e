import { locales } from '@doorway/api-client/rules'
import { describe, expect, it } from 'vitest'
import { render } from './entry-server'
import { loadStrings } from './strings/load-strings'

const site = {
  site: { code: 'prov', name: '云泽教育门户' },
  theme: { accent: null },
  footer: {},
  languages: ['zh'],
}
const apiFetch = async ({ url }: Request) =>
  Response.json({ success: true, msg: '', data: url.includes('getSiteInfo') ? site : [] })
const menuScreen = async (pathname: string) =>
  pathname === '/area-list' ? { name: 'area-list', component: 'content/ArticleManager' } : undefined

async function statusOf(path: string): Promise<number> {
  const context = { apiFetch, menuScreen, nonce: '', publicConfig: { publicOrigin: '' } }
  return (await render(new Request(`http://doorway.test${path}`), context)).status
}

describe('the status of a page', () => {
  it.each(['/no-such-page', '/doorMain/no-such-page', '/%E0%A4%A', '/wp-login.php', '/api-docs'])(
    'is 404 where neither portal nor console has the address: %s',
    async (path) => expect(await statusOf(path)).toBe(404),
  )

  it.each(['/login', '/home', '/user-management', '/area-list'])(
    'is 200 for a screen of the console: %s',
    async (path) => expect(await statusOf(path)).toBe(200),
  )
})

describe('the document of a console page', () => {
  const callsAt = async (path: string) => {
    const context = { apiFetch, menuScreen, nonce: '', publicConfig: { publicOrigin: '' } }
    const html = await (await render(new Request(`http://doorway.test${path}`), context)).text()
    return /\[\{"path":"\/api\/system\/cscpMenus".*?\/currentUser"\}\]/.exec(html)?.[0] ?? ''
  }

  it('makes the first calls of the screen that the menu names', async () => {
    expect(await callsAt('/area-list')).toContain('/api/cmsArticle/queryPageArticleList')
    expect(await callsAt('/area-list?tab=review')).not.toContain('/api/cmsArticle/queryPageArticleList')
    expect(await callsAt('/home')).not.toContain('/api/cmsArticle')
  })
})

describe('a demo that other machines can reach', () => {
  const textOf = async (path: string, locale: string, isOpenDemo: boolean) => {
    const context = { apiFetch, menuScreen, nonce: '', publicConfig: { publicOrigin: '', isOpenDemo } }
    const headers = { cookie: `doorway-locale=${locale}` }
    return (await render(new Request(`http://doorway.test${path}`, { headers }), context)).text()
  }

  it.each(locales)('says so above the console, in %s', async (locale) => {
    const { openDemo } = (await loadStrings(locale)).content.document
    for (const path of ['/login', '/home', '/no-such-page']) {
      expect(await textOf(path, locale, true), path).toContain(`<aside class="doorway-notice">${openDemo}</aside>`)
      expect(await textOf(path, locale, false), path).not.toContain(openDemo)
    }
  })
})

describe('a browser without scripts', () => {
  it.each(locales)('reads at the sign-in that it needs them, in %s', async (locale) => {
    const { needsScript } = (await loadStrings(locale)).content.document
    const headers = { cookie: `doorway-locale=${locale}` }
    const context = { apiFetch, menuScreen, nonce: '', publicConfig: { publicOrigin: '' } }
    const page = await render(new Request('http://doorway.test/login', { headers }), context)
    expect(await page.text()).toContain(`<noscript><aside class="doorway-notice">${needsScript}</aside></noscript>`)
  })
})

describe('the address of a merged column', () => {
  const news = {
    id: 3,
    code: 'educationNews',
    name: '教育资讯',
    names: {},
    kind: 'list',
    bindRoute: '/educationNews',
    visibility: 'public',
    isNav: true,
    seo: { title: '云泽教育新闻', description: '全省教育新闻' },
    merged: [{ id: 9, code: 'flashes', bindRoute: '/projectShow' }],
    children: [],
  }
  const rows = { data: [], total: 0, currentPage: 1, pageSize: 10 }
  const choices = { areas: [], years: [], organizations: [] }
  const responses = {
    getSiteInfo: site,
    getColumnTree: [news],
    getSites: [],
    '/articles?': rows,
    articleChoices: choices,
  }
  const context = {
    apiFetch: async ({ url }: Request) => {
      const found = Object.entries(responses).find(([part]) => url.includes(part))
      return Response.json({ success: true, msg: '', data: found ? found[1] : rows })
    },
    nonce: '',
    publicConfig: { publicOrigin: '' },
  }
  const open = (path: string) => render(new Request(`http://doorway.test${path}`), context)

  it.each(['/educationNews?column=flashes', '/projectShow'])(
    'is permanently that of the other one: %s',
    async (path) => {
      const page = await open(path)
      expect(page.status).toBe(301)
      expect(page.headers.get('location')).toBe('/educationNews')
    },
  )

  it('is rendered with what its editors wrote for search engines', async () => {
    const page = await open('/educationNews')
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('<title>云泽教育新闻 - 云泽教育门户</title>')
    expect(html).toContain('<meta name="description" content="全省教育新闻">')
  })
})
