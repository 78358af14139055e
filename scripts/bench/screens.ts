// `npm run bench -- screens`: how soon every screen of the console shows its data after sign-in: first visit with an
// empty cache, then a later one. Full speed, or with SCREENS_LINE=slow the line and processor of `bench -- line`. Prints
// medians, asserts nothing. SCREENS_ROUNDS sets the visits, SCREENS_NAMES the screens by parts of their names, separated by
// commas.
import type { Browser } from 'playwright'
import { consoleScreens } from '../../tests/support/screen-probe'
import { allowPageFunctions } from '../test/page-functions'
import { openSlowPage, signedInState, withBrowserAndPortal, type StorageState } from './in-browser'
import { median } from './median'

const ROUNDS = Number(process.env['SCREENS_ROUNDS'] ?? '3')
const NAMES = process.env['SCREENS_NAMES']?.split(',') ?? ['']
const IS_SLOW = process.env['SCREENS_LINE'] === 'slow'
/** Milliseconds between two checks whether the data show. */
const CHECK_MS = 500
/** Milliseconds before the first check: the script that Playwright looks with delays a slow page by 70 to 200 ms. */
const FIRST_CHECK_MS = IS_SLOW ? 3000 : 1000
/** How long a person stays on a slow line: the console loads what later visits start from once it is idle. */
const STAY_MS = 4000

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var screenIsReadyAt: number | undefined
}

/** Runs in the page before its own scripts: records when the screen was last seen without anything that loads. */
function watch(): void {
  let isReady = false
  const look = () => {
    const screen = document.querySelector('#main [data-dw-part]')
    const isNow = screen !== null && !screen.querySelector('[aria-busy="true"], .dw-skeleton')
    if (isNow !== isReady) globalThis.screenIsReadyAt = isNow ? performance.now() : undefined
    isReady = isNow
    requestAnimationFrame(look)
  }
  look()
}

/** Milliseconds from the request of a page to the screen's data: with an empty cache, then with the files in it. */
async function measureOnce(
  browser: Browser,
  address: string,
  storageState: StorageState,
  { path, shows }: (typeof consoleScreens)[number],
) {
  const context = await browser.newContext({ storageState, viewport: { width: 1366, height: 768 }, locale: 'zh-CN' })
  const visit = async (stayMs: number) => {
    const page = IS_SLOW ? (await openSlowPage(context)).page : await context.newPage()
    await allowPageFunctions(page)
    await page.addInitScript(watch)
    await page.goto(address + path, { waitUntil: 'commit' })
    // Data may come later than the frame, which has no placeholder for a moment.
    let lastWithout = 0
    await page.waitForTimeout(FIRST_CHECK_MS)
    while (!(await shows(page).first().isVisible())) {
      lastWithout = await page.evaluate(() => performance.now())
      await page.waitForTimeout(CHECK_MS)
    }
    const ready = await page.waitForFunction(() => globalThis.screenIsReadyAt, null, { polling: CHECK_MS })
    const readyAt = Math.max(lastWithout, Number(await ready.jsonValue()))
    await page.waitForTimeout(stayMs)
    await page.close()
    return readyAt
  }
  const first = await visit(IS_SLOW ? STAY_MS : 0)
  const later = await visit(0)
  await context.close()
  return { first, later }
}

/** Prints the table; medians. */
export const benchScreens = () =>
  withBrowserAndPortal(async (browser, address) => {
    const state = await signedInState(browser, address)
    const rows: { screen: string; 'first visit ms': number; 'later visit ms': number }[] = []
    for (const probed of consoleScreens.filter(({ screen }) => NAMES.some((name) => screen.includes(name)))) {
      const runs: Awaited<ReturnType<typeof measureOnce>>[] = []
      for (let round = 0; round < ROUNDS; round += 1) runs.push(await measureOnce(browser, address, state, probed))
      rows.push({
        screen: probed.screen,
        'first visit ms': Math.round(median(runs.map(({ first }) => first))),
        'later visit ms': Math.round(median(runs.map(({ later }) => later))),
      })
    }
    console.log(`Screens of the console until their data show: ${IS_SLOW ? 'slow line and processor' : 'full speed'}`)
    console.table(rows.sort((a, b) => b['first visit ms'] - a['first visit ms']))
  })
