import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe-violations'
import { newVisitor, openAs } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

async function personAt(path: string, username = 'admin') {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, portal.url + path, username)
  await visitor.page.locator('#main h1').first().waitFor({ state: 'attached' })
  return visitor
}

async function chooseInMenu(page: Page, item: string, role: 'menuitem' | 'menuitemcheckbox') {
  await page.getByRole('button', { name: /^用户菜单|^User menu/ }).click()
  await page.getByRole(role, { name: item, exact: true }).click()
}

describe('the frame of the console', () => {
  it('lets those who use keys skip header and menu', async () => {
    const { page, faults } = await personAt('/user-management')
    await page.getByRole('row').getByRole('button', { name: '修改' }).first().waitFor()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: '跳到主要内容' })
    await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true)
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('#main').evaluate((main) => main === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await page.locator('#main :focus').count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/user-management')
    await page.getByRole('row').getByRole('button', { name: '修改' }).first().waitFor()
    expect(faults).toEqual([])
  })

  it('says that there is no network, and retains what was typed until there is', async () => {
    const { page, context } = await personAt('/self-edit', 'prov01')
    const banner = page.getByText('网络已断开，恢复后会自动重新加载。已输入的内容仍然保留。')
    const title = page.getByRole('textbox', { name: '个人描述标题' })
    await title.fill('教研札记')
    await context.setOffline(true)
    await banner.waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: '提交' }).click()
    await page
      .getByText(/^更新信息失败！/)
      .first()
      .waitFor()
    expect(await title.inputValue()).toBe('教研札记')
    await context.setOffline(false)
    await banner.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByText('更新信息成功！').waitFor()
    await page.reload()
    await expect.poll(() => title.inputValue()).toBe('教研札记')
  })

  it('has the theme and the language in the menu of the account, and remembers both', async () => {
    const { page, faults } = await personAt('/home')
    await chooseInMenu(page, '深色', 'menuitemcheckbox')
    await chooseInMenu(page, 'English', 'menuitemcheckbox')
    await page.locator('html[lang="en"]').waitFor()
    await page.reload()
    await page.locator('html[lang="en"][data-theme="dark"]').waitFor()
    await page.getByRole('button', { name: /^User menu/ }).click()
    for (const name of ['Dark', 'English']) await page.getByRole('menuitemcheckbox', { name, checked: true }).waitFor()
    // A menu is rendered at the end of the document, and this rule does not know menus.
    const violations = await axeViolations(page)
    expect(violations.filter((violation) => violation !== 'region .dw-root-portal')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  it('leads from the menu of the account to one’s profile, whose name is required', async () => {
    const { page, faults } = await personAt('/home', 'yc_county01')
    await chooseInMenu(page, '个人信息', 'menuitem')
    await page.waitForURL('**/self-edit')
    const name = page.getByRole('textbox', { name: '姓名' })
    await name.fill('')
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByText('姓名不能为空！').waitFor()
    await page.reload()
    await expect.poll(() => name.inputValue()).toBe('陆清和')
    await name.fill('陆清禾')
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByText('更新信息成功！').waitFor()
    await page.reload()
    await page.getByRole('button', { name: '用户菜单 陆清禾' }).waitFor()
    expect(faults).toEqual([])
  })

  it('leads from the menu of the account to one’s devices, and one of them is signed out', async () => {
    const other = await personAt('/home', 'comp01')
    const { page, faults } = await personAt('/home', 'comp01')
    await chooseInMenu(page, '登录设备', 'menuitem')
    await page.waitForURL('**/self-edit**')
    const devices = page.getByRole('group', { name: '登录设备' })
    const end = devices.getByRole('button', { name: /^退出该设备/ })
    await end.first().waitFor()
    await expect.poll(() => devices.evaluate((group) => group.getBoundingClientRect().top < innerHeight)).toBe(true)
    await end.first().click()
    const question = page.getByRole('alertdialog', { name: '退出该设备' })
    await question.getByRole('button', { name: '取消' }).click()
    await other.page.reload()
    await other.page.getByRole('heading', { level: 1 }).waitFor()
    await end.first().click()
    await question.getByRole('button', { name: '确定' }).click()
    await page.getByText('已退出该设备').waitFor()
    await end.first().waitFor({ state: 'detached' })
    await devices.getByText('本机').waitFor()
    await other.page.goto(`${portal.url}/self-edit`)
    await other.page.waitForURL('**/login?redirect=*')
    expect(faults).toEqual([])
  })
})

describe('the hall display', () => {
  it('has no violation of axe', async () => {
    const { page } = await personAt('/largeScreen')
    await page.locator('.dw-wall-latest').waitFor()
    await page.locator('.dw-wall-content svg.dw-chart-picture').waitFor()
    expect(await axeViolations(page)).toEqual([])
  })
})
