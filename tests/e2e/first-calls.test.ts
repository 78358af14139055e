import type { Page } from 'playwright'
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

/** Screens whose documents make their first calls, with these. */
const screens = consoleScreens.flatMap((screen) => {
  const manifest = screenManifests.find(({ name }) => name === screen.screen)
  const calls = manifest?.routes?.flatMap(({ firstCalls = [] }) => firstCalls.map(({ path }) => path)) ?? []
  return calls.length === 0 ? [] : [{ ...screen, calls }]
})

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
    await page.goto(`${portal.url}/judge-management`)
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
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      requested.push(pathname + search)
    })
    await page.goto(portal.url + path, { waitUntil: 'commit' })
    await shows(page).first().waitFor()
    await page.waitForLoadState('networkidle')
    // A call that the screen makes with another body, or not at all, was made in vain.
    expect(requested.filter((one) => calls.includes(one)).toSorted()).toEqual([...calls].toSorted())
    expect(await page.evaluate(() => Object.keys(Object(Reflect.get(window, 'doorwayEarly'))))).toEqual([])
  })
})
