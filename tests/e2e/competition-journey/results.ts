import type { Page } from 'playwright'
import { expect } from 'vitest'
import { entered, FIRST_PRIZE, GROUP, marks, returned, SECOND_PRIZE } from './plan'
import { openScreen } from './visits'

const openResults = (page: Page, tab?: string) => openScreen(page, '成绩与证书', '成绩管理', tab)

const rowOf = (page: Page, title: string) =>
  page.getByRole('grid', { name: '成绩列表' }).getByRole('row').filter({ hasText: title })

/** Presses the button of a step and confirms its question. */
async function takeStep(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('alertdialog', { name }).getByRole('button', { name, exact: true }).click()
}

/** Computes the results to the digit; who computes them does not confirm them. */
export async function compute(page: Page): Promise<void> {
  await openResults(page)
  await page.getByText('2 件作品，10 份评分').waitFor()
  await page.getByRole('button', { name: '计算成绩' }).click()
  await page.getByText('由您计算或调整，须由另一位有确认权限的人员核对并确认。').waitFor()
  expect(await page.getByRole('button', { name: '确认成绩' }).count()).toBe(0)
  await page.getByRole('combobox', { name: '组别' }).selectOption(GROUP)
  for (const [{ title }, award] of [
    [entered, FIRST_PRIZE],
    [returned, SECOND_PRIZE],
  ] as const) {
    const row = rowOf(page, title)
    await row.getByText(String(marks[title]?.score)).waitFor()
    await row.getByText(award).waitFor()
  }
  await page.getByRole('button', { name: `计算过程 ${returned.title}` }).click()
  const calculation = page.getByRole('dialog', { name: returned.title })
  await calculation.getByText('去掉最高分').waitFor()
  await calculation.getByText(`÷ 3 = ${marks[returned.title]?.score}`).waitFor()
}

/** A second person confirms the results and announces them; publishing waits for the end of the notice. */
export async function confirmAndAnnounce(page: Page, computedBy: string): Promise<void> {
  await openResults(page)
  await page.getByText(`由 ${computedBy} 计算，请核对后确认。`).waitFor()
  await takeStep(page, '确认成绩')
  await takeStep(page, '开始公示')
  await page.getByText('公示中，公示期结束且异议处理完毕后可以公布。').waitFor()
  await takeStep(page, '公布成绩')
  await page.getByText('公示期尚未结束，暂不能公布').waitFor()
}

/** Upholds the objection of an author and corrects the award. */
export async function upholdObjection(page: Page, { title, name }: typeof returned, reply: string): Promise<void> {
  await openResults(page, '异议')
  await page.getByRole('button', { name: `处理 ${title} ${name}` }).click()
  const drawer = page.getByRole('dialog', { name: title })
  await drawer.getByRole('button', { name: '受理' }).click()
  await page.getByText('异议已受理').waitFor()
  await drawer.getByRole('textbox', { name: '答复' }).fill(reply)
  await drawer.getByRole('combobox', { name: '改正奖项' }).selectOption(FIRST_PRIZE)
  await drawer.getByRole('button', { name: '改正', exact: true }).click()
  await page.getByText('异议成立，已改正').waitFor()
  await page.getByRole('tab', { name: '成绩', exact: true }).click()
  await rowOf(page, title).getByText(FIRST_PRIZE).waitFor()
}

/** Publishes the results after the notice. */
export async function publish(page: Page): Promise<void> {
  await openResults(page)
  await takeStep(page, '公布成绩')
  await page.getByText('成绩已公布，作者可以查看。').waitFor()
}

/** Issues the certificates of both works. */
export async function issueCertificates(page: Page): Promise<void> {
  await openResults(page, '证书')
  await page.getByRole('button', { name: '颁发证书' }).click()
  await page.getByRole('alertdialog', { name: '颁发证书' }).getByRole('button', { name: '颁发证书' }).click()
  await page.getByText('已颁发 2 份证书').first().waitFor()
}

/** Revokes a certificate with a reason. */
export async function revokeCertificate(page: Page, no: string, reason: string): Promise<void> {
  await openResults(page, '证书')
  await page.getByRole('button', { name: `作废 ${no}` }).click()
  const dialog = page.getByRole('dialog', { name: '作废' })
  await dialog.getByRole('textbox', { name: '原因' }).fill(reason)
  await dialog.getByRole('button', { name: '作废' }).click()
  await page.getByText(`证书 ${no} 已作废`).first().waitFor()
}

/** Issues a new certificate in the place of a revoked one, and returns its number. */
export async function reissueCertificate(page: Page, no: string, reason: string): Promise<string> {
  await openResults(page, '证书')
  await page.getByRole('button', { name: `换发 ${no}` }).click()
  const dialog = page.getByRole('dialog', { name: '换发' })
  await dialog.getByRole('textbox', { name: '原因' }).fill(reason)
  await dialog.getByRole('button', { name: '换发' }).click()
  const done = await page
    .getByText(/^已颁发新证书 /)
    .first()
    .innerText()
  return done.replace('已颁发新证书 ', '').trim()
}
