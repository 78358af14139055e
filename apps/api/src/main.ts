import './node/memory'
import { sql } from 'drizzle-orm'
import { createApp } from './app'
import { systemClock } from './clock'
import { ConfigFault, readConfig, type Config } from './config'
import type { Database } from './db/database'
import contract from './generated/contract.json' with { type: 'json' }
import { lockDataFolder } from './node/data-folder-lock'
import { readDataKey, requireSameKey } from './node/data-key'
import { accountsFile, fillEmptyDatabase } from './node/first-start'
import { startServer, type SiteFetch } from './node/http-server'
import { openLog } from './node/log'
import { openDatabase } from './node/open-database'
import { createSite } from './node/site'
import { StartFault } from './node/start-fault'

const notYet: SiteFetch = () => new Response('starting', { status: 503, headers: { 'retry-after': '2' } })

async function isAnswering({ db }: Database): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
}

async function openSite(config: Config, database: Database): Promise<SiteFetch> {
  const secrets = await readDataKey(config.DATA_DIR)
  await requireSameKey(database.db, secrets, config.DATA_DIR)
  await fillEmptyDatabase(database.db, secrets, systemClock, config)
  const app = createApp({
    db: database.db,
    contract,
    secrets,
    log: await openLog(),
    settings: {
      passwordPrivateKey: config.PASSWORD_PRIVATE_KEY,
      checkAnswers: process.env['NODE_ENV'] === 'development',
    },
  })
  const site = await createSite({ config, app, isReady: () => isAnswering(database) })
  return (request, bindings) => site.fetch(request, bindings)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const unlock = config.DATABASE_URL === undefined ? await lockDataFolder(config.DATA_DIR) : () => Promise.resolve()
  let answer = notYet
  const server = await startServer({
    port: config.PORT,
    host: config.HOST,
    trustedHops: config.TRUSTED_PROXY_HOPS,
    fetch: (request, bindings) => answer(request, bindings),
  })
  const database = await openDatabase(config)
  answer = await openSite(config, database)

  const end = async () => {
    await server.stop()
    await database.close()
    await unlock()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
  console.log(`Doorway ready at ${server.address}`)
  const accounts = await accountsFile(config.DATA_DIR)
  if (accounts !== undefined) console.log(`Accounts: ${accounts}`)
}

start().catch((error: unknown) => {
  const isExpected = error instanceof StartFault || error instanceof ConfigFault
  console.error(isExpected ? error.message : error)
  process.exit(1)
})
