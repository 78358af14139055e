import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe-violations'
import { newVisitor, signIn } from '../support/journey'
import { PASSWORD } from '../support/running-portal'
import { servePortal } from '../support/serve-portal'
import { codeInText, openSmsSink } from '../support/sms-sink'

const gateway = await openSmsSink()
const portal = servePortal({ SMS_URL: gateway.url })
afterAll(() => gateway.stop())
const PHONE = { viewport: { width: 360, height: 740 } }
const FRESH = 'Fresh#2026'

async function personAt(username: string, password = PASSWORD, options = {}) {
  const visitor = await newVisitor(portal.browser, options)
  await signIn(visitor.page, portal.url, username, password)
  await visitor.page.waitForURL((url) => url.pathname !== '/login')
  return visitor
}
async function startReset(page: Page, username: string, channel: string) {
  await page.goto(`${portal.url}/change-password`)
  await page.getByLabel('登录名').fill(username)
  await page.getByRole('radio', { name: new RegExp(channel) }).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('heading', { name: '第2步，共3步：填写验证码' }).waitFor()
}
async function setPassword(page: Page) {
  await page.getByRole('heading', { name: '第3步，共3步：设置新密码' }).waitFor()
  await page.getByLabel('新密码', { exact: true }).fill(FRESH)
  await page.getByLabel('确认密码').fill(FRESH)
  await page.getByRole('button', { name: '提交' }).click()
  await page.getByRole('heading', { name: '密码已重置' }).waitFor()
}
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

describe('the security of an account', () => {
  it('has a number that is confirmed by text message, and then serves for a forgotten password', async () => {
    const { page, faults } = await personAt('t_xutb', PASSWORD, PHONE)
    await page.goto(`${portal.url}/personalCenter?tab=security`)
    await page.getByRole('button', { name: '验证手机号' }).click()
    const dialog = page.getByRole('dialog', { name: '验证手机号' })
    await dialog.getByRole('button', { name: '发送验证码' }).click()
    await dialog.getByText('验证码已发送，请查看手机号。').waitFor()
    await dialog.getByLabel('验证码', { exact: true }).fill('12')
    await dialog.getByRole('button', { name: '验证', exact: true }).click()
    await dialog.getByText('请输入6位数字验证码').waitFor()
    expect(await axeViolations(page)).toEqual([])
    const code = await codeInText(gateway, 1)
    await dialog.getByLabel('验证码', { exact: true }).fill(code === '000000' ? '111111' : '000000')
    await dialog.getByRole('button', { name: '验证', exact: true }).click()
    await dialog.getByText('验证码错误或已过期').waitFor()
    await dialog.getByLabel('验证码', { exact: true }).fill(code)
    await dialog.getByRole('button', { name: '验证', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('已验证', { exact: true }).first().waitFor()
    expect(await isTooWide(page)).toBe(false)
    expect(faults).toEqual([])

    const visitor = await newVisitor(portal.browser, PHONE)
    await startReset(visitor.page, 't_xutb', '短信验证码')
    await visitor.page.getByText('若账号存在且手机号已验证，短信验证码已发送。').waitFor()
    expect(await axeViolations(visitor.page)).toEqual([])
    expect(await isTooWide(visitor.page)).toBe(false)
    await visitor.page.getByLabel('验证码', { exact: true }).fill(await codeInText(gateway, 2))
    await visitor.page.getByRole('button', { name: '下一步' }).click()
    await setPassword(visitor.page)
    expect(visitor.faults).toEqual([])
    await personAt('t_xutb', FRESH)
  })

  it('has recovery codes that are shown once, and one of them sets a new password', async () => {
    const { page, faults } = await personAt('t_duyx')
    await page.goto(`${portal.url}/personalCenter?tab=security`)
    await page.getByRole('button', { name: '生成恢复码' }).click()
    const prompt = page.getByRole('dialog', { name: '恢复码' })
    await prompt.getByLabel('登录密码', { exact: true }).fill(PASSWORD)
    await prompt.getByRole('button', { name: '生成恢复码' }).click()
    await page.getByText('只显示这一次', { exact: false }).waitFor()
    const codes = await page.getByRole('dialog').locator('code').allInnerTexts()
    expect(codes).toHaveLength(8)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: '我已保存' }).click()
    await page.getByText('还有8个恢复码未使用').waitFor()
    expect(faults).toEqual([])

    const visitor = await newVisitor(portal.browser)
    await startReset(visitor.page, 't_duyx', '恢复码')
    await visitor.page.getByLabel('验证码', { exact: true }).fill('ABC')
    await visitor.page.getByRole('button', { name: '下一步' }).click()
    await visitor.page.getByText('请输入10位恢复码').waitFor()
    await visitor.page.getByLabel('验证码', { exact: true }).fill(String(codes[0]).toLowerCase())
    await visitor.page.getByRole('button', { name: '下一步' }).click()
    await setPassword(visitor.page)
    expect(visitor.faults).toEqual([])
  })

  it('has notifications by kind and way, stored at once', async () => {
    const { page, faults } = await personAt('t_linyq', PASSWORD, PHONE)
    await page.goto(`${portal.url}/personalCenter?tab=notices`)
    const review = page.getByRole('checkbox', { name: '审核结果：站内' })
    expect(await review.isChecked()).toBe(true)
    await review.uncheck()
    await page.getByText('通知设置已保存').first().waitFor()
    await page.reload()
    await review.waitFor()
    expect(await review.isChecked()).toBe(false)
    expect(await page.getByRole('checkbox', { name: '账号与申请：站内' }).isDisabled()).toBe(true)
    expect(await page.getByRole('checkbox', { name: '审核结果：短信' }).isDisabled()).toBe(true)
    expect(await isTooWide(page)).toBe(false)
    expect(faults).toEqual([])
  })
})
