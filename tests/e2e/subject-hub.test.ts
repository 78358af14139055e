import { describe, expect, it } from 'vitest'
import { personAt } from '../support/article-journey'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const HUB = '/subjectDetail?gardeId=2&courseId=0266'

async function teacherAt(path: string) {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, portal.url + path, 't_linyq')
  return visitor
}

describe('the page of a subject', () => {
  it('begins empty, and presents a researcher and a studio once they are written in the console', async () => {
    const editor = await personAt(portal, 'admin', '字典与学段', '学段学科')
    const { page } = editor
    await page.getByRole('button', { name: /^小学/ }).click()
    await page.getByRole('button', { name: '新增科目' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: '学科编码' }).fill('0266')
    await form.getByRole('textbox', { name: '科目名称' }).fill('乡土科学')
    await form.getByRole('button', { name: '保存' }).click()
    await page.getByRole('gridcell', { name: '乡土科学', exact: true }).waitFor()
    const teacher = await teacherAt(HUB)
    await teacher.page.getByRole('heading', { level: 1, name: '乡土科学' }).waitFor()
    expect(await teacher.page.getByRole('heading', { name: '学科教研员' }).count()).toBe(0)

    const row = page.getByRole('row', { name: /乡土科学/ })
    await row.getByRole('button', { name: '教研员' }).click()
    const list = page.getByRole('dialog', { name: '小学乡土科学教研员' })
    await list.getByText('还没有教研员').waitFor()
    await list.getByRole('button', { name: '添加教研员' }).click()
    const person = page.getByRole('dialog', { name: '添加教研员' })
    await person.getByRole('button', { name: '保存' }).click()
    await expect.poll(() => person.getByText('此项必填').count()).toBe(3)
    await person.getByText('请选择所属机构').waitFor()
    await person.getByRole('textbox', { name: '姓名' }).fill('宁远舟')
    await person.getByRole('textbox', { name: '职务' }).fill('小学科学教研员')
    await person.getByRole('textbox', { name: '简介' }).fill('带着孩子认识家乡的河。')
    await person.getByRole('combobox', { name: '单位' }).click()
    await page.getByRole('searchbox').last().fill('砚池小学')
    await page
      .getByRole('button', { name: /^望川市砚池小学/ })
      .first()
      .click()
    await person.getByRole('button', { name: '保存' }).click()
    await list
      .getByRole('row', { name: /宁远舟/ })
      .getByText('未公开')
      .waitFor()
    await teacher.page.reload()
    expect(await teacher.page.getByText('宁远舟').count()).toBe(0)
    await list.getByRole('button', { name: '修改 宁远舟' }).click()
    const edited = page.getByRole('dialog', { name: '修改教研员“宁远舟”' })
    await edited.getByRole('checkbox', { name: '在门户公开' }).check()
    await edited.getByRole('button', { name: '保存' }).click()
    await list
      .getByRole('row', { name: /宁远舟/ })
      .getByText('已公开')
      .waitFor()
    await page.keyboard.press('Escape')

    await openMenu(page, '系统管理', '工作组管理')
    await page.getByRole('button', { name: '新增工作组' }).click()
    await page.getByRole('textbox', { name: '名称' }).fill('何见风乡土科学工作室')
    await page.getByRole('combobox', { name: '类型' }).selectOption('名师工作室')
    await page.getByRole('combobox', { name: '所属机构' }).click()
    await page.getByRole('searchbox').last().fill('砚池小学')
    await page
      .getByRole('button', { name: /^望川市砚池小学/ })
      .first()
      .click()
    await page.getByRole('combobox', { name: '学段' }).selectOption({ label: '小学' })
    await page.getByRole('combobox', { name: '学科' }).selectOption({ label: '乡土科学' })
    await page.getByLabel('开始日期').fill('2026-01-01')
    await page.getByRole('checkbox', { name: '在门户公开展示' }).check()
    await page.getByRole('button', { name: '选择成员' }).click()
    const picker = page.getByRole('dialog', { name: '选择成员' })
    await picker.getByRole('searchbox', { name: '姓名或登录名' }).fill('t_hejf')
    await picker.getByRole('button', { name: '查询' }).click()
    await picker.getByRole('checkbox', { name: /^何见风/ }).check()
    await picker.getByRole('button', { name: '加入 1 人' }).click()
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('工作组“何见风乡土科学工作室”已保存').waitFor()

    await teacher.page.goto(portal.url + HUB)
    await teacher.page.getByRole('heading', { name: '学科教研员' }).waitFor()
    await teacher.page.getByText('小学科学教研员 · 望川市砚池小学').waitFor()
    await teacher.page.getByText('带着孩子认识家乡的河。').waitFor()
    await teacher.page.getByRole('link', { name: /何见风乡土科学工作室/ }).waitFor()

    const visitor = await newVisitor(portal.browser, { viewport: { width: 360, height: 740 } })
    await visitor.page.goto(`${portal.url}/teachResearch?column=research.studio`)
    await visitor.page.getByRole('link', { name: /何见风乡土科学工作室/ }).click()
    await visitor.page.getByRole('heading', { level: 1, name: '何见风乡土科学工作室' }).waitFor()

    await openMenu(page, '字典与学段', '学段学科')
    await page.getByRole('button', { name: /^小学/ }).click()
    await row.getByRole('button', { name: '教研员' }).click()
    await list.getByRole('button', { name: '删除 宁远舟' }).click()
    await page.getByRole('alertdialog', { name: '删除教研员' }).getByRole('button', { name: '删除' }).click()
    await list.getByText('还没有教研员').waitFor()
    await teacher.page.reload()
    await teacher.page.getByRole('heading', { level: 1, name: '乡土科学' }).waitFor()
    expect(await teacher.page.getByText('宁远舟').count()).toBe(0)
    for (const { faults } of [editor, teacher, visitor]) expect(faults).toEqual([])
  })
})
