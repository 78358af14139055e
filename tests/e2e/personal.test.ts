import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe-violations'
import { newVisitor, openAs, startOf } from '../support/journey'
import { PASSWORD } from '../support/running-portal'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const PHONE = { viewport: { width: 360, height: 740 } }

async function personAt(username: string, options: Parameters<typeof newVisitor>[1] = {}) {
  const visitor = await newVisitor(portal.browser, options)
  await openAs(visitor.page, portal.url + startOf(username), username)
  return visitor
}

const openTab = (page: Page, tab: string) => page.goto(`${portal.url}/personalCenter?tab=${tab}`)
const widerThanScreen = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

describe('the personal centre', () => {
  it.each(['/personalCenter', '/doorSelfEdit', '/changeSchool'])('%s leads visitors to the sign-in', async (path) => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(portal.url + path)
    await page.waitForURL(`**/login?redirect=${encodeURIComponent(path)}`)
  })

  it('shows a teacher their own things, and a favourite from an article to the list and out again', async () => {
    const { page, faults } = await personAt('t_linyq')
    await page.goto(`${portal.url}/personalCenter`)
    await page.getByRole('heading', { name: '林砚秋，您好' }).waitFor()
    await page.getByRole('progressbar', { name: '资料完整度' }).waitFor()
    expect(await page.getByRole('link', { name: '我的投稿' }).count()).toBe(0)
    await openTab(page, 'favourites')
    await page.getByText('还没有收藏').waitFor()

    await page.goto(`${portal.url}/educationNews`)
    await page.locator('main h2 a, main h3 a').first().click()
    await page.getByRole('button', { name: '收藏', exact: true }).click()
    await page.getByRole('button', { name: '收藏', exact: true, pressed: true }).waitFor()
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('link', { name: '我的收藏' }).click()
    await page.getByRole('link', { name: String(title) }).waitFor()
    await page.getByRole('button', { name: `取消收藏：${title}` }).click()
    await page.getByText('还没有收藏').waitFor()
    expect(faults).toEqual([])
  })

  it('exports the data of a person who knows the password', async () => {
    const { page, faults } = await personAt('t_xutb')
    await openTab(page, 'privacy')
    await page.getByRole('button', { name: '开始导出' }).click()
    const prompt = page.getByRole('dialog', { name: '导出我的数据' })
    await prompt.getByLabel('登录密码', { exact: true }).fill('Wrong@2026')
    await prompt.getByRole('button', { name: '开始导出' }).click()
    await prompt.getByRole('alert').or(prompt.getByText('原密码')).first().waitFor()
    await prompt.getByLabel('登录密码', { exact: true }).fill(PASSWORD)
    await prompt.getByRole('button', { name: '开始导出' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^下载/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^个人数据-.*\.zip$/)
    expect(faults).toEqual([])
  })

  it('closes an account only after the cooling-off period, which can be ended', async () => {
    const { page, faults } = await personAt('t_tanxs')
    await openTab(page, 'privacy')
    await page.getByRole('button', { name: '申请注销' }).click()
    const prompt = page.getByRole('dialog', { name: '注销账号' })
    await prompt.getByLabel('登录密码', { exact: true }).fill(PASSWORD)
    await prompt.getByRole('button', { name: '申请注销' }).click()
    await page
      .getByText(/账号将于.*注销/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: '撤销注销申请' }).click()
    await page.getByRole('button', { name: '申请注销' }).waitFor()
    expect(faults).toEqual([])
  })

  it('withdraws the consent of a guardian with the submissions that rely on it', async () => {
    const { page, faults } = await personAt('p_wangjg', PHONE)
    await openTab(page, 'privacy')
    await page.getByRole('button', { name: '撤回授权：王梓涵，公开图片' }).click()
    const question = page.getByRole('alertdialog', { name: '撤回授权' })
    await question.getByText(/阳台上的种子日记/).waitFor()
    await question.getByRole('button', { name: '撤回授权' }).click()
    await page.getByText('已撤回', { exact: true }).waitFor()
    await openTab(page, 'submissions')
    await page.getByText('已撤回', { exact: true }).waitFor()
    expect(faults).toEqual([])
  })

  it('edits the own record in the portal, with the messages of the console', async () => {
    const { page, faults } = await personAt('t_duyx')
    await page.goto(`${portal.url}/doorSelfEdit`)
    await page.getByLabel('手机号').fill('12800001111')
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByText('手机号格式不正确').waitFor()
    await page.getByLabel('手机号').fill('16100009999')
    await page.getByLabel('个人描述标题').fill('小学数学教师')
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByText('更新信息成功！').waitFor()
    await page.getByRole('button', { name: '返回' }).click()
    await page.getByRole('heading', { name: '杜雨萱，您好' }).waitFor()
    expect(faults).toEqual([])
  })

  it('fits a phone in every tab and language, without violations', async () => {
    const { page, context } = await personAt('p_wangjg', PHONE)
    for (const tab of ['resources', 'favourites', 'activities', 'notices', 'requests', 'devices', 'privacy']) {
      await openTab(page, tab)
      await page.locator('.dw-me-tab').waitFor()
      expect(await widerThanScreen(page), tab).toBeLessThanOrEqual(0)
      expect(await axeViolations(page), tab).toEqual([])
    }
    for (const locale of ['en', 'ja', 'ko', 'tw']) {
      await context.addCookies([{ name: 'doorway-locale', value: locale, url: portal.url }])
      for (const path of ['/personalCenter?tab=privacy', '/doorSelfEdit', '/changeSchool']) {
        await page.goto(portal.url + path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        expect(await widerThanScreen(page), `${locale} ${path}`).toBeLessThanOrEqual(0)
      }
    }
  })
})
