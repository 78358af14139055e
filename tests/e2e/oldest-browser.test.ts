import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewFileTypes } from '@doorway/api-client/rules'
import { provideChromium109 } from '../../scripts/test/chromium-109'
import { chromiumFlags } from '../../scripts/test/chromium'
import { contentPages } from '../support/content-pages'
import { dataFolder } from '../support/data-folder'
import { hydrate, openMenu, signIn } from '../support/journey'
import { lookAt, openNoticeWithEveryType } from '../support/preview-journey'
import { openSharedServer, type SharedServer } from '../support/shared-server'
import { root } from '../support/source-files'

const oldest = provideChromium109()
if (oldest.missing !== undefined) console.log(`NOT RUN: Chromium 109, because ${oldest.missing}.`)

/** Deep below a server's top, where a regional site may put the review tool. */
const PLACE = '/sites/design/doorway/'
const kinds: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  wasm: 'application/wasm',
}
const folder = dataFolder()

let browser: Browser
let files: Server
let portal: SharedServer
let storybook = ''

async function serveStorybook(): Promise<string> {
  const built = join(root, 'storybook-static')
  if (!existsSync(join(built, 'iframe.html'))) throw new Error('Build Storybook first: npm run build-storybook.')
  files = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = join(built, path.slice(PLACE.length))
    if (!path.startsWith(PLACE) || !file.startsWith(built) || !existsSync(file)) return response.writeHead(404).end()
    response.setHeader('content-type', kinds[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    return response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  const place = files.address()
  return `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}${PLACE}`
}

beforeAll(async () => {
  if (oldest.place === undefined) return
  storybook = await serveStorybook()
  portal = await openSharedServer({ DATA_DIR: folder.path })
  browser = await chromium.launch({ executablePath: oldest.place, args: chromiumFlags })
})

afterAll(async () => {
  await browser?.close()
  await portal?.stop()
  files?.close()
  folder.remove()
})

async function open(address: string) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  page.setDefaultTimeout(60_000)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(address)
  return { page, faults }
}

const story = (id: string) => `${storybook}iframe.html?id=${id}&viewMode=story`

describe.runIf(oldest.place !== undefined)('Chromium 109', () => {
  it('is what it says', () => {
    expect(browser.version()).toMatch(/^109\./)
  })

  it('draws all components at a glance', async () => {
    const { page, faults } = await open(story('overview-components-at-a-glance--all'))
    await page.getByText('CardGrid', { exact: true }).waitFor()
    expect(await page.locator('.dw-story-overview-sample').count()).toBeGreaterThan(45)
    expect(faults).toEqual([])
  })

  it.each([
    ['user-manager', (page: Page) => page.getByRole('row').nth(9)],
    ['area-manager', (page: Page) => page.getByRole('treeitem', { name: /云泽省/ })],
    ['role-manager', (page: Page) => page.getByRole('button', { name: '修改角色“学校管理员”' })],
  ])('draws the %s with data of the server in the page', async (screen, shows) => {
    const { page, faults } = await open(story(`screens-${screen}--filled`))
    await shows(page).waitFor()
    expect(faults).toEqual([])
  })

  it('draws every page of the portal, and gives it its script', async () => {
    const { page, faults } = await open(`${portal.url}/doorMain`)
    for (const path of contentPages) {
      await page.goto(portal.url + path)
      await hydrate(page)
      expect([path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([path, 1])
    }
    expect(faults).toEqual([])
  })

  it('shows in place every type of file that can be uploaded', async () => {
    const { page, faults } = await open(`${portal.url}/doorMain`)
    await openNoticeWithEveryType(page, portal.url)
    for (const ext of previewFileTypes) await lookAt(page, ext)
    expect(faults).toEqual([])
  })

  it('shows the portal, and in the console the users', async () => {
    const { page, faults } = await open(`${portal.url}/doorMain`)
    await page.getByRole('main').waitFor()
    await signIn(page, portal.url)
    await openMenu(page, '系统管理', '用户管理')
    await page.getByRole('row').nth(9).waitFor()
    await page.getByRole('treeitem', { name: /云泽省/ }).waitFor()
    expect(faults).toEqual([])
  })
})
