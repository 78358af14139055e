import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, signIn } from '../support/journey'
import { openBrowser, PASSWORD, startServer, temporaryFolder, type StartedServer } from '../support/running-portal'
import { root } from '../support/source-files'

/** Each screen with something that only its data from the server can show, and its address in the host. */
const screens = [
  {
    screen: 'UserManager',
    shows: (page: Page) => page.getByRole('grid', { name: '用户列表' }),
    path: '/user-management',
  },
  {
    screen: 'AreaManager',
    shows: (page: Page) => page.getByRole('treeitem', { name: /^云泽省/ }),
    path: '/organization-management',
  },
  {
    screen: 'OrganizationManager',
    shows: (page: Page) => page.getByRole('treeitem', { name: /^云泽省教育厅/ }),
    path: '/school-management',
  },
  {
    screen: 'RoleManager',
    shows: (page: Page) => page.getByRole('button', { name: '修改角色“学校管理员”' }),
    path: '/role-management',
  },
  {
    screen: 'RoleEditor',
    shows: (page: Page) => page.getByRole('treeitem', { name: /^系统管理/ }),
    path: '/role-edit?id=8',
  },
  {
    screen: 'SelfEdit',
    shows: (page: Page) => page.getByRole('group', { name: '登录设备' }).getByText('本机'),
    path: '/self-edit',
  },
  {
    screen: 'ChangePassword',
    shows: (page: Page) => page.getByRole('textbox', { name: '新密码' }),
    path: '/update-password',
  },
]

const folder = temporaryFolder()
let server: StartedServer
let browser: Browser
let token: string
let sheet: string
const scripts = new Map<string, string>()

/** The page of an embedder, with React of this version in its bundle. */
async function bundle(reactFolder: string): Promise<string> {
  const from = createRequire(join(root, reactFolder, 'package.json'))
  const at = (name: string) => dirname(from.resolve(`${name}/package.json`))
  const { outputFiles } = await build({
    entryPoints: [join(root, 'tests/conformance/page.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'chrome109',
    conditions: ['doorway-source'],
    alias: { react: at('react'), 'react-dom': at('react-dom') },
    define: { 'process.env.NODE_ENV': '"development"' },
    nodePaths: [join(root, 'node_modules')],
  })
  return outputFiles.map(({ text }) => text).join('')
}

async function bundleSheet(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/admin-kit/src/styles.css')],
    bundle: true,
    write: false,
    conditions: ['doorway-source'],
  })
  return outputFiles.map(({ text }) => text).join('')
}

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder.path })
  browser = await openBrowser()
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  token = String(Object(Object(await answer.json()).data).token)
  sheet = await bundleSheet()
  scripts.set('18', await bundle('tests/react-18'))
  scripts.set('19', await bundle('packages/admin-kit'))
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  folder.remove()
})

/** Everything of the page that a widget must leave alone. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    body: [...document.body.attributes].map(({ name, value }) => `${name}=${value}`),
    html: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
    children: document.body.children.length,
    head: document.head.children.length,
    address: location.href,
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => !key.startsWith('doorway:')),
  }))

describe.each(['18', '19'])('on React %s', (version) => {
  describe.each([false, true])('in a shadow root: %s', (isShadow) => {
    it.each(screens)('$screen shows its data and leaves no trace', async ({ screen, shows }) => {
      const { page, context, faults } = await newVisitor(browser)
      await page.route('**/embedder', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>host</title><body></body>' }),
      )
      await page.goto(`${server.url}/embedder`)
      await page.addScriptTag({ content: scripts.get(version) })
      const before = await traces(page)
      const mounting = JSON.stringify({ screen, token, isShadow, sheet })
      await page.evaluate(`conformance.mount(${mounting})`)
      await shows(page).first().waitFor()
      await page.evaluate('conformance.unmount()')
      expect(await traces(page)).toEqual(before)
      expect(faults).toEqual([])
      await context.close()
    })
  })
})

describe('in the host', () => {
  it.each(screens)('$screen shows its data at $path', async ({ shows, path }) => {
    const { page, context, faults } = await newVisitor(browser)
    await signIn(page, server.url)
    await page.waitForURL('**/home')
    await page.goto(server.url + path)
    await shows(page).first().waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})
