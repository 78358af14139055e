import { PGlite } from '@electric-sql/pglite'
import { join } from 'node:path'
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

/**
 * Starts a server and a browser before the first test of the file, and stops both after its last. `statements` change the
 * data of the demo before the server starts.
 */
export function servePortal(environment: Readonly<Record<string, string>> = {}, statements = ''): ServedPortal {
  const folder = dataFolder()
  let server: StartedServer
  let browser: Browser

  beforeAll(async () => {
    if (statements !== '') {
      const database = await PGlite.create({ dataDir: join(folder.path, 'database') })
      await database.exec(statements)
      await database.close()
    }
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
