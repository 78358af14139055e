// `npm run looks`: photographs the most important pages at a quarter of their size and compares them with the stored
// pictures, after a change of a style sheet that many pages share. `npm run looks -- --accept` stores the new ones.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { launch, PASSWORD, portal } from '../bench/server'
import { buildApps } from '../build/build'
import { root } from '../build/project'
import { chromiumFlags, findTestBrowser } from '../test/chromium'
import { allowPageFunctions } from '../test/page-functions'
import { differenceOf } from './difference'
import { consolePages, type LookedAtPage, portalPages, type View, views } from './pages'

const STORED = join(root, 'tests/looks')
const LATEST = join(root, '.cache/looks')
/** Share of different pixels from which on a page has changed; dates and countdowns stay below. */
const CHANGED = 0.02
/** Milliseconds without a request after which a page is complete. */
const SETTLING_MS = 700

/** The article that the demo publishes 90 seconds after its first start. */
const PLANNED = '直播预告'
const POLLING_MS = 2_000
const MAX_POLLS = 90

interface Comparison {
  picture: string
  /** Share of different pixels, 0 to 1; undefined for a picture that is not stored yet. */
  difference: number | undefined
}

async function openContext(browser: Browser, url: string, view: View): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    deviceScaleFactor: 0.25,
    reducedMotion: 'reduce',
    locale: 'zh-CN',
  })
  await context.addCookies([
    { name: 'doorway-theme', value: view.theme, url },
    { name: 'doorway-elder', value: view.isElder ? '1' : '0', url },
  ])
  return context
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByRole('textbox', { name: '登录名', exact: true }).fill('admin')
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL('**/home')
}

async function photograph(page: Page, url: string): Promise<Buffer> {
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLING_MS)
  return page.screenshot({ type: 'jpeg', quality: 60, animations: 'disabled', caret: 'hide' })
}

/** Waits until nothing more is published by itself: pictures from before and after would differ. */
async function waitForPlanned(url: string): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const page = await fetch(`${url}/announcement`)
    if ((await page.text()).includes(PLANNED)) return
    await setTimeout(POLLING_MS)
  }
  throw new Error(`The demo has not published “${PLANNED}”.`)
}

interface Session {
  url: string
  view: View
  /** The page that opens the addresses. */
  page: Page
  /** The page that compares pictures. */
  comparer: Page
  isAccepting: boolean
}

function store(folder: string, picture: string, bytes: Buffer): void {
  const file = join(folder, picture)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

async function compare({ name, path }: LookedAtPage, session: Session): Promise<Comparison> {
  const { url, view, page, comparer, isAccepting } = session
  const picture = join(view.name, `${name}.jpg`)
  const after = await photograph(page, url + path)
  store(LATEST, picture, after)
  const stored = join(STORED, picture)
  const difference = existsSync(stored) ? await differenceOf(comparer, readFileSync(stored), after) : undefined
  if (isAccepting && (difference === undefined || difference > CHANGED)) store(STORED, picture, after)
  return { picture, difference }
}

async function compareView(browser: Browser, url: string, view: View, isAccepting: boolean): Promise<Comparison[]> {
  const context = await openContext(browser, url, view)
  const [page, comparer] = [await context.newPage(), await context.newPage()]
  await allowPageFunctions(comparer)
  // Scripts that are added to a page run with its next document.
  await comparer.goto('about:blank')
  const session = { url, view, page, comparer, isAccepting }
  const found: Comparison[] = []
  for (const each of portalPages) found.push(await compare(each, session))
  await signIn(page, url)
  for (const each of consolePages) found.push(await compare(each, session))
  await context.close()
  return found
}

function print(found: readonly Comparison[], isAccepting: boolean): number {
  const changed = found.filter(({ difference = 1 }) => difference > CHANGED)
  for (const { picture, difference } of changed) {
    const text = difference === undefined ? 'new' : `${(difference * 100).toFixed(1)} % of the pixels differ`
    console.log(`${picture}: ${text}`)
  }
  console.log(`${found.length} pictures, ${changed.length} changed or new; the latest are in .cache/looks`)
  return isAccepting ? 0 : changed.length
}

/** Compares all pages in all views, or those of the view that an argument names; exits with 1 when one has changed. */
export async function main(args: readonly string[]): Promise<void> {
  const isAccepting = args.includes('--accept')
  const wanted = views.filter(({ name }) => args.includes(name))
  await buildApps()
  const folder = mkdtempSync(join(tmpdir(), 'doorway-looks-'))
  const server = await launch(portal, { DATA_DIR: folder })
  const browser = await chromium.launch({ executablePath: findTestBrowser() ?? undefined, args: chromiumFlags })
  const found: Comparison[] = []
  try {
    await waitForPlanned(server.address)
    for (const view of wanted.length > 0 ? wanted : views) {
      found.push(...(await compareView(browser, server.address, view, isAccepting)))
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  process.exit(print(found, isAccepting) === 0 ? 0 : 1)
}
