import { describe, expect, it } from 'vitest'
import { newVisitor, openMenu, signIn } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const studios = async () => (await fetch(`${portal.url}/api/portal/studios?kind=studio`)).text()

describe('a workgroup', () => {
  it('is added with chosen people, shown on the portal, dissolved and taken back', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await signIn(page, portal.url)
    await page.waitForURL((url) => url.pathname !== '/login')
    await openMenu(page, '系统管理', '工作组管理')
    await page.getByRole('button', { name: '新增工作组' }).click()
    await page.getByRole('textbox', { name: '名称' }).fill('何见风名师工作室')
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('请选择所属机构').waitFor()
    await page.getByRole('combobox', { name: '类型' }).selectOption('名师工作室')
    await page.getByRole('combobox', { name: '所属机构' }).click()
    await page.getByRole('searchbox').last().fill('砚池小学')
    await page
      .getByRole('button', { name: /^望川市砚池小学/ })
      .first()
      .click()
    await page.getByLabel('开始日期').fill('2026-01-01')
    await page.getByRole('checkbox', { name: '在门户公开展示' }).check()
    await page.getByRole('button', { name: '选择成员' }).click()
    const picker = page.getByRole('dialog', { name: '选择成员' })
    await picker.getByRole('searchbox', { name: '姓名或登录名' }).fill('t_hejf')
    await picker.getByRole('button', { name: '查询' }).click()
    await picker.getByRole('checkbox', { name: /^何见风/ }).check()
    await picker.getByRole('button', { name: '加入 1 人' }).click()
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('工作组“何见风名师工作室”已保存').waitFor()
    expect(await studios()).toContain('何见风名师工作室')

    await page.getByRole('button', { name: '解散 何见风名师工作室' }).click()
    await page.getByRole('alertdialog', { name: '解散工作组' }).getByRole('button', { name: '解散' }).click()
    await page.getByRole('button', { name: '恢复 何见风名师工作室' }).waitFor()
    expect(await studios()).not.toContain('何见风名师工作室')
    await page.getByRole('button', { name: '撤销' }).click()
    await page.getByRole('button', { name: '解散 何见风名师工作室' }).waitFor()
    expect(await studios()).toContain('何见风名师工作室')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('of another school is not there for the administrator of a school', async () => {
    const { page } = await newVisitor(portal.browser)
    await signIn(page, portal.url, 'ycxx_school01')
    await page.waitForURL((url) => url.pathname !== '/login')
    await openMenu(page, '系统管理', '工作组管理')
    await page.getByText('林砚秋小学数学名师工作室').first().waitFor()
    expect(await page.getByText('许棠贝初中物理名师工作室').count()).toBe(0)
    await page.goto(`${portal.url}/workgroup-edit?id=2`)
    await page.getByText('数据不存在或已被删除').waitFor()
    await page.context().close()
  })
})
