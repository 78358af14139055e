import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe-violations'
import { newVisitor, openAs, openMenu, startOf } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const SITE = '云泽教育门户'
const NEWS = '全省基础教育数字化应用交流会在望川市召开'
const WITHDRAWN = '云泽省启动乡村小规模学校支持计划'
/** Every page of the site is rendered for its archive. */
const MAKING_MS = 70_000

/** One article is withdrawn, so that no visitor can open it. */
const WITHDRAW = `update cms_article set state = 'offline' where title = '${WITHDRAWN}';`

const portal = servePortal({}, WITHDRAW)
let folder = ''
let files: Record<string, Uint8Array> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doorway-archive-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function openSites(username = 'admin') {
  const journey = await newVisitor(portal.browser)
  await openAs(journey.page, portal.url + startOf(username), username)
  return journey
}

/** A page of the unpacked archive, in a browser without a network. */
async function openArchived(path: string): Promise<{ page: Page; requests: string[]; close: () => Promise<void> }> {
  const context = await portal.browser.newContext({ viewport: { width: 1366, height: 768 }, offline: true })
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('requestfailed', (request) => requests.push(`failed: ${request.url()}`))
  await page.goto(pathToFileURL(join(folder, path)).href)
  return { page, requests, close: () => context.close() }
}

describe('a static archive of a site', () => {
  it('is ordered, made while its administrator waits, and downloaded', async () => {
    const { page, faults, context } = await openSites()
    await openMenu(page, '内容管理', '站点管理')
    await page.getByRole('button', { name: `${SITE}的操作` }).click()
    await page.getByRole('menuitem', { name: '存档' }).click()
    const dialog = page.getByRole('dialog', { name: '导出静态存档' })
    await dialog.getByText(`生成“${SITE}”的存档文件`).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: '开始导出' }).click()
    const archive = dialog.getByRole('button', { name: new RegExp(`^${SITE}-静态存档-.*\\.zip$`) })
    await archive.waitFor({ timeout: MAKING_MS })
    const [download] = await Promise.all([page.waitForEvent('download'), archive.click()])
    files = unzipSync(new Uint8Array(await readFile(await download.path())))
    for (const [path, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), bytes)
    }
    expect(Object.keys(files).length).toBeGreaterThan(200)
    expect(faults).toEqual([])
    await context.close()
  })

  it('has the checksum of each of its files', () => {
    const lines = new TextDecoder().decode(files['manifest-sha256.txt']).trim().split('\n')
    const stated = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
    const actual = Object.entries(files).flatMap(([path, bytes]): [string, string][] =>
      path === 'manifest-sha256.txt' ? [] : [[path, createHash('sha256').update(bytes).digest('hex')]],
    )
    expect(stated).toEqual(new Map(actual))
  })

  it('holds what visitors see and nothing else', () => {
    const texts = Object.entries(files).flatMap(([path, bytes]) =>
      /\.(?:html|xml|csv)$/.test(path) ? [new TextDecoder().decode(bytes)] : [],
    )
    expect(texts.some((text) => text.includes(NEWS))).toBe(true)
    expect(texts.filter((text) => text.includes(WITHDRAWN))).toEqual([])
    expect(texts.filter((text) => text.includes('<script'))).toEqual([])
  })

  it('is read without a network: front page, list, article, its file', async () => {
    const { page, requests, close } = await openArchived('index.html')
    await page.getByText(`本页为“${SITE}”的存档`).waitFor()
    await page.getByRole('navigation').getByRole('link', { name: '教育资讯' }).first().click()
    await page.getByRole('heading', { name: '教育资讯', level: 1 }).waitFor()
    await page.getByRole('link', { name: NEWS }).first().click()
    await page.getByRole('heading', { name: NEWS, level: 1 }).waitFor()
    const pictures = await page.evaluate(() =>
      [...document.images].map(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    )
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures).not.toContain(false)
    expect(requests.filter((address) => !address.startsWith('file:'))).toEqual([])
    await close()
  })

  it('has no address of its own pages that leads nowhere', () => {
    const paths = new Set(Object.keys(files))
    const broken = Object.entries(files).flatMap(([path, bytes]) => {
      if (!path.endsWith('.html')) return []
      const addresses = [...new TextDecoder().decode(bytes).matchAll(/ (?:href|src|poster)="([^"#:]+)(?:#[^"]*)?"/g)]
      return addresses.flatMap(([, address = '']) => {
        const target = decodeURIComponent(new URL(address, `https://x.example/${path}`).pathname.slice(1))
        return paths.has(target) ? [] : [`${path}: ${address}`]
      })
    })
    expect(broken).toEqual([])
  })

  it('is not offered to those who may not change the site', async () => {
    const { page, context } = await openSites('edit01')
    await page.goto(`${portal.url}/site-management`)
    await page.locator('h1').first().waitFor()
    expect(await page.getByRole('button', { name: `${SITE}的操作` }).count()).toBe(0)
    await context.close()
  })
})
