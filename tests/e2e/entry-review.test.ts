import { describe, expect, it } from 'vitest'
import { newVisitor, openMenu, signIn } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

describe('a work', () => {
  it('is looked at by the organiser and disqualified with a reason', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await signIn(page, portal.url, 'comp01')
    await page.waitForURL((url) => url.pathname !== '/login')
    await openMenu(page, '赛事管理', '报名与作品')
    await page.getByRole('combobox', { name: '赛事' }).selectOption({ label: '云泽省第三届中小学微课大赛' })
    await page.getByRole('grid', { name: '报名列表' }).getByText('小学组').first().waitFor()
    await page.getByRole('tab', { name: '作品资格审查' }).click()
    const works = page.getByRole('grid', { name: '作品列表' })
    await works
      .getByRole('button', { name: /^审查 / })
      .first()
      .click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('查重').waitFor()
    await drawer.getByRole('button', { name: '取消资格' }).click()
    const question = page.getByRole('dialog', { name: '取消资格' })
    await question.getByRole('button', { name: '取消资格' }).click()
    await question.getByText('请填写原因，至少 5 个字').waitFor()
    await question.getByRole('textbox', { name: '原因' }).fill('经核实重复参赛')
    await question.getByRole('button', { name: '取消资格' }).click()
    await page.getByText(/^已取消“.*”的参赛资格$/).waitFor()
    await page.getByRole('combobox', { name: '状态' }).last().selectOption('已取消资格')
    await works.getByText('已取消资格').first().waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })
})
