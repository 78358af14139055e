import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFrontServer, type FrontServer } from '../support/front-server'
import { newVisitor, signIn } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
let front: FrontServer

beforeAll(async () => {
  front = await startFrontServer(portal.url)
})
beforeEach(() => {
  Object.assign(front, { documents: [], isHoldingDocuments: false, missing: undefined, build: undefined })
})
afterAll(() => front?.stop())

const USERS = '/user-management'
const WORKER = '/service-worker.js'
const NOTICE = '平台已更新，重新加载即可使用新版本。'

const rowsOf = (page: Page) => page.getByRole('row').getByRole('button', { name: /^(?:修改|Edit)$/ })

/** A page of a menu: its address is known to the server alone. */
const MENU_PAGE = '/message-center'

/** The texts of all documents that the browser has stored. */
const storedDocuments = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '')
    }
    return texts
  })

/** The paths of all documents that the browser has stored. */
const storedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(opened.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Opens the users in a tab of its own and waits for the first row. */
async function visit(context: BrowserContext, path = USERS) {
  const page = await context.newPage()
  await page.goto(front.url + path, { waitUntil: 'commit' })
  await rowsOf(page).first().waitFor()
  return page
}

const buildOf = (page: Page) => page.locator('meta[name="doorway-build"]').getAttribute('content')

/** A person who has seen the users once, so that their browser has the document. */
async function returningVisitor(username = 'admin') {
  const { page, context, faults } = await newVisitor(portal.browser, { serviceWorkers: 'allow' })
  await signIn(page, front.url, username)
  await page.waitForURL('**/home')
  await page.goto(front.url + USERS)
  await rowsOf(page).first().waitFor()
  // `/home` is stored as well when the person stays there long enough.
  await expect.poll(() => storedPaths(page)).toContain(USERS)
  await page.close()
  const pageOf = async () => {
    const next = await visit(context)
    next.on('pageerror', ({ message }) => faults.push(message))
    return next
  }
  return { context, faults, visitAgain: pageOf }
}

describe('a returning visitor of the console', () => {
  it('gets the document without the server, and the rows of now', async () => {
    const { visitAgain, faults } = await returningVisitor()
    front.isHoldingDocuments = true
    const page = await visitAgain()
    await page.getByRole('button', { name: '用户菜单 沈砚舟' }).waitFor()
    expect(faults).toEqual([])
  })

  it('has the page stored that the sign-in led to, and not the sign-in', async () => {
    const { page } = await newVisitor(portal.browser, { serviceWorkers: 'allow' })
    await page.goto(`${front.url}/login`)
    await page.evaluate(() => caches.open('of-another-program'))
    await signIn(page, front.url)
    await page.waitForURL('**/home')
    await expect.poll(() => storedPaths(page)).toEqual(['/home'])
    expect(await page.evaluate(() => caches.keys())).toContain('of-another-program')
  })

  it('gets the pages of menus in the same way, and not those that are gone', async () => {
    const { context } = await returningVisitor()
    const open = async () => {
      const page = await context.newPage()
      await page.goto(front.url + MENU_PAGE, { waitUntil: 'commit' })
      await page.getByRole('heading', { name: '消息中心' }).waitFor()
      return page
    }
    const first = await open()
    await expect.poll(() => storedPaths(first)).toContain(MENU_PAGE)
    front.isHoldingDocuments = true
    const next = await open()
    expect(await next.locator('html').getAttribute('data-stored')).toBe('')
    front.isHoldingDocuments = false
    front.missing = { path: new RegExp(`^${MENU_PAGE}`), isForGood: true }
    const last = await open()
    await expect.poll(() => storedPaths(last)).not.toContain(MENU_PAGE)
  })

  it('has stored nothing personal, and no session', async () => {
    const { context } = await returningVisitor()
    const page = await visit(context)
    const token = await page.evaluate(() => Object.values(localStorage).join(' '))
    const texts = await storedDocuments(page)
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) {
      expect(text).toContain('doorway-build')
      expect(text).not.toMatch(/沈砚舟|admin"|修改/)
      expect(token.match(/[\w.-]{24,}/g)?.filter((part) => text.includes(part))).toEqual([])
    }
    const document = await fetch(front.url + USERS)
    expect(document.headers.get('set-cookie')).toBeNull()
  })

  it('sees nothing of the person who has signed out before', async () => {
    const { context, visitAgain } = await returningVisitor()
    const page = await visitAgain()
    await page.getByRole('button', { name: /^用户菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.waitForURL('**/login')
    await signIn(page, front.url, 'ycxx_school01')
    await page.waitForURL('**/home')
    front.isHoldingDocuments = true
    const next = await visit(context)
    await next.getByRole('button', { name: /^用户菜单 / }).waitFor()
    expect(await next.locator('body').innerText()).not.toContain('沈砚舟')
  })

  it('gets the language and theme that were chosen since', async () => {
    const { context, visitAgain } = await returningVisitor()
    const page = await visitAgain()
    await page.getByRole('combobox', { name: '主题' }).selectOption('dark')
    await page.getByRole('combobox', { name: '语言' }).selectOption('en')
    await page.getByRole('button', { name: /^User menu/ }).waitFor()
    const next = await visit(context)
    const root = next.locator('html[lang="en"][data-theme="dark"]')
    await root.waitFor()
    expect(await next.locator('html').getAttribute('data-stored')).toBeNull()
    await expect.poll(async () => (await storedDocuments(next)).length).toBeGreaterThan(1)
    front.isHoldingDocuments = true
    const last = await visit(context)
    await last.locator('html[lang="en"][data-theme="dark"]').waitFor()
  })

  it('stays in the console without a network, and goes on when it is back', async () => {
    const { context } = await returningVisitor()
    await context.setOffline(true)
    const page = await context.newPage()
    await page.goto(front.url + USERS, { waitUntil: 'commit' })
    await page.getByText('网络已断开').waitFor()
    await page.getByText('网络连接错误').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(USERS)
    await context.setOffline(false)
    await rowsOf(page).first().waitFor()
  })
})

describe('a new version on the server', () => {
  it('is offered on the page of the former one, which stays until the person reloads', async () => {
    const { visitAgain, faults } = await returningVisitor()
    front.build = 'next'
    const page = await visitAgain()
    await page.getByRole('textbox', { name: '登录名' }).first().fill('ad')
    const notice = page.getByRole('status').filter({ hasText: NOTICE })
    await notice.waitFor()
    expect(await buildOf(page)).not.toBe('next')
    expect(await page.getByRole('textbox', { name: '登录名' }).first().inputValue()).toBe('ad')
    await notice.getByRole('button', { name: '重新加载' }).click()
    await page.locator('meta[name="doorway-build"][content="next"]').waitFor({ state: 'attached' })
    await rowsOf(page).first().waitFor()
    expect(await notice.count()).toBe(0)
    front.isHoldingDocuments = true
    expect(await buildOf(await visitAgain())).toBe('next')
    expect(faults).toEqual([])
  })

  it('is offered to a tab that was open before, when the person comes back to it', async () => {
    const { visitAgain } = await returningVisitor()
    const page = await visitAgain()
    await expect.poll(() => front.documents.length).toBeGreaterThan(2)
    front.build = 'next'
    await page.evaluate(() => {
      const now = performance.now.bind(performance)
      performance.now = () => now() + 3_600_000
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.getByRole('status').filter({ hasText: NOTICE }).waitFor()
  })

  it('replaces a stored document whose files are gone', async () => {
    const { context } = await returningVisitor()
    const page = await context.newPage()
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    front.missing = { path: /\/assets\/console-[\w-]+\.js/ }
    front.documents = []
    await page.goto(front.url + USERS, { waitUntil: 'commit' })
    await rowsOf(page).first().waitFor()
    expect(front.documents[0]).toBe(USERS)
    expect(await page.locator('html').getAttribute('data-stored')).toBeNull()
  })

  it('is loaded once, also when its files are gone as well', async () => {
    const { context } = await returningVisitor()
    const page = await context.newPage()
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    front.missing = { path: /\/assets\/console-[\w-]+\.js/, isForGood: true }
    front.documents = []
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto(front.url + USERS, { waitUntil: 'commit' })
    await expect.poll(() => front.documents).toEqual([USERS])
    await page.waitForLoadState('networkidle')
    expect(front.documents).toEqual([USERS])
    expect(loads).toBeLessThanOrEqual(2)
  })
})

describe('the service worker', () => {
  it('sends documents of the console and nothing else', async () => {
    const { context, visitAgain } = await returningVisitor()
    await visitAgain()
    const page = await context.newPage()
    const seen = new Map<string, boolean>()
    page.on('response', (response) => seen.set(new URL(response.url()).pathname, response.fromServiceWorker()))
    await page.goto(front.url + USERS)
    await rowsOf(page).first().waitFor()
    await page.goto(`${front.url}/doorMain`)
    await page.goto(`${front.url}/educationNews`)
    await page.goto(`${front.url}/login`)
    expect(seen.size).toBeGreaterThan(10)
    expect([...seen].filter(([, isStored]) => isStored)).toEqual([[USERS, true]])
  })

  it('sends the policy of a stored document with it', async () => {
    const { context } = await returningVisitor()
    front.isHoldingDocuments = true
    const page = await context.newPage()
    const response = await page.goto(front.url + USERS, { waitUntil: 'commit' })
    const policy = (await response?.allHeaders())?.['content-security-policy'] ?? ''
    const nonce = await page
      .locator('script[nonce]')
      .first()
      .evaluate((script: HTMLElement) => script.nonce)
    expect(policy).toContain(`'nonce-${nonce}'`)
    expect(policy).toContain("worker-src 'self'")
  })

  it('is a script that browsers revalidate each time', async () => {
    const response = await fetch(portal.url + WORKER)
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('lets a reload load what the server has', async () => {
    const { visitAgain } = await returningVisitor()
    const page = await visitAgain()
    front.documents = []
    await page.reload()
    expect(front.documents[0]).toBe(USERS)
    expect(await page.locator('html').getAttribute('data-stored')).toBeNull()
  })

  it('is removed with its documents when the server has none any more', async () => {
    const { visitAgain } = await returningVisitor()
    front.missing = { path: /^\/service-worker\.js/, isForGood: true }
    const page = await visitAgain()
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(registrations).toBe(0)
    expect(await storedDocuments(page)).toEqual([])
    front.documents = []
    await page.close()
    await visitAgain()
    expect(front.documents).toEqual([USERS])
  })
})

describe('a server whose operator has turned the worker off', () => {
  const plain = servePortal({ SERVICE_WORKER: '0' })

  it('has no script of it', async () => {
    expect((await fetch(plain.url + WORKER)).status).toBe(404)
    expect((await fetch(plain.url + WORKER, { method: 'HEAD' })).status).toBe(404)
  })
})
