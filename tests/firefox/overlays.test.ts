import { createServer, type Server } from 'node:http'
import { build } from 'esbuild'
import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inlineSheet } from '../../packages/admin-kit/inline-sheet'
import { firefoxFor } from '../support/find-firefox'
import { root } from '../support/source-files'

// Requirement 3 of embedding in Firefox, with real keys, pointer and wheel, in light DOM and in a shadow root. The
// Firefox of this machine, driven through WebDriver BiDi; FIREFOX_PATH names another one.

const executablePath = firefoxFor('dialogs, menus and trees by real keys in Firefox')

const DOCUMENT = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>Doorway</title>
<style>body{min-height:3000px}</style></head>
<body><button id="before">before</button><button id="after">after</button><script src="/page.js"></script></body></html>`

/** Queries that look into open shadow roots: the elements, and the one with the focus. */
const QUERIES = `(() => {
  const all = (root, selector) => [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...(element.shadowRoot ? all(element.shadowRoot, selector) : []),
  ])
  const focused = () => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element
  }
  globalThis.queries = {
    count: (selector) => all(document, selector).length,
    middle: (selector) => {
      const element = all(document, selector)[0]
      element?.scrollIntoView({ block: 'nearest' })
      const box = element?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
    focus: (selector) => all(document, selector)[0]?.focus(),
    focused: () => focused()?.id || focused()?.getAttribute('role') || focused()?.localName,
    isFocusIn: (selector) => all(document, selector).some((element) => element.contains(focused())),
    scrolled: (selector) => Math.max(0, ...all(document, selector + ', ' + selector + ' *').map((one) => one.scrollTop)),
    pageScrolled: () => document.documentElement.scrollTop,
  }
})()`

async function bundledPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/ui/overlay-page.tsx'],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'iife',
    target: 'firefox115',
    jsx: 'automatic',
    conditions: ['doorway-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [inlineSheet],
  })
  return outputFiles.map(({ text }) => text).join('')
}

let server: Server
let browser: Browser
let page: Page
let address = ''

const evaluate = (expression: string) => page.evaluate(expression)
/** Waits until an expression holds in the page; opening and closing take a moment. */
const until = (expression: string) =>
  vi.waitFor(async () => expect(await evaluate(expression), expression).toBe(true), { timeout: 5_000 })
const count = (selector: string, expected: number) => until(`queries.count('${selector}') === ${expected}`)
const focus = (selector: string) => evaluate(`queries.focus('${selector}')`)
const isFocused = (name: string) => until(`queries.focused() === '${name}'`)

async function middleOf(selector: string): Promise<{ x: number; y: number }> {
  const point: unknown = await evaluate(`queries.middle('${selector}')`)
  if (typeof point !== 'object' || point === null || !('x' in point) || !('y' in point))
    throw new Error(`${selector} is not in the page.`)
  return { x: Number(point.x), y: Number(point.y) }
}

async function click(selector: string) {
  const { x, y } = await middleOf(selector)
  await page.mouse.click(x, y)
}

async function press(key: KeyInput, { isShifted = false } = {}) {
  if (isShifted) await page.keyboard.down('Shift')
  await page.keyboard.press(key)
  if (isShifted) await page.keyboard.up('Shift')
}

describe.skipIf(executablePath === undefined)('overlays and trees in Firefox', () => {
  beforeAll(async () => {
    const script = await bundledPage()
    server = createServer((request, response) => {
      const isScript = request.url?.startsWith('/page.js')
      response.setHeader('content-type', `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`)
      response.end(isScript ? script : DOCUMENT)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const listening = server.address()
    if (typeof listening === 'object' && listening) address = `http://127.0.0.1:${listening.port}/`
    browser = await launch({ browser: 'firefox', executablePath, headless: true })
    page = await browser.newPage()
  })

  afterAll(async () => {
    await browser?.close()
    server?.close()
  })

  it.each(['light', 'shadow'])('keep focus, Escape and the wheel, in %s DOM', async (kind) => {
    await page.goto(`${address}?${kind}#${kind}`)
    await evaluate(QUERIES)
    await count('#open', 1)

    await focus('#open')
    const stops: unknown[] = []
    for (let presses = 0; presses < 6; presses += 1) {
      await press('Tab')
      stops.push(await evaluate('queries.focused()'))
    }
    expect(stops.join(' ')).toMatch(/tree/)
    expect(stops).not.toContain('div')
    expect(stops).toEqual(expect.arrayContaining(['behind', 'after']))
    await focus('#behind')
    await press('Tab', { isShifted: true })
    await until(`queries.isFocusIn('[role=tree]')`)
    await press('Tab', { isShifted: true })
    await press('Tab', { isShifted: true })
    await until(`queries.focused() === 'open' || queries.focused() === 'before'`)

    await click('#open')
    await count('[role=dialog]', 1)
    await until(`queries.isFocusIn('#outer')`)
    await focus('#first')
    for (const isShifted of [false, true]) {
      for (let presses = 0; presses < 8; presses += 1) {
        await press('Tab', { isShifted })
        await until(`queries.isFocusIn('#outer')`)
      }
    }

    const { x, y } = await middleOf('#first')
    await page.mouse.move(x, y)
    await page.mouse.wheel({ deltaY: 400 })
    await until(`queries.scrolled('#outer') > 0`)
    await until('queries.pageScrolled() === 0')

    await click('#open-inner')
    await count('[role=dialog]', 2)
    await click('#inner [aria-haspopup=menu]')
    await count('[role=menu]', 1)
    await press('Escape')
    await count('[role=menu]', 0)
    await count('[role=dialog]', 2)
    await press('Escape')
    await count('[role=dialog]', 1)
    await isFocused('open-inner')
    await press('Escape')
    await count('[role=dialog]', 0)
    await isFocused('open')
  })
})
