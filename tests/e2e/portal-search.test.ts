import type { Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newVisitor } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const searchAddress = (query: string) => `${portal.url}/search?q=${encodeURIComponent(query)}`

describe('the search page', () => {
  it('shows the type that has results, with numbers on the tabs, without JavaScript', async () => {
    const { page } = await newVisitor(portal.browser, { javaScriptEnabled: false })
    await page.goto(searchAddress('砚池小学'))
    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: '望川市砚池小学' }).getAttribute('href')).toBe(
      '/comPageInfo?type=school&id=8',
    )
    const tabs = main.getByRole('navigation', { name: '按栏目筛选' })
    expect(await tabs.getByRole('link').allTextContents()).toContain('学校 1')
    expect(await main.locator('mark').first().textContent()).toBe('砚池小学')
  })

  it('leads from a tag that no text carries to the site map, and not to an empty form', async () => {
    const { page } = await newVisitor(portal.browser, { javaScriptEnabled: false })
    await page.goto(`${portal.url}/search?tag=${encodeURIComponent('没有这样的标签')}`)
    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: '网站地图' }).count()).toBe(1)
    expect(await main.getByRole('link', { name: '查看全部' }).count()).toBe(0)
  })

  it('leads on where nothing is found', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(searchAddress('没有这样的内容'))
    const main = page.getByRole('main')
    await main.getByText('没有找到“没有这样的内容”').waitFor()
    expect(await main.getByRole('searchbox', { name: '搜索词' }).inputValue()).toBe('没有这样的内容')
    await main.getByRole('link', { name: '网站地图' }).click()
    await page.waitForURL('**/siteMap')
  })
})

describe('suggestions', () => {
  it('are chosen by keyboard, closed by Escape, and requested once for quick typing', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    const requests: string[] = []
    page.on('request', (request) => request.url().includes('/suggestions') && requests.push(request.url()))
    await page.goto(`${portal.url}/doorMain`, { waitUntil: 'networkidle' })
    await page.getByRole('searchbox', { name: '搜索' }).focus()
    await page.keyboard.type('砚池小学', { delay: 20 })
    const field = page.getByRole('combobox', { name: '搜索', exact: true })
    const option = page.getByRole('option', { name: /望川市砚池小学/ }).first()
    await option.waitFor()
    expect(requests).toHaveLength(1)
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    expect(await field.inputValue()).toBe('砚池小学')
    await page.keyboard.press('ArrowDown')
    expect(await option.getAttribute('aria-selected')).toBe('true')
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/comPageInfo?type=school&id=8')
    expect(faults).toEqual([])
  })

  it('are chosen by touch on a phone', async () => {
    const { page } = await newVisitor(portal.browser, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    await page.goto(`${portal.url}/search`, { waitUntil: 'networkidle' })
    await page.getByRole('main').getByRole('searchbox', { name: '搜索词' }).tap()
    await page.keyboard.type('砚池小学')
    const option = page.getByRole('option', { name: /望川市砚池小学/ }).first()
    await option.waitFor()
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await option.tap()
    await page.waitForURL('**/comPageInfo?type=school&id=8')
  })

  it.each(['/doorMain', '/search'])('come for what was typed before the script of %s had', async (path) => {
    const { page } = await newVisitor(portal.browser)
    const held: Route[] = []
    await page.route('**/assets/entry-client*.js', (route) => void held.push(route))
    // The event `load` waits for the script.
    await page.goto(portal.url + path, { waitUntil: 'domcontentloaded' })
    await page.getByRole('searchbox').first().click()
    await page.keyboard.type('砚池小学')
    await expect.poll(() => held.length, { timeout: 20_000 }).toBe(1)
    await Promise.all(held.map((route) => route.continue()))
    await page
      .getByRole('option', { name: /望川市砚池小学/ })
      .first()
      .waitFor()
  })
})
