import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

async function administrator() {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, `${portal.url}/home`, 'admin')
  return visitor
}

const node = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const usersOf = (page: Page) => page.getByRole('grid', { name: '用户列表' }).getByRole('row')

/** Chooses a line of a tree that opens from a field. */
async function choose(page: Page, field: string, way: string[]) {
  await page.getByRole('combobox', { name: field }).click()
  const panel = page.getByRole('dialog', { name: field })
  for (const [index, name] of way.entries()) {
    const step = panel.getByRole('treeitem', { name: new RegExp(`^${name}`) })
    await step.waitFor()
    if (index === way.length - 1) await step.click()
    else if ((await step.getAttribute('aria-expanded')) === 'false') {
      await step.focus()
      await page.keyboard.press('ArrowRight')
    }
  }
}

describe('a list and its form', () => {
  it('retain organisation, filters and rows of a tab that is opened again', async () => {
    const { page, faults } = await administrator()
    await openMenu(page, '系统管理', '用户管理')
    await node(page, '望川市教育局').click()
    await page.getByRole('textbox', { name: '登录名' }).fill('t_demo06')
    await page.getByRole('button', { name: '查询', exact: true }).click()
    await expect.poll(async () => usersOf(page).nth(1).textContent()).toContain('t_demo06')
    const before = await usersOf(page).allTextContents()
    await openMenu(page, '系统管理', '角色管理')
    await page.getByRole('heading', { name: '角色管理' }).waitFor()
    await tab(page, '用户管理').click()
    await expect.poll(async () => usersOf(page).allTextContents()).toEqual(before)
    expect(await page.getByRole('textbox', { name: '登录名' }).inputValue()).toBe('t_demo06')
    expect(await node(page, '望川市教育局').getAttribute('aria-selected')).toBe('true')
    expect(faults).toEqual([])
  })

  it('close the tab of a form that was saved, name the person and show the row', async () => {
    const { page, faults } = await administrator()
    await openMenu(page, '系统管理', '用户管理')
    await node(page, '望川市教育局').waitFor()
    const peopleOf = async () => Number(/\d+/.exec((await node(page, '望川市教育局').textContent()) ?? '')?.[0])
    const before = await peopleOf()
    await page.goto(`${portal.url}/user-add`)
    await page.getByRole('textbox', { name: '登录名' }).fill('k_tabform')
    await page.getByRole('textbox', { name: '用户名' }).fill('祝清和')
    await page.getByRole('combobox', { name: '用户类型' }).selectOption({ label: '教师' })
    await page.getByLabel('密码', { exact: true }).fill('Journey@2026')
    await page.getByRole('textbox', { name: '邮箱' }).fill('k_tabform@doorway.example')
    await choose(page, '所属机构', ['机构', '望川市教育局'])
    await choose(page, '区域', ['云泽省', '望川市'])
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('已新增用户 祝清和').waitFor()
    await expect.poll(async () => tab(page, '新增用户').count()).toBe(0)
    // The row is there without a search for it, and so is its place in the count of the tree.
    await page.waitForURL('**/user-management?username=k_tabform')
    await expect.poll(peopleOf).toBe(before + 1)
    await expect.poll(async () => usersOf(page).nth(1).textContent()).toContain('祝清和')
    expect(faults).toEqual([])
  })

  it('count the people of an organisation again after an addition, a deletion and its undo', async () => {
    const { page, faults } = await administrator()
    await openMenu(page, '系统管理', '用户管理')
    const bureau = node(page, '望川市教育局')
    await bureau.waitFor()
    const peopleOf = async () => Number(/\d+/.exec((await bureau.textContent()) ?? '')?.[0])
    const before = await peopleOf()
    expect(before).toBeGreaterThan(0)
    // A tree that comes from a new document would have new counts in any case.
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
    await page.getByRole('button', { name: '新增', exact: true }).click()
    const form = page.getByRole('dialog', { name: '新增用户' })
    await form.getByRole('textbox', { name: '登录名' }).fill('k_counted')
    await form.getByRole('textbox', { name: '用户名' }).fill('闻溪亭')
    await form.getByRole('combobox', { name: '用户类型' }).selectOption({ label: '教师' })
    await form.getByLabel('密码', { exact: true }).fill('Journey@2026')
    await form.getByRole('textbox', { name: '邮箱' }).fill('k_counted@doorway.example')
    await choose(page, '所属机构', ['机构', '望川市教育局'])
    await choose(page, '区域', ['云泽省', '望川市'])
    await form.getByRole('button', { name: '保存', exact: true }).click()
    await form.waitFor({ state: 'detached' })
    await expect.poll(peopleOf).toBe(before + 1)

    await page.getByRole('textbox', { name: '登录名' }).fill('k_counted')
    await page.getByRole('button', { name: '查询', exact: true }).click()
    await expect.poll(async () => usersOf(page).count()).toBe(2)
    await usersOf(page).nth(1).getByRole('button', { name: '删除', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await expect.poll(peopleOf).toBe(before)
    await page.getByRole('button', { name: '撤销' }).click()
    await expect.poll(peopleOf).toBe(before + 1)
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
    expect(faults).toEqual([])
  })

  it('ask before several people are disabled, and take it back', async () => {
    const { page, faults } = await administrator()
    await page.goto(`${portal.url}/user-management?username=t_demo07`)
    await expect.poll(async () => usersOf(page).nth(1).textContent()).toContain('t_demo07')
    await page.getByRole('checkbox', { name: /本页全部/ }).click()
    await page.getByRole('button', { name: '停用', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: '停用用户' })
    await question.getByText(/立即退出登录/).waitFor()
    await question.getByRole('button', { name: '确定' }).click()
    await usersOf(page).nth(1).getByText('停用', { exact: true }).waitFor()
    await page.getByRole('button', { name: '撤销' }).click()
    await usersOf(page).nth(1).getByText('停用', { exact: true }).waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })
})
