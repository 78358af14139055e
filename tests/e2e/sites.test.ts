import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const frontPage = async () => (await fetch(`${portal.url}/doorMain?site=prov`)).text()

async function openBlocks(page: Page) {
  await openMenu(page, '内容管理', '站点管理')
  await page.getByRole('button', { name: '首页区块 云泽教育门户' }).click()
  await page.getByRole('treeitem', { name: /^学校风采卡片/ }).waitFor()
}

/** Drops one block above another one. */
async function drag(page: Page, block: string, above: string) {
  const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) })
  await line(block).dragTo(line(above), { sourcePosition: { x: 60, y: 12 }, targetPosition: { x: 90, y: 3 } })
}

const placesOf = (page: Page) => page.getByRole('treeitem').locator('.dw-tree-label').allInnerTexts()

/** Headings of the two blocks in the order in which visitors read them. */
async function headings() {
  const page = await frontPage()
  const found = [...page.matchAll(/<h2[^>]*>(?:<[^>]+>)*([^<]+)/g)].map(([, title]) => title)
  return found.filter((title) => title === '学校风采' || title === '校长风采')
}

describe('a site', () => {
  it('gets a colour and footer, and its front page is arranged in sight of it', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`)
    await openMenu(page, '内容管理', '站点管理')
    await page.getByRole('button', { name: '修改 云泽教育门户' }).click()
    const form = page.getByRole('dialog', { name: '修改站点' })
    await form.getByRole('textbox', { name: '主题色' }).fill('brown')
    await form.getByRole('button', { name: '保存' }).click()
    await form.getByText('主题色须为 #rrggbb 格式').waitFor()
    await form.getByRole('textbox', { name: '主题色' }).fill('#8a3b12')
    await form.getByRole('textbox', { name: '联系电话' }).fill('0380-7654321')
    await form.getByRole('button', { name: '保存' }).click()
    await page.getByText('站点“云泽教育门户”已保存').waitFor()
    expect(await frontPage()).toContain('0380-7654321')
    expect(await frontPage()).toContain('--dw-site-accent:rgb(138 59 18)')

    await page.getByRole('button', { name: '首页区块 云泽教育门户' }).click()
    const preview = page.frameLocator('iframe[title="云泽教育门户的首页"]')
    await preview.getByRole('heading', { name: '友情链接' }).waitFor()
    const links = page.getByRole('treeitem', { name: /^友情链接/ })
    await links.click()
    await page.getByRole('button', { name: '友情链接的操作' }).click()
    await page.getByRole('menuitem', { name: '标题与条数' }).click()
    const dialog = page.getByRole('dialog', { name: '友情链接：标题与条数' })
    await dialog.getByRole('textbox', { name: '显示标题', exact: true }).fill('常用网站')
    await dialog.getByRole('button', { name: '确定' }).click()
    const topics = page.getByRole('treeitem', { name: /^专题/ })
    await topics.click()
    await topics.getByText('关闭', { exact: true }).click()
    await page.getByRole('button', { name: '保存并发布' }).click()
    await page.getByText('“云泽教育门户”的首页已更新').waitFor()
    await preview.getByRole('heading', { name: '常用网站' }).waitFor()
    expect(await frontPage()).toContain('常用网站')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('gets the blocks of its front page in another order by the pointer, unless someone else was faster', async () => {
    const { page, context, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`)
    await openBlocks(page)
    const late = await context.newPage()
    await late.goto(`${portal.url}/home`)
    await openBlocks(late)
    expect(await headings()).toEqual(['学校风采', '校长风采'])

    await drag(page, '校长卡片', '学校风采卡片')
    await page.getByRole('button', { name: '放弃' }).click()
    expect(await page.getByRole('button', { name: '保存并发布' }).isDisabled()).toBe(true)
    await drag(page, '校长卡片', '学校风采卡片')
    expect(await headings()).toEqual(['学校风采', '校长风采'])
    await page.getByRole('button', { name: '保存并发布' }).click()
    await page.getByText('“云泽教育门户”的首页已更新').waitFor()
    expect(await headings()).toEqual(['校长风采', '学校风采'])

    await drag(late, '友情链接', '学校风采卡片')
    await late.getByRole('button', { name: '保存并发布' }).click()
    await late.getByRole('button', { name: '载入对方的版本' }).waitFor()
    expect(await headings()).toEqual(['校长风采', '学校风采'])
    await late.getByRole('button', { name: '载入对方的版本' }).click()
    await expect.poll(() => placesOf(late)).toEqual(await placesOf(page))
    expect(faults).toEqual([])
  })

  it('offers nothing to change to an editor without the codes', async () => {
    const { page } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`, 'edit01')
    await openMenu(page, '内容管理', '站点管理')
    await page.getByText('云泽教育门户').first().waitFor()
    expect(await page.getByRole('button', { name: '新增站点' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^修改/ }).count()).toBe(0)
    await page.context().close()
  })
})
