import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { chooseIn, pickIn, pressOn, tabTo, typeInto, walkDown } from '../support/keys'
import { gradientPicture } from '../support/gradient-picture'
import { newVisitor, openAs } from '../support/journey'
import { PASSWORD, temporaryFolder } from '../support/running-portal'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const files = temporaryFolder()
afterAll(files.remove)

/** A screen of the console, loaded; from here on keys alone. */
async function open(path: string, username = 'admin'): Promise<Page> {
  const { page } = await newVisitor(portal.browser, { acceptDownloads: true })
  await openAs(page, portal.url + path, username)
  return page
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const userRow = (page: Page) =>
  page
    .getByRole('grid', { name: '用户列表' })
    .getByRole('row')
    .filter({ has: button(page, '修改') })

async function search(page: Page, username: string) {
  const filters = page.getByRole('form', { name: '查询条件' })
  await typeInto(page, filters.getByRole('textbox', { name: '登录名' }), username)
  await page.keyboard.press('Enter')
  await expect.poll(() => userRow(page).count()).toBe(1)
}

/** Presses a button that opens a file chooser, and chooses a file; the system's own window is not ours. */
async function chooseFile(page: Page, name: string, path: string) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressOn(page, button(page, name))])
  await chooser.setFiles(path)
}

describe('with the keyboard alone one can', () => {
  it('add a student with a parent', async () => {
    const page = await open('/user-management')
    await userRow(page).first().waitFor()
    await pressOn(page, button(page, '新增'))
    const form = dialog(page, '新增用户')
    const field = (name: string) => form.getByRole('textbox', { name, exact: true }).first()
    await typeInto(page, field('登录名'), 's_keys01')
    await typeInto(page, field('用户名'), '温知夏')
    await chooseIn(page, form.getByRole('combobox', { name: '用户类型' }), '学生')
    await typeInto(page, form.getByLabel('密码', { exact: true }), 'Journey@2026')
    await pickIn(page, form.getByRole('combobox', { name: '所属机构' }), '望川市砚池小学')
    await typeInto(page, field('邮箱'), 's_keys01@doorway.example')
    await pickIn(page, form.getByRole('combobox', { name: '区域' }), '砚池区')
    await pressOn(page, form.getByRole('button', { name: '添加家长' }))
    const parent = form.getByRole('region', { name: '家长 1' })
    await typeInto(page, parent.getByRole('textbox', { name: '用户名' }), '温时远')
    await typeInto(page, parent.getByRole('textbox', { name: '与学生关系' }), '父亲')
    await typeInto(page, parent.getByRole('textbox', { name: '登录名' }), 'p_keys01')
    await typeInto(page, parent.getByRole('textbox', { name: '手机号' }), '16100009100')
    await pressOn(page, form.getByRole('button', { name: '保存', exact: true }))
    const passwords = page.getByRole('dialog', { name: '家长的初始密码' })
    await pressOn(page, passwords.getByRole('button', { name: '保存为文件' }))
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await search(page, 's_keys01')
    expect(await userRow(page).first().textContent()).toContain('温知夏')
  })

  it('find a school four levels down', async () => {
    const page = await open('/user-management')
    const tree = page.getByRole('tree', { name: '组织机构' })
    await walkDown(page, tree, ['机构', '望川市教育局', '砚池区教育局', '望川市砚池小学'])
    await page.keyboard.press('Enter')
    await page.getByText('当前机构：机构 / 望川市教育局 / 砚池区教育局 / 望川市砚池小学').waitFor()
  })

  it('move an area', async () => {
    const page = await open('/organization-management')
    const tree = page.getByRole('tree', { name: '区域树' })
    await walkDown(page, tree, ['组织机构管理', '云泽省', '望川市', '砚池区'])
    await pressOn(page, button(page, '砚池区的操作'))
    await page.getByRole('menuitem', { name: '移动到…' }).waitFor()
    await page.keyboard.press('Enter')
    const move = dialog(page, '移动区域')
    await walkDown(page, move.getByRole('tree'), ['组织机构管理', '云泽省'])
    await page.keyboard.press('Enter')
    await pressOn(page, move.getByRole('button', { name: '移动' }))
    await page.getByText('“砚池区”已移动到“云泽省”').waitFor()
    await pressOn(page, button(page, '撤销'))
    await page.getByText('“砚池区”已移回原处').waitFor()
  })

  it('give a role two menus and one site', async () => {
    const page = await open('/role-management')
    await pressOn(page, button(page, '修改角色“评委”'))
    await page.waitForURL('**/role-edit?id=12')
    const tree = page.getByRole('tree', { name: '菜单权限树' })
    for (const branch of ['字典与学段', '资源与学校']) {
      await walkDown(page, tree, [branch])
      await page.keyboard.press('Space')
    }
    await page.getByText(/^新增 \d+ 项，移除 0 项/).waitFor()
    for (let at = 0; at < 60; at++) {
      if (await page.getByRole('tab', { name: '菜单权限' }).evaluate((tab) => tab === document.activeElement)) break
      await page.keyboard.press('Shift+Tab')
    }
    await page.keyboard.press('ArrowRight')
    await pressOn(page, page.getByRole('list', { name: '站点列表' }).getByRole('checkbox').first(), 'Space')
    await pressOn(page, button(page, '提交'))
    await pressOn(page, dialog(page, '确认修改').getByRole('button', { name: '保存修改' }))
    await page.getByText('更新角色数据成功！').waitFor()
    await page.getByText('站点管理设置成功').waitFor()
  })

  it('crop an avatar', async () => {
    const page = await open('/self-edit')
    await pressOn(page, button(page, '更换头像'))
    const path = join(files.path, 'picture.png')
    writeFileSync(path, gradientPicture(300))
    await chooseFile(page, '选择图片', path)
    const crop = dialog(page, '裁剪头像')
    await tabTo(page, crop.getByRole('slider', { name: '缩放' }))
    for (let pressed = 0; pressed < 10; pressed++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+Tab')
    await pressOn(page, crop.getByRole('group', { name: '裁剪区域' }), 'ArrowLeft')
    await crop.getByText(/^\d+ \/ 256,?000 个字符$/).waitFor()
    await pressOn(page, crop.getByRole('button', { name: '使用' }))
    await pressOn(page, button(page, '提交'))
    await page.getByText('更新信息成功！').waitFor()
  })

  it('change the password', async () => {
    const page = await open('/self-edit', 'ycxx_school01')
    await pressOn(page, button(page, '修改密码'))
    const form = dialog(page, '修改密码')
    await typeInto(page, form.getByLabel('原密码', { exact: true }), PASSWORD)
    await typeInto(page, form.getByLabel('新密码', { exact: true }), 'Keys@2027only')
    await typeInto(page, form.getByLabel('确认密码', { exact: true }), 'Keys@2027only')
    await pressOn(page, form.getByRole('button', { name: '提交' }))
    await page.getByText('更新密码成功！').waitFor()
    await form.waitFor({ state: 'detached' })
  })

  it('close the other tabs', async () => {
    const page = await open('/user-management')
    const tabs = page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab')
    await userRow(page).first().waitFor()
    for (const title of ['角色管理', '动态路由配置']) {
      await pressOn(page, page.getByRole('navigation', { name: '控制台菜单' }).getByRole('link', { name: title }))
      await tabs.filter({ hasText: title }).waitFor()
    }
    expect(await tabs.count()).toBe(4)
    await tabTo(page, tabs.filter({ hasText: '动态路由配置' }))
    await page.keyboard.press('Shift+F10')
    const item = page.getByRole('menuitem', { name: '关闭其他' })
    await item.waitFor()
    for (let at = 0; at < 10; at++) {
      if (await item.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await tabs.allTextContents()).map((text) => text.trim()))
      .toEqual(['首页', '动态路由配置'])
  })

  it('import users with two bad rows', async () => {
    const page = await open('/user-management')
    await pressOn(page, button(page, '导入'))
    const good = (name: string) => `${name},苏婉清,教师,Import@2026,望川市砚池小学,380102,${name}@doorway.example`
    const rows = [
      '登录名,用户名,用户类型,密码,所属机构,所在区域,邮箱',
      good('t_keys01'),
      'x,,教师,weak,无,380102,no',
      good('t_keys02'),
      'y,,教师,weak,无,380102,no',
    ]
    const path = join(files.path, 'users.csv')
    writeFileSync(path, rows.join('\n'))
    await chooseFile(page, '选择文件', path)
    await page.getByText(/^共 4 行：2 行可导入.*2 行有误/).waitFor()
    await pressOn(page, button(page, '只导入正确的 2 行'))
    await page.getByText('导入完成：新增 2 条，更新 0 条，跳过 2 条。').waitFor()
  })

  it('export the list', async () => {
    const page = await open('/user-management')
    await userRow(page).first().waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), pressOn(page, button(page, '导出'))])
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
  })

  it('undo a delete', async () => {
    const page = await open('/user-management')
    await userRow(page).first().waitFor()
    await search(page, 'p_keys01')
    await pressOn(page, userRow(page).first().getByRole('button', { name: '删除' }))
    const question = page.getByRole('alertdialog')
    await question.getByText('您确定要删除这条数据吗?').waitFor()
    await pressOn(page, question.getByRole('button', { name: '确定' }))
    await expect.poll(() => userRow(page).count()).toBe(0)
    await pressOn(page, button(page, '撤销'))
    await expect.poll(() => userRow(page).count()).toBe(1)
  })
})
