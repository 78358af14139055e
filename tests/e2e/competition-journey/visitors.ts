import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { CertificateKey } from './participants'
import { COMPETITION, type Entrant } from './plan'
import { openPage } from './visits'

const certificateAddress = (url: string, no: string) =>
  `${url}/comPageInfo?type=certificate&id=${encodeURIComponent(no)}`

/** Reads that the competition is in its public notice. */
export async function readNotice(page: Page, url: string, id: number): Promise<void> {
  await openPage(page, `${url}/microCompute?id=${id}`)
  await page.getByRole('heading', { name: COMPETITION, level: 1 }).waitFor()
  expect(await page.locator('[aria-current="step"]').innerText()).toContain('公示')
}

/** Verifies a certificate by its number and code. */
export async function verifyCertificate(
  page: Page,
  url: string,
  { no, code }: CertificateKey,
  { name, award }: Pick<Entrant, 'name'> & { award: string },
): Promise<void> {
  await openPage(page, `${url}/winningWorks`)
  await page.getByLabel('证书编号').fill(no)
  await page.getByLabel('查验码').fill(code.toLowerCase())
  await page.getByRole('button', { name: '查验' }).click()
  await page.getByText('证书有效').waitFor()
  await page.goto(certificateAddress(url, no))
  await page.getByText('输入查验码后显示获奖者姓名。').waitFor()
  expect(await page.getByRole('main').innerText()).not.toContain(name)
  await page.getByLabel('查验码').fill(code)
  await page.getByRole('button', { name: '查验', exact: true }).click()
  await page.getByText('查验码相符，已显示获奖者姓名。').waitFor()
  await page.getByRole('definition').filter({ hasText: award }).waitFor()
  await page.getByRole('img', { name: new RegExp(`${name} ${no}`) }).waitFor()
}

/** Reads that a certificate is revoked, and follows it to the one in its place. */
export async function followRevoked(page: Page, url: string, oldNo: string, newNo: string): Promise<void> {
  await page.goto(certificateAddress(url, oldNo))
  await page.getByText('证书已作废').waitFor()
  await page.getByText('已换发新证书').waitFor()
  await page.getByRole('link', { name: newNo }).click()
  await page.getByText('证书有效').waitFor()
}
