// `npm run bench -- waterfall`: what one visit consists of on the slow line and processor: its requests in time, its long
// tasks with the function that took most of each, and the time of style and layout; first visit, then a later one.
// WATERFALL_PAGES names the pages, separated by commas. Asserts nothing.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join } from 'node:path'
import type { Browser, BrowserContext, CDPSession } from 'playwright'
import { consoleScreens } from '../../tests/support/screen-probe'
import { root } from '../build/project'
import { openSlowPage, signedInState, withBrowserAndPortal } from './in-browser'

const PAGES = (process.env['WATERFALL_PAGES'] ?? '/doorMain,/user-management').split(',')
const QUIET_MS = 4000
/** Microseconds between two samples of the processor. */
const SAMPLE_US = 500
const TOP_FUNCTIONS = 3
const ASSETS = join(root, 'apps/host/dist/client/assets')

interface Request {
  name: string
  start: number
  end: number
  bytes: number
}

interface Frame {
  functionName: string
  url: string
  lineNumber: number
  columnNumber: number
}

/** The processor's samples: which frame was on top, and when, in microseconds of the page's clock. */
interface Profile {
  nodes: readonly { id: number; callFrame: Frame }[]
  startTime: number
  samples?: readonly number[] | undefined
  timeDeltas?: readonly number[] | undefined
}

type Task = readonly [start: number, duration: number]

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var longTasks: Task[] | undefined
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const tasks: Task[] = []
  globalThis.longTasks = tasks
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration])
  }).observe({ type: 'longtask', buffered: true })
}

/** Records every request of the page in seconds of the browser's clock. */
function recordRequests(session: CDPSession): Request[] {
  const byId = new Map<string, Request>()
  const requests: Request[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const { pathname } = new URL(request.url)
    const recorded = { name: basename(pathname), start: timestamp, end: Number.NaN, bytes: 0 }
    byId.set(requestId, recorded)
    requests.push(recorded)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const recorded = byId.get(requestId)
    if (recorded) Object.assign(recorded, { end: timestamp, bytes: encodedDataLength })
  })
  return requests
}

const maps = new Map<string, SourceMap | undefined>()

function mapOf(url: string): SourceMap | undefined {
  const file = join(ASSETS, `${basename(url)}.map`)
  if (!maps.has(file))
    maps.set(file, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined)
  return maps.get(file)
}

/** A frame as its source names it. */
function nameOf({ functionName, url, lineNumber, columnNumber }: Frame): string {
  if (url === '') return functionName
  const entry = mapOf(url)?.findEntry(lineNumber, columnNumber)
  if (!entry || !('originalSource' in entry) || !entry.originalSource)
    return `${functionName || 'top'} ${basename(url)}`
  return `${functionName || 'top'} ${basename(entry.originalSource)}:${entry.originalLine + 1}`
}

/** The functions with most time of their own within a task. */
function largestFunctions(profile: Profile, from: number, to: number): string {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]))
  const spent = new Map<string, number>()
  let time = profile.startTime
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const delta = profile.timeDeltas?.[index] ?? SAMPLE_US
    time += delta
    const frame = frames.get(id)
    if (time < from || time > to || !frame) continue
    const name = nameOf(frame)
    spent.set(name, (spent.get(name) ?? 0) + delta / 1000)
  }
  const largest = [...spent].toSorted(([, a], [, b]) => b - a).slice(0, TOP_FUNCTIONS)
  return largest.map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`).join(', ')
}

async function printVisit(context: BrowserContext, url: string, title: string): Promise<void> {
  const { page, session } = await openSlowPage(context)
  await session.send('Performance.enable')
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_US })
  const requests = recordRequests(session)
  await page.addInitScript(watch)
  await session.send('Profiler.start')
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForTimeout(QUIET_MS)
  const { profile } = await session.send('Profiler.stop')
  const tasks = await page.evaluate(() => globalThis.longTasks ?? [])
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  const origin = metric('NavigationStart')
  const sinceStart = (seconds: number) => Math.round((seconds - origin) * 1000)
  console.log(`${title}: ${requests.length} requests`)
  console.table(
    requests.map(({ name, start, end, bytes }) => ({
      name,
      'start ms': sinceStart(start),
      'end ms': sinceStart(end),
      KB: (bytes / 1000).toFixed(1),
    })),
  )
  console.table(
    tasks.map(([start, duration]) => ({
      'long task at ms': Math.round(start),
      'duration ms': Math.round(duration),
      // The profiler counts in microseconds of the clock whose seconds the metrics are in.
      'most time in': largestFunctions(profile, origin * 1e6 + start * 1000, origin * 1e6 + (start + duration) * 1000),
    })),
  )
  const ms = (name: string) => Math.round(metric(name) * 1000)
  console.log(
    `script ${ms('ScriptDuration')} ms, style ${ms('RecalcStyleDuration')} ms, layout ${ms('LayoutDuration')} ms`,
  )
  await page.close()
}

async function printPage(browser: Browser, address: string, path: string): Promise<void> {
  const isOfConsole = consoleScreens.some((screen) => screen.path === path)
  const storageState = isOfConsole ? await signedInState(browser, address) : undefined
  // The server renders a page of the portal once.
  await (await fetch(address + path)).arrayBuffer()
  const viewport = { width: 1366, height: 768 }
  const context = await browser.newContext({ ...(storageState && { storageState }), viewport, locale: 'zh-CN' })
  await printVisit(context, address + path, `${path}, first visit`)
  await printVisit(context, address + path, `${path}, later visit`)
  await context.close()
}

/** Prints the tables of each page. */
export const benchWaterfall = () =>
  withBrowserAndPortal(async (browser, address) => {
    for (const path of PAGES) await printPage(browser, address, path)
  })
