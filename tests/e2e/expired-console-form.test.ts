import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe-violations'
import { endSession, EXPIRED } from '../support/expiry-watch'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { PASSWORD } from '../support/running-portal'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const PHONE = { viewport: { width: 360, height: 740 } }

async function personAt(username: string, branch: string, screen: string) {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, `${portal.url}/home`, username)
  await openMenu(visitor.page, branch, screen)
  return visitor
}

const overlayOf = (page: Page) => page.getByRole('dialog', { name: '请重新登录' })

async function signInOver(page: Page, username: string) {
  const overlay = overlayOf(page)
  await overlay.getByRole('textbox', { name: '登录名' }).fill(username)
  await overlay.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await overlay.getByRole('button', { name: '登录', exact: true }).click()
  await overlay.waitFor({ state: 'hidden' })
}

/** The form of a person, with a change that is not saved, whose save the server refuses. */
async function editRemark(page: Page, text: string) {
  await page.getByRole('row').getByRole('button', { name: '修改', exact: true }).nth(2).click()
  const form = page.getByRole('dialog', { name: '修改用户' })
  const remark = form.getByRole('textbox', { name: '备注' })
  await remark.fill(text)
  await endSession(page)
  await form.getByRole('button', { name: '保存', exact: true }).click()
  return { form, remark }
}

describe('a form of the console whose sign-in expires', () => {
  it('of a user gets the sign-in over it after one warning, and is saved with what was typed', async () => {
    const { page, faults } = await personAt('ycxx_school01', '系统管理', '用户管理')
    const { form, remark } = await editRemark(page, '写到一半的备注')
    await page.getByText(EXPIRED).first().waitFor()
    const overlay = overlayOf(page)
    await overlay.waitFor()
    // Escape by mistake gives up nothing.
    await overlay.getByRole('textbox', { name: '登录名' }).focus()
    await page.keyboard.press('Escape')
    await overlay.getByText(/尚未保存的内容可能丢失/).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize(PHONE.viewport)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.setViewportSize({ width: 1366, height: 768 })
    await signInOver(page, 'ycxx_school01')
    expect(new URL(page.url()).pathname).toBe('/user-management')
    expect(await remark.inputValue()).toBe('写到一半的备注')
    // Leaving still prompts: what is unsaved is guarded as before.
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: '继续编辑' }).click()
    await form.getByRole('button', { name: '保存', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    expect(faults).toEqual([])
  })

  it('of a user is offered again to those who leave for the sign-in page', async () => {
    const { page } = await personAt('ycxx_school01', '系统管理', '用户管理')
    await editRemark(page, '稍后再写')
    await overlayOf(page).getByRole('button', { name: '放弃，去登录页' }).click()
    await page.waitForURL('**/login?redirect=*')
    await page.getByRole('textbox', { name: '登录名', exact: true }).fill('ycxx_school01')
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.waitForURL('**/user-management**')
    await page.getByRole('row').getByRole('button', { name: '修改', exact: true }).nth(2).click()
    const form = page.getByRole('dialog', { name: '修改用户' })
    await form.getByRole('button', { name: '恢复' }).click()
    expect(await form.getByRole('textbox', { name: '备注' }).inputValue()).toBe('稍后再写')
  })

  it('is loaded again for another person, who sees neither the form nor the opened pages', async () => {
    const { page } = await personAt('ycxx_school01', '系统管理', '用户管理')
    await editRemark(page, '不给别人看')
    await overlayOf(page).waitFor()
    await signInOver(page, 'admin')
    await page.getByRole('row').getByRole('button', { name: '修改', exact: true }).nth(2).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('不给别人看')
  })

  it('of an article goes on where it was written, and is stored', async () => {
    const { page, faults } = await personAt('edit01', '内容管理', '文章管理')
    await page.getByRole('button', { name: '写文章' }).click()
    await page.getByRole('textbox', { name: '标题', exact: true }).fill('会话结束时写的文章')
    await page.getByRole('combobox', { name: /^栏目/ }).selectOption({ label: '　要闻' })
    const text = page.getByRole('textbox', { name: '正文' })
    await text.click()
    await page.keyboard.type('先写一段，')
    await page.getByText(/^已于 .* 保存$/).waitFor()
    await endSession(page)
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('再写一段。')
    await overlayOf(page).waitFor()
    await signInOver(page, 'edit01')
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('接着写。')
    await page.getByText(/^已于 .* 保存$/).waitFor()
    await page.reload()
    await text.getByText('先写一段，再写一段。接着写。').waitFor()
    expect(faults).toEqual([])
  })

  it('of a competition is saved after the sign-in', async () => {
    const { page, faults } = await personAt('comp01', '赛事管理', '赛事配置')
    await page
      .getByRole('button', { name: /^修改 / })
      .first()
      .click()
    const basics = page.getByRole('form', { name: '基本信息' })
    const introduction = basics.getByRole('textbox', { name: '赛事介绍' })
    await introduction.fill('会话结束时改的介绍。')
    await endSession(page)
    await basics.getByRole('button', { name: '保存本步' }).click()
    await overlayOf(page).waitFor()
    await signInOver(page, 'comp01')
    expect(await introduction.inputValue()).toBe('会话结束时改的介绍。')
    await basics.getByRole('button', { name: '保存本步' }).click()
    await page.getByText('已保存').first().waitFor()
    expect(faults).toEqual([])
  })

  it('with nothing typed leads to the sign-in page', async () => {
    const { page } = await personAt('ycxx_school01', '系统管理', '用户管理')
    await page.getByRole('row').getByRole('button', { name: '修改', exact: true }).nth(2).waitFor()
    await endSession(page)
    await page.getByRole('button', { name: '查询', exact: true }).click()
    await page.waitForURL('**/login?redirect=*')
    expect(await overlayOf(page).count()).toBe(0)
  })
})
