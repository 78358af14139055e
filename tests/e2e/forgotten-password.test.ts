import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe-violations'
import { hydrate, newVisitor, signIn } from '../support/journey'
import { codeInMail, openMailSink } from '../support/mail-sink'
import { servePortal } from '../support/serve-portal'

const PHONE = { viewport: { width: 360, height: 780 } }
const FRESH = 'Fresh#2026'
const SENT = '若账号存在且留有邮箱，验证码已发送。'

const mails = await openMailSink()
const portal = servePortal({ MAIL_URL: mails.url, MAIL_FROM: 'noreply@doorway.example' })
afterAll(() => mails.stop())

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click()

async function requestCode(page: Page, username: string) {
  await page.goto(`${portal.url}/change-password`)
  await hydrate(page)
  await page.getByLabel('登录名').fill(username)
  await page.getByLabel('登录名').press('Enter')
  await page.getByRole('heading', { name: '第2步，共3步：填写验证码' }).waitFor()
}

/** What the step of the code shows, without the seconds of its countdown. */
const shownIn = async (page: Page) =>
  (await page.getByRole('main').innerText()).replaceAll(/重新发送（\d+秒）/g, '重新发送')

async function enterCode(page: Page, code: string) {
  await page.getByLabel('验证码', { exact: true }).fill(code)
  await next(page)
}

describe('a forgotten password', () => {
  it('is set again with the code from the mailbox, on a phone', async () => {
    const { page, faults } = await newVisitor(portal.browser, PHONE)
    await page.goto(`${portal.url}/login`)
    await page.getByRole('link', { name: '找回密码' }).click()
    await page.getByRole('heading', { name: '找回密码', level: 1 }).waitFor()
    await hydrate(page)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText('请输入登录名').waitFor()
    await requestCode(page, 't_hejf')
    await expect.poll(() => focused(page)).toBe('第2步，共3步：填写验证码')
    await page.getByText(SENT).waitFor()
    expect(await axeViolations(page)).toEqual([])

    await enterCode(page, '12')
    await page.getByText('请输入6位数字验证码').waitFor()
    await enterCode(page, await codeInMail(mails, 1))
    await page.getByRole('heading', { name: '第3步，共3步：设置新密码' }).waitFor()
    await expect.poll(() => focused(page)).toBe('第3步，共3步：设置新密码')

    const rule = page.getByRole('list', { name: '密码要求' })
    await page.getByLabel('新密码', { exact: true }).fill('abc1')
    expect((await rule.getByRole('listitem').allInnerTexts()).map((text) => /未满足/.test(text))).toEqual([
      true,
      false,
      false,
      true,
    ])
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByText('密码必须由8-16位字母、数字、特殊符号线组成.').waitFor()
    await page.getByText('请再次输入新密码').waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.getByLabel('新密码', { exact: true }).fill(FRESH)
    await page.getByLabel('确认密码').fill(FRESH)
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByRole('heading', { name: '密码已重置' }).waitFor()
    await expect.poll(() => focused(page)).toBe('密码已重置')

    await page.getByRole('link', { name: '去登录' }).click()
    await page.waitForURL('**/login')
    await signIn(page, portal.url, 't_hejf', FRESH)
    await page.waitForURL((url) => url.pathname !== '/login')
    expect(faults).toEqual([])
  })

  it('shows the same for a name that does not exist, and how many tries are left', async () => {
    const known = await newVisitor(portal.browser)
    await requestCode(known.page, 't_pengzy')
    const unknown = await newVisitor(portal.browser)
    await requestCode(unknown.page, 'no_such_name')
    expect(await shownIn(unknown.page)).toBe(await shownIn(known.page))

    const { page } = unknown
    for (const left of [4, 3, 2, 1]) {
      await enterCode(page, '000000')
      await page.getByText(`验证码错误，还可尝试${left}次`).waitFor()
    }
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code')
    await enterCode(page, '000000')
    await page.getByText('验证码已输错5次，请重新发送').waitFor()
    expect(unknown.faults).toEqual([])
  })

  it('uses the name and the button from before its script has loaded', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`${portal.url}/change-password`, { waitUntil: 'domcontentloaded' })
    await page.getByLabel('登录名').fill('t_xieyh')
    await page.getByRole('radio', { name: /恢复码/ }).check()
    await page.getByRole('button', { name: '获取验证码' }).click()
    release()
    await page.getByRole('heading', { name: '第2步，共3步：填写验证码' }).waitFor()
    expect(faults).toEqual([])
  })

  it('loses nothing typed without a network, and reports a ticket that was used already', async () => {
    const { page } = await newVisitor(portal.browser, PHONE)
    const before = mails.messages.length
    await page.goto(`${portal.url}/change-password`)
    await hydrate(page)
    await page.route('**/api/auth/challenge', (route) => route.abort())
    await page.getByLabel('登录名').fill('t_duyx')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByRole('main').getByRole('alert').waitFor()
    expect(await page.getByLabel('登录名').inputValue()).toBe('t_duyx')
    await page.unroute('**/api/auth/challenge')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText(SENT).waitFor()
    await enterCode(page, await codeInMail(mails, before + 1))
    await page.getByRole('heading', { name: /^第3步/ }).waitFor()

    // As from another tab.
    const sent = page.waitForRequest('**/api/auth/forgot/reset')
    await page.route('**/api/auth/forgot/reset', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByLabel('新密码', { exact: true }).fill(FRESH)
    await page.getByLabel('确认密码').fill(FRESH)
    await page.getByRole('button', { name: '提交' }).click()
    await sent
    await page.getByRole('main').getByRole('alert').waitFor()
    await page.unroute('**/api/auth/forgot/reset')
    expect(await page.getByLabel('新密码', { exact: true }).inputValue()).toBe(FRESH)
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByText(/已超时或已使用过/).waitFor()
    await page.getByRole('button', { name: '重新获取验证码' }).click()
    expect(await page.getByLabel('登录名').inputValue()).toBe('t_duyx')
  })
})
