import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const REFUSAL = '您的权限已被收回'

async function administrator() {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, `${portal.url}/home`)
  await visitor.page.getByRole('navigation', { name: '控制台菜单' }).waitFor()
  return visitor
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: '控制台菜单' })

/** Opens every branch of the menu and returns the addresses of its entries. */
async function entriesOf(page: Page): Promise<string[]> {
  await menuOf(page).getByRole('link').or(menuOf(page).getByRole('button')).first().waitFor()
  const closed = menuOf(page).getByRole('button', { expanded: false })
  while ((await closed.count()) > 0) await closed.first().click()
  const links = menuOf(page).locator('a[href^="/"]')
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

describe('every screen of the console', () => {
  it('shows a refused load as the message of the specification, and lastingly in its place', async () => {
    const { page, faults } = await administrator()
    const entries = await entriesOf(page)
    const refusal = { status: 403, json: { success: false, code: 'FORBIDDEN', msg: REFUSAL, data: null } }
    await page.route('**/api/**', (route) => route.fulfill(refusal))
    const silent: string[] = []
    const shows = (scope: string) =>
      page
        .locator(scope)
        .filter({ hasText: REFUSAL })
        .first()
        .waitFor({ timeout: 3000 })
        .then(() => true)
        .catch(() => false)
    for (const entry of entries.filter((path) => path !== '/home')) {
      await menuOf(page).locator(`a[href="${entry}"]`).click()
      await page.waitForURL((url) => url.pathname === entry)
      const [hasMessage, hasPanel] = await Promise.all([shows('.dw-toast'), shows('main .dw-state:visible')])
      if (!hasMessage || !hasPanel) silent.push(`${entry}: message ${hasMessage}, panel ${hasPanel}`)
    }
    expect(silent).toEqual([])
    expect(faults).toEqual([])
  }, 180_000)
})

/** The reading text of a combobox that opens a tree. */
const chosen = (form: Locator, field: string) => form.getByRole('combobox', { name: field }).innerText()

describe('an area in a form', () => {
  it('reads the same when it was chosen and when it was loaded', async () => {
    const { page, faults } = await administrator()
    await page.goto(`${portal.url}/user-management?username=t_demo07`)
    await page.getByRole('row').getByRole('button', { name: '修改', exact: true }).first().click()
    const form = page.getByRole('dialog', { name: '修改用户' })
    await form.getByRole('combobox', { name: '区域' }).click()
    const panel = page.getByRole('dialog', { name: '区域' })
    const province = panel.getByRole('treeitem', { name: /^云泽省/ })
    await province.waitFor()
    if ((await province.getAttribute('aria-expanded')) === 'false') {
      await province.focus()
      await page.keyboard.press('ArrowRight')
    }
    await panel.getByRole('treeitem', { name: /^望川市/ }).click()
    await expect.poll(() => chosen(form, '区域')).toBe('云泽省望川市')
    await form.getByRole('textbox', { name: '备注' }).fill('区域已核对')
    await form.getByRole('button', { name: '保存', exact: true }).click()
    await form.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('row').getByRole('button', { name: '修改', exact: true }).first().click()
    await expect.poll(() => chosen(form, '区域')).toBe('云泽省望川市')
    expect(faults).toEqual([])
  })
})

describe('a branch of a tree that cannot be loaded', () => {
  it.each([
    ['/user-management', /^云津区教育局/],
    ['/organization-management', /^云泽省/],
    ['/school-management', /^望川市教育局/],
  ])('is named in a live region on %s, and loads on the next try', async (path, name) => {
    const { page, faults } = await administrator()
    await page.goto(portal.url + path)
    const branch = page.getByRole('treeitem', { name }).first()
    await branch.waitFor()
    await page.route('**/api/**', (route) => route.abort())
    await branch.focus()
    await page.keyboard.press('ArrowRight')
    const failure = page.getByRole('alert').filter({ hasText: '获取数据失败！' })
    await failure.waitFor()
    await page.unroute('**/api/**')
    await page.getByRole('tree').getByRole('button', { name: '重试' }).click()
    await failure.waitFor({ state: 'detached' })
    expect(await branch.getAttribute('aria-expanded')).toBe('true')
    expect(faults).toEqual([])
  })
})

const tabs = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** Tabs of a screen, whatever the record is called and whether something is unsaved: the mark of that is in the name. */
const openTabs = (page: Page, screen: string) => page.getByRole('tab', { name: new RegExp(screen) })

describe('the tab of an editor', () => {
  it('of a user names the record and closes when it was saved', async () => {
    const { page, faults } = await administrator()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: '快速查找' })
    await palette.getByRole('combobox').fill('何见风')
    await palette.getByRole('group', { name: '人员' }).getByRole('option').first().click()
    await tabs(page, '修改用户：何见风').waitFor()
    await page.getByRole('textbox', { name: '备注' }).fill('档案已核对')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await openTabs(page, '修改用户').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  it('of a role names the record and closes when it was saved', async () => {
    const { page, faults } = await administrator()
    await openMenu(page, '系统管理', '角色管理')
    await page.getByRole('button', { name: '修改角色“评委”' }).click()
    await tabs(page, '修改角色：评委').waitFor()
    await page.getByRole('textbox', { name: '名称', exact: true }).fill('评审委员')
    await page.getByRole('button', { name: '提交', exact: true }).click()
    await page.getByRole('button', { name: '修改角色“评审委员”' }).waitFor()
    await openTabs(page, '修改角色').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  it('of a workgroup names the record and closes when it was saved', async () => {
    const { page, faults } = await administrator()
    await openMenu(page, '系统管理', '工作组管理')
    const edit = page.getByRole('button', { name: /^修改 / }).first()
    const name = ((await edit.getAttribute('aria-label')) ?? '').replace('修改 ', '')
    await edit.click()
    await tabs(page, `修改工作组：${name}`).waitFor()
    await page.getByRole('textbox', { name: '名称' }).fill(`${name}新`)
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText(`工作组“${name}新”已保存`).waitFor()
    await openTabs(page, '修改工作组').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })
})
