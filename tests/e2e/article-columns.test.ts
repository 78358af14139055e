import { describe, expect, it } from 'vitest'
import { beginArticle, passArticle, personAt, publishArticle, submitArticle } from '../support/article-journey'
import { newVisitor } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const columns = [
  { name: '通知公告', option: '通知公告', path: '/announcement' },
  { name: '教师教研', option: '　教师教研', path: '/preschoolEducation/teacherResearch' },
  { name: '园所出品', option: '　园所出品', path: '/preschoolEducation/producedGarden' },
  { name: '爱宝贝', option: '　爱宝贝', path: '/preschoolEducation/aiBaby' },
  { name: '名师工作室', option: '　名师工作室', path: '/teachResearch?column=research.studio' },
]

describe('an article of a column', () => {
  it.each(columns)('$name is written, reviewed, published and read at $path', async ({ name, option, path }) => {
    const title = `云泽${name}走笔`
    const visitor = await newVisitor(portal.browser)
    await visitor.page.goto(portal.url + path)
    await visitor.page.getByRole('main').waitFor()
    expect(await visitor.page.getByRole('link', { name: title }).count()).toBe(0)

    const editor = await personAt(portal, 'edit01', '内容管理', '文章管理')
    await beginArticle(editor.page, title, option, '山路上的早读声。')
    await editor.page.getByText(/^已于 .* 保存$/).waitFor()
    await submitArticle(editor.page)
    const reviewer = await personAt(portal, 'review01', '内容管理', '文章审核')
    await passArticle(reviewer.page, title)
    const admin = await personAt(portal, 'admin', '内容管理', '文章管理')
    await publishArticle(admin.page, title)

    const reader = await newVisitor(portal.browser)
    await reader.page.goto(portal.url + path)
    await reader.page.getByRole('main').getByRole('link', { name: title }).first().click()
    await reader.page.getByRole('heading', { level: 1, name: title }).waitFor()
    await reader.page.getByText('山路上的早读声。').waitFor()
    for (const { faults } of [visitor, editor, reviewer, admin, reader]) expect(faults).toEqual([])
  })
})

describe('a policy', () => {
  it('is published with its number and its interpretation, and each leads to the other', async () => {
    const POLICY = '关于幼儿园户外活动时间的规定'
    const READING = '一图读懂户外活动时间'
    const editor = await personAt(portal, 'edit01', '内容管理', '文章管理')
    const { page } = editor
    await beginArticle(page, POLICY, '　政策前沿')
    await page.getByRole('combobox', { name: '文章类型' }).selectOption('policy')
    await page.getByRole('textbox', { name: '索引号' }).fill('380000/XQ-2026-0099')
    await page.getByRole('textbox', { name: '发布机构' }).fill('云泽省教育厅')
    await page.getByRole('textbox', { name: '文号' }).fill('云教基〔2026〕99号')
    await page.getByRole('textbox', { name: '成文日期' }).fill('2026-10-08')
    await page.getByText(/^已于 .* 保存$/).waitFor()
    await submitArticle(page)
    const reviewer = await personAt(portal, 'review01', '内容管理', '文章审核')
    await passArticle(reviewer.page, POLICY)
    const admin = await personAt(portal, 'admin', '内容管理', '文章管理')
    await publishArticle(admin.page, POLICY)

    await page.goto(`${portal.url}/article-management`)
    await beginArticle(page, READING, '　政策前沿')
    await page.getByRole('combobox', { name: '文章类型' }).selectOption('interpretation')
    await page.getByRole('combobox', { name: '所解读的文件' }).fill('户外活动')
    await page.getByRole('option', { name: POLICY }).click()
    await page.getByText(/^已于 .* 保存$/).waitFor()
    await submitArticle(page)
    await openQueue(reviewer.page)
    await passArticle(reviewer.page, READING)
    await publishArticle(admin.page, READING)

    const reader = await newVisitor(portal.browser)
    await reader.page.goto(`${portal.url}/preschoolEducation/policyFront`)
    const main = reader.page.getByRole('main')
    await main.getByText('云教基〔2026〕99号').first().waitFor()
    await main.getByRole('link', { name: READING }).first().waitFor()
    await main.getByRole('link', { name: POLICY }).first().click()
    await reader.page.getByRole('heading', { level: 1, name: POLICY }).waitFor()
    await main.getByRole('link', { name: READING }).first().click()
    await reader.page.getByRole('heading', { level: 1, name: READING }).waitFor()
    await main.getByRole('link', { name: POLICY }).first().click()
    await reader.page.getByRole('heading', { level: 1, name: POLICY }).waitFor()
    for (const { faults } of [editor, reviewer, admin, reader]) expect(faults).toEqual([])
  })
})

const openQueue = (page: Awaited<ReturnType<typeof newVisitor>>['page']) =>
  page.goto(`${portal.url}/article-review`).then(() => page.getByRole('row').first().waitFor())
