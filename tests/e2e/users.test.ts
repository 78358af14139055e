import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre'
import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu, signIn, type Journey } from '../support/journey'
import { PASSWORD } from '../support/running-portal'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await newVisitor(portal.browser, { acceptDownloads: true })
  page = journey.page
  await openAs(page, `${portal.url}/home`)
  await openMenu(page, '系统管理', '用户管理')
  await rows().first().waitFor()
})

const table = () => page.getByRole('table', { name: '用户列表' }).or(page.getByRole('grid', { name: '用户列表' }))
const rows = () =>
  table()
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: '修改' }) })
const filters = () => page.getByRole('form', { name: '查询条件' })
const node = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) })

/** Chooses by the way down a tree picker's own tree. */
async function choose(form: Locator, field: string, path: string[]) {
  await form
    .getByRole('button', { name: new RegExp(field) })
    .or(form.getByRole('combobox', { name: field }))
    .click()
  const step = (name: string) => form.getByRole('treeitem', { name: new RegExp(`^${name}`) })
  for (const [index, name] of path.entries()) {
    await step(name).waitFor()
    if (index === path.length - 1) await step(name).click()
    else if ((await step(name).getAttribute('aria-expanded')) === 'false') {
      await step(name).focus()
      await page.keyboard.press('ArrowRight')
    }
  }
}

async function search(values: { username?: string }) {
  await filters()
    .getByRole('textbox', { name: '登录名' })
    .fill(values.username ?? '')
  await filters().getByRole('button', { name: '查询' }).click()
}

const dialog = (title: string) => page.getByRole('dialog', { name: title })

describe('the user manager', () => {
  it('shows the columns of the specification and pages on the server', async () => {
    const heads = (await table().getByRole('columnheader').allTextContents())
      .map((text) => text.trim())
      .filter((text) => text !== '' && text !== '选择本页全部')
    expect(heads).toEqual(['序号', '登录名', '用户名', '用户类型', '学校名称', '操作'])
    expect(await rows().count()).toBe(10)
    const first = await rows().first().textContent()
    await page.getByRole('button', { name: '下一页' }).click()
    await page.waitForURL('**page=2**')
    await expect.poll(async () => rows().first().textContent()).not.toBe(first)
  })

  it('narrows the list to a chosen organisation', async () => {
    await page
      .getByRole('textbox', { name: '搜索机构' })
      .or(page.getByRole('searchbox', { name: '搜索机构' }))
      .fill('砚池小学')
    await page.keyboard.press('Enter')
    await node('望川市砚池小学').click()
    await page.getByText(/当前机构.*望川市砚池小学/).waitFor()
    await expect
      .poll(async () => (await rows().allTextContents()).every((text) => text.includes('望川市砚池小学')))
      .toBe(true)
    await node('机构').click()
    await expect
      .poll(async () => (await rows().allTextContents()).every((text) => text.includes('望川市砚池小学')))
      .toBe(false)
  })

  it('searches on demand only, and starts afresh on reset', async () => {
    const requested: string[] = []
    page.on(
      'request',
      (request) => request.url().includes('queryPageUserInfoList') && requested.push(request.postData() ?? ''),
    )
    await filters().getByRole('combobox', { name: '状态' }).selectOption({ label: '停用' })
    await page.waitForTimeout(400)
    expect(requested).toEqual([])
    await filters().getByRole('button', { name: '重置' }).click()
    await search({ username: 't_linyq' })
    await expect.poll(async () => rows().count()).toBe(1)
    expect(await rows().first().textContent()).toContain('林砚秋')
    expect(JSON.parse(requested.at(-1) ?? '{}').t).not.toHaveProperty('state')
    await filters().getByRole('button', { name: '重置' }).click()
    await expect.poll(async () => rows().count()).toBe(10)
  })

  it('names every fault of a new user in the words of the specification', async () => {
    await page.getByRole('button', { name: '新增', exact: true }).click()
    const form = dialog('新增用户')
    await form.getByRole('button', { name: '保存', exact: true }).click()
    for (const text of [
      '请输入登录名',
      '请输入用户名',
      '请选择用户类型',
      '密码不能为空',
      '请选择所属机构',
      '请输入邮箱',
      '请选择区域',
    ]) {
      await form.getByText(text, { exact: true }).first().waitFor()
    }
    expect(
      await form.getByRole('textbox', { name: '登录名' }).evaluate((input) => input === document.activeElement),
    ).toBe(true)
    await form.getByRole('textbox', { name: '登录名' }).fill('a b')
    await form.getByRole('textbox', { name: '身份证号' }).fill('123')
    await form.getByLabel('密码', { exact: true }).fill('short')
    await form.getByRole('textbox', { name: '邮箱' }).fill('nobody')
    await form.getByRole('textbox', { name: '手机号' }).fill('12345')
    await form.getByRole('button', { name: '保存', exact: true }).click()
    const formats = [
      '6~18个字符，区分大小写',
      '身份证格式不正确',
      '至少8个字符，至少包含大写字母、小写字母、数字和特殊字符',
      '邮箱填写错误',
      '手机号格式不正确',
    ]
    for (const text of formats) await form.getByText(text, { exact: true }).first().waitFor()
    await form.getByRole('textbox', { name: '邮箱' }).fill(`${'a'.repeat(40)}@x.cn`)
    await form.getByRole('button', { name: '保存', exact: true }).click()
    await form.getByText('最多40个字符', { exact: true }).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog', { name: '尚未保存' }).getByRole('button', { name: '离开' }).click()
    await form.waitFor({ state: 'detached' })
  })

  it('adds a teacher with duty type and managed class', async () => {
    await page.getByRole('button', { name: '新增', exact: true }).click()
    const form = dialog('新增用户')
    await form.getByRole('textbox', { name: '登录名' }).fill('t_journey')
    await form.getByRole('textbox', { name: '用户名' }).fill('程见山')
    await form.getByRole('combobox', { name: '用户类型' }).selectOption({ label: '教师' })
    await form.getByLabel('密码', { exact: true }).fill('Journey@2026')
    await choose(form, '所属机构', ['机构', '望川市教育局', '砚池区教育局', '望川市砚池小学'])
    await form.getByRole('combobox', { name: '任职类型' }).selectOption({ label: '班主任' })
    await form.getByRole('combobox', { name: '管理班级' }).locator('option').nth(1).waitFor({ state: 'attached' })
    await form.getByRole('combobox', { name: '管理班级' }).selectOption({ index: 1 })
    await form.getByRole('textbox', { name: '邮箱' }).fill('journey@doorway.example')
    await choose(form, '区域', ['云泽省', '望川市', '砚池区'])
    await form.getByRole('button', { name: '保存', exact: true }).click()
    await form.waitFor({ state: 'detached' })
    await search({ username: 't_journey' })
    await expect.poll(async () => rows().first().textContent()).toContain('程见山')
    await rows().first().getByRole('button', { name: '修改' }).click()
    const edit = dialog('修改用户')
    await edit.getByRole('combobox', { name: '任职类型' }).waitFor()
    expect(await edit.getByRole('combobox', { name: '任职类型' }).locator('option:checked').textContent()).toBe(
      '班主任',
    )
    expect(await edit.getByRole('combobox', { name: '管理班级' }).inputValue()).not.toBe('')
    expect(await edit.getByRole('textbox', { name: '登录名' }).getAttribute('readonly')).not.toBeNull()
    await edit.getByRole('textbox', { name: '用户名' }).fill('程见川')
    await edit.getByRole('button', { name: '保存', exact: true }).click()
    await edit.waitFor({ state: 'detached' })
    await expect.poll(async () => rows().first().textContent()).toContain('程见川')
  })

  it('adds a student with two parents', async () => {
    await page.getByRole('button', { name: '新增', exact: true }).click()
    const form = dialog('新增用户')
    await form.getByRole('textbox', { name: '登录名' }).fill('s_journey')
    await form.getByRole('textbox', { name: '用户名' }).fill('温知夏')
    await form.getByRole('combobox', { name: '用户类型' }).selectOption({ label: '学生' })
    await form.getByLabel('密码', { exact: true }).fill('Journey@2026')
    await choose(form, '所属机构', ['机构', '望川市教育局', '砚池区教育局', '望川市砚池小学'])
    await form.getByRole('textbox', { name: '入学年份' }).fill('2024')
    await form.getByRole('textbox', { name: '邮箱' }).fill('s_journey@doorway.example')
    await choose(form, '区域', ['云泽省', '望川市', '砚池区'])
    for (const [index, name] of ['温时远', '陈若溪'].entries()) {
      await form.getByRole('button', { name: '添加家长' }).click()
      const parent = form.getByRole('region', { name: `家长 ${index + 1}` })
      await parent.getByRole('textbox', { name: '用户名' }).fill(name)
      await parent.getByRole('textbox', { name: '与学生关系' }).fill(index === 0 ? '父亲' : '母亲')
      await parent.getByRole('textbox', { name: '登录名' }).fill(`p_journey${index + 1}`)
      await parent.getByRole('textbox', { name: '手机号' }).fill(`1610000900${index}`)
    }
    await form.getByRole('button', { name: '保存', exact: true }).click()
    const passwords = dialog('家长的初始密码')
    await expect.poll(async () => passwords.getByRole('listitem').count()).toBe(2)
    await page.keyboard.press('Escape')
    await passwords.getByText('这些密码还没有保存，关闭后无法再查看。').waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      passwords.getByRole('button', { name: '保存为文件' }).click(),
    ])
    expect(readFileSync(await file.path(), 'utf8')).toMatch(/"p_journey1","温时远","[^"]{12,}"/)
    await passwords.getByRole('button', { name: '关闭' }).last().click()
    await form.waitFor({ state: 'detached' })
    await search({ username: 's_journey' })
    await expect.poll(async () => rows().first().textContent()).toContain('温知夏')
    await rows().first().getByRole('button', { name: '修改' }).click()
    const edit = dialog('修改用户')
    await edit.getByRole('region', { name: '家长 2' }).waitFor()
    const names = edit.getByRole('region', { name: /^家长 \d/ }).getByRole('textbox', { name: '用户名' })
    expect(
      await names.evaluateAll((inputs) =>
        inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
      ),
    ).toEqual(['温时远', '陈若溪'])
    await page.keyboard.press('Escape')
    await edit.waitFor({ state: 'detached' })
  })

  it('exports the filtered users as a spreadsheet that opens', async () => {
    await search({ username: '_journey' })
    await expect.poll(async () => rows().count()).toBe(4)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
    const workbook = await readXlsx(readFileSync(await download.path()))
    const cells = workbook.sheets[0]?.rows.map((row) => row.map(String)) ?? []
    expect(cells[0]).toContain('登录名')
    const names = cells.slice(1).map((row) => row.find((cell) => cell.includes('_journey')))
    expect(new Set(names)).toEqual(new Set(['p_journey1', 'p_journey2', 's_journey', 't_journey']))
  })

  it('deletes a user after the question of the specification', async () => {
    await search({ username: 'p_journey2' })
    await expect.poll(async () => rows().count()).toBe(1)
    await rows().first().getByRole('button', { name: '删除' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('您确定要删除这条数据吗?').waitFor()
    await question.getByRole('button', { name: '确定' }).click()
    await expect.poll(async () => rows().count()).toBe(0)
    expect(journey.faults).toEqual([])
  })

  it('tells who changed what, and what was taken back', async () => {
    const edit = dialog('修改用户')
    const history = dialog('修改记录')
    const openHistory = async () => {
      await rows().first().getByRole('button', { name: '修改' }).click()
      await edit.getByRole('button', { name: '修改记录' }).click()
    }
    await search({ username: 't_demo050' })
    await expect.poll(async () => rows().count()).toBe(1)
    await rows().first().getByRole('button', { name: '修改' }).click()
    await edit.getByRole('textbox', { name: '备注' }).fill('已核对')
    await edit.getByRole('button', { name: '保存', exact: true }).click()
    await edit.waitFor({ state: 'detached' })
    await openHistory()
    await history.getByText('备注：（空） → 已核对').waitFor()
    await page.keyboard.press('Escape')
    await history.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await edit.waitFor({ state: 'detached' })
    await rows().first().getByRole('button', { name: '删除' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await expect.poll(async () => rows().count()).toBe(0)
    await page.getByRole('button', { name: '撤销' }).click()
    await expect.poll(async () => rows().count()).toBe(1)
    await openHistory()
    await history.getByText('沈砚舟：撤销删除').waitFor()
    const reported = await history.getByRole('listitem').allInnerTexts()
    expect(reported.join('\n')).toMatch(/撤销删除[^]*沈砚舟：删除[^]*沈砚舟：修改/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await edit.waitFor({ state: 'detached' })
  })

  it('has its first row soon after a reload', async () => {
    await page.goto(`${portal.url}/user-management`)
    await rows().first().waitFor()
    const took = await page.evaluate(() => Math.round(performance.now()))
    console.log(`first row of the user manager after ${took} ms`)
  })

  it('lets the new teacher sign in', async () => {
    const { page: other } = await newVisitor(portal.browser)
    await signIn(other, portal.url, 't_journey', 'Journey@2026')
    await other.waitForURL(/doorMain|home|update-password/)
    expect(PASSWORD).not.toBe('Journey@2026')
  })
})
