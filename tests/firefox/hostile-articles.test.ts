import { launch, type Browser, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hostileTexts } from '../../apps/api/src/testing/hostile-texts'
import { firefoxFor } from '../support/find-firefox'
import { publishHostileArticles, readArticle, type ReadArticle } from '../support/hostile-articles'
import { PASSWORD, startServer, temporaryFolder, type StartedServer } from '../support/running-portal'

// Stored hostile texts in Firefox, on the built server: `npm run build` comes first.

const executablePath = firefoxFor('hostile texts through editor, import and API in Firefox')
/** The demo is loaded, and pages of articles are opened one after the other. */
const LIMIT_MS = 600_000

/** Counts calls of `alert` in place of showing them. */
const COUNT_ALERTS = `() => { globalThis.alert = () => { globalThis.hostileRan = (globalThis.hostileRan ?? 0) + 1 } }`

/** Pastes HTML into the editor, as a browser does. */
const paste = (html: string) => `(() => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', ${JSON.stringify(html)})
  const event = new Event('paste', { bubbles: true, cancelable: true })
  // Firefox leaves out the data that the constructor of ClipboardEvent is given.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData })
  document.querySelector('[role=textbox][aria-multiline=true]').dispatchEvent(event)
})()`

/** What the editor holds, in the terms of {@link readArticle}. */
const readEditor = readArticle.replace('.dw-article-body', '[role=textbox][aria-multiline=true]')
/** The editor itself gives a width to tables and their columns. */
const hasOwnWidth = (html: string) => /^<(?:table|col) style="min-width: \d+px;">/.test(html)

describe.skipIf(executablePath === undefined)('hostile texts in Firefox', () => {
  const folder = temporaryFolder()
  let server: StartedServer
  let browser: Browser
  let page: Page

  const dialogs: string[] = []
  const read = async (script: string): Promise<ReadArticle> => JSON.parse(String(await page.evaluate(script)))
  /** Presses the button with these words once it is there. */
  const press = (words: string) =>
    vi.waitFor(
      async () => {
        const script = `(() => {
          const button = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === '${words}')
          button?.click()
          return button !== undefined
        })()`
        expect(await page.evaluate(script), words).toBe(true)
      },
      { timeout: 60_000, interval: 500 },
    )

  beforeAll(async () => {
    server = await startServer({ DATA_DIR: folder.path })
    browser = await launch({ browser: 'firefox', executablePath, headless: true, protocolTimeout: LIMIT_MS })
    page = await browser.newPage()
    await page.setViewport({ width: 1366, height: 768 })
    await page.evaluateOnNewDocument(`(${COUNT_ALERTS})()`)
    page.on('dialog', (dialog) => {
      dialogs.push(page.url())
      void dialog.dismiss()
    })
  }, LIMIT_MS)

  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    folder.remove()
  })

  it('is told of one that runs', async () => {
    await page.goto(`${server.url}/doorMain`)
    await page.evaluate(`globalThis.alert('x')`)
    expect(await page.evaluate('globalThis.hostileRan')).toBe(1)
  })

  it(
    'run nothing on the portal after the API and every source of an import, and no visible word is lost',
    async () => {
      const articles = await publishHostileArticles(server.url)
      expect(articles).toHaveLength(hostileTexts.length * 4)
      for (const { way, payload, path, words } of articles) {
        await page.goto(server.url + path)
        await page.waitForSelector('.dw-article-body')
        const { text, acting, ran } = await read(readArticle)
        for (const word of words) expect(text, `${way}: ${payload}`).toContain(word)
        expect({ acting, ran }, `${way}: ${payload}`).toEqual({ acting: [], ran: 0 })
      }
      expect(dialogs).toEqual([])
    },
    LIMIT_MS,
  )

  it(
    'run nothing when they are pasted into the editor, and no visible word is lost',
    async () => {
      await page.goto(`${server.url}/login`)
      await page.locator('aria/登录名[role="textbox"]').fill('edit01')
      await page.locator('input[type=password]').fill(PASSWORD)
      await press('登录')
      await page.waitForFunction(`location.pathname !== '/login'`)
      await page.goto(`${server.url}/article-management`)
      await press('写文章')
      await page.waitForSelector('[role=textbox][aria-multiline=true]')
      await page.locator('[role=textbox][aria-multiline=true]').click()
      for (const [index, payload] of hostileTexts.entries())
        await page.evaluate(paste(`<p>第${index + 1}段</p>${payload}<p>段尾${index + 1}</p>`))
      await vi.waitFor(async () => expect((await read(readEditor)).text).toContain(`段尾${hostileTexts.length}`))
      const { text, acting, ran } = await read(readEditor)
      for (const index of hostileTexts.keys()) {
        expect(text).toContain(`第${index + 1}段`)
        expect(text, hostileTexts[index]).toContain(`段尾${index + 1}`)
      }
      expect({ acting: acting.filter((html) => !hasOwnWidth(html)), ran }).toEqual({ acting: [], ran: 0 })
      expect(dialogs).toEqual([])
    },
    LIMIT_MS,
  )
})
