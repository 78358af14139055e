import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { gradientPicture } from '../support/gradient-picture'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

async function openBlocks(page: Page) {
  await openMenu(page, '内容管理', '站点管理')
  await page.getByRole('button', { name: '首页区块 云泽教育门户' }).click()
  await page.getByRole('treeitem', { name: /^学校风采卡片/ }).waitFor()
}

async function editContent(page: Page, block: string, action: string) {
  await page.getByRole('treeitem', { name: new RegExp(`^${block}`) }).click()
  await page.getByRole('button', { name: `${block}的操作` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function removeAll(page: Page, dialog: string) {
  const form = page.getByRole('dialog', { name: dialog })
  // The buttons of a group stand in its frame, after those of its links.
  const frames = form.getByRole('group')
  await frames.first().waitFor()
  while ((await frames.count()) > 0)
    await frames
      .first()
      .getByRole('button', { name: /^移除 / })
      .last()
      .click()
  return form
}

async function save(page: Page, form: ReturnType<Page['getByRole']>) {
  await form.getByRole('button', { name: '保存' }).click()
  await form.waitFor({ state: 'detached' })
}

const reader = async (options: Parameters<typeof newVisitor>[1] = {}) => {
  const visitor = await newVisitor(portal.browser, options)
  await visitor.page.goto(`${portal.url}/doorMain?site=prov`)
  await visitor.page.getByRole('heading', { name: '学校风采' }).or(visitor.page.getByRole('main')).first().waitFor()
  return visitor
}

async function editor() {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, `${portal.url}/home`)
  await openBlocks(visitor.page)
  return visitor
}

describe('the special topics of a front page', () => {
  it('are gone once all are removed, and lead visitors to a page and to texts once two are written', async () => {
    const { page, faults } = await editor()
    const DIALOG = '云泽教育门户 · 专题'
    await editContent(page, '专题', '编辑专题')
    const tag = await page
      .getByRole('dialog', { name: DIALOG })
      .getByRole('textbox', { name: '标签' })
      .first()
      .inputValue()
    expect(tag).not.toBe('')
    await save(page, await removeAll(page, DIALOG))
    const before = await reader()
    expect(await before.page.getByRole('region', { name: '专题' }).count()).toBe(0)

    await editContent(page, '专题', '编辑专题')
    const form = page.getByRole('dialog', { name: DIALOG })
    await form.getByText('还没有专题').waitFor()
    await form.getByRole('button', { name: '添加专题' }).click()
    await form.getByRole('button', { name: '保存' }).click()
    await expect.poll(() => form.getByText('此项必填').count()).toBe(2)
    await form.getByText('请选择一个标签或填写一个门户页面，二选一').waitFor()
    await form.getByRole('textbox', { name: '专题名称' }).fill('山里的图书角')
    await form.getByText('其他语言').click()
    await form.getByRole('textbox', { name: '专题名称（英文）' }).fill('Mountain reading corners')
    await form.getByRole('textbox', { name: '一句话介绍' }).fill('一百所乡村小学的书架。')
    await form.getByRole('combobox', { name: '点击后打开' }).selectOption('route')
    await form.getByRole('textbox', { name: '门户页面' }).fill('//evil.example')
    await form.getByRole('button', { name: '保存' }).click()
    await form.getByText('门户页面须以一个“/”开头，如 /educationNews').first().waitFor()
    await form.getByRole('textbox', { name: '门户页面' }).fill('/announcement')
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: '书架.png', mimeType: 'image/png', buffer: gradientPicture(200) })
    await form.getByRole('img', { name: '“山里的图书角”的封面' }).waitFor()
    await form.getByRole('button', { name: '添加专题' }).click()
    const second = form.getByRole('group', { name: '新专题' })
    await second.getByRole('textbox', { name: '标签' }).fill(tag)
    await second.getByRole('textbox', { name: '一句话介绍' }).fill('标签下的文章。')
    await second.getByRole('textbox', { name: '专题名称', exact: true }).fill('标签专题')
    await save(page, form)

    const visitor = await reader()
    const topics = visitor.page.getByRole('region', { name: '专题' })
    await topics.getByRole('link', { name: /标签专题/ }).waitFor()
    const picture = topics.getByRole('link', { name: /山里的图书角/ }).locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBeGreaterThan(0)
    await topics.getByRole('link', { name: /山里的图书角/ }).click()
    await visitor.page.waitForURL('**/announcement**')
    await visitor.page.goto(`${portal.url}/doorMain?site=prov`)
    await topics.getByRole('link', { name: /标签专题/ }).click()
    await visitor.page.waitForURL((url) => url.searchParams.get('tag') === tag)
    const english = await (
      await fetch(`${portal.url}/doorMain?site=prov`, {
        headers: { cookie: 'doorway-locale=en', 'accept-language': 'en' },
      })
    ).text()
    expect(english).toContain('Mountain reading corners')

    // The arrangement of the blocks is saved afterwards without a conflict.
    await page.getByRole('treeitem', { name: /^获奖微课/ }).click()
    await page
      .getByRole('treeitem', { name: /^获奖微课/ })
      .getByText('关闭', { exact: true })
      .click()
    await page.getByRole('button', { name: '保存并发布' }).click()
    await page.getByText('“云泽教育门户”的首页已更新').first().waitFor()
    expect([...faults, ...visitor.faults]).toEqual([])
  })
})

describe('the links to other sites on a front page', () => {
  it('are gone once all are removed, refuse what is no address, and are read in their groups', async () => {
    const { page, faults } = await editor()
    const DIALOG = '云泽教育门户 · 友情链接'
    await editContent(page, '友情链接', '编辑链接')
    await save(page, await removeAll(page, DIALOG))
    const before = await reader()
    expect(await before.page.getByRole('region', { name: '友情链接' }).count()).toBe(0)

    await editContent(page, '友情链接', '编辑链接')
    const form = page.getByRole('dialog', { name: DIALOG })
    await form.getByRole('button', { name: '添加分组' }).click()
    await form.getByRole('textbox', { name: '分组名称' }).fill('邻省教育')
    await form.getByRole('textbox', { name: '网站名称' }).fill('远山教育网')
    await form.getByRole('textbox', { name: '网址' }).fill('javascript:alert(1)')
    await form.getByRole('button', { name: '保存' }).click()
    await form.getByText('网址须以 http:// 或 https:// 开头').waitFor()
    await form.getByRole('textbox', { name: '网址' }).fill('https://far.example/edu')
    await form.getByRole('button', { name: '添加链接' }).click()
    await form.getByRole('textbox', { name: '网站名称' }).last().fill('临海教育网')
    await form.getByRole('textbox', { name: '网址' }).last().fill('https://sea.example')
    await save(page, form)

    const visitor = await reader({ viewport: { width: 360, height: 740 } })
    const links = visitor.page.getByRole('region', { name: '友情链接' })
    await links.getByText('邻省教育').waitFor()
    expect(await links.getByRole('link', { name: /远山教育网/ }).getAttribute('href')).toBe('https://far.example/edu')
    expect(await links.getByRole('link').count()).toBe(2)
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect([...faults, ...visitor.faults]).toEqual([])
  })
})

describe('the label of a block', () => {
  it('is written in each language, and readers see theirs', async () => {
    const { page, faults } = await editor()
    await page.getByRole('treeitem', { name: /^学校风采卡片/ }).click()
    await page.getByRole('button', { name: '学校风采卡片的操作' }).click()
    await page.getByRole('menuitem', { name: '标题与条数' }).click()
    const dialog = page.getByRole('dialog', { name: '学校风采卡片：标题与条数' })
    await dialog.getByRole('textbox', { name: '显示标题', exact: true }).fill('走进校园')
    await dialog.getByRole('textbox', { name: '显示标题（英文）' }).fill('Inside our schools')
    await dialog.getByRole('button', { name: '确定' }).click()
    await page.getByRole('button', { name: '保存并发布' }).click()
    await page.getByText('“云泽教育门户”的首页已更新').waitFor()
    const visitor = await reader()
    await visitor.page.getByRole('heading', { name: '走进校园' }).waitFor()
    const english = await (
      await fetch(`${portal.url}/doorMain?site=prov`, {
        headers: { cookie: 'doorway-locale=en', 'accept-language': 'en' },
      })
    ).text()
    expect(english).toContain('Inside our schools')
    expect(faults).toEqual([])
  })
})
