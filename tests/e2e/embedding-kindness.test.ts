import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedding, type Embedding } from '../support/embedding'

// What the console says to developers who embed, and what a mistake of theirs does not destroy.
let site: Embedding

beforeAll(async () => {
  site = await startEmbedding()
})
afterAll(() => site.stop())

const MOUNT = `import { mountUserManager } from '/doorway/embed.js'
globalThis.mountUserManager = mountUserManager`

/** A page with the mount function in a global, and the warnings of its console. */
async function openPage(name: string) {
  site.embedder.write('mount.js', MOUNT)
  const journey = await site.open(name, '<div id="place"></div><script type="module" src="/mount.js"></script>')
  const warnings: string[] = []
  journey.page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('Doorway')) warnings.push(message.text())
  })
  await journey.page.waitForFunction('globalThis.mountUserManager')
  return { ...journey, warnings }
}

/** Mounts a user manager; `options` and `place` are source. Its events are in `globalThis.events`. */
const mount = (page: Page, options: string, place = `'#place'`) =>
  page.evaluate(`(() => {
    globalThis.events = []
    const note = (name) => (event) => void events.push({ name, ...event, error: undefined, cause: event?.cause?.message })
    const given = { baseUrl: '${site.server.url}', getToken: () => '${site.tokens.admin}', onError: note('error'), onReady: note('ready') }
    globalThis.widget = mountUserManager(${place}, Object.assign(given, ${options}))
  })()`)

const events = (page: Page) => page.evaluate<{ name: string }[]>('events')
const rows = (page: Page) => page.getByRole('grid').getByRole('row')

describe('the events of a widget', () => {
  it('name what was loaded, the request and why it failed', async () => {
    const { page, context } = await openPage('failing')
    await page.route('**/queryPageUserInfoList', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*' },
        json: { success: false, msg: 'x', code: 'BROKEN', requestId: 'r-1' },
      }),
    )
    await mount(page, '{}')
    await expect
      .poll(() => events(page))
      .toContainEqual(
        expect.objectContaining({
          name: 'error',
          kind: 'unexpected',
          operation: 'users.page',
          requestId: 'r-1',
          status: 500,
          address: `POST ${site.server.url}/api/userInfo/queryPageUserInfoList`,
        }),
      )
    expect((await events(page)).filter(({ name }) => name === 'ready')).toEqual([])
    await context.close()
  })

  it('have ready once the rows are there', async () => {
    const { page, context } = await openPage('ready')
    await mount(
      page,
      `{ onReady: () => events.push(document.querySelector('#place > div').shadowRoot.querySelectorAll('tbody tr, [role=row]').length) }`,
    )
    await expect.poll(() => page.evaluate<number[]>('events')).toHaveLength(1)
    expect((await page.evaluate<number[]>('events'))[0]).toBeGreaterThan(5)
    await context.close()
  })

  it('say what getToken has thrown', async () => {
    const { page, context } = await openPage('no-session')
    await mount(page, `{ getToken: () => Promise.reject(new Error('The session has ended.')) }`)
    await expect
      .poll(() => events(page))
      .toContainEqual(expect.objectContaining({ kind: 'unauthenticated', cause: 'The session has ended.' }))
    await context.close()
  })

  it('are followed by one sentence where the address is not that of the API', async () => {
    const { page, context, warnings } = await openPage('wrong-address')
    await mount(page, `{ baseUrl: location.origin }`)
    await expect.poll(() => warnings.length).toBe(1)
    expect(warnings[0]).toContain('Is baseUrl the address of the API')
    await context.close()
  })
})

describe('an API that does not let the page in', () => {
  it('is named with the origin that it needs, after the failure has been reported', async () => {
    const { page, context, warnings } = await openPage('elsewhere')
    await mount(page, `{ baseUrl: 'http://localhost:1' }`)
    await expect.poll(() => warnings.length).toBe(1)
    expect(warnings[0]).toContain(`Is ${new URL(page.url()).origin} in EMBED_ORIGINS?`)
    expect(await events(page)).toContainEqual(expect.objectContaining({ name: 'error', kind: 'network' }))
    await context.close()
  })
})

describe('an unknown language', () => {
  it('leaves the language and the open form as they are', async () => {
    const { page, context, warnings, faults } = await openPage('languages')
    await mount(page, `{ locale: 'EN' }`)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const name = page.getByRole('dialog').getByRole('textbox').first()
    await name.fill('somebody')
    await page.evaluate(`widget.update({ locale: 'xx' })`)
    await expect.poll(() => warnings).toEqual([expect.stringContaining('locale "xx" is unknown')])
    expect(await name.inputValue()).toBe('somebody')
    await page.evaluate(`widget.update({ locale: 'zh-Hant-TW' })`)
    await page
      .getByRole('dialog', { name: '新增使用者' })
      .or(page.getByRole('dialog', { name: '新增用戶' }))
      .waitFor()
    expect(await name.inputValue()).toBe('somebody')
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('a mount', () => {
  it('takes what jQuery has found, and the same screen once', async () => {
    const { page, context, warnings } = await openPage('places')
    await mount(page, `{ locale: 'en' }`, `{ 0: document.querySelector('#place'), length: 1 }`)
    await rows(page).nth(3).waitFor()
    await mount(page, `{ locale: 'zh' }`)
    await page.getByRole('button', { name: '新增', exact: true }).waitFor()
    expect(await page.locator('#place > div').count()).toBe(1)
    expect(warnings).toEqual([expect.stringContaining('UserManager is already mounted here')])
    await page.evaluate('widget.unmount()')
    expect(await page.locator('#place > div').count()).toBe(0)
    await context.close()
  })

  it('says what it does not find, know or have', async () => {
    const { page, context, warnings } = await openPage('mistakes')
    const failure = await mount(page, '{}', `'#nowhere'`).catch(String)
    expect(failure).toContain('mountUserManager found no element for "#nowhere"')
    expect(await mount(page, '{}', `document.querySelector('#nowhere')`).catch(String)).toContain(
      'mountUserManager found no element for null',
    )
    await mount(page, `{ isolation: 'iframe', readonly: true, getToken: undefined, columns: { hide: ['phone'] } }`)
    await expect.poll(() => warnings.length).toBe(4)
    expect(warnings.join('\n')).toMatch(/isolation of UserManager is "iframe"/)
    expect(warnings.join('\n')).toMatch(/no option "readonly". Do you mean isReadOnly\?/)
    expect(warnings.join('\n')).toMatch(/columns.hide of UserManager does not know "phone"/)
    expect(warnings.join('\n')).toMatch(/UserManager waits for getToken/)
    await context.close()
  })
})

describe('an element', () => {
  it('says which attribute and property it does not have, and survives a language of null', async () => {
    const { page, context, warnings, faults } = await openPage('element')
    await page.evaluate(`(() => {
      const element = document.createElement('doorway-user-manager')
      element.setAttribute('baseurl', 'x')
      element.rowAction = {}
      Object.assign(element, { baseUrl: '${site.server.url}', getToken: () => '${site.tokens.admin}', locale: null })
      document.body.append(element)
    })()`)
    await page.getByRole('button', { name: '新增', exact: true }).waitFor()
    await expect.poll(() => warnings).toHaveLength(2)
    expect(warnings[0]).toContain('has no attribute "baseurl". Do you mean base-url?')
    expect(warnings[1]).toContain('has no option "rowAction". Do you mean rowActions?')
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('a filter that a page sets', () => {
  it('enters the address when the screen has it; any other is named once and left out', async () => {
    const { page, context, warnings, faults } = await openPage('filters')
    await page.evaluate(`history.replaceState(null, '', '?users.state=maybe&users.username=t_')`)
    await mount(page, `{ navigation: 'query', instanceId: 'users' }`)
    await rows(page).nth(3).waitFor()
    await expect.poll(() => warnings).toEqual([expect.stringContaining('"state": "maybe" is left out')])
    await page.evaluate(`widget.setFilters({ page: 2, phone: '139', sort: 'password.asc', state: 'enabled' })`)
    await expect.poll(() => new URL(page.url()).search).toBe('?users.state=enabled&users.username=t_')
    await expect.poll(() => warnings.length).toBe(4)
    expect(warnings[1]).toContain('"page" is 2 (number)')
    expect(warnings[2]).toContain('has no "phone", which is left out. It has node, username,')
    expect(warnings[3]).toContain('one of username.asc')
    await page.evaluate(`widget.setFilters({ state: null, phone: '139' })`)
    await expect.poll(() => new URL(page.url()).search).toBe('?users.username=t_')
    expect(warnings).toHaveLength(4)
    expect(faults).toEqual([])
    await context.close()
  })
})
