import { describe, expect, it } from 'vitest'
import { beginArticle, personAt, publishArticle, submitArticle } from '../support/article-journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const at = (username: string, screen: string) => personAt(portal, username, '内容管理', screen)

async function pass(username: string, title: string) {
  const { page, faults } = await at(username, '文章审核')
  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('button', { name: '审核' })
    .click()
  await page.getByRole('button', { name: '通过', exact: true }).waitFor()
  return { page, faults, pass: () => page.getByRole('button', { name: '通过', exact: true }).click() }
}

const textAt = async (path: string) => (await fetch(portal.url + path)).text()

describe('a kind of article', () => {
  it('a disclosed document goes from its card to the index of the portal', async () => {
    const TITLE = '2026年全省教育经费执行情况'
    const editor = await at('edit01', '文章管理')
    await beginArticle(editor.page, TITLE, '　财政信息')
    const { page } = editor
    expect(await page.getByRole('combobox', { name: '文章类型' }).inputValue()).toBe('disclosure')
    await page.getByRole('button', { name: '提交审核' }).click()
    await page.getByText('提交审核前请填写：索引号、发布机构、成文日期').waitFor()
    expect(await page.getByText('请填写此项').count()).toBe(3)
    await page.getByRole('textbox', { name: '索引号' }).fill('380000/CZ-2026-0188')
    expect(await page.getByText('请填写此项').count()).toBe(2)
    await page.getByRole('textbox', { name: '发布机构' }).fill('云泽省教育厅')
    await page.getByRole('textbox', { name: '文号' }).fill('云教财〔2026〕188号')
    await page.getByRole('textbox', { name: '成文日期' }).fill('2026-11-02')
    await page.getByText(/^已于 .* 保存$/).waitFor()
    await page.reload()
    await page.getByRole('textbox', { name: '索引号' }).waitFor()
    expect(await page.getByRole('textbox', { name: '索引号' }).inputValue()).toBe('380000/CZ-2026-0188')
    await submitArticle(page)

    for (const username of ['review01', 'review02', 'admin']) {
      const reviewer = await pass(username, TITLE)
      await reviewer.page.getByText('云教财〔2026〕188号').waitFor()
      expect(await textAt('/discloseInfos')).not.toContain(TITLE)
      await reviewer.pass()
      await reviewer.page.getByText('已通过', { exact: true }).first().waitFor()
      if (username === 'admin') await publishArticle(reviewer.page, TITLE)
      expect(reviewer.faults).toEqual([])
    }
    await expect.poll(() => textAt('/discloseInfos')).toContain(TITLE)
    const index = await textAt('/discloseInfos')
    for (const text of ['380000/CZ-2026-0188', '云教财〔2026〕188号', '2026-11-02']) expect(index).toContain(text)
    expect(editor.faults).toEqual([])
  })

  it('a project goes from its fields to the page of projects', async () => {
    const TITLE = '县域课堂观察研究'
    const editor = await at('edit01', '文章管理')
    await beginArticle(editor.page, TITLE, '项目展示')
    const { page } = editor
    expect(await page.getByRole('combobox', { name: '文章类型' }).inputValue()).toBe('project')
    await page.getByRole('textbox', { name: '项目编号' }).fill('YZ-2026-P-188')
    await page.getByRole('textbox', { name: '负责人' }).fill('林砚秋')
    await page.getByRole('textbox', { name: '承担单位' }).fill('望川市教育局')
    await page.getByRole('combobox', { name: '级别' }).selectOption({ label: '省级' })
    await page.getByRole('textbox', { name: '开始日期' }).fill('2026-03-01')
    await page.getByRole('textbox', { name: '结束日期' }).fill('2025-03-01')
    await page.getByRole('combobox', { name: '阶段' }).selectOption({ label: '在研' })
    await page.getByText('结束日期不能早于开始日期').first().waitFor()
    await page.getByRole('textbox', { name: '结束日期' }).fill('2027-12-31')
    await page.getByText(/^已于 .* 保存$/).waitFor()
    await submitArticle(page)
    const reviewer = await pass('review01', TITLE)
    await reviewer.pass()
    await reviewer.page.getByText('已通过', { exact: true }).first().waitFor()
    const admin = await at('admin', '文章管理')
    await publishArticle(admin.page, TITLE)
    await expect.poll(() => textAt('/projectShow')).toContain(TITLE)
    expect(await textAt('/projectShow')).toContain('YZ-2026-P-188')
    for (const { faults } of [editor, reviewer, admin]) expect(faults).toEqual([])
  })

  it('a case of a principal is found on the page of that principal, and leads there', async () => {
    const TITLE = '二十四节气走进课表的三年'
    const editor = await at('edit01', '文章管理')
    await beginArticle(editor.page, TITLE, '　成长案例')
    const { page } = editor
    expect(await page.getByRole('combobox', { name: '文章类型' }).inputValue()).toBe('case')
    await page.getByRole('button', { name: '提交审核' }).click()
    await page.getByText('提交审核前请填写：所写的校长').waitFor()
    await page.getByRole('combobox', { name: '所写的校长' }).fill('辛怀')
    await page.getByRole('option', { name: '辛怀川' }).click()
    await page.getByText(/^已于 .* 保存$/).waitFor()
    await page.reload()
    await page.getByRole('combobox', { name: '所写的校长' }).waitFor()
    expect(await page.getByRole('combobox', { name: '所写的校长' }).inputValue()).toBe('辛怀川')
    await submitArticle(page)
    const reviewer = await pass('review01', TITLE)
    await reviewer.page.getByText('辛怀川').first().waitFor()
    await reviewer.pass()
    await reviewer.page.getByText('已通过', { exact: true }).first().waitFor()
    const admin = await at('admin', '文章管理')
    await publishArticle(admin.page, TITLE)
    await admin.page.goto(`${portal.url}/comPageInfo?type=principal&id=4`)
    await admin.page.getByRole('main').getByRole('link', { name: TITLE }).click()
    await admin.page.getByRole('heading', { name: TITLE, level: 1 }).waitFor()
    await admin.page.getByRole('main').getByRole('link', { name: '辛怀川' }).click()
    await admin.page.getByRole('heading', { name: '辛怀川', level: 1 }).waitFor()
    for (const { faults } of [editor, reviewer, admin]) expect(faults).toEqual([])
  })
})
