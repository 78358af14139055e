import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu, signIn } from '../support/journey'
import { PASSWORD } from '../support/running-portal'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

async function signedIn(username = 'admin'): Promise<Page> {
  const { page } = await newVisitor(portal.browser)
  await openAs(page, `${portal.url}/home`, username)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** Another address without reloading the page. */
const goInside = (page: Page, address: string) =>
  page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

describe('the routes of the console', () => {
  it('lead to the portal when the menus cannot be loaded', async () => {
    const page = await signedIn()
    await page.route('**/api/system/cscpMenus', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto(`${portal.url}/user-management`)
    await page.waitForURL('**/doorMain')
  })

  it('need a stored token for home', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/home`)
    await page.waitForURL('**/login?redirect=%2Fhome')
  })

  it('are loaded anew after a visit to /login', async () => {
    const page = await signedIn()
    const requested: string[] = []
    page.on('request', (request) => request.url().endsWith('/cscpMenus') && requested.push(request.url()))
    await goInside(page, '/login')
    await page.getByRole('button', { name: '进入' }).click()
    await page.waitForURL('**/home')
    await openMenu(page, '系统管理', '角色管理')
    await page.getByRole('button', { name: '修改角色“评委”' }).waitFor()
    expect(requested.length).toBeGreaterThan(0)
  })

  it.each(['/user-edit', '/role-edit', '/role-edit?id=x'])(
    'request no record for %s, which names none',
    async (path) => {
      const page = await signedIn()
      const requested: string[] = []
      page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      await page.goto(portal.url + path)
      await page.getByText('未指定要修改的记录').waitFor()
      expect(requested.filter((each) => /getUserInfo|cscpRoless\//.test(each))).toEqual([])
      await page.getByRole('button', { name: '返回列表' }).click()
      await page.waitForURL(/\/(user|role)-management/)
    },
  )

  it('name the record in its tab, also after a reload', async () => {
    const page = await signedIn()
    for (const name of ['评委', '学校管理员']) {
      await openMenu(page, '系统管理', '角色管理')
      await page.getByRole('button', { name: `修改角色“${name}”` }).click()
      await page.getByRole('tab', { name: `修改角色：${name}` }).waitFor()
    }
    await page.reload()
    await page.getByRole('tab', { name: '修改角色：学校管理员', selected: true }).waitFor()
    expect(await page.getByRole('tab', { name: '修改角色：评委' }).count()).toBe(1)
  })

  it('say that a screen’s file did not come, and fetch it on the next try', async () => {
    const page = await signedIn()
    let isCut = true
    await page.route('**/assets/*.js', (route) => (isCut ? route.abort() : route.continue()))
    await openMenu(page, '系统管理', '角色管理')
    await page.getByText('页面文件加载失败').first().waitFor()
    isCut = false
    await page.getByRole('button', { name: '重试' }).first().click()
    await page.getByRole('button', { name: '修改角色“评委”' }).waitFor()
  })

  it('stay when the command palette did not come, which the next try opens', async () => {
    const page = await signedIn()
    let isCut = true
    await page.route('**/assets/*.js', (route) => (isCut ? route.abort() : route.continue()))
    await page.keyboard.press('Control+k')
    await page.getByText('页面文件加载失败，请检查网络后重试').waitFor()
    await page.getByRole('navigation', { name: '控制台菜单' }).waitFor()
    isCut = false
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
  })

  it('are not left with the back button while something is unsaved', async () => {
    const page = await signedIn()
    await openMenu(page, '系统管理', '角色管理')
    await page.getByRole('button', { name: '新增角色' }).click()
    await page.getByRole('textbox', { name: '名称', exact: true }).fill('未保存的角色')
    await page.goBack()
    const question = page.getByRole('alertdialog', { name: '尚未保存' })
    await question.getByRole('button', { name: '继续编辑' }).click()
    expect(new URL(page.url()).pathname).toBe('/role-add')
    await page.goBack()
    await question.getByRole('button', { name: '离开' }).click()
    await page.waitForURL('**/role-management')
  })
})

/** The page goes on with tokens that the server does not know. */
const loseTokens = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if ((localStorage.getItem(key) ?? '').includes('refreshToken')) {
        localStorage.setItem(key, JSON.stringify({ token: 'gone', refreshToken: 'gone' }))
      }
    }
  })

describe('an expired sign-in', () => {
  it('is told as well when it had ended before the page was opened', async () => {
    const page = await signedIn()
    await loseTokens(page)
    await page.goto(`${portal.url}/user-management`)
    await page.getByText('身份认证已过期，请重新登录！').first().waitFor()
    await page.waitForURL('**/login?redirect=%2Fuser-management')
  })

  it.each(['cscpMenus', 'currentUser'])('leads from /home to /login also when %s fails last', async (last) => {
    const page = await signedIn()
    await loseTokens(page)
    await page.route(`**/api/system/${last}`, async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 500)
      })
      await route.continue()
    })
    await page.goto(`${portal.url}/home`)
    await page.getByText('身份认证已过期，请重新登录！').first().waitFor()
    await page.waitForURL('**/login?redirect=%2Fhome')
  })

  it('warns once, and gives back at /login what was typed to those who leave for it', async () => {
    const page = await signedIn()
    await openMenu(page, '系统管理', '角色管理')
    await page.getByRole('button', { name: '新增角色' }).click()
    await page.getByRole('textbox', { name: '名称', exact: true }).fill('写到一半的角色')
    await loseTokens(page)
    const visits: string[] = []
    page.on('domcontentloaded', () => visits.push(page.url()))
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByText('身份认证已过期，请重新登录！').first().waitFor()
    await page.getByRole('dialog', { name: '请重新登录' }).getByRole('button', { name: '放弃，去登录页' }).click()
    await page.waitForURL('**/login?redirect=%2Frole-add')
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(visits).toHaveLength(1)
    await page.getByRole('textbox', { name: '登录名', exact: true }).fill('admin')
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.waitForURL('**/role-add')
    await page.getByRole('button', { name: '恢复' }).click()
    expect(await page.getByRole('textbox', { name: '名称', exact: true }).inputValue()).toBe('写到一半的角色')
  })
})

/** The browser refuses both storages, as strict settings do. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })

describe('a browser without storage', () => {
  it('signs in for the document and says so before', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await refuseStorage(page)
    await page.goto(`${portal.url}/login`)
    await page.getByText('浏览器禁止本站保存数据').waitFor()
    await signIn(page, portal.url)
    await page.waitForURL('**/home')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await openMenu(page, '系统管理', '角色管理')
    await page.getByRole('button', { name: '修改角色“评委”' }).waitFor()
    expect(faults).toEqual([])
  })
})
