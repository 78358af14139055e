import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedding, type Embedding } from '../support/embedding'
import { newVisitor } from '../support/journey'
import { probedScreens } from '../support/screen-probe'
import { scriptFolder } from '../support/script-folder'
import { bundleCopied, copiedLines, copiedPlaces } from '../support/snippet-pages'

// Requirements 7, 11, 14, 17 and 18 of embedding: widgets that share a page.
let site: Embedding

beforeAll(async () => {
  site = await startEmbedding({ 'doorway-next': scriptFolder })
})
afterAll(() => site.stop())

const inside = (page: Page, id: string) => page.locator(`#${id}`)
const userRows = (page: Page, id: string) => inside(page, id).getByRole('grid').getByRole('row')

describe('two widgets of two people in two languages', () => {
  const body = () =>
    site.tag('user-manager', 'id="all" locale="en"') +
    site.tag('user-manager', 'id="own" locale="ko" data-person="school" theme="dark" density="compact"')

  it('show each person what is theirs, each in its language', async () => {
    const { page, context, faults } = await site.open('company', body())
    await userRows(page, 'all').nth(3).waitFor()
    await userRows(page, 'own').nth(3).waitFor()
    await inside(page, 'all').getByText('108 records', { exact: false }).waitFor()
    const names = await userRows(page, 'own').getByRole('gridcell').allTextContents()
    expect(names.join(' ')).toContain('砚池')
    expect(names.join(' ')).not.toContain('溪桥')
    await inside(page, 'all').getByRole('button', { name: 'Add', exact: true }).waitFor()
    await inside(page, 'own').getByRole('columnheader', { name: '로그인 ID' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it('keep no row of the first person when the element is given another', async () => {
    const { page, context } = await site.open('another', site.tag('user-manager', 'id="one"'))
    await userRows(page, 'one').nth(3).waitFor()
    // What the first person's widget prefetches when idle must not be counted as the second's.
    await page.waitForLoadState('networkidle')
    const requested: string[] = []
    page.on('request', (request) => {
      const token = request.headers()['authorization']
      if (token) requested.push(token)
    })
    await page.evaluate((token) => {
      Reflect.set(document.querySelector('#one') ?? {}, 'getToken', () => token)
    }, site.tokens.school)
    await expect
      .poll(() => userRows(page, 'one').getByRole('gridcell').allTextContents())
      .not.toContain('溪桥县第一中学')
    await userRows(page, 'one').nth(3).waitFor()
    expect(new Set(requested)).toEqual(new Set([site.tokens.school]))
    await context.close()
  })

  it('keep apart what they remember', async () => {
    const { page, context } = await site.open(
      'apart',
      site.tag('user-manager') + site.tag('user-manager', 'data-person="school"'),
    )
    const ids = () => page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)))
    for (const index of [0, 1]) {
      const widget = page.locator('doorway-user-manager').nth(index)
      await widget.getByRole('grid').getByRole('row').nth(3).waitFor()
      await widget.getByRole('button', { name: '列设置' }).click()
      await widget.getByRole('dialog').getByRole('checkbox').last().click()
      await page.keyboard.press('Escape')
    }
    await expect
      .poll(async () => new Set((await ids()).map((key) => key.split(':')[1])))
      .toEqual(new Set(['user-manager', 'user-manager-2']))
    await context.close()
  })
})

describe('a widget that breaks', () => {
  it('says so to the page, and leaves its neighbour in working order', async () => {
    const { page, context } = await site.open(
      'broken',
      site.tag('role-manager', 'id="bad"') + site.tag('role-manager', 'id="good"'),
    )
    await inside(page, 'good').getByRole('button', { name: '修改角色“学校管理员”' }).waitFor()
    const received = page.evaluate(
      () =>
        new Promise((resolve) => {
          const bad = document.querySelector('#bad')
          bad?.addEventListener('error', (event) => resolve(event instanceof CustomEvent && event.detail.kind))
          const breaking = new Proxy([], {
            get: () => {
              throw new Error('broken on purpose')
            },
          })
          Reflect.set(bad ?? {}, 'permissions', breaking)
        }),
    )
    expect(await received).toBe('broken')
    await inside(page, 'bad').getByRole('button', { name: '重试' }).waitFor()
    await inside(page, 'good').getByRole('button', { name: '修改角色“学校管理员”' }).click()
    await inside(page, 'good')
      .getByRole('treeitem', { name: /^系统管理/ })
      .waitFor()
    await page.evaluate(() => Reflect.set(document.querySelector('#bad') ?? {}, 'permissions', undefined))
    await inside(page, 'bad').getByRole('button', { name: '重试' }).click()
    await inside(page, 'bad').getByRole('button', { name: '修改角色“学校管理员”' }).waitFor()
    await context.close()
  })

  it('offers to try again when its file does not come', async () => {
    const { page, context } = await site.open('blocked', '')
    await page.route('**/doorway/parts/**', (route) => route.abort())
    await page.evaluate(
      (html) => document.body.insertAdjacentHTML('beforeend', html),
      site.tag('self-edit', 'id="self"'),
    )
    await inside(page, 'self').getByRole('button', { name: '重试' }).waitFor()
    await page.unroute('**/doorway/parts/**')
    await page.evaluate(
      (token) => Reflect.set(document.querySelector('#self') ?? {}, 'getToken', () => token),
      site.tokens.admin,
    )
    await inside(page, 'self').getByRole('button', { name: '重试' }).click()
    await inside(page, 'self').getByText('本机').waitFor()
    await context.close()
  })
})

/** Takes the editor out of the page: for a moment, until it receives the unsaved entries, or for good. */
async function taking(how: string) {
  const editor = document.querySelector('#editor')
  let received = 0
  const handleDiscard = () => {
    received += 1
    if (how === 'put back' && editor) document.body.append(editor)
  }
  editor?.addEventListener('discard', handleDiscard)
  editor?.remove()
  if (how === 'moved') {
    await Promise.resolve()
    if (editor) document.body.append(editor)
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
  editor?.removeEventListener('discard', handleDiscard)
  const isDirty: unknown = Reflect.get(editor ?? {}, 'isDirty').call(editor)
  return { received: received, isDirty }
}

describe('what a page decides about a widget', () => {
  it('stops a change by preventing its event, and hears of what goes with an element', async () => {
    const { page, context } = await site.open('prevented', site.tag('role-editor', 'id="editor" role-id="8"'))
    const posts: string[] = []
    page.on(
      'request',
      (request) => request.method() !== 'GET' && request.method() !== 'OPTIONS' && posts.push(request.url()),
    )
    const editor = inside(page, 'editor')
    await editor.getByRole('treeitem', { name: /^系统管理/ }).waitFor()
    await page.evaluate(() => {
      const stopped: string[] = []
      document.querySelector('#editor')?.addEventListener('beforemutation', (event) => {
        if (event instanceof CustomEvent) stopped.push(event.detail.name)
        event.preventDefault()
      })
      Object.assign(window, { stopped })
    })
    await editor.getByRole('textbox', { name: '名称', exact: true }).fill('校务管理员')
    expect(
      await page.evaluate(() =>
        Reflect.get(document.querySelector('#editor') ?? {}, 'isDirty')?.call(document.querySelector('#editor')),
      ),
    ).toBe(true)
    posts.length = 0
    await editor.getByRole('button', { name: '提交', exact: true }).click()
    await expect.poll(() => page.evaluate<string[]>('stopped')).toContain('roles.save')
    expect(posts).toEqual([])
    expect(await page.evaluate(taking, 'moved')).toEqual({ received: 0, isDirty: true })
    expect(await page.evaluate(taking, 'put back')).toEqual({ received: 1, isDirty: true })
    expect(await page.evaluate(taking, 'taken')).toEqual({ received: 1, isDirty: false })
    await context.close()
  })

  it('lifts it above its own layers by one variable, and restyles its parts through the shadow root', async () => {
    const { page, context } = await site.open(
      'layers',
      `<style>doorway-user-manager { --dw-z-base: 9000 } doorway-user-manager::part(toolbar) { color: rgb(1, 2, 3) }
       doorway-user-manager::part(dialog) { color: rgb(4, 5, 6) } nav { position: fixed; inset: 0 0 auto; height: 200px; z-index: 5000; background: navy }</style>
       <nav></nav>${site.tag('user-manager', 'id="users"')}`,
    )
    await userRows(page, 'users').nth(3).waitFor()
    await inside(page, 'users').getByRole('button', { name: '新增', exact: true }).dispatchEvent('click')
    const dialog = inside(page, 'users').getByRole('dialog')
    await dialog.getByRole('textbox').first().waitFor()
    const box = await dialog.boundingBox()
    const top = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.localName, {
      x: (box?.x ?? 0) + 40,
      y: (box?.y ?? 0) + 10,
    })
    expect(top).toBe('doorway-user-manager')
    const parts = await page.evaluate(() =>
      [...(document.querySelector('#users')?.shadowRoot?.querySelectorAll('[data-dw-part], [part]') ?? [])].map(
        (element) => ({
          name: element.getAttribute('data-dw-part'),
          part: element.getAttribute('part'),
          color: getComputedStyle(element).color,
        }),
      ),
    )
    // One of several (a cell, a field) says after its name which it is.
    expect(parts.filter(({ name, part }) => name !== part?.split(' ')[0])).toEqual([])
    const colorOf = (wanted: string) => parts.find(({ part }) => part === wanted)?.color
    expect(colorOf('toolbar')).toBe('rgb(1, 2, 3)')
    expect(colorOf('dialog')).toBe('rgb(4, 5, 6)')
    await context.close()
  })

  it('drags in each of its trees by itself, and leaves no mark on the page for it', async () => {
    const { page, context } = await site.open(
      'trees',
      site.tag('area-manager', 'id="first" height="300"') + site.tag('area-manager', 'id="second" height="300"'),
    )
    const line = (id: string, name: RegExp) => inside(page, id).getByRole('treeitem', { name })
    for (const id of ['first', 'second']) await line(id, /^云泽省/).waitFor()
    const pairs = { second: [/^青屿市/, /^望川市/], first: [/^望川市/, /^青屿市/] } as const
    for (const [id, [below, above]] of Object.entries(pairs)) {
      await line(id, /^云泽省/).click({ position: { x: 90, y: 12 } })
      await page.keyboard.press('ArrowRight')
      await line(id, below).dragTo(line(id, above), { targetPosition: { x: 90, y: 3 } })
      await inside(page, id).getByText('的顺序已调整').first().waitFor()
    }
    expect(await page.evaluate('"__isReactDndBackendSetUp" in window')).toBe(false)
    await context.close()
  })
})

/** The lines of the playground for a page of HTML, with the addresses of this site. */
describe('the lines that a page of each kind copies', () => {
  const page = (script: string) =>
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>copied</title><link rel="icon" href="data:,"></head><body>${script}</body></html>`

  const pages = {
    react: async () => {
      site.embedder.write('react.js', await bundleCopied('react', site.server.url))
      return `${copiedPlaces}<script src="/react.js"></script>`
    },
    vue: async () => {
      site.embedder.write('vue.js', await bundleCopied('vue', site.server.url))
      return `${copiedPlaces}<script src="/vue.js"></script>`
    },
    script: async () => [...copiedLines('script', site.server.url).values()].join('\n'),
  }

  it.each(['react', 'vue', 'script'] as const)('as %s run as they are, for every screen', async (kind) => {
    site.embedder.write('my/token', site.tokens.admin)
    const { page: visited, context, faults } = await newVisitor(site.browser)
    await visited.goto(site.embedder.write(`copied-${kind}.html`, page(await pages[kind]())))
    for (const { shows } of probedScreens) await shows(visited).first().waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('two versions on one page', () => {
  it('work side by side when the second has names of its own; the first is as its lines were copied', async () => {
    site.embedder.write('my/token', site.tokens.admin)
    const { page, context, faults } = await site.open(
      'versions',
      `<div id="old">${copiedLines('script', site.server.url).get('RoleManager')}</div>`,
    )
    const elsewhere = '<doorway-role-manager-next'
    await page.addScriptTag({ url: '/doorway-next/embed.js?suffix=-next', type: 'module' })
    const next = site.tag('role-manager', 'id="new"').replace('<doorway-role-manager', elsewhere)
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), next)
    await page.evaluate(
      (token) => Reflect.set(document.querySelector('#new') ?? {}, 'getToken', () => token),
      site.tokens.admin,
    )
    for (const id of ['old', 'new'])
      await inside(page, id).getByRole('button', { name: '修改角色“学校管理员”' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it('warn once when they take each other’s names, and the first goes on', async () => {
    const { page, context } = await site.open('taken', site.tag('role-manager', 'id="old"'))
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.addScriptTag({ url: '/doorway-next/embed.js', type: 'module' })
    await page.addScriptTag({ url: '/doorway/embed.js', type: 'module' })
    await inside(page, 'old').getByRole('button', { name: '修改角色“学校管理员”' }).waitFor()
    expect(warnings).toEqual([expect.stringContaining('Doorway was loaded twice')])
    await context.close()
  })
})
