import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { screenManifests } from '../../packages/admin-kit/src/testing/generated/screen-manifests'
import { tokenOf } from '../support/api-token'
import { newVisitor, signIn, type Journey } from '../support/journey'
import { bundlePage, bundleSheet } from '../support/page-bundle'
import { probedScreens, type ProbedScreen } from '../support/screen-probe'
import { scriptFolder } from '../support/script-folder'
import { servePortal } from '../support/serve-portal'

/** Every way a screen comes onto a page, by the script that renders it. */
const ways = [
  { way: 'a component on React 18', script: 'components-18', isShadow: false },
  { way: 'a component on React 18 in a shadow root', script: 'components-18', isShadow: true },
  { way: 'a component on React 19', script: 'components-19', isShadow: false },
  { way: 'a component on React 19 in a shadow root', script: 'components-19', isShadow: true },
  { way: 'a mount on React 18', script: 'mounts-18', isShadow: true },
  { way: 'a mount on React 19', script: 'mounts-19', isShadow: true },
  { way: 'an element in light DOM', script: 'elements-19', isShadow: false },
  { way: 'an element with a shadow root', script: 'elements-19', isShadow: true },
  { way: 'an element of the script tag', script: 'script-tag', isShadow: true },
]

/** Each screen with something that only its data from the server can show, and its address in the host. */
const screens: readonly ProbedScreen[] = [
  ...probedScreens,
  {
    screen: 'ChangePassword',
    shows: (page: Page) => page.getByRole('textbox', { name: '新密码' }),
    path: '/update-password',
  },
]

const portal = servePortal()
let token: string
let sheet: string
const scripts = new Map<string, string>()

beforeAll(async () => {
  token = await tokenOf(portal.url, 'admin')
  sheet = await bundleSheet()
  for (const react of ['18', '19'] as const) {
    scripts.set(`components-${react}`, await bundlePage('tests/conformance/component-page.tsx', react))
    scripts.set(`mounts-${react}`, await bundlePage('tests/conformance/mount-page.ts', react))
  }
  scripts.set('elements-19', await bundlePage('tests/conformance/bundled-elements.ts', '19'))
  scripts.set('script-tag', await bundlePage('tests/conformance/element-page.ts', '19'))
})

/** A text that a screen has in its address; any name where its definition lists none. */
function filtersOf(screen: string): Readonly<Record<string, string>> {
  const { embed } = screenManifests.find(({ name }) => name === screen) ?? {}
  const { address = {} } = embed ?? {}
  const name = ['username', 'name', 'keyword', 'person'].find((member) => Object.hasOwn(address, member))
  return { [name ?? 'conformance']: '1' }
}

/** An embedder's page with the script of this way on it. */
async function openEmbedder(script: string) {
  const visitor = await newVisitor(portal.browser)
  const { page } = visitor
  await page.route('**/embedder/**', (route) => {
    const name = route.request().url().split('/embedder/')[1] ?? ''
    if (name !== '') return route.fulfill({ path: join(scriptFolder, name) })
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>host</title><body></body>' })
  })
  await page.goto(`${portal.url}/embedder/`)
  await page.addScriptTag({ content: scripts.get(script) })
  if (script === 'script-tag') await page.addScriptTag({ url: '/embedder/embed.js', type: 'module' })
  return visitor
}

/** Everything of the page that a widget must leave alone. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    body: [...document.body.attributes].map(({ name, value }) => `${name}=${value}`),
    html: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
    children: document.body.children.length,
    head: document.head.children.length,
    sheets: document.adoptedStyleSheets.length,
    address: location.href,
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => !key.startsWith('doorway:')),
  }))

/** What a host does with a screen from outside, once it has its data. */
async function useHandle(page: Page) {
  await expect.poll(() => page.evaluate('conformance.events()')).toEqual(['ready'])
  await page.evaluate('conformance.refresh()')
  expect(await page.evaluate('conformance.isDirty()')).toBe(false)
  expect(await page.evaluate('conformance.save()')).toBe(true)
  await page.evaluate('conformance.focus()')
  expect(await page.evaluate(() => document.querySelector('#host')?.contains(document.activeElement))).toBe(true)
  await page.evaluate('conformance.setFilters()')
  // A mount checks the names first, with a file that it loads for that.
  await expect.poll(() => page.evaluate('conformance.events()')).toEqual(['ready', 'navigate'])
}

describe.each(ways)('as $way', ({ script, isShadow }) => {
  const offered = screens.filter(({ screen }) => script.startsWith('components') || screen !== 'ChangePassword')
  let embedder: Journey

  // One page for all screens: a new one for each would run the script again every time, which is half of the test.
  beforeAll(async () => {
    embedder = await openEmbedder(script)
  })
  afterAll(() => embedder.context.close())

  it.each(offered)('$screen shows its data, obeys its handle and leaves no trace', async ({ screen, shows }) => {
    const { page, faults } = embedder
    const before = await traces(page)
    const mounting = { screen, token, isShadow, sheet, filters: filtersOf(screen) }
    await page.evaluate(`conformance.mount(${JSON.stringify(mounting)})`)
    await shows(page).first().waitFor()
    if (screen !== 'ChangePassword') await useHandle(page)
    await page.evaluate('conformance.speakEnglish()')
    await page.locator('#host [data-doorway]:lang(en)').first().waitFor()
    await page.evaluate('conformance.unmount()')
    await expect.poll(() => traces(page)).toEqual(before)
    expect(faults.splice(0)).toEqual([])
  })
})

describe('in the host', () => {
  let visitor: Journey

  beforeAll(async () => {
    visitor = await newVisitor(portal.browser)
    await signIn(visitor.page, portal.url)
    await visitor.page.waitForURL('**/home')
  })
  afterAll(() => visitor.context.close())

  it.each(screens.filter(({ path }) => path !== undefined))(
    '$screen shows its data at $path',
    async ({ shows, path }) => {
      const { page, faults } = visitor
      await page.goto(portal.url + path)
      await shows(page).first().waitFor()
      expect(faults).toEqual([])
    },
  )
})
