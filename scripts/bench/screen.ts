// `npm run bench -- screen`: the user manager as the host shows it, on a slow machine and a slow line: the processor four
// times slower, and what browsers call "Fast 3G". The user has signed in before; nothing is cached at the first visit.
// In the same run: a page without a framework, our packages on a bare page, and Mantine. SCREEN_ROUNDS sets the
// number of visits.
import type { Browser, BrowserContext, CDPSession } from 'playwright'
import { openSlowPage, signedInState, withBrowserAndPortal, type StorageState } from './in-browser'
import { median } from './median'
import { startPeers, userLists, type Peers } from './peers/peers'
import { SLOW_LINE } from './slow-line'

const ROUNDS = Number(process.env['SCREEN_ROUNDS'] ?? '5')
const QUIET_MS = 3000
/** From the first row, and the pointer on it, until a button of it is pressed. */
const ON_THE_WAY_MS = 800

const ROW = 'tbody tr:has(button)'
const USERNAME = '[role="dialog"] input[name="username"]'

/** What `watch` recorded in the page. */
interface Recording {
  /** Milliseconds until the first row; 0 before. */
  row: number
  /** Start and duration of every long task. */
  tasks: [start: number, duration: number][]
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var benchRecording: Recording | undefined
}

/** Runs in the page before its own scripts: records the time of the first row and every long task. */
function watch(row: string): void {
  const recording: Recording = { row: 0, tasks: [] }
  globalThis.benchRecording = recording
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) recording.tasks.push([startTime, duration])
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    if (document.querySelector(row)) {
      recording.row = performance.now()
    } else requestAnimationFrame(look)
  }
  look()
}

/** Runs in the page: milliseconds from a click to the first frame in which the number of matching elements has changed. */
function timeUntil({ button, text, selector }: Record<'button' | 'text' | 'selector', string>): Promise<number> {
  const buttons = [...document.querySelectorAll<HTMLElement>(button)]
  const pressed = buttons.find(({ textContent }) => textContent?.includes(text))
  const before = document.querySelectorAll(selector).length
  return new Promise<number>((resolve, reject) => {
    const start = performance.now()
    const look = () => {
      const time = performance.now() - start
      if (document.querySelectorAll(selector).length !== before) resolve(time)
      else if (time > 20_000) reject(new Error(`${selector} stayed as many as before.`))
      else requestAnimationFrame(look)
    }
    pressed?.click()
    requestAnimationFrame(look)
  })
}

/** KB of compressed scripts and sheets, and requests, that the page has made so far. */
function countFetched(session: CDPSession): { script: number; requests: number } {
  const kinds = new Map<string, string>()
  const fetched = { script: 0, requests: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > 0) fetched.requests += 1
    if (['Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) fetched.script += encodedDataLength / 1000
  })
  return fetched
}

/** Opens the user manager on the slow line and waits for its first row. */
async function openList(context: BrowserContext, address: string) {
  const { page, session } = await openSlowPage(context)
  await page.addInitScript(watch, ROW)
  const fetched = countFetched(session)
  await page.goto(`${address}/user-management`, { waitUntil: 'commit' })
  await page.waitForFunction(() => (globalThis.benchRecording?.row ?? 0) > 0, null, { timeout: 60_000 })
  return { page, session, fetched }
}

/** Runs in the page: times and long tasks since the navigation. */
function readRecording() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const { row, tasks } = globalThis.benchRecording ?? { row: 0, tasks: [] }
  const blocking = tasks
    .filter(([start]) => start > paint && start < row)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
  return { paint, row, blocking, longest: Math.max(0, ...tasks.map(([, duration]) => duration)) }
}

/** A visit that goes on to the record's dialog and to a search. */
async function visitAndEdit(context: BrowserContext, address: string) {
  const { page, session, fetched } = await openList(context, address)
  const first = fetched.script
  const loaded = await page.evaluate(readRecording)
  // As a person does on the way to a button of a row.
  await page.locator('tbody tr').first().hover()
  await page.waitForTimeout(ON_THE_WAY_MS)
  // The line is not part of these two; the response of the local server is.
  await session.send('Network.emulateNetworkConditions', {
    ...SLOW_LINE,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  const modal = await page.evaluate(timeUntil, { button: 'tbody button:enabled', text: '修改', selector: USERNAME })
  await page.keyboard.press('Escape')
  await page.locator(USERNAME).waitFor({ state: 'detached' })
  await page.getByRole('textbox', { name: '登录名' }).first().fill('admin')
  const search = await page.evaluate(timeUntil, { button: 'form button', text: '查询', selector: ROW })
  const heap = await heapOf(session)
  await page.close()
  return { first, ...loaded, search, modal, heap }
}

/** A visit that nothing interrupts: what is fetched in all, and with the files in the cache how soon the row appears. */
async function visitQuietly(context: BrowserContext, address: string) {
  const { page, fetched } = await openList(context, address)
  await page.waitForTimeout(QUIET_MS)
  const { row, longest } = await page.evaluate(readRecording)
  await page.close()
  return { ...fetched, row, longest }
}

async function measureOnce(browser: Browser, address: string, storageState: StorageState) {
  const newContext = () => browser.newContext({ storageState, viewport: { width: 1366, height: 768 }, locale: 'zh-CN' })
  const [visited, untouched] = [await newContext(), await newContext()]
  const first = await visitAndEdit(visited, address)
  const { modal: laterModal } = await visitAndEdit(visited, address)
  const { script: all, requests } = await visitQuietly(untouched, address)
  const { row: laterRow, longest: laterLongest } = await visitQuietly(untouched, address)
  await Promise.all([visited.close(), untouched.close()])
  return { ...first, all, requests, laterRow, laterLongest, laterModal }
}

/** MB that the measurement itself takes in a page: Playwright's own objects in an empty one. */
async function instrumentHeap(browser: Browser): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const untouched = await heapOf(session)
  await page.setContent(`<table><tbody><tr><td><button>1</button></td></tr></tbody></table>`)
  await page.waitForSelector(ROW)
  await page.getByRole('textbox').count()
  const touched = await heapOf(session)
  await context.close()
  return touched - untouched
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
}

type Visits = Awaited<ReturnType<typeof measureOnce>>

/** A page with the user list. */
interface Contestant {
  name: string
  address: string
  state: StorageState
  runs: Visits[]
}

function rowOf(runs: readonly Visits[], instrument: number) {
  const of = (name: keyof Visits) => median(runs.map((run) => run[name]))
  return {
    'KB before the first row': of('first').toFixed(0),
    'KB in all': of('all').toFixed(0),
    requests: of('requests'),
    'first paint ms': Math.round(of('paint')),
    'first row ms': Math.round(of('row')),
    'blocking ms': Math.round(of('blocking')),
    'later visit, first row ms': Math.round(of('laterRow')),
    'later visit, longest task ms': Math.round(of('laterLongest')),
    'search to rows ms': Math.round(of('search')),
    'modal ms': Math.round(of('modal')),
    'later visit, modal ms': Math.round(of('laterModal')),
    'heap MB': (of('heap') - instrument).toFixed(1),
  }
}

function contestants(address: string, state: StorageState, peers: Peers | null): Contestant[] {
  const ours = { name: 'Doorway', address, state, runs: [] }
  if (!peers) return [ours]
  const signedIn = peers.signedIn(state)
  const others = (['plain', 'packages', 'mantine'] as const).map((list) => ({
    name: userLists[list],
    address: peers.addressOf(list),
    state: signedIn,
    runs: [],
  }))
  return [ours, ...others]
}

/** Prints the table; medians. */
export const benchScreen = () =>
  withBrowserAndPortal(async (browser, portal) => {
    const peers = await startPeers(browser, portal)
    const state = await signedInState(browser, portal)
    const instrument = await instrumentHeap(browser)
    const all = contestants(portal, state, peers)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const contestant of all)
        contestant.runs.push(await measureOnce(browser, contestant.address, contestant.state))
    peers?.stop()
    console.log('User management: four times slower processor, Fast 3G')
    console.table(Object.fromEntries(all.map(({ name, runs }) => [name, rowOf(runs, instrument)])))
    console.log(`The measurement itself takes ${instrument.toFixed(1)} MB of heap, which are not counted.`)
  })
