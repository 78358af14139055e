import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { dataFolder } from './data-folder'
import { openBrowser, startServer, type StartedServer } from './running-portal'

/** A portal with the whole demo, and a browser, for the journeys of one file. */
export interface ServedPortal {
  /** Address of the server, without a slash at its end. */
  readonly url: string
  readonly browser: Browser
}

/** Starts a server and a browser before the first test of the file, and stops both after its last. */
export function servePortal(environment: Readonly<Record<string, string>> = {}): ServedPortal {
  const folder = dataFolder()
  let server: StartedServer
  let browser: Browser

  beforeAll(async () => {
    server = await startServer({ ...environment, DATA_DIR: folder.path })
    browser = await openBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    folder.remove()
  })

  return {
    get url() {
      return server.url
    },
    get browser() {
      return browser
    },
  }
}
