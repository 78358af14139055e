import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hydrate, newVisitor, openAs } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

/** Milliseconds by which each response is late: long enough for every placeholder. */
const LATENESS = 600
/**
 * What a console may move: a tab grows by the digits of its count, a filter by the longest of its options, the foot of a
 * dialog by its buttons, none of which are known before. A line of text that moves the list below it is more.
 */
const CONSOLE_LIMIT = 0.02

const sizes = [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
]

const screens = [
  ['安全审计', '操作日志'],
  ['系统管理', '工作组管理'],
  ['系统管理', '动态路由配置'],
  ['系统管理', '个人信息'],
  ['组织机构', '注册审核'],
  ['组织机构', '变更学校审核'],
  ['内容管理', '文章管理'],
  ['赛事管理', '赛事配置'],
  ['评审管理', '评分配置'],
  ['消息与任务', '消息中心'],
  ['数据总览', '数据总览'],
  ['系统管理', '用户管理'],
] as const

interface Shift {
  value: number
  what: string[]
}

interface Change {
  shifts: Shift[]
  hadPlaceholder: boolean
}

/**
 * Records in the page what moves, also after input: the click that changes the page is input. The footer is in all
 * pages of the portal, so it moves in the frame in which a longer or shorter page takes the place of another; only that
 * frame may move it.
 */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    let shown: Element | null | undefined
    let replaced = { from: Infinity, until: -Infinity }
    const look = () => {
      if (document.querySelector('.dw-skeleton, .dw-portal-progress')) Object.assign(window, { hadPlaceholder: true })
      const screen = document.querySelector('#main')?.firstElementChild
      if (screen === shown) return
      shown = screen
      const change = { from: performance.now(), until: Infinity }
      replaced = change
      // The second one is in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => (change.until = performance.now())))
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources')
        const isOfChange = entry.startTime >= replaced.from && entry.startTime <= replaced.until
        const isInFooter = ({ node }: { node: Node | null }) =>
          node === null || (node instanceof Element && node.closest('.dw-portal-footer') !== null)
        if (isOfChange && sources.every(isInFooter)) continue
        const what = sources.map(({ node }) => (node instanceof Element ? node.className : String(node?.nodeName)))
        Reflect.get(window, 'shifts').push({ value: Reflect.get(entry, 'value'), what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Makes each response of the API late, and returns a function for the number of pending ones. */
async function delayResponses(page: Page) {
  let pending = 0
  await page.route('**/api/**', async (route) => {
    pending += 1
    // The page may cancel a request meanwhile.
    const response = await route.fetch().catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, LATENESS))
    if (response) await route.fulfill({ response }).catch(() => undefined)
    pending -= 1
  })
  return () => pending
}

async function visitorOf(size: (typeof sizes)[number]) {
  const visitor = await newVisitor(portal.browser, { viewport: size })
  await watchShifts(visitor.page)
  const pending = await delayResponses(visitor.page)
  const { page } = visitor

  /** Waits until nothing is pending: a response may lead to the next request, and what moves is reported frames later. */
  const settle = async (rounds: number) => {
    for (let quiet = 0; quiet < rounds; quiet += 1) {
      await expect.poll(pending).toBe(0)
      await expect.poll(() => page.locator('.dw-skeleton:visible').count()).toBe(0)
      await page.waitForTimeout(200)
    }
  }

  /** What has moved when everything is there, from the act on, and whether the reader has seen a placeholder. */
  let hasSettled = false
  const changeBy = async (act: () => Promise<unknown>): Promise<Change> => {
    // After the first change the page has settled already, but for a menu that was opened meanwhile.
    await settle(hasSettled ? 1 : 3)
    hasSettled = true
    await page.evaluate(() => Object.assign(window, { shifts: [], hadPlaceholder: false }))
    await act()
    // On a busy machine the code of a screen, and so its placeholder, can come later than what `settle` waits for.
    const hadPlaceholder = () => page.evaluate(() => Reflect.get(window, 'hadPlaceholder'))
    await expect.poll(hadPlaceholder).toBe(true)
    await settle(3)
    return page.evaluate(() => ({
      shifts: Reflect.get(window, 'shifts'),
      hadPlaceholder: Reflect.get(window, 'hadPlaceholder'),
    }))
  }
  return { ...visitor, changeBy }
}

/** The link in the console's menu, with its branch open. */
async function linkOf(page: Page, branch: string, title: string) {
  if (isPhone(page)) await page.getByRole('button', { name: '打开菜单' }).click()
  const menu = page.getByRole('navigation', { name: '控制台菜单' })
  const opener = menu.getByRole('button', { name: branch, exact: true })
  await opener.waitFor()
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click()
  const link = menu.getByRole('link', { name: title, exact: true })
  await link.waitFor()
  return link
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

const sumOf = ({ shifts }: Change) => shifts.reduce((sum, { value }) => sum + value, 0)

describe.each(sizes)('a change of the page at $width px', (size) => {
  it('moves nothing in the portal, forwards and back', async () => {
    const { page, faults, changeBy } = await visitorOf(size)
    await page.goto(`${portal.url}/doorMain`)
    await hydrate(page)
    const changes: [string, Change][] = []
    const follow = async (address: string) => {
      const link = page.getByRole('main').locator(`a[href^="${address}"]`).first()
      const arrive = () => page.waitForURL(({ pathname }) => pathname === address)
      changes.push([address, await changeBy(() => Promise.all([arrive(), link.click()]))])
    }
    const back = async (address: string) => {
      const arrive = () => page.waitForURL(({ pathname }) => pathname === address)
      changes.push([`back to ${address}`, await changeBy(() => Promise.all([arrive(), page.goBack()]))])
    }
    await follow('/educationNews')
    await follow('/comPageInfo')
    await back('/educationNews')
    await back('/doorMain')
    for (const address of ['/teachResearch', '/microCompute', '/discloseInfos']) {
      await follow(address)
      await back('/doorMain')
    }
    expect(changes.filter(([, { hadPlaceholder }]) => !hadPlaceholder)).toEqual([])
    expect(changes.filter(([, { shifts }]) => shifts.length > 0)).toEqual([])
    expect(faults).toEqual([])
  })

  it('moves no screen of the console', async () => {
    const { page, faults, changeBy } = await visitorOf(size)
    await openAs(page, `${portal.url}/home`)
    const changes: [string, Change][] = []
    for (const [branch, title] of screens) {
      const link = await linkOf(page, branch, title)
      changes.push([title, await changeBy(() => link.click())])
    }
    expect(changes.filter(([, { hadPlaceholder }]) => !hadPlaceholder)).toEqual([])
    expect(changes.filter(([, change]) => sumOf(change) > CONSOLE_LIMIT)).toEqual([])
    expect(faults).toEqual([])
  })

  it('changes no dialog of a record in size', async () => {
    const { page, faults, changeBy } = await visitorOf(size)
    await openAs(page, `${portal.url}/home`)
    const link = await linkOf(page, '系统管理', '用户管理')
    await changeBy(() => link.click())
    // By keys: a pointer that moves to the button has the record fetched before.
    const edit = page.getByRole('button', { name: '修改', exact: true }).first()
    const change = await changeBy(() => edit.press('Enter'))
    await page
      .getByRole('dialog', { name: '修改用户' })
      .getByRole('textbox', { name: /登录名/ })
      .waitFor()
    expect(change.hadPlaceholder).toBe(true)
    expect(sumOf(change)).toBeLessThanOrEqual(CONSOLE_LIMIT)
    expect(faults).toEqual([])
  })
})
