import type { BrowserContext, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { endSession } from '../support/expiry-watch'
import { hydrate, newVisitor, openMenu, signIn } from '../support/journey'
import { bundlePage } from '../support/page-bundle'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const NAME = '沈砚舟'

/** What the browser stores for the site, by place. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))
const nothing = { local: [], session: [], databases: [], caches: [] }

async function signedIn(username = 'admin') {
  const visitor = await newVisitor(portal.browser)
  await signIn(visitor.page, portal.url, username)
  await visitor.page.waitForURL((url) => url.pathname !== '/login')
  return visitor
}

async function signOutInConsole(page: Page) {
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.waitForURL('**/login')
}

async function signOutInPortal(page: Page) {
  await hydrate(page)
  await page.locator('.dw-portal-menu summary').last().click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.waitForURL('**/doorMain')
  await page.getByRole('link', { name: '登录', exact: true }).first().waitFor()
}

const openTab = async (context: BrowserContext, path: string) => {
  const page = await context.newPage()
  await page.goto(portal.url + path)
  return page
}

describe('signing out of the host', () => {
  it('leaves nothing of the person: storages, menu, routes, codes and name', async () => {
    const { page } = await signedIn()
    await openMenu(page, '系统管理', '角色管理')
    await page.getByRole('button', { name: '修改角色“评委”' }).click()
    await page.getByRole('tab', { name: '修改角色：评委' }).waitFor()
    await page.evaluate(() => {
      localStorage.setItem('doorway:host:planted', 'x')
      sessionStorage.setItem('planted', 'x')
    })
    await signOutInConsole(page)
    expect(await stored(page)).toEqual(nothing)
    expect(await page.content()).not.toContain(NAME)
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.evaluate(() => {
      history.pushState(null, '', '/role-management')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.waitForURL('**/login?redirect=%2Frole-management')
    await page.goBack()
    expect(await page.getByRole('navigation', { name: '控制台菜单' }).count()).toBe(0)
    expect(calls.filter((path) => path.startsWith('/api/system'))).toEqual([])
  })

  it('signs out the other tabs of the browser, and clears what they store', async () => {
    const { page, context } = await signedIn()
    await page.getByRole('heading', { level: 1 }).waitFor()
    const form = await openTab(context, '/role-add')
    // Without a listener the test's browser would leave the page whatever the prompt says.
    const prompts: string[] = []
    form.on('dialog', (dialog) => {
      prompts.push(dialog.type())
      void dialog.dismiss()
    })
    await form.getByRole('textbox', { name: '名称', exact: true }).fill('另一个标签页的角色')
    const centre = await openTab(context, '/personalCenter')
    await centre.getByRole('heading', { name: `${NAME}，您好` }).waitFor()
    const news = await openTab(context, '/educationNews')
    await hydrate(news)
    await news.locator('.dw-portal-menu summary').last().waitFor()
    await signOutInConsole(page)
    await form.waitForURL('**/login')
    await centre.waitForURL('**/login?redirect=%2FpersonalCenter')
    await news.getByRole('link', { name: '登录', exact: true }).first().waitFor()
    expect(new URL(news.url()).pathname).toBe('/educationNews')
    expect(prompts).toEqual([])
    for (const tab of [form, centre, news]) {
      expect(await stored(tab)).toEqual(nothing)
      expect(await tab.content()).not.toContain(NAME)
    }
  })

  /** A tab whose page cannot render yet: this file is held back until `release`. */
  async function openHeldTab(context: BrowserContext, path: string, file: string) {
    const tab = await context.newPage()
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await tab.route(file, async (route) => {
      await released
      await route.continue()
    })
    const requested = tab.waitForRequest(file)
    await tab.goto(portal.url + path, { waitUntil: 'commit' })
    await requested
    return { tab, release }
  }

  it('reaches the console before it has rendered and watches for it', async () => {
    const { page, context } = await signedIn()
    await page.getByRole('heading', { level: 1 }).waitFor()
    // Its words in another language, which the first rendering waits for.
    await context.addCookies([{ name: 'doorway-locale', value: 'en', url: portal.url }])
    const { tab, release } = await openHeldTab(context, '/home', '**/assets/en-*.js')
    // The scripts have run once they have taken what the document requested.
    await tab.waitForFunction(() => !('/api/system/cscpMenus' in Object(Reflect.get(window, 'doorwayEarly'))))
    await tab.evaluate(() => sessionStorage.setItem('planted', 'x'))
    await signOutInConsole(page)
    release()
    // Not the sign-in with a way back, which a refused call would lead to.
    await tab.waitForURL('**/login')
    expect(await stored(tab)).toEqual(nothing)
  })

  it('reaches a page of the portal before it is interactive', async () => {
    const { page, context } = await signedIn()
    await page.getByRole('heading', { level: 1 }).waitFor()
    const { tab, release } = await openHeldTab(context, '/educationNews', '**/assets/education-news.page-*.js')
    await signOutInConsole(page)
    release()
    await hydrate(tab)
    await tab.getByRole('link', { name: '登录', exact: true }).first().waitFor()
    expect(await stored(tab)).toEqual(nothing)
  })

  it.each(['is away', 'has ended the session already'])('works on the portal while the server %s', async (state) => {
    const { page, context, faults } = await signedIn('t_linyq')
    const home = await openTab(context, '/home')
    // A refused call of this tab would sign out all tabs before the person does.
    await home.waitForLoadState('networkidle')
    await home.route('**/api/**', (route) => route.abort())
    await page.goto(`${portal.url}/educationNews`)
    await page.evaluate(() => sessionStorage.setItem('planted', 'x'))
    if (state === 'is away') await page.route('**/api/auth/logout', (route) => route.abort())
    else await endSession(page)
    await signOutInPortal(page)
    expect(await stored(page)).toEqual(nothing)
    await home.waitForURL((url) => url.pathname === '/login')
    expect(faults).toEqual([])
  })
})

describe('the document that is being left', () => {
  it.each(['by the person', 'by another tab'])('leaves nothing that it stores after a sign-out %s', async (cause) => {
    const { page, context } = await signedIn('t_linyq')
    const isOwn = cause === 'by the person'
    const left = isOwn ? page : await context.newPage()
    await left.goto(`${portal.url}/educationNews`, { waitUntil: 'networkidle' })
    await hydrate(left)
    // As a call does that begins between the sign-out and the next document.
    await left.evaluate(() =>
      window.addEventListener('beforeunload', () => sessionStorage.setItem('doorway:last-request', '1')),
    )
    const loaded = left.waitForEvent('load')
    if (isOwn) await signOutInPortal(page)
    else {
      await page.goto(`${portal.url}/home`)
      await signOutInConsole(page)
    }
    await loaded
    expect(await stored(left)).toEqual(nothing)
  })
})

describe('the back button after signing out', () => {
  it('shows nothing of the person', async () => {
    const { page } = await signedIn('t_linyq')
    await page.goto(`${portal.url}/personalCenter`)
    await page.getByRole('heading', { name: '林砚秋，您好' }).waitFor()
    await signOutInPortal(page)
    await page.goBack()
    await page.getByRole('heading', { name: '需要登录' }).waitFor()
    expect(await page.content()).not.toContain('林砚秋')
  })
})

describe('signing out of a widget', () => {
  it('clears its own keys, of earlier visits too, and none of the page around it', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    const script = await bundlePage('tests/conformance/sign-out-page.tsx', '19')
    await page.route('**/embedder/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>host</title><body></body>' }),
    )
    await page.goto(`${portal.url}/embedder/`)
    const planted = { host: '1', 'doorway:other:opened-pages': '2', 'doorway-like': '3' }
    await page.evaluate((keys) => {
      for (const storage of [localStorage, sessionStorage])
        for (const [key, value] of Object.entries(keys)) storage.setItem(key, value)
      localStorage.setItem('doorway:widget:saved-on-an-earlier-visit', 'x')
      sessionStorage.setItem('doorway:widget:draft:1:self-edit', 'x')
    }, planted)
    await page.addScriptTag({ content: script })
    await page.getByRole('textbox', { name: '登录名' }).fill('t_linyq')
    await page.getByLabel('密码', { exact: true }).fill('Journey@2026x')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByRole('textbox', { name: '姓名' }).waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('doorway:widget:session')
    await page.getByRole('button', { name: '退出', exact: true }).click()
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    expect(
      await page.evaluate(() => [localStorage, sessionStorage].map((each) => Object.fromEntries(Object.entries(each)))),
    ).toEqual([planted, planted])
    expect(faults).toEqual([])
  })
})
