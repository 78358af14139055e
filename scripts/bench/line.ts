// `npm run bench -- line`: pages on a slow line and processor that the browser applies instead of computing: first visit with
// an empty cache, a return within a minute, then a later one with the files in the cache and a changed document. Prints
// medians, asserts nothing. LINE_ROUNDS sets the number of visits, LINE_PAGES the pages by a part of their row's name;
// LINE_OTHER names a second server, whose pages are visited in turn with ours.
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContext } from 'playwright'
import { openSlowPage, signedInState, withBrowserAndPortal, type StorageState } from './in-browser'
import { median } from './median'
import { startPeers } from './peers/peers'

const ROUNDS = Number(process.env['LINE_ROUNDS'] ?? '3')
const PUBLIC_PAGES = ['/doorMain', '/comPageInfo?type=article&id=1', '/educationNews', '/userRegister?type=4']
const CONSOLE_PAGE = '/user-management'
/** How long a page is watched after it has loaded: its scripts come after the paint. */
const QUIET_MS = 3000
/** A task from this length on delays a reader (W3C Long Tasks). */
const LONG_MS = 50
const VIEWPORTS = { phone: { width: 360, height: 740 }, desktop: { width: 1366, height: 768 } }

/** A page that is measured. */
interface Subject {
  name: string
  url: string
  viewport: keyof typeof VIEWPORTS
  storageState?: StorageState
}

/** What `watch` recorded in the page. */
interface Recording {
  largestPaint: number
  shift: number
  /** When the first field of the page was there to be typed into; what is typed before the script runs is not lost. */
  field: number
  tasks: [start: number, duration: number][]
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var lineRecording: Recording | undefined
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const recording: Recording = { largestPaint: 0, shift: 0, field: Number.NaN, tasks: [] }
  globalThis.lineRecording = recording
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    recording.largestPaint = startTime
  })
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') recording.shift += entry.value
  })
  const findField = () => {
    const field = document.querySelector('main input:not([type=hidden]), main select')
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    if (field && isPainted && field.getBoundingClientRect().height > 0) recording.field = performance.now()
    else requestAnimationFrame(findField)
  }
  requestAnimationFrame(findField)
  observe('longtask', ({ startTime, duration }) => recording.tasks.push([startTime, duration]))
}

/** Runs in the page: what has been recorded, and what the document consists of. */
function readRecording() {
  const none: Recording = { largestPaint: 0, shift: 0, field: Number.NaN, tasks: [] }
  const { largestPaint, shift, field, tasks } = globalThis.lineRecording ?? none
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  return { paint, largestPaint, shift, field, tasks, nodes: document.querySelectorAll('*').length }
}

async function visit(context: BrowserContext, url: string) {
  const { page, session } = await openSlowPage(context)
  await session.send('Performance.enable')
  const fetched = { requests: 0, bytes: 0 }
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return
    fetched.requests += 1
    fetched.bytes += encodedDataLength
  })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForTimeout(QUIET_MS)
  const { tasks, ...recorded } = await page.evaluate(readRecording)
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  const lengths = tasks.map(([, duration]) => duration)
  await page.close()
  return {
    ...recorded,
    ...fetched,
    blocking: lengths.reduce((sum, duration) => sum + Math.max(0, duration - LONG_MS), 0),
    tasks: lengths.length,
    longest: Math.max(0, ...lengths),
    layout: (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000,
    script: seconds('ScriptDuration') * 1000,
  }
}

/** The same page at an address that no cache has: a document that has changed since. */
function later(url: string): string {
  const address = new URL(url)
  address.searchParams.set('visit', '2')
  return address.href
}

async function measureOnce(browser: Browser, { url, viewport, storageState }: Subject) {
  const context = await browser.newContext({ storageState, viewport: VIEWPORTS[viewport], locale: 'zh-CN' })
  try {
    return {
      first: await visit(context, url),
      soon: await visit(context, url),
      later: await visit(context, later(url)),
    }
  } finally {
    await context.close()
  }
}

type Visits = Awaited<ReturnType<typeof measureOnce>>

function row(visits: readonly Visits[keyof Visits][]) {
  const of = (name: keyof Visits['first']) => median(visits.map((one) => one[name]))
  return {
    'paint ms': Math.round(of('paint')),
    'LCP ms': Math.round(of('largestPaint')),
    'first field ms': Math.round(of('field')),
    'blocking ms': Math.round(of('blocking')),
    KB: (of('bytes') / 1000).toFixed(1),
    requests: of('requests'),
    'long tasks': of('tasks'),
    'longest ms': Math.round(of('longest')),
    'DOM nodes': of('nodes'),
    'layout and style ms': Math.round(of('layout')),
    'script ms': Math.round(of('script')),
    CLS: of('shift').toFixed(3),
  }
}

/** The words and links of the front page as a plain document, which is as fast as a page with these words gets. */
async function servePlain(address: string) {
  const html = await (await fetch(`${address}/doorMain`)).text()
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href, words = '']) => `<li><a href="${href}">${words.replaceAll(/<[^>]*>/g, ' ')}</a></li>`,
  )
  const page = brotliCompressSync(
    `<!doctype html><html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><style>body{max-width:60rem;margin:auto;font:16px/1.75 sans-serif}</style><h1>Plain</h1><ul>${links.join('')}</ul></html>`,
  )
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
  const server = createServer(({ url = '' }, response) => {
    if (url.startsWith('/favicon')) response.writeHead(204).end()
    else response.writeHead(200, headers).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const listening = server.address()
  if (typeof listening !== 'object' || listening === null) throw new Error('The plain server does not listen.')
  return { server, url: `http://localhost:${listening.port}/` }
}

/** All measured pages, each on a phone and on a desktop; a second server's pages follow ours. */
function subjects(
  servers: readonly { mark: string; address: string }[],
  others: Readonly<Record<string, string>>,
  state: StorageState,
): Subject[] {
  const pages = (viewport: keyof typeof VIEWPORTS): Subject[] => [
    ...Object.entries(others).map(([name, url]) => ({ name: `${name}, ${viewport}`, url, viewport })),
    ...PUBLIC_PAGES.flatMap((path) =>
      servers.map(({ mark, address }) => ({ name: `${path}${mark}, ${viewport}`, url: address + path, viewport })),
    ),
  ]
  const { mark = '', address = '' } = servers[0] ?? {}
  const console: Subject = {
    name: `${CONSOLE_PAGE}${mark}, desktop`,
    url: address + CONSOLE_PAGE,
    viewport: 'desktop',
    storageState: state,
  }
  const all = [...pages('phone'), ...pages('desktop'), console]
  return all.filter(({ name }) => name.includes(process.env['LINE_PAGES'] ?? ''))
}

async function measureAll(browser: Browser, address: string, others: Readonly<Record<string, string>>): Promise<void> {
  const other = process.env['LINE_OTHER']
  const servers = [{ mark: '', address }, ...(other === undefined ? [] : [{ mark: ' (other)', address: other }])]
  const all = subjects(servers, others, await signedInState(browser, address))
  // The first rendering of a page is the server's time, not the line's.
  for (const { url } of all) for (const one of [url, later(url)]) await (await fetch(one)).arrayBuffer()
  const visits = new Map<string, Visits[]>(all.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const subject of all) visits.get(subject.name)?.push(await measureOnce(browser, subject))
  const titles = {
    first: 'First visit, nothing cached',
    soon: 'Return within a minute',
    later: 'Later visit: files cached, document changed',
  }
  for (const kind of ['first', 'soon', 'later'] as const) {
    console.log(titles[kind])
    console.table(Object.fromEntries([...visits].map(([name, runs]) => [name, row(runs.map((run) => run[kind]))])))
  }
}

/** Prints the tables. */
export const benchLine = () =>
  withBrowserAndPortal(async (browser, address) => {
    const plain = await servePlain(address)
    const peers = await startPeers(browser, address)
    try {
      await measureAll(browser, address, { 'plain page': plain.url, ...(peers && { Astro: peers.astro }) })
    } finally {
      plain.server.close()
      peers?.stop()
    }
  })
