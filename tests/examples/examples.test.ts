import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '../../scripts/build/build'
import { signInByCall } from '../support/api-sign-in'
import { exampleJourneys } from '../support/example-journeys'
import { buildExample, isRegistryThere, serveExample } from '../support/example-site'
import { newVisitor } from '../support/journey'
import { ownBackEndJourneys, startOwnBackEnd, walkOwnBackEnd } from '../support/own-back-end-journeys'
import { freePort, openBrowser, startServer, temporaryFolder, type StartedServer } from '../support/running-portal'
import { root } from '../support/source-files'

/** Each example that a bundler builds, the folder its build writes, and the variable with the server's address. */
const examples = [
  ['vite-react-18', 'dist', 'VITE_DOORWAY_URL'],
  ['vite-react-19', 'dist', 'VITE_DOORWAY_URL'],
  ['vite-vue', 'dist', 'VITE_DOORWAY_URL'],
  ['svelte', 'dist', 'VITE_DOORWAY_URL'],
  ['webpack', 'dist', 'DOORWAY_URL'],
  ['next', 'out', 'NEXT_PUBLIC_DOORWAY_URL'],
] as const
const OWN_BACK_END = 'own-back-end'

/** What a page has in addition, as its framework renders it. */
const additions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  // A server component reads the definitions of the screens.
  next: (page) => page.getByText(/所需权限码：.*sys:user:add .*area:/).waitFor(),
  // An event of the element reached the component.
  'vite-vue': (page) => page.getByText('用户列表已就绪').waitFor(),
  svelte: (page) => page.getByText('用户列表已就绪').waitFor(),
}

it('every example is in this test', () => {
  const tested = [...examples.map(([name]) => name), ...exampleJourneys.map(({ example }) => example), OWN_BACK_END]
  expect(readdirSync(join(root, 'examples')).toSorted()).toEqual([...new Set(tested)].toSorted())
})

const hasRegistry = await isRegistryThere()
if (!hasRegistry) console.warn('NOT RUN: the examples need the package registry, which cannot be reached.')

describe.runIf(hasRegistry)('an example, built from the tarballs', () => {
  const folder = temporaryFolder()
  let server: StartedServer
  let browser: Browser
  let port = 0
  let token = ''

  beforeAll(async () => {
    await buildServer()
    port = await freePort()
    server = await startServer({ DATA_DIR: folder.path, EMBED_ORIGINS: `http://localhost:${port}` })
    token = await signInByCall(server.url)
    browser = await openBrowser()
  })

  afterAll(async () => {
    await browser.close()
    await server.stop()
    folder.remove()
  })

  it.each(examples)(
    'with %s shows people and areas, and finds one by login name',
    async (name, output, variable) => {
      const { files, printed, remove } = await buildExample(name, output, { [variable]: server.url })
      expect(printed).not.toMatch(/use client|MODULE_LEVEL_DIRECTIVE/)
      const site = serveExample(files, port, token)
      const { page, faults, context } = await newVisitor(browser)
      await page.goto(`http://localhost:${port}/`)
      const people = page.getByRole('grid', { name: '用户列表' }).or(page.getByRole('table', { name: '用户列表' }))
      const rows = people.getByRole('row').filter({ has: page.getByRole('button', { name: '修改' }) })
      await rows.nth(1).waitFor()
      await page.getByRole('treeitem', { name: /湖南省/ }).waitFor()

      const filters = page.getByRole('form', { name: '查询条件' })
      await filters.getByRole('textbox', { name: '登录名' }).fill('t_linyq')
      await filters.getByRole('button', { name: '查询' }).click()
      await expect.poll(() => rows.count()).toBe(1)
      await people.getByText('t_linyq').waitFor()
      await additions[name]?.(page)
      if (process.env['EXAMPLE_SHOTS'])
        await page.screenshot({ path: `${process.env['EXAMPLE_SHOTS']}/${name}.png`, fullPage: true })
      expect(faults).toEqual([])
      await context.close()
      site.stop()
      remove()
    },
    240_000,
  )

  it.each(exampleJourneys)('$example: $title', async ({ example, address = '', walk }) => {
    const { files, remove } = await buildExample(example, 'dist', {})
    writeFileSync(join(files, 'config.json'), JSON.stringify({ api: server.url, token }))
    const site = serveExample(files, port, token)
    const { page, faults, context } = await newVisitor(browser)
    await page.goto(`http://localhost:${port}/${address}`)
    await walk(page)
    expect(faults).toEqual([])
    await context.close()
    site.stop()
    remove()
  })

  it(`${OWN_BACK_END}: ${ownBackEndJourneys.map(({ title }) => title).join('; ')}`, async () => {
    const { files, remove } = await buildExample(OWN_BACK_END, '', {})
    const { site, stop } = await startOwnBackEnd(files)
    for (const journey of ownBackEndJourneys) await walkOwnBackEnd(browser, site, journey)
    stop()
    remove()
  }, 240_000)
})
