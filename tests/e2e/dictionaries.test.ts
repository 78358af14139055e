import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { signInByCall } from '../support/api-sign-in'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

async function personAt(username: string, screen: string) {
  const { page, faults } = await newVisitor(portal.browser)
  await openAs(page, `${portal.url}/home`, username)
  await openMenu(page, '字典与学段', screen)
  return { page, faults }
}

async function statusOf(username: string, path: string, method: string, body?: object) {
  const authorization = await signInByCall(portal.url, username)
  const headers = { 'content-type': 'application/json', authorization }
  return (await fetch(portal.url + path, { method, headers, body: body && JSON.stringify(body) })).status
}

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `“${name}”的更多操作` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Deleting is not offered for what is in use: the row's menu says what uses it. */
async function readReason(page: Page, name: string, reason: string | RegExp) {
  await page.getByRole('button', { name: `“${name}”的更多操作` }).click()
  const item = page.getByRole('menuitem', { name: /^删除/ })
  await item.getByText(reason).waitFor()
  expect(await item.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Escape')
}

describe('the dictionaries', () => {
  it('get an entry, which is renamed, disabled and deleted', async () => {
    const { page, faults } = await personAt('sysop', '字典管理')
    await page.getByRole('button', { name: '新增字典项' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.getByText('字典值只能输入数字且不能为空').waitFor()
    await dialog.getByRole('textbox', { name: '字典值' }).fill('61')
    await dialog.getByRole('textbox', { name: '字典名称' }).fill('校医')
    await dialog.getByRole('textbox', { name: '英文名称' }).fill('School doctor')
    await dialog.getByRole('button', { name: '保存' }).click()
    await page.getByText('“校医”已保存').waitFor()
    await page
      .getByRole('row', { name: /校医/ })
      .getByRole('button', { name: '修改' })
      .click()
    await dialog.getByRole('textbox', { name: '字典名称' }).fill('保健医生')
    await dialog.getByRole('button', { name: '保存' }).click()
    await page.getByRole('row', { name: /保健医生/ }).waitFor()
    await choose(page, '保健医生', '停用')
    await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click()
    await page.getByText('“保健医生”已停用').waitFor()
    await choose(page, '保健医生', '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await page.getByText('“保健医生”已删除').waitFor()
    expect(faults).toEqual([])
  })

  it('keep what is in use, and say where', async () => {
    const { page } = await personAt('sysop', '字典管理')
    await readReason(page, '班主任', '正被用户使用，不能删除')
    await page.getByRole('tab', { name: '年级字典' }).click()
    await readReason(page, '一年级', /^正被学校的年级.*使用，不能删除$/)
  })

  it('are seen under their new names by an open user form, without a reload', async () => {
    const { page: form, faults } = await newVisitor(portal.browser)
    await openAs(form, `${portal.url}/user-add`, 'admin')
    await form.getByRole('combobox', { name: '用户类型' }).selectOption({ label: '教师' })
    const duties = () => form.getByRole('combobox', { name: '任职类型' }).locator('option').allInnerTexts()
    await expect.poll(duties).toContain('教研组长')
    const { page } = await personAt('sysop', '字典管理')
    await page
      .getByRole('row', { name: /教研组长/ })
      .getByRole('button', { name: '修改' })
      .click()
    await page.getByRole('dialog').getByRole('textbox', { name: '字典名称' }).fill('学科组长')
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
    await page.getByText('“学科组长”已保存').waitFor()
    // What the browser reports when its reader comes back to the tab of the form.
    await form.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect.poll(duties).toContain('学科组长')
    expect(await form.getByRole('combobox', { name: '用户类型' }).inputValue()).toBe('4')
    expect(faults).toEqual([])
  })

  it('ask before typed input is lost', async () => {
    const { page } = await personAt('sysop', '字典管理')
    await page.getByRole('button', { name: '新增字典项' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: '字典名称' }).fill('校医')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: '尚未保存' })
    await question.getByRole('button', { name: '继续编辑' }).click()
    expect(await page.getByRole('dialog').getByRole('textbox', { name: '字典名称' }).inputValue()).toBe('校医')
  })

  it('are refused to people without the code', async () => {
    const body = { dicType: '5', dicValue: '62', dicDisplay: '校医', dicOrder: 62 }
    expect(await statusOf('ycxx_school01', '/api/dic/insertOrUpdateDic', 'POST', body)).toBe(403)
    const { page } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/dictionary-management`, 'ycxx_school01')
    await page.waitForURL('**/404')
  })
})

describe('the grade dictionary', () => {
  it('gets a grade with its graduation and promotion, which the next school year follows', async () => {
    const { page, faults } = await personAt('sysop', '字典管理')
    const openGrades = () => page.getByRole('tab', { name: '年级字典' }).click()
    await openGrades()
    await page.getByRole('button', { name: '新增年级' }).click()
    const form = page.getByRole('dialog', { name: '新增年级' })
    const save = form.getByRole('button', { name: '保存' })
    await form.getByRole('textbox', { name: '排序' }).fill('')
    await save.click()
    for (const text of ['请输入年级名称', '请输入年级编码', '请选择毕业设置', '请选择升级设置']) {
      await form.getByText(text, { exact: true }).waitFor()
    }
    await form.getByText('字典排序只能输入数字且不能为空').waitFor()
    await form.getByRole('textbox', { name: '年级名称' }).fill('预备年级')
    await form.getByRole('textbox', { name: '年级编码' }).fill('24')
    await form.getByRole('combobox', { name: '毕业设置' }).selectOption({ label: '毕业年级' })
    await form.getByRole('combobox', { name: '升级设置' }).selectOption({ label: '毕业，不再升级' })
    await form.getByRole('textbox', { name: '排序' }).fill('16')
    await save.click()
    await form.getByText('该字典值已存在').waitFor()
    await form.getByRole('textbox', { name: '年级编码' }).fill('29')
    await save.click()
    await page.getByText('“预备年级”已保存').waitFor()
    await page.reload()
    await openGrades()
    await page.getByRole('row', { name: '29 预备年级 毕业年级 毕业，不再升级 16 启用' }).waitFor()

    await page
      .getByRole('row', { name: /^24 四年级/ })
      .getByRole('button', { name: '修改' })
      .click()
    const edit = page.getByRole('dialog', { name: '修改“四年级”' })
    const next = edit.getByRole('combobox', { name: '升级设置' })
    await expect.poll(() => next.locator('option:checked').innerText()).toBe('升入五年级')
    expect(await next.locator('option').allInnerTexts()).not.toContain('升入四年级')
    await next.selectOption({ label: '升入预备年级' })
    await edit.getByRole('button', { name: '保存' }).click()
    await page.getByText('“四年级”已保存').waitFor()
    await page.reload()
    await openGrades()
    await page.getByRole('searchbox', { name: '字典名称或字典值' }).fill('四年级')
    await page.getByRole('button', { name: '查询' }).click()
    await page.getByRole('gridcell', { name: '预备年级', exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('row', { name: '24 四年级 非毕业年级 升入预备年级 7 启用' }).waitFor()

    await page.getByRole('button', { name: '学年升级' }).click()
    const wizard = page.getByRole('dialog', { name: '学年升级' })
    await wizard.getByRole('combobox', { name: '升级范围' }).click()
    await page.getByRole('searchbox').last().fill('望川市砚池小学')
    await page
      .getByRole('button', { name: /^望川市砚池小学/ })
      .first()
      .click()
    await wizard.getByRole('button', { name: '下一步：核对影响' }).click()
    await wizard.getByRole('row', { name: /四年级.*升入 预备年级/ }).waitFor()
    expect(faults).toEqual([])
  })

  it('keeps a grade that another one moves up to, with its code', async () => {
    const { page } = await personAt('sysop', '字典管理')
    await page.getByRole('tab', { name: '年级字典' }).click()
    const row = page.getByRole('row', { name: /^13 大班/ })
    await row.getByRole('button', { name: '修改' }).click()
    const edit = page.getByRole('dialog', { name: '修改“大班”' })
    await edit.getByRole('textbox', { name: '年级编码' }).fill('19')
    await edit.getByRole('button', { name: '保存' }).click()
    await edit.getByText(/^仍有 \d+ 所学校设有该年级、1 个年级升入该年级，不能删除或修改编码$/).waitFor()
    await page.reload()
    await page.getByRole('tab', { name: '年级字典' }).click()
    await row.waitFor()
  })
})

describe('stages and subjects', () => {
  it('are added, previewed and removed; what is in use stays', async () => {
    const { page, faults } = await personAt('sysop', '学段学科')
    await page.getByRole('button', { name: '新增学段' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: '学段编码' }).fill('中')
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.getByText('学段编码只能输入数字').waitFor()
    await dialog.getByRole('textbox', { name: '学段编码' }).fill('7')
    await dialog.getByRole('textbox', { name: '学段名称' }).fill('中职')
    await dialog.getByRole('button', { name: '保存' }).click()
    await page.getByText('“中职”已保存').waitFor()
    await page.getByRole('button', { name: /^中职/ }).click()
    await page.getByRole('button', { name: '新增科目' }).click()
    await dialog.getByRole('textbox', { name: '学科编码' }).fill('0701')
    await dialog.getByRole('textbox', { name: '科目名称' }).fill('机械基础')
    await dialog.getByRole('button', { name: '保存' }).click()
    await page.getByRole('gridcell', { name: '机械基础' }).waitFor()
    const preview = page.getByRole('group', { name: '级联预览' })
    await preview.getByRole('combobox', { name: '学段' }).selectOption({ label: '中职' })
    await preview.getByRole('combobox', { name: '科目' }).selectOption({ label: '机械基础' })
    await preview.getByText('中职 / 机械基础（保存为 7-0701）').waitFor()
    await readReason(page, '中职', '仍有科目，不能删除')
    await page
      .getByRole('row', { name: /机械基础/ })
      .getByRole('button', { name: '删除' })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await page.getByText('“机械基础”已删除').waitFor()
    await choose(page, '中职', '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await page.getByText('“中职”已删除').waitFor()
    expect(faults).toEqual([])
  })

  it('are refused to people without the code', async () => {
    const stage = { gardeId: '8', gardeName: '大学' }
    expect(await statusOf('ycxx_school01', '/api/garde/insertOrUpdateGarde', 'POST', stage)).toBe(403)
    expect(await statusOf('ycxx_school01', '/api/garde/deleteGarde/1', 'DELETE')).toBe(403)
  })
})
