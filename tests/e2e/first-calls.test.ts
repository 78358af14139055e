import type { PreloadCall } from '@doorway/admin-kit'
import type { Page, Request } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { screenManifests } from '../../packages/admin-kit/src/testing/generated/screen-manifests'
import { newVisitor, signIn } from '../support/journey'
import { consoleScreens } from '../support/screen-probe'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
let page: Page

beforeAll(async () => {
  ;({ page } = await newVisitor(portal.browser))
  await signIn(page, portal.url)
  await page.waitForURL('**/home')
})

/** The paths of calls and of those that follow them. */
const pathsOf = (calls: readonly PreloadCall[]): string[] =>
  calls.flatMap(({ path, next }) => [path, ...pathsOf(next?.calls ?? [])])

/** Screens whose documents make their first calls, with these. */
const screens = consoleScreens.flatMap((screen) => {
  const manifest = screenManifests.find(({ name }) => name === screen.screen)
  const calls = manifest?.routes?.flatMap(({ firstCalls = [] }) => firstCalls) ?? []
  const hasNext = calls.some(({ next }) => next)
  return calls.length === 0 ? [] : [{ ...screen, hasNext, calls: pathsOf(calls) }]
})

/** The one of some paths, with `{name}` for a number, that a request has. */
const pathOf = (request: Request, paths: readonly string[]): string[] => {
  const { pathname, search } = new URL(request.url())
  const numbers = (pathname + search).replace(/=\d+$/, '=#')
  return paths.filter((path) => pathname + search === path || numbers === path.replace(/\{\w+\}/, '#'))
}

describe('the works of the panel that opens first', () => {
  it('are requested along with the panels, once', async () => {
    const list = '/api/judgeAdmin/queryPageAssignmentList'
    let requests = 0
    page.on('request', (request) => {
      if (request.url().endsWith(list)) requests += 1
    })
    await page.route('**/api/judgeAdmin/getPanels*', async (route) => {
      await expect.poll(() => requests).toBe(1)
      await route.continue()
    })
    // With a query the screen makes its calls itself.
    await page.goto(`${portal.url}/judge-management?tab=panels`)
    const [judges] = consoleScreens.filter(({ screen }) => screen === 'JudgeManager')
    await judges?.shows(page).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(requests).toBe(1)
    await page.unroute('**/api/judgeAdmin/getPanels*')
  })
})

describe('the first calls of a screen', () => {
  it('are known of most', () => expect(screens.length).toBeGreaterThan(25))

  it.each(screens)('of $screen are made by its document, and by nothing else again', async ({ path, shows, calls }) => {
    const requested: string[] = []
    page.removeAllListeners('request')
    page.on('request', (request) => requested.push(...pathOf(request, calls)))
    await page.goto(portal.url + path, { waitUntil: 'commit' })
    await shows(page).first().waitFor()
    await page.waitForLoadState('networkidle')
    // A call that the screen makes with another body, or not at all, was made in vain.
    expect(requested.toSorted()).toEqual([...calls].toSorted())
    expect(await page.evaluate(() => Object.keys(Object(Reflect.get(window, 'doorwayEarly'))))).toEqual([])
  })

  it.each(screens.filter(({ hasNext }) => hasNext))(
    'of $screen need no file of the console',
    async ({ path, calls }) => {
      const context = await portal.browser.newContext({ storageState: await page.context().storageState() })
      const document = await context.newPage()
      await document.route('**/assets/**', (route) => route.abort())
      const requested: string[] = []
      document.on('request', (request) => requested.push(...pathOf(request, calls)))
      await document.goto(portal.url + path)
      await expect.poll(() => requested.toSorted()).toEqual([...calls].toSorted())
      await context.close()
    },
  )
})
