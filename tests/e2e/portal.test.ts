import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor } from '../support/journey'
import { openBrowser, startServer, temporaryFolder, type StartedServer } from '../support/running-portal'
import { root } from '../support/source-files'

const folder = temporaryFolder()
let server: StartedServer
let browser: Browser

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder.path })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  folder.remove()
})

describe('the portal', () => {
  it('shows its news and its articles with JavaScript switched off', async () => {
    const { page } = await newVisitor(browser, { javaScriptEnabled: false })
    await page.goto(`${server.url}/doorMain`)
    await page.getByRole('link', { name: '关于举办云泽省第三届中小学微课大赛的通知' }).first().click()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('关于举办云泽省第三届中小学微课大赛的通知')
    await page.goto(`${server.url}/educationNews`)
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(3)
  })

  it('takes over the drawn pages without a fault and moves between them', async () => {
    const { page, faults } = await newVisitor(browser)
    await page.goto(`${server.url}/?from=test`)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/doorMain?from=test')
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '教育资讯' }).click()
    await page.waitForURL('**/educationNews')
    await page.getByRole('heading', { name: '教育资讯', level: 1 }).waitFor()
    await page.getByRole('searchbox', { name: '关键字' }).fill('同步课堂')
    await page.getByRole('button', { name: '查询' }).click()
    await page.getByText('一块屏幕里的乡村同步课堂').first().waitFor()
    expect(faults).toEqual([])
  })

  it('sends no Authorization header for a visitor', async () => {
    const { page } = await newVisitor(browser)
    const sent: string[] = []
    page.on('request', (request) => request.headers()['authorization'] && sent.push(request.url()))
    await page.goto(`${server.url}/doorMain`)
    await page.goto(`${server.url}/educationNews`)
    expect(sent).toEqual([])
  })

  it('sends unknown addresses to /404, whose page has that status', async () => {
    const { page } = await newVisitor(browser)
    await page.goto(`${server.url}/no-such-page`)
    await page.waitForURL('**/404')
    await page.getByRole('heading', { name: '页面不存在' }).waitFor()
    expect((await fetch(`${server.url}/404`)).status).toBe(404)
    expect((await fetch(`${server.url}/comPageInfo?type=article&id=999999`)).status).toBe(404)
  })

  it('has a designed page for every portal route whose own comes later', async () => {
    const { page } = await newVisitor(browser)
    for (const path of ['/announcement', '/microCompute', '/preschoolEducation', '/largeScreen', '/personalCenter']) {
      await page.goto(server.url + path)
      await page.getByRole('heading', { name: /正在建设中/ }).waitFor()
    }
  })

  it('changes its language without a reload and remembers it', async () => {
    const { page } = await newVisitor(browser)
    await page.goto(`${server.url}/doorMain`)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('combobox', { name: '语言' }).selectOption('en')
    await page.getByRole('heading', { name: 'Announcements' }).waitFor()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await page.reload()
    expect(await page.getByRole('heading', { name: 'Announcements' }).count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  })

  it.each([360, 768, 1366])('fits a window of %i px', async (width) => {
    const { page } = await newVisitor(browser, { viewport: { width, height: 768 } })
    for (const path of ['/doorMain', '/educationNews', '/comPageInfo?type=article&id=1', '/404']) {
      await page.goto(server.url + path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    }
  })
})

describe('the script of /doorMain', () => {
  const client = join(root, 'apps/host/dist/client')

  it('weighs at most 110 KB and brings nothing of the console', async () => {
    const { page } = await newVisitor(browser)
    const scripts: string[] = []
    page.on('response', (response) => response.url().endsWith('.js') && scripts.push(new URL(response.url()).pathname))
    await page.goto(`${server.url}/doorMain`, { waitUntil: 'networkidle' })
    const texts = scripts.map((path) => readFileSync(join(client, path), 'utf8'))
    expect(texts.length).toBeGreaterThan(1)
    const size = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
    expect(size).toBeLessThanOrEqual(110 * 1024)
    // Words that only console code contains.
    for (const mark of ['queryPageUserInfoList', 'dw-area-manager', 'doorway:tokens', 'dw-data-table']) {
      expect(
        texts.some((text) => text.includes(mark)),
        mark,
      ).toBe(false)
    }
    expect(existsSync(join(client, '.vite/manifest.json'))).toBe(true)
  })
})
