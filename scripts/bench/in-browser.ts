// What the benches in a browser share: the built server, Chromium, a signed-in person, the slow line.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from 'playwright'
import { chromiumFlags, findTestBrowser } from '../test/chromium'
import { allowPageFunctions } from '../test/page-functions'
import { launch, PASSWORD, portal } from './server'
import { SLOW_LINE, SLOWDOWN } from './slow-line'

/** Runs `work` with a browser and a new server on the embedded database; prints a line where there is no Chromium. */
export async function withBrowserAndPortal(work: (browser: Browser, address: string) => Promise<void>): Promise<void> {
  // Without windows: Chromium loads pages of its own interface with every window, while the page is measured.
  const executablePath = findTestBrowser()
  if (!executablePath) return console.log('NOT MEASURED: no Chromium found; CHROMIUM_PATH names one.')
  const folder = mkdtempSync(join(tmpdir(), 'doorway-bench-'))
  const server = await launch(portal, { DATA_DIR: folder })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    await work(browser, server.address)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Cookies and storage of a browser. */
export type StorageState = Awaited<ReturnType<typeof signedInState>>

/** Cookies and storage of a browser in which the super account has signed in. */
export async function signedInState(browser: Browser, address: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${address}/login`)
  await page.locator('input[name="username"], input[autocomplete="username"]').first().fill('admin')
  await page.locator('input[type="password"]').first().fill(PASSWORD)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/home')
  const state = await context.storageState()
  await context.close()
  return state
}

/** A new page on the slow line and processor, with the session that slows it. */
export async function openSlowPage(context: BrowserContext) {
  const page = await context.newPage()
  await allowPageFunctions(page)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return { page, session }
}
