import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newVisitor, openAs } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const TOUCH_TARGET = 44
const elder = { name: 'doorway-elder', value: '1' }

describe('a list', () => {
  it('leads from a page number beyond its end to its last page, without JavaScript', async () => {
    const { page } = await newVisitor(portal.browser, { javaScriptEnabled: false })
    await page.goto(`${portal.url}/discloseInfos?page=99`)
    const main = page.getByRole('main')
    expect(await main.getByText('没有第 99 页').count()).toBe(1)
    await main.getByRole('link', { name: '最后一页' }).click()
    expect(await main.getByRole('table').count()).toBe(1)
  })

  it('offers filters with results only, and one link that resets them', async () => {
    const { page } = await newVisitor(portal.browser)
    for (const path of ['/discloseInfos', '/announcement']) {
      await page.goto(portal.url + path)
      const years = await page.getByRole('main').getByRole('combobox', { name: '年份' }).locator('option').all()
      expect(years.length).toBeGreaterThan(1)
      for (const option of years.slice(1)) {
        const year = await option.getAttribute('value')
        const html = await (await fetch(`${portal.url}${path}?year=${year}`)).text()
        expect(html, `${path} ${year}`).not.toContain('没有符合条件的内容')
      }
    }
    await page.goto(`${portal.url}/discloseInfos?column=disclose.policy&keyword=没有`)
    await page.getByRole('main').getByRole('link', { name: '重置' }).click()
    await page.waitForURL('**/discloseInfos?column=disclose.policy')
  })

  it('folds its filters behind one switch with their number on a phone', async () => {
    const { page } = await newVisitor(portal.browser, { viewport: { width: 360, height: 740 } })
    await page.goto(`${portal.url}/announcement?year=2026`, { waitUntil: 'networkidle' })
    const form = page.getByRole('main').getByRole('search')
    expect(await form.isVisible()).toBe(false)
    await page.getByText('筛选（已选 1 项）').click()
    expect(await form.isVisible()).toBe(true)
    await form.getByRole('link', { name: '重置' }).click()
    await page.waitForURL('**/announcement')
  })

  it('has the catalogue as a select on a phone', async () => {
    const { page } = await newVisitor(portal.browser, {
      viewport: { width: 360, height: 740 },
      javaScriptEnabled: false,
    })
    await page.goto(`${portal.url}/discloseInfos`)
    const catalogue = page.getByRole('navigation', { name: '公开目录' })
    expect(await catalogue.getByRole('link').count()).toBe(0)
    await catalogue.getByRole('combobox', { name: '公开目录' }).selectOption('disclose.policy')
    await catalogue.getByRole('button', { name: '查看' }).click()
    expect(new URL(page.url()).searchParams.get('column')).toBe('disclose.policy')
  })

  it.each([360, 768, 1024, 1366])('loses no column and no control in elder mode at %i px', async (width) => {
    const { page, context } = await newVisitor(portal.browser, { viewport: { width, height: 740 } })
    await context.addCookies([{ ...elder, url: portal.url }])
    for (const path of [
      '/discloseInfos',
      '/announcement',
      '/teachResearch',
      '/educationNews',
      '/preschoolEducation/policyFront',
      '/no-such-page',
    ]) {
      await page.goto(portal.url + path, { waitUntil: 'networkidle' })
      const fold = page.locator('.dw-filter-button')
      if (await fold.isVisible()) await fold.click()
      const beyond = await page.evaluate(() => {
        // Rows of links scroll sideways by design.
        const parts = [...document.querySelectorAll('main :is(td, th, select, input, button)')]
        return parts
          .map((part) => ({ part: part.outerHTML.slice(0, 80), box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && (box.right > innerWidth + 1 || box.left < -1))
          .map(({ part }) => part)
      })
      expect(beyond, path).toEqual([])
    }
  })
})

describe('on a phone', () => {
  /** Controls of the page that are lower than a finger is wide. */
  const smallControls = (page: Page) =>
    page.evaluate(
      (least) =>
        [
          ...document.querySelectorAll(
            'main :is(button, select, input, summary, .dw-portal-button, .dw-page-step, .dw-contents-fold a, .dw-files a)',
          ),
        ]
          .map((control) => ({ control, box: control.getBoundingClientRect() }))
          // What is there for screen readers only has one pixel.
          .filter(({ box }) => box.width > 1 && box.height > 1 && box.height < least)
          .map(({ control, box }) => `${control.outerHTML.slice(0, 80)} ${box.height}`),
      TOUCH_TARGET,
    )

  it.each([
    '/announcement',
    '/educationNews',
    '/discloseInfos',
    '/teachResearch',
    '/comPageInfo?type=article&id=1',
    '/comPageInfo?type=school&id=8',
    '/microCompute',
    '/search?q=%E5%BE%AE%E8%AF%BE',
    '/no-such-page',
  ])('has controls of 44 px: %s', async (path) => {
    const { page } = await newVisitor(portal.browser, { viewport: { width: 360, height: 740 } })
    await page.goto(portal.url + path, { waitUntil: 'networkidle' })
    const folds = page.locator('.dw-filter-button, .dw-contents-fold summary')
    for (const fold of await folds.all()) if (await fold.isVisible()) await fold.click()
    expect(await smallControls(page)).toEqual([])
  })

  it('has each row of the index as a card, whose values have their names', async () => {
    const { page } = await newVisitor(portal.browser, { viewport: { width: 360, height: 740 } })
    await page.goto(`${portal.url}/discloseInfos`)
    const table = page.getByRole('main').locator('.dw-index')
    // Screen readers still read it.
    expect((await table.locator('thead').boundingBox())?.height).toBeLessThanOrEqual(1)
    const row = table.locator('tbody tr').first()
    const [title, ...values] = await row.evaluate((element) =>
      [element.querySelector('th'), ...element.querySelectorAll('td')].map((cell) => ({
        left: cell?.getBoundingClientRect().left ?? NaN,
        right: cell?.getBoundingClientRect().right ?? NaN,
        name: cell ? getComputedStyle(cell, '::before').content : '',
      })),
    )
    expect(values.length).toBe(6)
    for (const value of values) expect(value.name).toMatch(/^"[^"]+"/)
    expect(Math.max(title?.right ?? NaN, ...values.map(({ right }) => right))).toBeLessThanOrEqual(360)
  })
})

describe('in elder mode', () => {
  it.each([360, 768, 1366])('headings are larger than text at %i px', async (width) => {
    const { page, context } = await newVisitor(portal.browser, { viewport: { width, height: 740 } })
    await context.addCookies([{ ...elder, url: portal.url }])
    for (const path of [
      '/educationNews',
      '/discloseInfos',
      '/comPageInfo?type=article&id=1',
      '/comPageInfo?type=school&id=8',
      '/teachResearch',
    ]) {
      await page.goto(portal.url + path)
      const sizes = await page.evaluate(() => {
        const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
        const text = size(document.querySelector('main') ?? document.body)
        const headings = [...document.querySelectorAll('main :is(h1, h2)')].filter(
          (heading) => heading.getBoundingClientRect().width > 1,
        )
        return {
          text,
          small: headings
            .filter((heading) => size(heading) <= text)
            .map((heading) => `${heading.tagName} ${heading.textContent} ${size(heading)}`),
        }
      })
      expect(sizes.small, `${path} ${sizes.text}`).toEqual([])
    }
  })
})

describe('the running competition', () => {
  it('keeps its countdown beside its button, or above it where the type is large', async () => {
    const { page, context } = await newVisitor(portal.browser, { viewport: { width: 360, height: 740 } })
    await context.addCookies([{ ...elder, url: portal.url }])
    await page.goto(`${portal.url}/doorMain`)
    const distance = await page.evaluate(() => {
      const text = document.createRange()
      text.selectNodeContents(document.querySelector('.dw-contest-time') ?? document.body)
      const time = text.getBoundingClientRect()
      const action = (document.querySelector('.dw-contest-action') ?? document.body).getBoundingClientRect()
      return { across: action.left - time.right, down: action.top - time.bottom }
    })
    expect(Math.max(distance.across, distance.down)).toBeGreaterThanOrEqual(0)
  })
})

describe('the upload page', () => {
  it('counts the files that the reader owns, and has its actions in view', async () => {
    const { page } = await newVisitor(portal.browser, { viewport: { width: 360, height: 740 } })
    await openAs(page, `${portal.url}/uploadResources`, 't_linyq')
    const used = page.getByText(/已用空间/)
    await used.waitFor()
    expect(await used.textContent()).not.toContain('已用空间 0 B')
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 })
      const beyond = await page.evaluate(
        () =>
          [...document.querySelectorAll('main :is(button, a, select)')].filter((control) => {
            const { right, width: own } = control.getBoundingClientRect()
            return own > 1 && right > innerWidth
          }).length,
      )
      expect(beyond).toBe(0)
    }
  })
})
