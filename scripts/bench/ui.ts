// `npm run bench -- ui`: tree and table of the design system next to react-arborist, Ant Design and AG Grid, in one run
// on this machine. The peers are installed into a temporary folder; they are not part of the project.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '../test/chromium'
import { allowPageFunctions } from '../test/page-functions'
import { root } from '../build/project'
import { median } from './median'

const PEERS = ['antd@6.6.8', 'ag-grid-community@36.2.0', 'ag-grid-react@36.2.0']
const ROUNDS = 5
const REST_MS = 200
const trees = { Doorway: 'doorway-tree', 'react-arborist': 'arborist-tree', 'Ant Design': 'antd-tree' }
const tables = { Doorway: 'doorway-table', 'Ant Design': 'antd-table', 'AG Grid': 'ag-grid-table' }
const treeSteps = ['mount', 'fold', 'unfold', 'toggleRoot', 'toggleLeaf', 'foldAll', 'unfoldAll']
const tableSteps = ['mount', 'sort']

/** Returns whether the peers are installed; without a registry the bench measures ours alone and says so. */
function installPeers(folder: string): boolean {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', ...PEERS], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return true
  } catch {
    console.log('NOT MEASURED: Ant Design and AG Grid could not be installed from the registry.')
    return false
  }
}

function bundle(name: string, folder: string, outdir: string) {
  return build({
    entryPoints: { [name]: join(root, `scripts/bench/ui/${name}.jsx`) },
    outdir,
    bundle: true,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    conditions: ['doorway-source'],
    nodePaths: [join(folder, 'node_modules')],
    // One React for all contestants, the project's.
    alias: { react: join(root, 'node_modules/react'), 'react-dom': join(root, 'node_modules/react-dom') },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
}

declare global {
  /** Defined by each contestant's script: its steps by name. */
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var contestant: Partial<Record<string, (box: Element | null) => void>> | undefined
}

/** Runs in the page: milliseconds from the call to the first task after the frame that shows it. */
async function timeStep(step: string): Promise<number | null> {
  const box = document.querySelector('#box')
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(), { once: true })
        port1.start()
        port2.postMessage(null)
      })
    })
  const run = globalThis.contestant?.[step]
  if (!run) return null
  // From an idle frame, so that every step has the same start.
  await painted()
  const start = performance.now()
  run(box)
  await painted()
  return performance.now() - start
}

/** Runs in the page: the longest time between two frames while the list is scrolled from top to bottom. */
async function longestFrame(): Promise<number> {
  const room = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight
  const [scroller] = [...document.querySelectorAll('#box *')].sort((one, other) => room(other) - room(one))
  if (!scroller) throw new Error('The contestant rendered nothing.')
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  await frame()
  let last = await frame()
  let longest = 0
  for (let at = 1; at <= 120; at += 1) {
    scroller.scrollTop = at * 300
    const now = await frame()
    longest = Math.max(longest, now - last)
    last = now
  }
  return longest
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
}

async function openPage(browser: Browser, address: string, name: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await allowPageFunctions(page)
  await page.goto(`${address}/${name}.html`)
  await page.waitForFunction(() => globalThis.contestant !== undefined)
  return page
}

/** On a separate page: the garbage collection would count as time of the next step. */
async function heapOfMounted(browser: Browser, address: string, name: string): Promise<number> {
  const page = await openPage(browser, address, name)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const before = await usedHeap(session)
  await page.evaluate(timeStep, 'mount')
  const heap = (await usedHeap(session)) - before
  await page.close()
  return heap
}

async function measure(browser: Browser, address: string, name: string, steps: readonly string[]) {
  const found = new Map<string, number[]>([...steps, 'frame', 'heap'].map((step) => [step, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openPage(browser, address, name)
    for (const step of steps) {
      // Idle work that a step leaves behind is not part of the next one.
      await page.waitForTimeout(REST_MS)
      const time = await page.evaluate(timeStep, step)
      if (time !== null) found.get(step)?.push(time)
    }
    found.get('frame')?.push(await page.evaluate(longestFrame))
    await page.close()
  }
  found.get('heap')?.push(await heapOfMounted(browser, address, name))
  const row = [...found].map(([step, times]) => [step, times.length > 0 ? Math.round(median(times)) : '–'])
  return Object.fromEntries(row)
}

async function serve(folder: string): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
    const [stem, kind] = name.split('.')
    if (kind === 'html') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      const style = existsSync(join(folder, `${stem}.css`)) ? `<link rel="stylesheet" href="${stem}.css">` : ''
      response.end(
        `<!doctype html><meta charset="utf-8">${style}<div id="box"></div><script src="${stem}.js"></script>`,
      )
    } else if (/^[\w-]+\.(js|css)$/.test(name) && existsSync(join(folder, name))) {
      response.setHeader('content-type', kind === 'css' ? 'text/css' : 'text/javascript')
      response.end(readFileSync(join(folder, name)))
    } else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  if (typeof listening !== 'object' || listening === null) throw new Error('The pages have no port.')
  return { address: `http://127.0.0.1:${listening.port}`, stop: () => server.close() }
}

/** Prints the two tables; ms, medians of five pages each. */
export async function benchUi(): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) return console.log('NOT MEASURED: no Chromium found; CHROMIUM_PATH names one.')
  const folder = mkdtempSync(join(tmpdir(), 'doorway-bench-ui-'))
  const hasPeers = installPeers(folder)
  // Without waiting for vertical sync, which would add up to 17 ms to every figure.
  const args = [...chromiumFlags, '--disable-frame-rate-limit', '--disable-gpu-vsync']
  const browser = await chromium.launch({ executablePath, args })
  const pages = await serve(folder)
  try {
    for (const [title, contestants, steps] of [
      ['Tree, 50,000 nodes, all open: ms; longest frame while scrolling; heap in MB', trees, treeSteps] as const,
      ['Table, 10,000 rows: ms; longest frame while scrolling; heap in MB', tables, tableSteps] as const,
    ]) {
      const rows: Record<string, object> = {}
      for (const [label, name] of Object.entries(contestants)) {
        if (!hasPeers && /^(antd|ag-grid)/.test(name)) continue
        await bundle(name, folder, folder)
        rows[label] = await measure(browser, pages.address, name, steps)
      }
      console.log(title)
      console.table(rows)
    }
  } finally {
    pages.stop()
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
