import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedding, type Embedding } from '../support/embedding'
import { focusOutline, lostInForcedColors } from '../support/forced-colors'
import { newVisitor } from '../support/journey'

// Requirements 4, 5 and 13 of embedding.
let site: Embedding

beforeAll(async () => {
  site = await startEmbedding()
})
afterAll(() => site.stop())

const users = (page: Page) => page.getByRole('grid', { name: '用户列表' })

/** Writes down every change of the page's own head, root and body, with what it was. */
const watchPage = (page: Page) =>
  page.evaluate(() => {
    const changes: string[] = []
    const watch = (target: Node, options: MutationObserverInit) =>
      new MutationObserver((records) => {
        for (const {
          type,
          attributeName,
          target: { nodeName },
        } of records) {
          changes.push(`${nodeName} ${type} ${attributeName ?? ''}`)
        }
      }).observe(target, options)
    watch(document.documentElement, { attributes: true, childList: true })
    watch(document.head, { attributes: true, childList: true, subtree: true, characterData: true })
    watch(document.body, { attributes: true, childList: true })
    Object.assign(window, { changes })
  })

/** What belongs to the page and not to a widget. */
const belongings = (page: Page) =>
  page.evaluate(() => ({
    names: Object.getOwnPropertyNames(window).sort(),
    address: location.href,
    history: [history.length, JSON.stringify(history.state)],
    title: document.title,
    cookies: document.cookie,
    sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
  }))

const keys = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

/** Uses a user manager as people do: filters, columns, a dialog with a form. */
async function work(page: Page) {
  const widget = page.locator('[data-dw-part="user-manager"]')
  const button = (name: string) => widget.getByRole('button', { name, exact: true })
  await users(page).getByRole('row').nth(3).waitFor()
  await widget.getByRole('textbox', { name: '用户名' }).fill('林')
  await button('查询').click()
  await button('重置').click()
  await button('列设置').click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await button('新增').click()
  await dialog.getByRole('button', { name: '取消', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await users(page).getByRole('row').nth(3).waitFor()
}

/** Mounts a screen, waits until it has its data and takes it away, as often as requested. */
const CYCLES = `import { mountRoleManager } from '/doorway/embed.js'
const once = (place, options) => new Promise((resolve) => {
  const onReady = () => setTimeout(() => resolve(widget.unmount()))
  const widget = mountRoleManager(place, { ...options, onReady })
})
globalThis.cycle = async (times, options) => {
  for (let round = 0; round < times; round++) await once(document.querySelector('#place'), options)
}
globalThis.isPrepared = true`

describe('a widget on somebody else’s page', () => {
  it('changes nothing of the page while people work, and takes its own along', async () => {
    const { page, context, faults } = await site.open('manners', '<div id="place"></div>')
    await page.evaluate(() => history.replaceState({ host: 1 }, '', '#top'))
    const before = await belongings(page)
    await watchPage(page)
    await page.evaluate((html) => {
      const place = document.querySelector('#place')
      if (place) place.innerHTML = html
      Reflect.set(place?.firstElementChild ?? {}, 'getToken', () => Reflect.get(window, 'token'))
    }, site.tag('user-manager'))
    await page.evaluate((token) => Object.assign(window, { token }), site.tokens.admin)
    await work(page)
    const during = await belongings(page)
    expect({ ...during, names: [] }).toEqual({ ...before, names: [] })
    expect(during.names.filter((name) => !before.names.includes(name))).toEqual(['changes', 'token'])
    await page.evaluate(() => document.querySelector('#place')?.replaceChildren())
    expect(await page.evaluate('changes')).toEqual([])
    expect((await keys(page)).filter((key) => !key.startsWith('doorway:user-manager:'))).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })

  it('can come and go a hundred times without leaving listeners, nodes or memory behind', async () => {
    site.embedder.write('cycles.js', CYCLES)
    const script = '<script type="module" src="/cycles.js"></script>'
    const { page, context } = await site.open('cycles', `<div id="place"></div>${script}`)
    await page.waitForFunction('globalThis.isPrepared')
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    const cycle = (times: number) =>
      page.evaluate(`cycle(${times}, { baseUrl: '${site.server.url}', getToken: () => '${site.tokens.admin}' })`)
    const measure = async () => {
      // What was left for the idle page refers to the last screen.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
      return { listeners: of('JSEventListeners'), nodes: of('Nodes'), megabytes: of('JSHeapUsedSize') / 1_048_576 }
    }
    await cycle(10)
    const before = await measure()
    await cycle(100)
    const after = await measure()
    expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5)
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 50)
    expect(after.megabytes).toBeLessThanOrEqual(before.megabytes + 3)
    await context.close()
  })
})

const policyFor = (api: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${api}`,
  ].join('; '),
})

/** Written before the widgets come, so that nothing is missed. */
const RECORDER = `globalThis.violations = []
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
  violations.push([effectiveDirective, blockedURI, sourceFile, lineNumber].join(' ')))`

describe('a page with the strictest policy', () => {
  const openStrict = async (name: string, body: string) => {
    site.embedder.write('recorder.js', RECORDER)
    return site.open(name, body, policyFor(site.server.url), '<script src="/recorder.js"></script>')
  }
  const violations = (page: Page) => page.evaluate<string[]>('violations')

  it.each(['shadow', 'light', 'layer'])('is broken nowhere by widgets with isolation %s', async (isolation) => {
    const attribute = `isolation="${isolation}"`
    const { page, context, faults } = await openStrict(
      'strict',
      site.tag('user-manager', attribute) +
        site.tag('role-editor', `${attribute} role-id="8"`) +
        site.tag('self-edit', attribute),
    )
    await work(page)
    await page.getByRole('treeitem', { name: /^系统管理/ }).waitFor()
    await page.getByRole('group', { name: '登录设备' }).getByText('本机').waitFor()
    expect(await violations(page)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })

  it('would say so', async () => {
    const { page, context } = await openStrict('strict-control', '')
    await page.evaluate(() =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
    )
    await expect.poll(() => violations(page)).toContainEqual(expect.stringContaining('style-src-elem inline'))
    await context.close()
  })
})

describe('in the forced colours of a system', () => {
  it('a widget keeps edges, choices, icons and the mark of the focus', async () => {
    const tags = ['user-manager', 'role-manager', 'area-manager', 'self-edit'].map((name) =>
      site.tag(name, `id="${name}"`),
    )
    const first = await site.open('forced', tags.join(''))
    const address = first.page.url()
    await first.context.close()
    const { page, context, faults } = await newVisitor(site.browser, { forcedColors: 'active', colorScheme: 'dark' })
    await page.goto(address)
    await users(page).getByRole('row').nth(3).waitFor()
    await users(page).getByRole('checkbox').nth(2).check()
    await page
      .locator('#area-manager')
      .getByRole('treeitem', { name: /^云泽省\s/ })
      .click()
    await page.locator('#role-manager').getByRole('button', { name: '修改角色“学校管理员”' }).click()
    await page
      .locator('#role-manager')
      .getByRole('treeitem', { name: /^系统管理/ })
      .waitFor()
    await page.locator('#self-edit').getByRole('textbox', { name: '姓名' }).waitFor()
    expect(await lostInForcedColors(page)).toEqual([])
    await page.locator('#user-manager').getByRole('textbox', { name: '用户名' }).focus()
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab')
      expect(await focusOutline(page)).not.toBe('')
    }
    await users(page).getByRole('button', { name: '修改', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    expect(await lostInForcedColors(page)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
})
