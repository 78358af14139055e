import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { contentPages } from '../support/content-pages'
import { hydrate, newVisitor, openAs } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const phone = { viewport: { width: 360, height: 740 } }

async function signedIn(page: Page) {
  await openAs(page, `${portal.url}/doorMain`, 't_linyq')
}

describe('a micro-lesson', () => {
  it('has a player that the keyboard reaches, with the length of the film', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await signedIn(page)
    await page.goto(`${portal.url}/microList`)
    await page.getByRole('link', { name: '浮力到底是谁给的' }).click()
    const player = page.getByRole('article').locator('video')
    await player.waitFor()
    expect(await player.getAttribute('aria-label')).toBe('微课视频：浮力到底是谁给的')
    await page.waitForFunction(() => (document.querySelector('video')?.duration ?? 0) > 0)
    await player.focus()
    await page.keyboard.press('Space')
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
    expect(faults).toEqual([])
  })

  it('says so where its film has not been uploaded', async () => {
    const { page } = await newVisitor(portal.browser)
    await signedIn(page)
    await page.route('**/api/portal/getContentDetail*', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      for (const file of body.data?.attachments ?? []) file.url = null
      await route.fulfill({ response, json: body })
    })
    await page.goto(`${portal.url}/microList`)
    await page.getByRole('link', { name: '浮力到底是谁给的' }).click()
    await page.getByText('微课视频尚未上传').waitFor()
    expect(await page.locator('video').count()).toBe(0)
  })
})

describe('an item that is not there', () => {
  it.each([
    ['type=work&id=1', '作品尚未公布'],
    ['type=certificate&id=1', '证书尚未公布'],
    ['type=unknown&id=1', '内容已下线'],
    ['type=article&id=999999', '内容已下线'],
  ])('is a page with status 404 for %s', async (query, title) => {
    const { page, faults } = await newVisitor(portal.browser)
    const response = await page.goto(`${portal.url}/comPageInfo?${query}`, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(404)
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    expect(await page.title()).toContain(title)
    expect(await page.getByText('请检查网络').count()).toBe(0)
    expect(faults).toEqual([])
  })

  it('is said without JavaScript, with the path, a search and similar pages', async () => {
    const { page } = await newVisitor(portal.browser, { javaScriptEnabled: false })
    const response = await page.goto(`${portal.url}/announcements`)
    expect(response?.status()).toBe(404)
    const main = page.getByRole('main')
    expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('页面不存在')
    expect(await main.locator('code').textContent()).toBe('/announcements')
    expect(await main.getByRole('link', { name: '通知公告' }).getAttribute('href')).toBe('/announcement')
    await main.getByRole('searchbox', { name: '搜索' }).fill('微课')
    await main.getByRole('button', { name: '搜索' }).click()
    expect(new URL(page.url()).pathname).toBe('/search')
  })

  it('becomes /404 where scripts run, and still has the path', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/announcements`, { waitUntil: 'networkidle' })
    expect(new URL(page.url()).pathname).toBe('/404')
    expect(await page.getByRole('main').locator('code').textContent()).toBe('/announcements')
    expect(faults).toEqual([])
  })
})

describe('a page for signed-in readers', () => {
  it.each(['/microList', '/subjectDetail', '/uploadResources'])(
    '%s invites a first visitor to sign in',
    async (path) => {
      const { page } = await newVisitor(portal.browser)
      await page.goto(portal.url + path)
      await page.getByRole('heading', { name: '需要登录' }).waitFor()
      expect(await page.getByText('登录后即可查看此内容').count()).toBe(1)
      expect(await page.getByText('已过期').count()).toBe(0)
    },
  )

  it.each(['/microList', '/subjectDetail', '/uploadResources'])(
    '%s loads each of its data once for a reader with a token, without the notice',
    async (path) => {
      const { page, faults } = await newVisitor(portal.browser)
      await signedIn(page)
      // The page that follows the sign-in still loads its own data.
      await page.goto('about:blank')
      const calls: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) calls.push(pathname)
      })
      await page.addInitScript(() => {
        const seen: boolean[] = []
        Object.assign(window, { seen })
        const look = () => {
          const notice = document.querySelector('.dw-portal-notice')
          if (notice && getComputedStyle(notice).visibility === 'visible') seen.push(true)
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      await page.goto(portal.url + path, { waitUntil: 'networkidle' })
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      expect(await page.getByRole('heading', { name: '需要登录' }).count()).toBe(0)
      expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
      expect(calls.length).toBeGreaterThan(0)
      expect(calls.filter((call, at) => calls.indexOf(call) < at)).toEqual([])
      expect(faults).toEqual([])
    },
  )
})

describe('the menu 更多', () => {
  it.each([360, 768, 1366])(
    'is over the page at %i px, and closes by Escape, a press outside and a choice',
    async (width) => {
      const { page } = await newVisitor(portal.browser, { viewport: { width, height: 740 } })
      await page.goto(`${portal.url}/doorMain`, { waitUntil: 'networkidle' })
      const navigation = page.getByRole('navigation', { name: '主导航' })
      const more = navigation.getByText('更多', { exact: true })
      const link = navigation.getByRole('link', { name: '微课列表' })
      if (width === 360) await page.getByRole('button', { name: '菜单' }).click()
      await more.click()
      await link.focus()
      await page.keyboard.press('Escape')
      expect(await link.isVisible()).toBe(false)
      expect(await more.evaluate((summary) => document.activeElement === summary)).toBe(true)
      await more.click()
      await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } })
      expect(await link.isVisible()).toBe(false)
      await more.click()
      await link.click({ timeout: 5_000 })
      await page.waitForURL('**/microList')
      await link.waitFor({ state: 'hidden' })
    },
  )

  it('closes after a navigation by keyboard that loads no new document', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/announcement`, { waitUntil: 'networkidle' })
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    const navigation = page.getByRole('navigation', { name: '主导航' })
    await navigation.getByText('更多', { exact: true }).press('Enter')
    const link = navigation.getByRole('link', { name: '微课列表' })
    await link.waitFor()
    await navigation.getByRole('link', { name: '首页' }).press('Enter')
    await page.waitForURL('**/doorMain')
    await link.waitFor({ state: 'hidden', timeout: 5_000 })
    expect(await page.evaluate(() => Reflect.get(window, 'isFirstDocument'))).toBe(true)
  })
})

describe('a visit', () => {
  it('comes back to where it was, also after a reload of the article', async () => {
    const { page } = await newVisitor(portal.browser, phone)
    await page.goto(`${portal.url}/doorMain`, { waitUntil: 'networkidle' })
    await page.evaluate(() => window.scrollTo(0, 1200))
    await page.waitForTimeout(200)
    await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="comPageInfo"]')]
      links.find((link) => link.getBoundingClientRect().top > 0)?.click()
    })
    await page.waitForURL('**/comPageInfo*')
    await page.reload({ waitUntil: 'networkidle' })
    await page.goBack()
    await page.waitForURL('**/doorMain')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
  })

  it('of another site has its name in title and heading', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/doorMain?site=wangchuan`, { waitUntil: 'networkidle' })
    expect(await page.title()).toBe('首页 - 望川市教育网')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('望川市教育网')
  })

  it('meets pictures of this server only, each with a description', async () => {
    const articles = Array.from({ length: 60 }, (_, at) => `/comPageInfo?type=article&id=${at + 1}`)
    const found: string[] = []
    for (const path of [...contentPages, ...articles]) {
      const html = await (await fetch(portal.url + path)).text()
      for (const [picture] of html.matchAll(/<img[^>]*>/g)) {
        found.push(picture)
        expect(picture, path).toMatch(/ alt="/)
        expect(picture, path).not.toMatch(/ src="https?:/)
      }
    }
    expect(found.length).toBeGreaterThan(30)
  })
})

describe('a reader who has chosen no preference', () => {
  // Pages vary with their cookies: with one, the page in the browser's cache would be another reader's.
  it('gets no cookie, and those of the preferences once one is chosen', async () => {
    const { page, context } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/educationNews`)
    await hydrate(page)
    expect(await context.cookies()).toEqual([])
    await page.getByRole('button', { name: '长者模式' }).click()
    await page.locator('html[data-mode="elder"]').waitFor()
    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
    expect(cookies).toContain('doorway-elder=1')
    expect(cookies).toContain('doorway-locale=zh')
  })
})
