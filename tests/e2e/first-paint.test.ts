import type { Browser } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newVisitor } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const ADDRESSES = [
  '/doorMain',
  '/educationNews',
  '/comPageInfo?type=article&id=1',
  '/discloseInfos',
  '/search?keyword=x',
  // Pages with sheets of their own after the portal's.
  '/userRegister?type=4',
  '/change-password',
  '/microCompute',
]
const SHEETS = '**/assets/*.css'
const PICTURES = '**/api/file/content/**'
const INLINE = /<style>[\s\S]*?<\/style>/
const SHEET = /<noscript>((?:<link rel="stylesheet"[^>]*>\s*)+)<\/noscript>/

const LOOKS = [
  { width: 360, theme: 'light', elder: '0', locale: 'zh' },
  { width: 768, theme: 'dark', elder: '1', locale: 'tw' },
  { width: 1366, theme: 'high-contrast', elder: '0', locale: 'ja' },
  { width: 1366, theme: 'dark', elder: '0', locale: 'en' },
] as const

type Look = (typeof LOOKS)[number]

/** A page without scripts: painted by the rules in the document alone, or by the whole sheet instead. */
async function pictureOf(browser: Browser, address: string, { look, by }: { look: Look; by: 'rules' | 'sheet' }) {
  const viewport = { width: look.width, height: 768 }
  const { context, page, faults } = await newVisitor(browser, { viewport, javaScriptEnabled: false })
  await context.addCookies(
    (['theme', 'elder', 'locale'] as const).map((name) => ({
      name: `doorway-${name}`,
      value: look[name],
      url: portal.url,
    })),
  )
  // Pictures load as they come into view, and a film's controls turn a wheel meanwhile: how far they have come when a
  // screenshot is taken is left to chance.
  await page.route(PICTURES, (route) => route.abort())
  if (by === 'rules') await page.route(SHEETS, (route) => route.abort())
  else
    await page.route(portal.url + address, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const sheet = SHEET.exec(html)?.[1] ?? 'no sheet'
      await route.fulfill({ response, body: html.replace(INLINE, sheet) })
    })
  await page.goto(portal.url + address)
  const mask = [page.locator('img, video')]
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', mask })
  await context.close()
  return { picture, faults }
}

describe('the first paint of a portal page', () => {
  it.each(LOOKS)(
    'looks by the rules in the document as by the whole sheet: $width px, $theme, $locale',
    async (look) => {
      for (const address of ADDRESSES) {
        const early = await pictureOf(portal.browser, address, { look, by: 'rules' })
        const whole = await pictureOf(portal.browser, address, { look, by: 'sheet' })
        expect(early.picture.equals(whole.picture), address).toBe(true)
        expect([...early.faults, ...whole.faults]).toEqual([])
      }
    },
  )

  it.each(ADDRESSES)('waits for no sheet, which then changes nothing: %s', async (address) => {
    const { page, faults } = await newVisitor(portal.browser)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const held: (() => Promise<void>)[] = []
    await page.route(SHEETS, (route) => {
      held.push(() => route.continue())
    })
    await page.goto(portal.url + address, { waitUntil: 'domcontentloaded' })
    const named = await page.locator('#doorway-start').getAttribute('data-sheets')
    const sheets = named?.split(' ').length ?? 0
    expect(sheets).toBeGreaterThan(0)
    await expect.poll(() => held.length).toBe(sheets)
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(paints).toBe(1)
    for (const release of held) await release()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('link[rel="stylesheet"][media="all"]').count()).toBe(sheets)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    expect(faults).toEqual([])
  })

  it('has no inline rules but those that the policy names', async () => {
    const response = await fetch(`${portal.url}/doorMain`)
    const policy = response.headers.get('content-security-policy') ?? ''
    const style = /<style>([\s\S]*?)<\/style>/.exec(await response.text())?.[1] ?? ''
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))).toString(
      'base64',
    )
    expect(style.length).toBeGreaterThan(5000)
    expect(policy).toContain(`style-src 'self' 'sha256-${digest}';`)
  })
})
