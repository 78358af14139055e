import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { contentPages } from '../support/content-pages'
import { hydrate, newVisitor, openAs, openMenu, signIn, startOf } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const STACK = 'at readRows (main.ts:3:14)'

async function signedIn(username = 'admin') {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, portal.url + startOf(username), username)
  return visitor
}

describe('a connection that breaks while a form is open', () => {
  it('is named, leaves the input, and the next try saves it', async () => {
    const { page, context, faults } = await signedIn('ycxx_school01')
    await openMenu(page, '系统管理', '用户管理')
    await page.getByRole('row').getByRole('button', { name: '修改', exact: true }).nth(2).click()
    const form = page.getByRole('dialog', { name: '修改用户' })
    await form.getByRole('textbox', { name: '备注' }).fill('断网时写的备注')
    await context.setOffline(true)
    await form.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('网络连接错误，请检查网络环境！').first().waitFor()
    expect(await form.getByRole('textbox', { name: '备注' }).inputValue()).toBe('断网时写的备注')
    await context.setOffline(false)
    await form.getByRole('button', { name: '保存', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    expect(faults).toEqual([])
  })
})

const broken = {
  'cut off': { body: '{"success":tr', contentType: 'application/json' },
  'a page of a proxy': { body: `<html><body>${STACK}</body></html>`, contentType: 'text/html' },
  empty: { body: '', contentType: 'application/json' },
  'a fault with its stack': { status: 500, json: { success: false, stack: STACK, msg: '' } },
}

/** Fails the calls of a page from now on. */
const breakCalls = (page: Page, calls: string, response: Parameters<Route['fulfill']>[0]) =>
  page.route(calls, (route) => route.fulfill(response))

/** The page has its frame and says that something failed, without the raw text. */
async function expectMessage(page: Page) {
  await page
    .getByText(/知识盲区的错误|加载失败|获取数据失败|暂时无法/)
    .first()
    .waitFor()
  expect(await page.locator('body').innerText()).not.toContain(STACK)
}

describe.each(Object.entries(broken))('a response that is %s', (_, response) => {
  it('is a message in the console', async () => {
    const { page, faults } = await signedIn()
    await breakCalls(page, '**/api/userInfo/queryPageUserInfoList', response)
    await page.goto(`${portal.url}/user-management`)
    await expectMessage(page)
    await page.getByRole('navigation', { name: '控制台菜单' }).waitFor()
    expect(faults).toEqual([])
  })

  it('is a message on the portal, for visitors and in the personal centre', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/doorMain`)
    await hydrate(page)
    await breakCalls(page, '**/api/portal/articles*', response)
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '教育资讯' }).click()
    await expectMessage(page)
    await page.getByRole('navigation', { name: '主导航' }).waitFor()
    expect(faults).toEqual([])
    const own = await signedIn('t_linyq')
    await breakCalls(own.page, '**/api/personal/**', response)
    await own.page.goto(`${portal.url}/personalCenter`)
    await expectMessage(own.page)
    expect(own.faults).toEqual([])
  })
})

describe('a screen whose file is gone after an update', () => {
  const tabs = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab')

  it('says so with a way to load it again, and the opened pages stay', async () => {
    const { page } = await signedIn()
    await openMenu(page, '系统管理', '用户管理')
    await page.getByRole('row').getByRole('button', { name: '修改', exact: true }).first().waitFor()
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await openMenu(page, '系统管理', '角色管理')
    await page.getByText('页面文件加载失败').first().waitFor({ timeout: 2_000 })
    expect(await tabs(page).count()).toBe(3)
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: '重试' }).first().click()
    await page.getByRole('button', { name: '修改角色“评委”' }).waitFor()
  })

  it('is given up after two minutes when its file does not come', async () => {
    const { page } = await signedIn()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.clock.install()
    await page.route('**/assets/*.js', () => undefined)
    await openMenu(page, '系统管理', '角色管理')
    await page.clock.runFor(119_000)
    expect(await page.getByText('页面文件加载失败').count()).toBe(0)
    await page.clock.runFor(2_000)
    await page.getByText('页面文件加载失败').first().waitFor()
  })
})

/** Every write to a storage fails, as where it is full. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })

/** Reading a storage fails, as strict settings make it. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })

describe.each([
  ['refused', refuseStorage],
  ['full', fillStorage],
])('a browser whose storage is %s', (_, limit) => {
  it('reads every page of the portal', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await limit(page)
    for (const path of contentPages) {
      await page.goto(portal.url + path)
      await hydrate(page)
      expect(await page.getByRole('heading', { level: 1 }).first().textContent(), path).toMatch(/\S/)
    }
    expect(faults).toEqual([])
  })

  it('signs in for the life of the document', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await limit(page)
    await signIn(page, portal.url)
    await page.waitForURL('**/home')
    await openMenu(page, '系统管理', '角色管理')
    await page.getByRole('button', { name: '修改角色“评委”' }).waitFor()
    expect(faults).toEqual([])
  })
})
