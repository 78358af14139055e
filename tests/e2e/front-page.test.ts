import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newVisitor } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const MAX_PHONE_LENGTH = 3000
const MAX_PICTURE_BYTES = 120 * 1024
const TOUCH_TARGET = 44
const phone = { viewport: { width: 360, height: 780 } }

const portal = servePortal()

const open = async (options: Parameters<typeof newVisitor>[1], path = '/doorMain') => {
  const visitor = await newVisitor(portal.browser, options)
  await visitor.page.goto(portal.url + path, { waitUntil: 'networkidle' })
  return visitor
}
const navigation = (page: Page) => page.getByRole('navigation', { name: '主导航' })

describe('the front page on a phone', () => {
  it('is at most 3,000 px long and as wide as the window', async () => {
    const { page } = await open(phone)
    const [length, overflow] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.documentElement.scrollWidth - innerWidth,
    ])
    expect(length).toBeLessThanOrEqual(MAX_PHONE_LENGTH)
    expect(overflow).toBe(0)
  })

  it('loads at most 120 KB of pictures for its first view on a dense screen', async () => {
    const { page } = await newVisitor(portal.browser, { ...phone, deviceScaleFactor: 3 })
    let bytes = 0
    page.on('response', (response) => {
      if (response.url().includes('/api/file/content/')) bytes += Number(response.headers()['content-length'])
    })
    await page.goto(`${portal.url}/doorMain`, { waitUntil: 'networkidle' })
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(MAX_PICTURE_BYTES)
  })

  it('has a header of 56 px with targets of 44 px', async () => {
    const { page } = await open(phone)
    const [header, ...targets] = await page.evaluate(() =>
      ['.dw-portal-brand-row', ...document.querySelectorAll('.dw-portal-phone a')].map((part) => {
        const element = typeof part === 'string' ? document.querySelector(part) : part
        return element?.getBoundingClientRect().height ?? 0
      }),
    )
    expect(header).toBe(56)
    expect(targets).toEqual([TOUCH_TARGET, TOUCH_TARGET])
  })

  it('has the button of the running competition in the row of its countdown', async () => {
    const { page } = await open(phone)
    const time = await page.locator('.dw-contest-clock').boundingBox()
    const action = await page.locator('.dw-contest-action').boundingBox()
    expect(action?.x).toBeGreaterThan((time?.x ?? NaN) + (time?.width ?? NaN))
    expect(action?.y).toBeLessThan((time?.y ?? NaN) + (time?.height ?? NaN))
  })

  it('opens its menu, which a navigation and Escape close', async () => {
    const { page } = await open(phone)
    const menu = page.getByRole('button', { name: '菜单' })
    expect(await navigation(page).isVisible()).toBe(false)
    await menu.click()
    await navigation(page).waitFor()
    await page.keyboard.press('Escape')
    await navigation(page).waitFor({ state: 'hidden' })
    await menu.click()
    await navigation(page).getByRole('link', { name: '学校风采' }).click()
    await page.waitForURL('**/schoolStyle')
    await navigation(page).waitFor({ state: 'hidden' })
  })

  it('opens its menu and lists its lead stories without JavaScript', async () => {
    const { page } = await open({ ...phone, javaScriptEnabled: false })
    await page.getByRole('button', { name: '菜单' }).click()
    await navigation(page).getByRole('link', { name: '学校风采' }).waitFor()
    expect(await page.locator('.dw-home-lead-more a:visible').count()).toBe(5)
  })
})

describe('the front page', () => {
  it('has its navigation in one row from 768 px', async () => {
    const { page } = await open({ viewport: { width: 768, height: 900 } })
    const tops = await navigation(page)
      .locator('a:visible, summary')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(8)
    expect(new Set(tops).size).toBe(1)
  })

  it("counts down by the server's clock, whatever that of the reader says", async () => {
    const { page } = await newVisitor(portal.browser)
    await page.clock.setFixedTime('2031-01-01T00:00:00Z')
    await page.goto(`${portal.url}/doorMain`, { waitUntil: 'networkidle' })
    const band = page.getByRole('region', { name: '云泽省第三届中小学微课大赛' })
    expect(await band.locator('.dw-contest-time').textContent()).toMatch(/^[67] 天 \d+ 时 \d+ 分$/)
    expect(await band.locator('[aria-current=step]').textContent()).toContain('初评')
    expect(await band.getByRole('link').count()).toBe(1)
  })

  it('changes over to an article and back where the browser has no view transitions', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
    await page.goto(`${portal.url}/doorMain`, { waitUntil: 'networkidle' })
    await page.getByRole('region', { name: '通知公告' }).getByRole('link', { name: '关于公布第二届' }).click()
    await page.getByRole('heading', { level: 1, name: '关于公布第二届' }).waitFor()
    await page.goBack()
    await page.getByRole('region', { name: '通知公告' }).waitFor()
    expect(faults).toEqual([])
  })

  it.each([360, 768, 1366])('has figures that end before the next one begins at %i px', async (width) => {
    const { page } = await open({ viewport: { width, height: 800 } })
    const gaps = await page.locator('.dw-home-numbers dd').evaluateAll((figures) => {
      const boxes = figures.map((figure) => {
        const text = document.createRange()
        text.selectNodeContents(figure)
        return { end: text.getBoundingClientRect().right, start: figure.parentElement?.getBoundingClientRect().left }
      })
      return boxes.slice(1).map(({ start = 0 }, at) => start - (boxes[at]?.end ?? Infinity))
    })
    expect(gaps).toHaveLength(2)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8)
  })

  it('shows a picture of its own for each work with an award, none twice', async () => {
    const { page } = await open({})
    const works = page.getByRole('region', { name: '获奖微课' })
    const pictures = await works.locator('img').evaluateAll((all) => all.map((picture) => picture.getAttribute('src')))
    expect(pictures).toHaveLength(await works.getByRole('listitem').count())
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it('shows no region of one link', async () => {
    const { page } = await open({}, '/doorMain?site=wangchuan')
    const region = (name: string) => page.getByRole('region', { name }).count()
    expect([await region('学校风采'), await region('专题'), await region('友情链接')]).toEqual([1, 0, 0])
  })
})
