import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { signInByCall } from '../support/api-sign-in'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
let page: Page
let faults: string[]
let sideMenu: Locator

beforeAll(async () => {
  ;({ page, faults } = await newVisitor(portal.browser))
  await openAs(page, `${portal.url}/home`)
  await openMenu(page, '系统管理', '动态路由配置')
  sideMenu = page.getByRole('navigation', { name: '控制台菜单' })
})

/** Drops a line above another one. */
const above = { sourcePosition: { x: 60, y: 12 }, targetPosition: { x: 90, y: 3 } }

const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) })

describe('the configuration of the menu', () => {
  it('adds an item, which is in the console’s menu at once, and moves it by keys', async () => {
    await page.getByRole('button', { name: '新增一级菜单' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.getByText('请输入菜单名称').waitFor()
    await dialog.getByRole('combobox', { name: '类型' }).selectOption({ label: '外链' })
    await dialog.getByRole('textbox', { name: '标题', exact: true }).fill('值班表')
    await dialog.getByRole('textbox', { name: '名称' }).fill('duty-roster')
    await dialog.getByRole('textbox', { name: '地址' }).fill('https://duty.doorway.example/')
    await dialog.getByRole('button', { name: '保存' }).click()
    await page.getByText('“值班表”已保存').waitFor()
    await sideMenu.getByText('值班表').waitFor()
    await line('值班表').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.getByText('“值班表”已移动').waitFor()
    expect(faults).toEqual([])
  })

  it('names the screens that the console does not have, which its menu does not show', async () => {
    await page.getByText('没有安装页面“demo/NotRegistered”').waitFor()
  })

  it('previews what the holder of a role gets', async () => {
    await page.getByRole('button', { name: '预览为角色' }).click()
    const drawer = page.getByRole('dialog', { name: '预览为角色' })
    await drawer.getByRole('combobox', { name: '角色' }).selectOption({ label: '审计管理员' })
    await drawer.getByRole('treeitem', { name: /^操作日志/ }).waitFor()
    expect(await drawer.getByRole('treeitem', { name: /^用户管理/ }).count()).toBe(0)
    await page.keyboard.press('Escape')
  })

  it('exports the menu and imports it after its difference', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出' }).click()
    const menu = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
    const item = menu.items.find(({ name }: { name: string }) => name === 'duty-roster')
    item.title = '值班安排'
    await page.getByRole('button', { name: '导入' }).click()
    const dialog = page.getByRole('dialog', { name: '导入菜单' })
    const buffer = Buffer.from(JSON.stringify(menu))
    await dialog.locator('input[type="file"]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
    await dialog.getByText('标题：值班表 → 值班安排').waitFor()
    await dialog.getByRole('button', { name: '确认导入' }).click()
    await page.getByText('已新增 0 项，修改 1 项').waitFor()
    await line('值班安排').waitFor()
  })

  it('gives an item an icon that is chosen by its name', async () => {
    const icon = () => sideMenu.getByTitle('值班安排').locator('path').first().getAttribute('d')
    const former = await icon()
    await line('值班安排').focus()
    await page.keyboard.press('F2')
    const dialog = page.getByRole('dialog', { name: '修改“值班安排”' })
    await dialog.getByRole('button', { name: '图标' }).click()
    const choices = page.getByRole('dialog', { name: '选择图标' })
    await choices.getByRole('searchbox').fill('没有这样的图标')
    await choices.getByText('没有找到相关内容').waitFor()
    await choices.getByRole('searchbox').fill('铃')
    await choices.getByRole('button', { name: '铃铛' }).click()
    await dialog.getByRole('button', { name: '图标' }).getByText('铃铛').waitFor()
    await dialog.getByRole('textbox', { name: '地址' }).fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.getByText('菜单地址不安全，只能是站内路径或http(s)链接').waitFor()
    expect(await icon()).toBe(former)
    await dialog.getByRole('textbox', { name: '地址' }).fill('https://duty.doorway.example/')
    await dialog.getByRole('button', { name: '保存' }).click()
    await page.getByText('“值班安排”已保存').waitFor()
    await page.reload()
    await line('值班安排').waitFor()
    expect(await icon()).not.toBe(former)
    await line('值班安排').focus()
    await page.keyboard.press('F2')
    await dialog.getByRole('button', { name: '图标' }).getByText('铃铛').waitFor()
    await dialog.getByRole('button', { name: '取消' }).click()
  })

  it('moves an item by the pointer, and puts it back', async () => {
    const order = async () => {
      const titles = await sideMenu.locator('.dw-side-title').allInnerTexts()
      return titles.filter((title) => ['系统管理', '组织机构', '值班安排'].includes(title))
    }
    const former = await order()
    expect(former).toEqual(['系统管理', '组织机构', '值班安排'])
    await line('值班安排').dragTo(line('组织机构'), above)
    await page.getByText('“值班安排”已移动').waitFor()
    await expect.poll(order).toEqual(['系统管理', '值班安排', '组织机构'])
    await page.getByRole('button', { name: '撤销' }).click()
    await expect.poll(order).toEqual(former)
    await line('值班安排').dragTo(line('组织机构'), above)
    await page.getByText('“值班安排”已移动').last().waitFor()
    // After the undo, which is offered for seconds: a new document takes longer on a busy machine.
    const next = await page.context().newPage()
    await next.goto(`${portal.url}/home`)
    await next.getByRole('navigation', { name: '控制台菜单' }).getByTitle('值班安排').waitFor()
    await next.close()
    await page.reload()
    await line('值班安排').waitFor()
    expect(await order()).toEqual(['系统管理', '值班安排', '组织机构'])
  })

  it('leaves an item where it is when it is dropped on a link', async () => {
    await line('组织机构').dragTo(line('值班安排'), { ...above, targetPosition: { x: 90, y: 16 } })
    await page.getByText('不能放到该位置下').waitFor()
    await page.reload()
    await line('组织机构').waitFor()
    expect(await line('组织机构').getAttribute('aria-level')).toBe('1')
  })

  it('deletes an item, and refuses one that has others below it', async () => {
    await line('系统管理').focus()
    await page.keyboard.press('Delete')
    await page
      .locator('.dw-toast')
      .filter({ hasText: /下面还有 \d+ 个菜单项，不能删除/ })
      .waitFor()
    await line('值班安排').focus()
    await page.keyboard.press('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await page.getByText('“值班安排”已删除').waitFor()
  })

  it('is refused to people without the code', async () => {
    const authorization = await signInByCall(portal.url, 'prov01')
    const send = async (path: string) =>
      (await fetch(`${portal.url}/api/system/cscpMenus/${path}`, { headers: { authorization } })).status
    expect(await send('getAllMenus')).toBe(403)
    expect(await send('export')).toBe(403)
    const other = await newVisitor(portal.browser)
    await openAs(other.page, `${portal.url}/async-routes-config`, 'prov01')
    await other.page.waitForURL('**/404')
  })
})
