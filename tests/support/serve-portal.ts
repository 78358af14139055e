import { PGlite } from '@electric-sql/pglite'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { dataFolder } from './data-folder'
import { openBrowser } from './running-portal'
import { openSharedServer, type SharedServer } from './shared-server'

let shared: Browser | undefined

/** The browser of all files of this worker: each has visitors of its own, who leave with it. */
export async function openSharedBrowser(): Promise<Browser> {
  // A browser that crashed fails the file it crashed in, not the next ones.
  if (!shared?.isConnected()) shared = await openBrowser()
  return shared
}

/** Ends the visits that a file has left open. */
export async function leaveSharedBrowser(): Promise<void> {
  await Promise.all(shared?.contexts().map((context) => context.close()) ?? [])
}

/** A portal with the whole demo, and a browser, for the journeys of one file. */
export interface ServedPortal {
  /** Address of the server, without a slash at its end. */
  readonly url: string
  readonly browser: Browser
}

/**
 * Opens a server before the first test of the file and closes it after its last. `statements` change the data of the demo
 * before the server opens.
 */
export function servePortal(environment: Readonly<Record<string, string>> = {}, statements = ''): ServedPortal {
  const folder = dataFolder()
  let server: SharedServer
  let browser: Browser

  beforeAll(async () => {
    if (statements !== '') {
      const database = await PGlite.create({ dataDir: join(folder.path, 'database') })
      await database.exec(statements)
      await database.close()
    }
    server = await openSharedServer({ ...environment, DATA_DIR: folder.path })
    browser = await openSharedBrowser()
  })

  afterAll(async () => {
    await leaveSharedBrowser()
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
