import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe-violations'
import { hydrate, newVisitor, openAs, startOf } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const TEACHER = 't_linyq'
/** A father whose child has signed up too. */
const FATHER = 'p_wangjg'
/** A competition that accepts entries; works are made acceptable too. */
const OPEN = 4

// The teacher has signed up, which the school has not passed yet, and has no work.
const portal = servePortal(
  {},
  `update competition_phase set manual = 'open' where competition_id = ${OPEN} and kind = 'submit';
  insert into comp_entry (competition_id, group_id, applicant_id, org_id, area_code, snapshot, garde_id, course_id, topic,
    state, promise_at, submitted_at, receipt_no, created_by)
  select ${OPEN}, (select min(id) from competition_group where competition_id = ${OPEN}), id, school_id, '380102', '{}', '2',
    '0210', '待办', 'submitted', now(), now(), 'BXTODO', id from app_user where username = '${TEACHER}';`,
)

/** Adds up how far the page moves by itself from its first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

async function signedIn(username: string, options: Parameters<typeof newVisitor>[1] = {}, theme = 'light') {
  const visitor = await newVisitor(portal.browser, options)
  await visitor.context.addCookies([{ name: 'doorway-theme', value: theme, url: portal.url }])
  await openAs(visitor.page, portal.url + startOf(username), username)
  return visitor
}

async function openFrontPage(page: Page) {
  await page.goto(`${portal.url}/doorMain`)
  await hydrate(page)
}

/** The name of the account menu; the number comes after the menu itself. */
const account = (page: Page) => page.locator('.dw-portal-utility summary', { has: page.locator('.dw-own-todo-count') })

describe('to-dos on the front page', () => {
  it('are counted at the name of the menu, listed in it, and lead to where they are dealt with', async () => {
    const { page, faults } = await signedIn(TEACHER)
    await watchShifts(page)
    await openFrontPage(page)
    await account(page).getByText('1 项待办').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01)
    await account(page).click()
    const list = page.getByRole('group', { name: '我的待办' })
    await list.waitFor()
    expect(await list.getByRole('link').allInnerTexts()).toEqual(['待提交的作品\n1'])
    expect(await axeViolations(page)).toEqual([])
    await list.getByRole('link', { name: '待提交的作品' }).click()
    await page.waitForURL('**/microCompute')
    expect(faults).toEqual([])
  })

  it('are there for a school too, which goes on in the console', async () => {
    const { page } = await signedIn('ycxx_school01')
    await openFrontPage(page)
    await account(page).click()
    const list = page.getByRole('group', { name: '我的待办' })
    await list.getByRole('link', { name: /^待审核的报名/ }).waitFor()
    expect(await list.getByRole('link').first().getAttribute('href')).toBe('/home')
  })

  it('are there for a father too, with the name of his child, and lead to the entries of the child', async () => {
    const { page, faults } = await signedIn(FATHER)
    await openFrontPage(page)
    await account(page).getByText('1 项待办').waitFor({ state: 'attached' })
    await account(page).click()
    const list = page.getByRole('group', { name: '我的待办' })
    const link = list.getByRole('link', { name: /^王梓涵：待提交的作品/ })
    await link.waitFor()
    expect(await axeViolations(page)).toEqual([])
    await link.click()
    await page.waitForURL((url) => url.pathname === '/personalCenter' && url.searchParams.get('tab') === 'entries')
    await page.getByText('王梓涵').first().waitFor()
    await page.getByRole('link', { name: '云泽省学生信息素养提升实践活动' }).waitFor()
    expect(faults).toEqual([])
  })

  it.each([
    [360, 'light'],
    [360, 'dark'],
    [768, 'light'],
    [1366, 'dark'],
  ] as const)('fit a window of %d px, %s', async (width, theme) => {
    const { page } = await signedIn(TEACHER, { viewport: { width, height: 780 } }, theme)
    await openFrontPage(page)
    const isPhone = width === 360
    const place = isPhone ? page.locator('.dw-portal-phone') : account(page)
    const count = place.locator('.dw-own-todo-count')
    await count.waitFor()
    const box = await count.boundingBox()
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    if (isPhone) await page.getByRole('button', { name: '菜单' }).click()
    await account(page).click()
    const list = page.getByRole('group', { name: '我的待办' })
    await list.waitFor()
    const [left, right] = await list.evaluate((element) => {
      const { left: start, right: end } = element.getBoundingClientRect()
      return [start, end]
    })
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await axeViolations(page, ['color-contrast'])).toEqual([])
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
    if (process.env['LOOK_FOLDER'])
      await page.screenshot({ path: `${process.env['LOOK_FOLDER']}/${width}-${theme}.png` })
  })

  it.each([
    ['en', 'My to-dos', 'Works to submit'],
    ['ja', 'やること', '未提出の作品'],
    ['ko', '할 일', '제출할 작품'],
    ['tw', '我的待辦', '待繳交的作品'],
  ])('are in the language of the reader: %s', async (locale, title, words) => {
    const { page, context } = await signedIn(TEACHER)
    // The page after the sign-in stores its language once it is hydrated.
    await hydrate(page)
    await page.goto('about:blank')
    await context.addCookies([{ name: 'doorway-locale', value: locale, url: portal.url }])
    await openFrontPage(page)
    await account(page).click()
    await page.getByRole('group', { name: title }).getByText(words).waitFor()
  })

  it('cost a visitor nothing: no call, no module, and the document may be cached', async () => {
    const { page } = await newVisitor(portal.browser)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const response = await page.goto(`${portal.url}/doorMain`, { waitUntil: 'networkidle' })
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    expect(response?.headers()['cache-control']).toContain('public')
    expect(requests.length).toBeGreaterThan(3)
    expect(requests.filter((url) => /getTodo|own-todos|\/api\/personal\//.test(url))).toEqual([])
    expect(await page.locator('.dw-own-todo-count, .dw-own-todos').count()).toBe(0)
  })
})
