import { createServer, type Server } from 'node:http'
import { build } from 'esbuild'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumFlags, findTestBrowser } from '../../scripts/test/chromium'
import { root } from '../support/source-files'

// Requirement 5 of embedding.
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:"
const DOCUMENT = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>Doorway</title>
<link rel="stylesheet" href="/strict-page.css"></head><body><script type="module" src="/strict-page.js"></script></body></html>`

let browser: Browser
let server: Server
let address = ''

/** The page as a bundler makes it for the oldest browser we serve, behind the strictest policy an embedder has. */
async function servePage() {
  const { outputFiles } = await build({
    entryPoints: ['tests/ui/strict-page.tsx'],
    absWorkingDir: root,
    outdir: '/',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'chrome109',
    jsx: 'automatic',
    conditions: ['doorway-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const files = new Map(outputFiles.map(({ path, text }) => [`/${path.split(/[\\/]/).at(-1)}`, text]))
  server = createServer((request, response) => {
    const name = request.url ?? '/'
    const kind = name.endsWith('.js') ? 'text/javascript' : name.endsWith('.css') ? 'text/css' : 'text/html'
    response.setHeader('content-security-policy', POLICY)
    response.setHeader('content-type', `${kind}; charset=utf-8`)
    response.end(name === '/' ? DOCUMENT : (files.get(name) ?? ''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  return `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`
}

beforeAll(async () => {
  const executablePath = findTestBrowser() ?? undefined
  ;[browser, address] = await Promise.all([chromium.launch({ executablePath, args: chromiumFlags }), servePage()])
})

afterAll(async () => {
  await browser.close()
  server.close()
})

const violationsOf = (page: Page) => page.evaluate<string[]>('globalThis.violations')

async function openPage() {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(address)
  return { page, faults }
}

describe('a page with every component under the strictest policy', () => {
  it('breaks it nowhere, whatever is opened', async () => {
    const { page, faults } = await openPage()
    for (const place of ['light', 'shadow']) {
      const inPlace = page.locator(`#${place}`)
      await inPlace.getByRole('combobox', { name: '日期' }).waitFor()
      // Pressed by script: what a dialog covers has to open too.
      for (const name of ['打开日历', '选择月份', '更多', '说明', '图标 cube', '角色 请选择']) {
        await inPlace.getByRole('button', { name }).first().dispatchEvent('click')
      }
      await inPlace.getByRole('grid').first().waitFor()
    }
    await page.locator('#overlays').getByRole('alertdialog').waitFor({ state: 'attached' })
    expect(await violationsOf(page)).toEqual([])
    expect(faults).toEqual([])
  })

  it('would be told of a style that breaks it', async () => {
    const { page } = await openPage()
    await page.waitForFunction(() => 'violations' in globalThis)
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="color: red">'))
    await expect.poll(() => violationsOf(page)).toContainEqual(expect.stringContaining('style-src-attr'))
  })
})
