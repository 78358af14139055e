import { describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const portalPage = async (path: string) => (await fetch(portal.url + path)).text()
const redirectOf = async (path: string) => {
  const { status, headers } = await fetch(portal.url + path, { redirect: 'manual' })
  return { status, location: headers.get('location') }
}

describe('a column', () => {
  it('is added, shown in the navigation at once, moved, merged, and its old address leads on', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`, 'prov01')
    await openMenu(page, '内容管理', '栏目管理')

    // What is refused stays in the form.
    await page.getByRole('treeitem', { name: /^教育资讯/ }).click()
    await page
      .getByRole('treeitem', { name: /^教育资讯/ })
      .getByText('添加下级')
      .click()
    const form = page.getByRole('dialog', { name: '新增栏目' })
    await form.getByRole('textbox', { name: '栏目名称' }).fill('体育之窗')
    await form.getByRole('textbox', { name: '栏目编码' }).fill('news.headline')
    await form.getByRole('button', { name: '保存' }).click()
    await form.getByText('该栏目编码已存在').waitFor()
    await form.getByRole('textbox', { name: '栏目编码' }).fill('news.sports')
    await form.getByRole('textbox', { name: '搜索标题' }).fill('云泽体育新闻')
    await form.getByRole('button', { name: '保存' }).click()
    await page.getByText('栏目“体育之窗”已保存').waitFor()

    const address = '/educationNews?column=news.sports'
    expect(await portalPage('/educationNews')).toContain('体育之窗')
    expect(await portalPage(address)).toContain('<title>云泽体育新闻 - ')

    const line = page.getByRole('treeitem', { name: /^体育之窗/ })
    await line.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.getByText('“体育之窗”已移动').waitFor()

    await line.click()
    await page.getByRole('button', { name: '体育之窗的操作' }).click()
    await page.getByRole('menuitem', { name: '合并到…' }).click()
    const merge = page.getByRole('dialog', { name: '合并栏目' })
    await merge.getByRole('combobox', { name: '目标栏目' }).selectOption({ label: '　要闻' })
    await merge.getByText(/旧链接不会失效/).waitFor()
    await merge.getByRole('button', { name: '合并' }).click()
    await page.getByText('“体育之窗”已并入“要闻”').waitFor()
    await line.waitFor({ state: 'detached' })
    expect(await redirectOf(address)).toEqual({ status: 301, location: '/educationNews?column=news.headline' })
    expect(await portalPage('/educationNews')).not.toContain('体育之窗')

    // In use: the menu says why, and so does the question that the key opens.
    await page.getByRole('treeitem', { name: /^通知公告/ }).click()
    await page.getByRole('button', { name: '通知公告的操作' }).click()
    const item = page.getByRole('menuitem', { name: /^删除/ })
    await item.getByText(/\d+ 篇文章/).waitFor()
    expect(await item.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    await page.getByRole('treeitem', { name: /^通知公告/ }).press('Delete')
    await page.getByText(/^“通知公告”.* 0 个下级栏目.*\d+ 篇文章.*不能删除。$/).waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('is read by those without the other codes, and offers them nothing to change', async () => {
    const { page } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`, 'review01')
    await openMenu(page, '内容管理', '栏目管理')
    await page.getByRole('treeitem', { name: /^通知公告/ }).click()
    expect(await page.getByRole('button', { name: '新增顶级栏目' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: '通知公告的操作' }).count()).toBe(0)
    await page.context().close()
  })
})
