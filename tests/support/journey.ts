import type { Browser, BrowserContext, Page } from 'playwright'
import { onTestFinished, TestRunner } from 'vitest'
import { plantTokens, tokensOf } from './expiry-watch'
import { PASSWORD } from './running-portal'

export interface Journey {
  page: Page
  context: BrowserContext
  /** Uncaught errors and console errors of the page; a journey ends with none. */
  faults: string[]
}

/** A fresh visitor at 1366 × 768, who leaves when the test ends: open pages take time from the tests that follow. */
export async function newVisitor(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Journey> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    // The console's worker would send stored documents, which \`page.route\` and the server never see; its own tests
    // (returning-visitors.test.ts) allow it.
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(30_000)
  if (TestRunner.getCurrentTest()) onTestFinished(() => context.close())
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    // The browser itself logs every refused request; refusals are part of the journeys.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text())
  })
  return { context, page, faults }
}

/** Moves the pointer, as a reader does, and waits until the page has its script. */
export async function hydrate(page: Page) {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await page.waitForFunction(() => Reflect.get(window, 'doorwayMissed') === undefined)
}

/** Signs in by the form, as a person does. */
export async function signIn(page: Page, url: string, username = 'admin', password = PASSWORD) {
  await page.goto(`${url}/login`)
  await page.getByRole('textbox', { name: '登录名', exact: true }).fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/**
 * Opens an address as somebody who has signed in before: journeys that are about something else do without the form,
 * which took 1.5 s each time.
 */
export async function openAs(page: Page, address: string, username = 'admin'): Promise<void> {
  const { origin } = new URL(address)
  await plantTokens(page, origin, await tokensOf(origin, username))
  await page.goto(address)
}

/** Where a person starts after signing in: those without work in the console on the portal (domain 1.2). */
export const startOf = (username: string): string => (/^(?:[tsp]_|j\d)/.test(username) ? '/doorMain' : '/home')

/** Opens a screen from the side menu, its branch first when it is closed. */
export async function openMenu(page: Page, branch: string, title: string) {
  const menu = page.getByRole('navigation', { name: '控制台菜单' })
  const link = menu.getByRole('link', { name: title, exact: true })
  if (!(await link.isVisible())) await menu.getByRole('button', { name: branch, exact: true }).click()
  await link.click()
}
