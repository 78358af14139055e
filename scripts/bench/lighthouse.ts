// `npm run bench -- lighthouse`: Lighthouse scores of three pages, as a phone on a slow line sees them, of the same
// front page as plain files without scripts, and after its blocks were edited. Lighthouse is installed into a temporary folder for the run.
import { spawn, type SpawnOptions } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { median } from './median'
import { send } from './load'
import { launch, PASSWORD, portal } from './server'
import { chromiumFlags, findChromium } from '../test/chromium'
import { pinnedNode } from '../build/project'

const PAGES = ['/doorMain', '/educationNews', '/comPageInfo?type=article&id=1']
const RUNS = 5
const CATEGORIES = 'performance,accessibility,best-practices,seo'

/** The parts of a Lighthouse report that are printed. */
interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { id: string; score: number | null; scoreDisplayMode: string; numericValue: number }>
}

function run(command: string, args: readonly string[], options: SpawnOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options })
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}.`))))
  })
}

async function audit(folder: string, url: string) {
  const reports: Report[] = []
  // The first visit is not counted: it waits for the caches of a server that has just started.
  for (let count = 0; count <= RUNS; count += 1) {
    const file = join(folder, 'report.json')
    const flags = ['--headless=new', ...chromiumFlags].join(' ')
    const cli = join(folder, 'node_modules/lighthouse/cli/index.js')
    const categories = `--only-categories=${CATEGORIES}`
    const args = [cli, url, '--quiet', categories, '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
    const measure = () => run(pinnedNode(), args, { env: { ...process.env, CHROME_PATH: findChromium() ?? undefined } })
    // Lighthouse sometimes misses the beginning of its own trace (NO_NAVSTART).
    await measure().catch(measure)
    if (count > 0) reports.push(JSON.parse(readFileSync(file, 'utf8')))
  }
  const score = (name: string) =>
    Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? Number.NaN)) * 100)
  const value = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  const faults = Object.values(reports[0]?.audits ?? {})
    .filter(({ score: given, scoreDisplayMode }) => given === 0 && scoreDisplayMode === 'binary')
    .map(({ id }) => id)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    failed: faults.join(' '),
    'LCP by plain': '',
  }
}

/** Sends a file of the portal as a plain web server would. */
async function sendFile(url: string, response: ServerResponse): Promise<void> {
  const file = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const type = { 'content-type': file.headers.get('content-type') ?? '' }
  response.writeHead(file.status, { ...type, 'content-encoding': 'br', 'cache-control': 'max-age=31536000' })
  response.end(brotliCompressSync(Buffer.from(await file.arrayBuffer())))
}

/** The page as a file: its text and sheets, no scripts. */
async function serveStatic(address: string): Promise<{ server: Server; url: string }> {
  const html = (await (await fetch(`${address}/doorMain`)).text())
    .replaceAll(/<script[^>]*>[^<]*<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|expect)"[^>]*>/g, '')
  const page = brotliCompressSync(html)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
  const server = createServer((request, response) => {
    if (request.url === '/') response.writeHead(200, headers).end(page)
    else void sendFile(address + request.url, response)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const listening = server.address()
  if (typeof listening !== 'object' || listening === null) throw new Error('The plain server does not listen.')
  return { server, url: `http://localhost:${listening.port}/` }
}

interface Block {
  kind: string
  title: string | null
  titles: Record<string, string>
  rows: number | null
  isEnabled: boolean
}

/** Rearranges the front page as an editor does: the last blocks first, other titles and numbers of rows, some closed. */
async function editBlocks(address: string): Promise<void> {
  const login = { username: 'admin', password: PASSWORD }
  const { data: session } = JSON.parse(await send(undefined, `${address}/api/auth/login`, { body: login }))
  const url = `${address}/api/cmsSites/1/blocks`
  const { data } = JSON.parse(await send(undefined, url, { token: session.token }))
  const blocks = data.blocks.map(({ kind, title, titles, rows, isEnabled }: Block, place: number) => ({
    kind,
    titles,
    title: kind === 'schools' ? '走进校园' : title,
    rows: kind === 'announcement' ? 8 : rows,
    isEnabled: isEnabled && place % 5 !== 4,
  }))
  const [lead, ...others] = blocks
  await send(undefined, url, {
    token: session.token,
    body: { version: data.version, blocks: [lead, ...others.toReversed()] },
  })
}

/** Prints the table; asserts nothing. */
export async function benchLighthouse(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'doorway-lighthouse-'))
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  await run('npm', ['install', '--no-audit', '--no-fund', '--silent', 'lighthouse@13.5.0'], { cwd: folder })
  const server = await launch(portal, { DATA_DIR: join(folder, 'data') })
  const plain = await serveStatic(server.address)
  try {
    const pages: [string, Awaited<ReturnType<typeof audit>>][] = []
    for (const page of PAGES) pages.push([page, await audit(folder, server.address + page)])
    const asFiles = await audit(folder, plain.url)
    await editBlocks(server.address)
    pages.push(['/doorMain with edited blocks', await audit(folder, `${server.address}/doorMain`)])
    for (const [, row] of pages) row['LCP by plain'] = (row['LCP ms'] / asFiles['LCP ms']).toFixed(2)
    console.table(Object.fromEntries([...pages, ['/doorMain as plain files', asFiles]]))
  } finally {
    plain.server.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
