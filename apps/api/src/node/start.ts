import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type App, createApp } from '../app'
import { systemClock } from '../clock'
import { type Config, readConfig } from '../config'
import type { Database } from '../db/database'
import contract from '../generated/contract.json' with { type: 'json' }
import type { Secrets } from '../security/secrets'
import { lockDataFolder } from './data-folder-lock'
import { openSecrets } from './data-key'
import { fillInThread } from './fill-thread'
import { accountsFile, fillEmptyDatabase } from './first-start'
import { type SiteFetch, startServer } from './http-server'
import { openLog } from './log'
import { databaseFolder, openDatabase } from './open-database'
import { openSheetThreads } from './sheet-thread'
import { createSite } from './site'
import { openFileStore } from './uploads/open-file-store'

const notYet: SiteFetch = () => new Response('starting', { status: 503, headers: { 'retry-after': '2' } })

async function isAnswering({ db }: Database): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
}

/** Opens the database, filled. */
async function openFilled(config: Config, entry: URL): Promise<{ database: Database; secrets: Secrets }> {
  if (config.DATABASE_URL === undefined && !existsSync(join(databaseFolder(config), 'PG_VERSION')))
    await fillInThread(entry)
  const database = await openDatabase(config)
  const secrets = await openSecrets(database.db, config)
  await fillEmptyDatabase(database.db, secrets, systemClock, config)
  return { database, secrets }
}

async function openSite(
  config: Config,
  database: Database,
  secrets: Secrets,
  entry: URL,
): Promise<{ fetch: SiteFetch; tasks: App['tasks'] }> {
  const app = createApp({
    db: database.db,
    contract,
    secrets,
    log: await openLog(),
    files: await openFileStore(config),
    readSheet: openSheetThreads(entry),
    settings: {
      publicOrigin: config.PUBLIC_ORIGIN,
      passwordPrivateKey: config.PASSWORD_PRIVATE_KEY,
      validateResponses: process.env['NODE_ENV'] === 'development',
    },
  })
  const site = await createSite({ config, app, isReady: () => isAnswering(database) })
  return { fetch: (request, bindings) => site.fetch(request, bindings), tasks: app.tasks }
}

/**
 * Starts the server and stops it in order when a signal arrives. `say` prints a line for the person at the terminal,
 * `entry` the script of this process, which a thread of it begins with as well.
 */
export async function start(say: (line: string) => void, entry: URL): Promise<void> {
  const config = readConfig(process.env)
  const unlock = config.DATABASE_URL === undefined ? await lockDataFolder(config.DATA_DIR) : () => Promise.resolve()
  let respond = notYet
  const server = await startServer({
    port: config.PORT,
    host: config.HOST,
    trustedHops: config.TRUSTED_PROXY_HOPS,
    fetch: (request, bindings) => respond(request, bindings),
  })
  const { database, secrets } = await openFilled(config, entry)
  const site = await openSite(config, database, secrets, entry)
  respond = site.fetch
  site.tasks.start()

  const end = async () => {
    await Promise.all([server.stop(), site.tasks.stop()])
    await database.close()
    await unlock()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
  // Looked up first, so that both lines are printed together.
  const accounts = await accountsFile(config.DATA_DIR)
  say(`Doorway ready at ${server.address}`)
  if (accounts !== undefined) say(`Accounts: ${accounts}`)
}
