import { describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe-violations'
import { endSession } from '../support/expiry-watch'
import { newVisitor, openAs } from '../support/journey'
import { PASSWORD } from '../support/running-portal'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const REASON = '随家庭迁居到云津区'

async function typedForm(username: string, options = {}) {
  const { page, faults } = await newVisitor(portal.browser, options)
  await openAs(page, `${portal.url}/changeSchool`, username)
  await page.getByLabel('变更类型').selectOption('transfer')
  await page.getByRole('combobox', { name: '目标学校' }).fill('云津')
  await page.getByRole('option', { name: /云津区实验学校/ }).click()
  await page.getByLabel('生效日期').fill(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10))
  await page.getByLabel('变更原因').fill(REASON)
  await endSession(page)
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.getByText('身份认证已过期，请重新登录！').waitFor()
  return { page, faults, overlay: page.getByRole('dialog', { name: '请重新登录' }) }
}

describe('a form of the portal whose sign-in expires', () => {
  it('gets the sign-in over it after the warning, and goes on with what was typed', async () => {
    const { page, overlay, faults } = await typedForm('t_linyq', { viewport: { width: 360, height: 740 } })
    await overlay.waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await overlay.getByRole('textbox', { name: '登录名' }).fill('t_linyq')
    await overlay.getByLabel('密码', { exact: true }).fill('Wrong@2026')
    await overlay.getByRole('button', { name: '登录', exact: true }).click()
    await overlay.getByRole('alert').filter({ hasText: '登录名或密码错误' }).waitFor()
    await overlay.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await overlay.getByRole('button', { name: '登录', exact: true }).click()
    await overlay.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/changeSchool')
    expect(await page.getByLabel('变更原因').inputValue()).toBe(REASON)
    await page.getByRole('button', { name: '提交申请' }).click()
    await page.getByText('待转出学校审批').first().waitFor()
    expect(faults).toEqual([])
  })

  it('is loaded again for another person, who does not see what was typed', async () => {
    const { page, overlay } = await typedForm('t_duyx')
    await overlay.waitFor()
    await overlay.getByRole('textbox', { name: '登录名' }).fill('t_hejf')
    await overlay.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await overlay.getByRole('button', { name: '登录', exact: true }).click()
    await overlay.waitFor({ state: 'hidden' })
    await page.getByLabel('变更原因').waitFor()
    expect(await page.getByLabel('变更原因').inputValue()).toBe('')
  })

  it('is left for the sign-in page by choice', async () => {
    const { page, overlay } = await typedForm('t_tanxs')
    await overlay.getByRole('button', { name: '放弃，去登录页' }).click()
    await page.waitForURL('**/login?redirect=%2FchangeSchool')
  })
})
