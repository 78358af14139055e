import { expect, it } from 'vitest'
import { newVisitor, openAs } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const REASON = '届时在外出差，无法参加评审'

it('a judge declines an invitation with a reason, which the organiser reads', async () => {
  const { page, faults } = await newVisitor(portal.browser, { viewport: { width: 360, height: 780 } })
  await openAs(page, `${portal.url}/judgeMarks`, 'j06')
  await page.getByRole('button', { name: '谢绝邀请' }).click()
  const dialog = page.getByRole('dialog', { name: '谢绝邀请' })
  const reason = dialog.getByRole('textbox', { name: /^谢绝原因/ })
  await reason.fill('忙')
  await dialog.getByRole('button', { name: '谢绝邀请' }).click()
  await dialog.getByRole('alert').getByText('请填写谢绝原因，至少5个字').waitFor()
  await reason.fill(REASON)
  await dialog.getByRole('button', { name: '谢绝邀请' }).click()
  await page.getByText('已谢绝初评的邀请，主办单位已收到通知。').waitFor()
  await page.getByRole('heading', { name: '评审承诺书' }).waitFor({ state: 'detached' })
  await page.reload()
  const rounds = page.getByRole('combobox', { name: '评审轮次' })
  await rounds.waitFor()
  expect((await rounds.getByRole('option').allInnerTexts()).join()).not.toContain('第三届')

  const organiser = await newVisitor(portal.browser)
  await openAs(organiser.page, `${portal.url}/judge-management`, 'comp01')
  await organiser.page.getByText(REASON).waitFor()
  await organiser.page.getByText('已谢绝', { exact: true }).waitFor()
  expect([...faults, ...organiser.faults]).toEqual([])
})
