import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { ownBackEndJourneys, startOwnBackEnd, walkOwnBackEnd } from '../support/own-back-end-journeys'
import { openBrowser } from '../support/running-portal'
import { root } from '../support/source-files'

const example = join(root, 'examples/own-back-end')

let server: Awaited<ReturnType<typeof startOwnBackEnd>>
let browser: Browser

beforeAll(async () => {
  execFileSync(process.execPath, ['build.mjs'], { cwd: example })
  server = await startOwnBackEnd(example)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  server.stop()
})

describe('the user manager over a back end of the page', () => {
  it.each(ownBackEndJourneys)('$title', (journey) => walkOwnBackEnd(browser, server.site, journey))
})
