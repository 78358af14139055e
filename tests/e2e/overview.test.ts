import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu, startOf } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

async function openedAs(username: string) {
  const { page, faults } = await newVisitor(portal.browser)
  await openAs(page, portal.url + startOf(username), username)
  return { page, faults }
}

const chartCount = (page: Page) => page.locator('svg.dw-chart-picture').count()

describe('the data overview', () => {
  it('shows figures and charts, goes down to a city and back, and is exported', async () => {
    const { page, faults } = await openedAs('admin')
    await openMenu(page, '数据总览', '数据总览')
    const table = page.getByRole('grid', { name: '各地区数据' })
    await table.getByRole('button', { name: '望川市' }).click()
    await page.waitForURL('**/data-overview?area=380100')
    await table.getByText('砚池区').waitFor()
    await page.locator('svg.dw-chart-picture').first().waitFor()
    expect(await chartCount(page)).toBeGreaterThan(1)
    await page.getByRole('button', { name: '查看数据表' }).first().click()
    await page.getByRole('columnheader', { name: '月份' }).first().waitFor()

    const picture = page.waitForEvent('download')
    await page.getByRole('button', { name: '保存图片' }).last().click()
    expect((await picture).suggestedFilename()).toMatch(/\.png$/)
    const workbook = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出' }).click()
    expect((await workbook).suggestedFilename()).toMatch(/^数据总览-\d{8}\.xlsx$/)

    await page.goBack()
    await page.waitForURL('**/data-overview')
    await table.getByRole('button', { name: '望川市' }).waitFor()
    expect(faults).toEqual([])
  })

  it('is refused for an area out of scope, and not in the menu of an editor', async () => {
    const { page } = await openedAs('wc_city01')
    await page.goto(`${portal.url}/data-overview?area=380200`)
    await page.getByText('数据不存在或已被删除').first().waitFor()
    const editor = await openedAs('edit01')
    await editor.page.getByRole('navigation').first().waitFor()
    expect(await editor.page.getByRole('link', { name: '数据总览' }).count()).toBe(0)
  })
})

/** Px of the window that an em of the smallest text takes; text of charts is scaled by their own view boxes. */
const smallestText = (page: Page) =>
  page.locator('.dw-wall-stage').evaluate((stage: HTMLElement) => {
    const scale = stage.getBoundingClientRect().width / stage.offsetWidth
    const scaleOf = (element: Element) => {
      const box = element instanceof SVGGraphicsElement ? element.getBBox().width : 0
      return box > 0 ? element.getBoundingClientRect().width / box : scale
    }
    const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
    const sizes: number[] = []
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode
      if (!element?.checkVisibility() || !textContent?.trim() || element.closest('.dw-visually-hidden')) continue
      sizes.push(Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element))
    }
    return Math.min(...sizes)
  })

/**
 * A hall display of 75 inches and 16:9 is 934 mm high, whatever its resolution, and a Chinese character is as high as its
 * em. At five metres a character of h mm is seen under atan(h / 5000): ISO 9241-303 requires 16 minutes of arc at least.
 */
const DISPLAY_HEIGHT_MM = (75 * 25.4 * 9) / Math.hypot(16, 9)
const DISTANCE_MM = 5_000
const minutesOfArc = (share: number) => (Math.atan((share * DISPLAY_HEIGHT_MM) / DISTANCE_MM) * 180 * 60) / Math.PI

describe('the large screen', () => {
  it('fills displays of both resolutions alike, with text that is legible from five metres', async () => {
    const { page } = await openedAs('admin')
    const shares: number[] = []
    for (const size of [
      { width: 1920, height: 1080 },
      { width: 3840, height: 2160 },
    ]) {
      await page.setViewportSize(size)
      await page.goto(`${portal.url}/largeScreen`)
      await page.locator('.dw-wall-latest').waitFor()
      await page.locator('.dw-wall-content svg.dw-chart-picture').waitFor()
      expect(await page.locator('.dw-wall-stage').boundingBox()).toEqual({ x: 0, y: 0, ...size })
      shares.push((await smallestText(page)) / size.height)
    }
    const [share1080 = 0, share2160 = 0] = shares
    expect(minutesOfArc(share1080)).toBeGreaterThanOrEqual(16)
    expect(share2160).toBeGreaterThanOrEqual(share1080)
  })

  it('fills a hall display, says when its figures are old, and is live again with the network', async () => {
    const { page, faults } = await openedAs('admin')
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto(`${portal.url}/largeScreen`)
    await page.getByRole('heading', { level: 1, name: '云泽省教育数据大屏' }).waitFor()
    const state = page.getByRole('status').filter({ hasText: '统计时间' })
    await state.waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)
    const box = await page.locator('.dw-wall-stage').boundingBox()
    expect(box).toEqual({ x: 0, y: 0, width: 1920, height: 1080 })
    const bottomOf = (selector: string) =>
      page
        .locator(selector)
        .evaluate((part) => Math.max(...[...part.children].map((e) => e.getBoundingClientRect().bottom)))
    const content = await page.locator('.dw-wall-content').boundingBox()
    expect(await bottomOf('.dw-wall-totals')).toBeLessThan(content?.y ?? 0)
    expect(await bottomOf('.dw-wall-latest')).toBeLessThan(1080)

    await page.context().setOffline(true)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByText(/^数据停留在/).waitFor()
    expect(await page.getByText('近 30 天登录').count()).toBeGreaterThan(0)
    await page.context().setOffline(false)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await state.waitFor()
    expect(faults).toEqual([])
  })

  it('is for those with its code alone, after signing in', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/largeScreen`)
    await page.waitForURL('**/login?redirect=%2FlargeScreen')
    const school = await openedAs('ycxx_school01')
    await school.page.goto(`${portal.url}/largeScreen`)
    await school.page.getByText('无法显示数据大屏').waitFor()
  })
})
