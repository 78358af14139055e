import { describe, expect, it } from 'vitest'
import { newVisitor, signIn } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

async function open(username: string, tab: string) {
  const { page, faults } = await newVisitor(portal.browser)
  await signIn(page, portal.url, username)
  await page.waitForURL('**/home')
  await page.goto(`${portal.url}/security-policy?tab=${tab}`)
  return { page, faults }
}

describe('the security policy', () => {
  it('is proposed by one person and confirmed by another one', async () => {
    const officer = await open('secop', 'policy')
    await officer.page.getByRole('button', { name: '提出修改' }).click()
    const form = officer.page.getByRole('dialog', { name: '提出修改' })
    await form.getByRole('textbox', { name: '锁定前允许的密码错误次数' }).fill('4')
    await form.getByRole('button', { name: '提交' }).click()
    await form.getByText('请填写修改原因，至少5个字符').waitFor()
    await form.getByRole('textbox', { name: '修改原因' }).fill('落实年度安全检查要求')
    await form.getByRole('button', { name: '提交' }).click()
    await officer.page.getByText('锁定前允许的密码错误次数：5 → 4').waitFor()
    expect(await officer.page.getByRole('button', { name: '确认' }).count()).toBe(0)

    const admin = await open('admin', 'policy')
    await admin.page.getByRole('button', { name: '确认' }).click()
    const question = admin.page.getByRole('alertdialog', { name: '安全策略' })
    await question.getByRole('button', { name: '确定' }).click()
    await admin.page.getByText('策略修改已生效').waitFor()
    expect([...officer.faults, ...admin.faults]).toEqual([])
    await officer.page.context().close()
    await admin.page.context().close()
  })
})

describe('the consents of guardians', () => {
  it('are listed for the auditor', async () => {
    const { page, faults } = await open('audit01', 'consents')
    await page.getByRole('grid', { name: '授权记录' }).getByText('肖像公开').first().waitFor()
    expect(await page.getByRole('tab', { name: '安全策略' }).count()).toBe(0)
    expect(faults).toEqual([])
    await page.context().close()
  })
})
