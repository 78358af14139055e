// `npm run bench -- lighthouse`: what Lighthouse says of three pages, as a phone on a slow line sees them, and the same
// front page as plain files without a script beside it. Lighthouse is installed into a temporary folder for the run.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launch, portal } from './server'
import { chromiumFlags, findChromium } from '../test/chromium'
import { pinnedNode } from '../build/project'

const PAGES = ['/doorMain', '/educationNews', '/comPageInfo?type=article&id=1']
const RUNS = 3
const CATEGORIES = 'performance,accessibility,best-practices,seo'

function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options })
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}.`))))
  })
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function audit(folder, url) {
  const reports = []
  for (let count = 0; count < RUNS; count += 1) {
    const file = join(folder, 'report.json')
    const flags = ['--headless=new', ...chromiumFlags].join(' ')
    const cli = join(folder, 'node_modules/lighthouse/cli/index.js')
    const categories = `--only-categories=${CATEGORIES}`
    const args = [cli, url, '--quiet', categories, '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
    await run(pinnedNode(), args, { env: { ...process.env, CHROME_PATH: findChromium() } })
    reports.push(JSON.parse(readFileSync(file, 'utf8')))
  }
  const score = (name) => Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100)
  const value = (name) => median(reports.map(({ audits }) => audits[name].numericValue))
  const faults = Object.values(reports[0].audits)
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
  }
}

/** Hands on a file of the portal as a plain web server would. */
async function passOn(url, answer) {
  const file = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const type = { 'content-type': file.headers.get('content-type') ?? '' }
  answer.writeHead(file.status, { ...type, 'content-encoding': 'br', 'cache-control': 'max-age=31536000' })
  answer.end(brotliCompressSync(Buffer.from(await file.arrayBuffer())))
}

/** The page as a file: its words and sheets, nothing that runs. */
async function serveStatic(address) {
  const html = (await (await fetch(`${address}/doorMain`)).text())
    .replaceAll(/<script[^>]*>[^<]*<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|expect)"[^>]*>/g, '')
  const page = brotliCompressSync(html)
  const sent = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
  const server = createServer((request, answer) => {
    if (request.url === '/') answer.writeHead(200, sent).end(page)
    else void passOn(address + request.url, answer)
  })
  await new Promise((resolve) => server.listen(0, resolve))
  return server
}

/** Prints the table; judges nothing. */
export async function benchLighthouse() {
  const folder = mkdtempSync(join(tmpdir(), 'doorway-lighthouse-'))
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  await run('npm', ['install', '--no-audit', '--no-fund', '--silent', 'lighthouse@13.5.0'], { cwd: folder })
  const server = await launch(portal, { DATA_DIR: join(folder, 'data') })
  const plain = await serveStatic(server.address)
  try {
    const rows = {}
    for (const page of PAGES) rows[page] = await audit(folder, server.address + page)
    const asFiles = await audit(folder, `http://localhost:${plain.address().port}/`)
    for (const page of PAGES) rows[page]['LCP by plain'] = (rows[page]['LCP ms'] / asFiles['LCP ms']).toFixed(2)
    rows['/doorMain as plain files'] = asFiles
    console.table(rows)
  } finally {
    plain.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
