import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measuredPages, openWeighedPages, type PageWeight, type WeighedPages } from '../../scripts/bench/page-sizes'
import { buildServer } from '../../scripts/build/build'
import { findTestBrowser } from '../../scripts/test/chromium'
import { signInByCall } from '../support/api-sign-in'
import { openBrowser, startServer, temporaryFolder, type StartedServer } from '../support/running-portal'
import { root } from '../support/source-files'

// The table of docs/embedding-sizes.md is the limit: what a page fetches does not grow unnoticed. Where it is far less, the
// docs are out of date. A file more or less can be in flight when the screen is there.
const LIMITS = { more: { kilobytes: 1.5, files: 2 }, less: { kilobytes: 4, files: 6 } }

/** What the docs say of each page, by its name: until it can be used, and after idle. */
const documented = new Map<string, { use: PageWeight; idle: PageWeight }>()
for (const line of readFileSync(join(root, 'docs/embedding-sizes.md'), 'utf8').split('\n')) {
  const [, name = '', , , use, idle, files = ''] = line.split('|').map((cell) => cell.trim())
  const [useFiles, idleFiles] = files.split(',').map(Number)
  const weights = [use, idle, useFiles, idleFiles].map(Number)
  const [useKilobytes = 0, idleKilobytes = 0, filesOfUse = 0, filesOfIdle = 0] = weights
  if (weights.some(Number.isNaN)) continue
  documented.set(name.split(',').slice(0, 2).join(','), {
    use: { kilobytes: useKilobytes, files: filesOfUse },
    idle: { kilobytes: idleKilobytes, files: filesOfIdle },
  })
}

const inWords = ({ kilobytes, files }: PageWeight) => `${kilobytes.toFixed(1)} KB in ${files} files`
const hasBrowser = findTestBrowser() !== null
if (!hasBrowser) console.warn('NOT RUN: what a page fetches is measured in a browser, and there is none.')

describe('the docs of sizes', () => {
  it('have every page that is measured', () => {
    expect([...documented.keys()]).toEqual(measuredPages.map(({ name }) => name))
  })

  it('say the same as the readme of the kit', () => {
    const readme = readFileSync(join(root, 'packages/admin-kit/README.md'), 'utf8')
    const [, ...figures] = /has fetched (\d+), (\d+), (\d+) and (\d+) KB/.exec(readme) ?? []
    const rounded = [...documented.values()].slice(0, 4).map(({ use }) => String(Math.round(use.kilobytes)))
    expect(figures).toEqual(rounded)
  })
})

describe.runIf(hasBrowser)('a real page of the tarballs, React not counted, fetches what the docs say', () => {
  const folder = temporaryFolder()
  let pages: WeighedPages
  let server: StartedServer
  let browser: Browser
  let token = ''

  beforeAll(async () => {
    await buildServer()
    pages = await openWeighedPages()
    server = await startServer({ DATA_DIR: folder.path, DEMO: '1', EMBED_ORIGINS: pages.origin })
    token = await signInByCall(server.url)
    browser = await openBrowser()
  })

  afterAll(async () => {
    await browser.close()
    await server.stop()
    pages.stop()
    folder.remove()
  })

  const expectNear = (measured: PageWeight, said: PageWeight | undefined) => {
    if (!said) throw new Error('docs/embedding-sizes.md does not have the page.')
    for (const unit of ['kilobytes', 'files'] as const) {
      expect(measured[unit], inWords(measured)).toBeLessThanOrEqual(said[unit] + LIMITS.more[unit])
      expect(measured[unit], inWords(measured)).toBeGreaterThanOrEqual(said[unit] - LIMITS.less[unit])
    }
  }

  it.each(measuredPages)(
    '$name, until it can be used and after three idle seconds',
    async (page) => {
      await pages.build(page, server.url, token)
      const said = documented.get(page.name)
      const use = await pages.weigh(browser, page, false)
      const idle = await pages.weigh(browser, page, true)
      console.log(`${page.name}: ${inWords(use)} until it can be used, ${inWords(idle)} after idle`)
      expectNear(use, said?.use)
      expectNear(idle, said?.idle)
    },
    120_000,
  )
})
