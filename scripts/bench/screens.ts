// `npm run bench -- screens`: how soon every screen of the console shows its data after sign-in, without a slow line:
// first visit with an empty cache, then a later one. Prints medians, asserts nothing. SCREENS_ROUNDS sets the visits.
import type { Browser } from 'playwright'
import { consoleScreens } from '../../tests/support/screen-probe'
import { allowPageFunctions } from '../test/page-functions'
import { signedInState, withBrowserAndPortal, type StorageState } from './in-browser'
import { median } from './median'

const ROUNDS = Number(process.env['SCREENS_ROUNDS'] ?? '3')

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
    if (isNow && !isReady) globalThis.screenIsReadyAt = performance.now()
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
  const page = await context.newPage()
  await allowPageFunctions(page)
  await page.addInitScript(watch)
  const visit = async () => {
    await page.goto(address + path, { waitUntil: 'commit' })
    await shows(page).first().waitFor()
    // The page records the time: the driver looks too seldom to know it.
    const ready = await page.waitForFunction(() => globalThis.screenIsReadyAt)
    return Number(await ready.jsonValue())
  }
  const first = await visit()
  await page.goto('about:blank')
  const later = await visit()
  await context.close()
  return { first, later }
}

/** Prints the table; medians. */
export const benchScreens = () =>
  withBrowserAndPortal(async (browser, address) => {
    const state = await signedInState(browser, address)
    const rows: { screen: string; 'first visit ms': number; 'later visit ms': number }[] = []
    for (const probed of consoleScreens) {
      const runs: Awaited<ReturnType<typeof measureOnce>>[] = []
      for (let round = 0; round < ROUNDS; round += 1) runs.push(await measureOnce(browser, address, state, probed))
      rows.push({
        screen: probed.screen,
        'first visit ms': Math.round(median(runs.map(({ first }) => first))),
        'later visit ms': Math.round(median(runs.map(({ later }) => later))),
      })
    }
    console.log('Screens of the console until their data show: no slow line, full speed')
    console.table(rows.sort((a, b) => b['first visit ms'] - a['first visit ms']))
  })
