import type { Page } from 'playwright'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hydrate, newVisitor, openAs } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const TITLE = '长方形的面积为什么是长乘宽'

/** What a camera reads from a QR code on the page. */
async function readCode(page: Page, label: string): Promise<string> {
  const picture = await page.getByLabel(label, { exact: true }).screenshot({ scale: 'device' })
  const { data, info } = await sharp(picture).resize(600).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ data, width: info.width, height: info.height })
}

describe('a visitor', () => {
  it('goes from the winning works to a work, its film, and its certificate', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/winningWorks`, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: TITLE }).click()
    await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor()
    const film = page.getByLabel(`作品视频：${TITLE}`)
    await film.waitFor()
    expect(await film.getAttribute('autoplay')).toBeNull()
    expect(await film.getAttribute('src')).toMatch(/^\/api\/portal\/workFile\/\d+\/video\/0$/)
    await page.getByRole('definition').filter({ hasText: '一等奖' }).waitFor()
    await page.getByRole('heading', { name: '同届获奖作品' }).waitFor()
    await page.getByRole('link', { name: /^泽微课证/ }).click()
    await page.getByRole('heading', { name: '获奖证书', level: 1 }).waitFor()
    await page.getByRole('img', { name: /林\*\*/ }).waitFor()
    // Without the right code the printed address has none.
    expect(await readCode(page, '查验二维码')).not.toContain('code=')
    expect(await page.title()).toMatch(/^泽微课证〔\d{4}〕第\d{6}号/)
    expect(faults).toEqual([])
  })

  it('sees the work in place while a part of its page loads for the script', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.route('**/assets/work-presentation-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await page.goto(`${portal.url}/winningWorks`)
    const address = await page.getByRole('link', { name: TITLE }).getAttribute('href')
    await page.goto(new URL(address ?? '', portal.url).href)
    const film = await page.getByLabel(`作品视频：${TITLE}`).elementHandle()
    const loaded = page.waitForResponse('**/assets/work-presentation-*.js')
    await hydrate(page)
    await loaded
    expect(await film?.evaluate((element) => element.isConnected)).toBe(true)
  })

  it('finds a work by search', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/search?q=${encodeURIComponent('长方形的面积')}&type=work`)
    await page.getByRole('link', { name: TITLE }).click()
    await page.waitForURL(/type=work&id=\d+/)
  })

  it('is told that a work or a certificate is not there, and corrects the number', async () => {
    const { page } = await newVisitor(portal.browser)
    const work = await page.goto(`${portal.url}/comPageInfo?type=work&id=999999`)
    expect(work?.status()).toBe(404)
    const certificate = await page.goto(
      `${portal.url}/comPageInfo?type=certificate&id=${encodeURIComponent('无此编号')}`,
    )
    expect(certificate?.status()).toBe(404)
    await page.getByRole('heading', { name: '没有这个编号的证书' }).waitFor()
    expect(await page.getByLabel('证书编号').inputValue()).toBe('无此编号')
  })

  it('reads both without a script, on a phone and no wider than it', async () => {
    const context = await portal.browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    await page.goto(`${portal.url}/winningWorks`)
    await page.getByRole('link', { name: TITLE }).click()
    await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor()
    const box = await page.locator('.dw-portal-container').last().boundingBox()
    expect(Math.round(box?.width ?? 999)).toBeLessThanOrEqual(360)
    await page.getByRole('link', { name: /^泽微课证/ }).click()
    await page.getByRole('img', { name: /林\*\*/ }).waitFor()
    await page.getByLabel('查验码').fill('AAAAAAAAAA')
    await page.getByRole('button', { name: '查验', exact: true }).click()
    await page.getByText('查验码不符，请核对后重试。').waitFor()
    const paper = await page.locator('.dw-certificate-paper').boundingBox()
    expect(Math.round((paper?.x ?? 0) + (paper?.width ?? 999))).toBeLessThanOrEqual(360)
    await context.close()
  })
})

describe('an author', () => {
  it('opens the own work and the certificate, with the name, from the results', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/myScore`, 't_linyq')
    await hydrate(page)
    await page
      .getByRole('link', { name: /^泽微课证/ })
      .first()
      .click()
    await page.getByText('查验码相符，已显示获奖者姓名。').waitFor()
    await page.getByRole('img', { name: /林砚秋/ }).waitFor()
    expect(await readCode(page, '查验二维码')).toBe(page.url())
    await page.getByRole('link', { name: TITLE }).click()
    await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor()
    expect(faults).toEqual([])
  })
})
