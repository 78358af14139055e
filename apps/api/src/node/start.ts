import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type App, createApp } from '../app'
import { systemClock } from '../clock'
import { type Config, isOpenDemo, readConfig } from '../config'
import type { Database } from '../db/database'
import { noFileStore } from '../files/file-store'
import contract from '../generated/contract.json' with { type: 'json' }
import type { Secrets } from '../security/secrets'
import { openAnchorStore, startAnchoring } from './anchor-file'
import { lockDataFolder } from './data-folder-lock'
import { isRekeyNeeded, openSecrets } from './data-key'
import { fillInThread } from './fill-thread'
import { accountsFile, fillEmptyDatabase } from './first-start'
import { forwardedWarning } from './forwarded-warning'
import { type SiteFetch, startServer } from './http-server'
import { openLog, type ProcessLog } from './log'
import { databaseFolder, openDatabase, sealEarlierLogs } from './open-database'
import { openSheetThreads } from './sheet-thread'
import { createSite } from './site'
import { openFileStore } from './uploads/open-file-store'
import { foreignUploads } from './uploads/upload-folder'

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
  await sealEarlierLogs(database.db, secrets)
  return { database, secrets }
}

async function openSite(
  config: Config,
  database: Database,
  secrets: Secrets,
  { entry, log, address }: { entry: URL; log: ProcessLog; address: string },
): Promise<{ fetch: SiteFetch; tasks: App['tasks']; stopAnchoring: () => Promise<void> }> {
  const foreign = await foreignUploads(database.db, config)
  if (foreign !== undefined) log.warn(`${foreign} Nothing can be uploaded here.`)
  const app = createApp({
    db: database.db,
    contract,
    secrets,
    log,
    anchorStore: await openAnchorStore(config),
    files: foreign === undefined ? await openFileStore(config) : noFileStore,
    readSheet: openSheetThreads(entry),
    settings: {
      publicOrigin: config.PUBLIC_ORIGIN,
      ownOrigin: address,
      passwordPrivateKey: config.PASSWORD_PRIVATE_KEY,
      validateResponses: process.env['NODE_ENV'] === 'development',
    },
  })
  const site = await createSite({ config, app, isReady: () => isAnswering(database) })
  return {
    fetch: (request, bindings) => site.fetch(request, bindings),
    tasks: app.tasks,
    stopAnchoring: startAnchoring(app.anchorLogs, log),
  }
}

const OPEN_DEMO =
  'Warning: this is the demo, and other machines can reach it. All its accounts have one password. Set DEMO=0 for real data.'
const REKEY_NEEDED =
  'Personal data still has the former key. Run "npm run admin -- rekey" once all servers have the new one.'

/**
 * Starts the server and stops it in order when a signal arrives. `say` prints a line for the person at the terminal,
 * `entry` the script of this process, which a thread of it begins with as well.
 */
export async function start(say: (line: string) => void, entry: URL): Promise<void> {
  const config = readConfig(process.env)
  const unlock = config.DATABASE_URL === undefined ? await lockDataFolder(config.DATA_DIR) : () => Promise.resolve()
  let respond = notYet
  const log = await openLog()
  const noteForwarded = forwardedWarning(config.TRUSTED_PROXY_HOPS, log.warn)
  const server = await startServer({
    port: config.PORT,
    host: config.HOST,
    trustedHops: config.TRUSTED_PROXY_HOPS,
    fetch: (request, bindings) => {
      noteForwarded(request.headers)
      return respond(request, bindings)
    },
  })
  const { database, secrets } = await openFilled(config, entry)
  const site = await openSite(config, database, secrets, { entry, log, address: server.address })
  respond = site.fetch
  site.tasks.start()

  const end = async () => {
    await Promise.all([server.stop(), site.tasks.stop()])
    await site.stopAnchoring()
    await database.close()
    await unlock()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
  // Looked up first, so that both lines are printed together.
  const accounts = await accountsFile(config.DATA_DIR)
  const needsRekey = await isRekeyNeeded(database.db, secrets)
  say(`Doorway ready at ${server.address}`)
  if (accounts !== undefined) say(`Accounts: ${accounts}`)
  if (isOpenDemo(config)) {
    say(OPEN_DEMO)
    log.warn(OPEN_DEMO)
  }
  if (needsRekey) say(REKEY_NEEDED)
}
