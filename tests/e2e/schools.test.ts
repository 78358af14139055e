import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const FROM = '望川市砚池小学'
const TO = '云津区实验学校'

/** Chooses an organisation by its name in the picker of a field. */
async function pick(page: Page, field: string, name: string) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('searchbox').last().fill(name)
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()
}

const pageOf = async (id: number) => {
  const response = await fetch(`${portal.url}/api/portal/getContentDetail?siteCode=prov&type=school&id=${id}`)
  const { data } = await response.json()
  return data
}

async function locate(page: Page, name: string) {
  await page.getByRole('searchbox', { name: '搜索机构' }).fill(name)
  await page.getByRole('button', { name: '定位' }).click()
  await page
    .getByRole('list', { name: '搜索结果' })
    .getByRole('button', { name: new RegExp(name) })
    .click()
  return page.getByRole('treeitem', { name: new RegExp(`^${name}`) })
}

async function openSchools(username: string) {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, `${portal.url}/home`, username)
  await openMenu(visitor.page, '组织机构', '学校管理')
  return visitor
}

describe('the form of a school', () => {
  const BUREAU = '砚池区教育局'
  const NEW = '砚池区明德小学'
  const RENAMED = '砚池区明德学校'

  it('adds one that keeps every rule, and changes it', async () => {
    const { page, faults } = await openSchools('admin')
    await page.getByRole('button', { name: '新增机构' }).click()
    const form = page.getByRole('dialog', { name: '新增机构' })
    const save = form.getByRole('button', { name: '保存' })
    await form.getByRole('textbox', { name: '组织编码' }).fill('38-01')
    await save.click()
    for (const text of ['组织编码只能输入数字', '请输入组织名称', '请选择机构名', '请选择组织类型']) {
      await form.getByText(text, { exact: true }).waitFor()
    }
    await form.getByRole('textbox', { name: '组织名称' }).fill(FROM)
    await pick(page, '上级机构', BUREAU)
    await form.getByRole('combobox', { name: '组织类型' }).selectOption({ label: '学校' })
    await form.getByRole('textbox', { name: '组织编码' }).fill('380102900')
    await save.click()
    await form.getByText('添加节点失败！同一上级机构下已有同名组织').waitFor()
    await form.getByRole('textbox', { name: '组织名称' }).fill(NEW)
    await form.getByRole('combobox', { name: '学校类型' }).selectOption({ label: '小学' })
    await save.click()
    await page.getByText('保存成功！').waitFor()

    await page.reload()
    const line = await locate(page, NEW)
    await line.getByText(NEW).click()
    await line.getByText('修改', { exact: true }).click()
    const edit = page.getByRole('dialog', { name: '修改机构' })
    expect(await edit.getByRole('textbox', { name: '组织编码' }).inputValue()).toBe('380102900')
    await edit.getByText(BUREAU).waitFor()
    await edit.getByRole('textbox', { name: '组织名称' }).fill(' ')
    await edit.getByRole('button', { name: '保存' }).click()
    await edit.getByText('请输入组织名称', { exact: true }).waitFor()
    await edit.getByRole('textbox', { name: '组织名称' }).fill(RENAMED)
    await edit.getByRole('combobox', { name: '学校类型' }).selectOption({ label: '九年制学校' })
    await edit.getByRole('button', { name: '保存' }).click()
    await page.getByText('保存成功！').waitFor()

    await page.reload()
    await (await locate(page, RENAMED)).waitFor()
    await page.getByRole('searchbox', { name: '搜索机构' }).fill(NEW)
    await page.getByRole('button', { name: '定位' }).click()
    await page.getByText(`没有找到“${NEW}”`).waitFor()
    await page.goto(`${portal.url}/user-add`)
    await pick(page, '所属机构', RENAMED)
    await page.getByRole('combobox', { name: '所属机构' }).getByText(RENAMED).waitFor()
    expect(faults).toEqual([])
  })

  it('saves nothing with the code of another school', async () => {
    const { page } = await openSchools('yc_county01')
    const form = page.getByRole('dialog', { name: '修改机构' })
    const code = form.getByRole('textbox', { name: '组织编码' })
    const codeOf = async (name: string) => {
      const line = await locate(page, name)
      await line.getByText(name).click()
      await line.getByText('修改', { exact: true }).click()
      return code.inputValue()
    }
    const taken = await codeOf(FROM)
    await form.getByRole('button', { name: '取消' }).click()
    const own = await codeOf('望川市第三中学')
    await code.fill(taken)
    await form.getByRole('button', { name: '保存' }).click()
    await form.getByText('更新节点失败！该组织编码已存在').waitFor()
    await page.reload()
    expect(await codeOf('望川市第三中学')).toBe(own)
    expect(own).not.toBe(taken)
  })
})

describe('schools', () => {
  it('move up by a year and back, and one is merged into another', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`)
    await openMenu(page, '组织机构', '学校管理')
    await page.getByRole('button', { name: '学年升级' }).click()
    const wizard = page.getByRole('dialog', { name: '学年升级' })
    await pick(page, '升级范围', FROM)
    await wizard.getByRole('button', { name: '下一步：核对影响' }).click()
    await wizard.getByText('升入 六年级').waitFor()
    await wizard.getByRole('button', { name: '开始升级 1 所学校' }).click()
    await wizard.getByText('1 所学校已完成升级').waitFor()
    await wizard.getByRole('button', { name: '撤销升级' }).first().click()
    await page.getByRole('alertdialog', { name: '撤销升级' }).getByRole('button', { name: '撤销升级' }).click()
    await page.getByText('1 所学校的升级已撤销').waitFor()
    await wizard.getByRole('button', { name: '关闭' }).click()

    await page.getByRole('searchbox', { name: '搜索机构' }).fill(FROM)
    await page.getByRole('button', { name: '定位' }).click()
    await page
      .getByRole('list', { name: '搜索结果' })
      .getByRole('button', { name: new RegExp(FROM) })
      .click()
    const line = page.getByRole('treeitem', { name: new RegExp(`^${FROM}`) })
    await line.getByText(FROM).click()
    await line.getByText('撤并…').click()
    const question = page.getByRole('dialog', { name: `撤并“${FROM}”` })
    await pick(page, '并入学校', '砚池区教育局')
    await question.getByText('只有学校可以撤并').waitFor()
    await pick(page, '并入学校', TO)
    await question.getByText(`门户中“${FROM}”的页面将转到“${TO}”。`).waitFor()
    expect(await question.getByRole('button', { name: '撤并', exact: true }).isDisabled()).toBe(true)
    await question.getByRole('textbox', { name: `请输入“${FROM}”以确认` }).fill(FROM)
    expect(await pageOf(8)).toMatchObject({ title: FROM })
    await question.getByRole('button', { name: '撤并', exact: true }).click()
    await page.getByText(`“${FROM}”已并入“${TO}”`).waitFor()
    expect(await pageOf(8)).toMatchObject({ id: 14, title: TO })
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('of another county are not offered to the administrator of a county', async () => {
    const { page } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`, 'yc_county01')
    await openMenu(page, '组织机构', '学校管理')
    await page.getByRole('button', { name: '学年升级' }).click()
    const wizard = page.getByRole('dialog', { name: '学年升级' })
    await page.getByRole('combobox', { name: '升级范围' }).click()
    const search = page.getByRole('searchbox').last()
    await search.fill('青屿市海韵小学')
    await page
      .getByText('没有找到', { exact: false })
      .or(page.getByText('无匹配', { exact: false }))
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: /^青屿市海韵小学/ }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await wizard.getByRole('button', { name: '关闭' }).click()
    await page.context().close()
  })

  it('are not managed by the administrator of one of them', async () => {
    const { page } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`, 'ycxx_school01')
    await page.getByRole('navigation').first().waitFor()
    expect(await page.getByRole('link', { name: '学校管理' }).count()).toBe(0)
    await page.context().close()
  })
})
