import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, signIn } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
/** Position of the cell in the row: after the check box, the number, the login name and the name. */
const USER_TYPE = 4
/** Pixels a finger needs. */
const TOUCH_TARGET = 44
let state: Awaited<ReturnType<Awaited<ReturnType<typeof newVisitor>>['context']['storageState']>>

beforeAll(async () => {
  const context = await portal.browser.newContext({ locale: 'zh-CN' })
  const page = await context.newPage()
  await signIn(page, portal.url)
  await page.waitForURL('**/home')
  state = await context.storageState()
  await context.close()
})

async function openPhone(path: string): Promise<Page> {
  const { page } = await newVisitor(portal.browser, { viewport: { width: 360, height: 740 }, storageState: state })
  await page.goto(portal.url + path)
  return page
}

/** Dates in the cards whose digits are on more than one line. */
const brokenDates = (table: Locator) =>
  table.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const found of (node.nodeValue ?? '').matchAll(/\d{4}-\d{2}-\d{2}/g)) {
        const range = document.createRange()
        range.setStart(node, found.index)
        range.setEnd(node, found.index + found[0].length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(found[0])
      }
    return broken
  })

describe('cards of a table on a phone', () => {
  it.each([
    ['/competition-management', '赛事列表'],
    ['/workgroup-management', '工作组列表'],
  ])('break a period between its dates, %s', async (path, name) => {
    const page = await openPhone(path)
    const table = page.getByRole('grid', { name }).or(page.getByRole('table', { name }))
    const period = table.getByText(/\d{4}-\d{2}-\d{2}.* –$/).first()
    await period.waitFor()
    expect(await brokenDates(table)).toEqual([])
  })
})

describe('on a touch screen', () => {
  /** Controls lower or narrower than a finger needs; a label around a box counts as the box. */
  const smallControls = (page: Page) =>
    page.locator('#main :is(button, select, input)').evaluateAll(
      (controls, least) =>
        controls
          .map((control) => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
          // What is there for screen readers only has one pixel.
          .filter(({ box }) => box.width > 1 && box.height > 1 && Math.min(box.width, box.height) < least)
          .map(({ control, box }) => `${control.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`),
      TOUCH_TARGET,
    )

  it.each(['/home', '/user-management', '/organization-management', '/role-management', '/article-management'])(
    'has controls of 44 px: %s',
    async (path) => {
      const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
      const { page } = await newVisitor(portal.browser, { ...phone, storageState: state })
      await page.goto(portal.url + path, { waitUntil: 'networkidle' })
      await page.locator('#main').getByRole('button').first().waitFor()
      expect(await smallControls(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    },
  )
})

describe('the user manager', () => {
  it('shows no code in place of a user type that has no name yet', async () => {
    const { page } = await newVisitor(portal.browser, { storageState: state })
    let isOpen = false
    const waiting: (() => void)[] = []
    await page.route('**/api/dic/**', async (route) => {
      if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve))
      await route.continue()
    })
    await page.goto(`${portal.url}/user-management`)
    const edit = page.getByRole('button', { name: '修改' })
    const row = page.getByRole('row').filter({ has: edit }).first()
    await row.waitFor()
    const type = row.getByRole('gridcell').nth(USER_TYPE)
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    expect((await type.innerText()).trim()).toBe('')
    isOpen = true
    for (const proceed of waiting) proceed()
    await expect.poll(() => type.innerText()).toBe('教师')
  })
})
