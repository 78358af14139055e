import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type App, createApp } from '../app'
import { systemClock } from '../clock'
import { type Config, isOpenDemo, readConfig } from '../config'
import type { Database } from '../db/database'
import { describeFault } from '../db/faults'
import { noFileStore } from '../files/file-store'
import contract from '../generated/contract.json' with { type: 'json' }
import type { ServerLog } from '../http/server-context'
import type { Secrets } from '../security/secrets'
import { openAnchorStore, startAnchoring } from './anchor-file'
import { encoderOf } from './content-encoding'
import { lockDataFolder } from './data-folder-lock'
import { isRekeyNeeded, openSecrets } from './data-key'
import { DiskReserve } from './disk-reserve'
import { fillInThread } from './fill-thread'
import { accountsFile, fillEmptyDatabase } from './first-start'
import { forwardedWarning } from './forwarded-warning'
import { type SiteFetch, startServer } from './http-server'
import { openLog } from './log'
import { openPictureMaker } from './sharp-maker'
import { databaseFolder, openDatabase, openForServing, sealEarlierLogs } from './open-database'
import { writeByPdfkit } from '../pdf/pdfkit-writer'
import { openMediaThreads } from './media-thread'
import { openPlanThreads } from './plan-thread'
import { openSheetThreads } from './sheet-thread'
import { openContentThreads } from './content-thread'
import { openTranscoder } from './http-transcoder'
import { openTexter } from './sms-gateway'
import { openMailer } from './smtp-mailer'
import { createSite, type Readiness } from './site'
import { noPortalReader } from '../portal-reading/portal-reader'
import { openFileStore, uploadFolder } from './uploads/open-file-store'
import { foreignUploads } from './uploads/upload-folder'

const notYet: SiteFetch = () => new Response('starting', { status: 503, headers: { 'retry-after': '2' } })

const MB = 1024 * 1024
/** Seconds of its budget that a network may use at once. */
const BURST_S = 100
/** A load balancer waits no longer for a check. */
const READINESS_MS = 900
/** An ending process is gone after this time, whatever its database does. */
const END_MS = 14_000

/** Resolves to false when the promise rejects or takes too long. */
async function inTime(check: Promise<boolean>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    void check
      .catch(() => false)
      .then(resolve)
      .finally(() => clearTimeout(timer))
  })
}

async function checkReadiness(database: Database, disk: DiskReserve, isEmbedded: boolean): Promise<Readiness> {
  const [responds, state] = await Promise.all([inTime(database.isResponding(), READINESS_MS), disk.state()])
  if (!responds) return { isReady: false, line: 'not ready: the database does not respond' }
  if (state === 'full' && isEmbedded) return { isReady: false, line: 'not ready: the disk is full' }
  if (state === 'ok') return { isReady: true, line: 'ready' }
  return { isReady: true, line: 'ready; disk: only its reserve is left, uploads, imports and exports are refused' }
}

/** Opens the database, filled. */
async function openFilled(
  config: Config,
  entry: URL,
  log: ServerLog,
): Promise<{ database: Database; secrets: Secrets }> {
  if (config.DATABASE_URL === undefined && !existsSync(join(databaseFolder(config), 'PG_VERSION')))
    await fillInThread(entry)
  const database = await openDatabase(config)
  const secrets = await openSecrets(database.db, config)
  await fillEmptyDatabase(database.db, secrets, systemClock, config)
  await sealEarlierLogs(database.db, secrets)
  if (config.DATABASE_URL === undefined) return { database, secrets }
  // Migrations and the first load take the time that they need, requests do not.
  await database.close()
  const onLost = (isLost: boolean) =>
    isLost ? log.error({}, 'the database does not respond') : log.warn({}, 'the database responds again')
  return { database: await openForServing(config, onLost), secrets }
}

interface SiteSources {
  database: Database
  secrets: Secrets
  entry: URL
  log: ServerLog
  /** The origin of the server itself. */
  address: string
}

async function openSite(config: Config, { database, secrets, entry, log, address }: SiteSources) {
  const isEmbedded = config.DATABASE_URL === undefined
  const uploads = uploadFolder(config)
  const folders = [...(isEmbedded ? [config.DATA_DIR] : []), ...(uploads === undefined ? [] : [uploads])]
  const { DISK_RESERVE_MB: reserveMb, NETWORK_BUDGET: perSecond } = config
  const foreign = await foreignUploads(database.db, config)
  if (foreign !== undefined) log.warn({}, `${foreign} Nothing can be uploaded here.`)
  const disk = new DiskReserve(folders, reserveMb === undefined ? undefined : reserveMb * MB)
  // The portal's pages are rendered with calls of the app, which exists first.
  let portal = noPortalReader
  const app = createApp({
    db: database.db,
    contract,
    secrets,
    log,
    anchorStore: await openAnchorStore(config),
    files: foreign === undefined ? await openFileStore(config) : noFileStore,
    pictureMaker: await openPictureMaker(log),
    room: disk,
    mailer: openMailer(config),
    texter: openTexter(config, log),
    transcoder: openTranscoder(config),
    readSheet: openSheetThreads(entry),
    readContent: openContentThreads(entry),
    readMedia: openMediaThreads(entry),
    planner: openPlanThreads(entry),
    writePdf: writeByPdfkit,
    portal: { pageAddress: (page) => portal.pageAddress(page), read: (page) => portal.read(page) },
    encoderOf,
    settings: {
      publicOrigin: config.PUBLIC_ORIGIN,
      ownOrigin: address,
      passwordPrivateKey: config.PASSWORD_PRIVATE_KEY,
      isRegistrationClosed: config.REGISTRATION === 'closed',
      validateResponses: process.env['NODE_ENV'] === 'development',
      networkBudget: perSecond === undefined ? undefined : { perSecond, burst: perSecond * BURST_S },
    },
  })
  const readiness = () => checkReadiness(database, disk, isEmbedded)
  const site = await createSite({ config, app, log, readiness })
  portal = site.portal
  return { app, site }
}

/** Ends the process in order when a signal arrives, or when the process that started it has ended. */
function endInOrder(log: ServerLog, close: () => Promise<void>): void {
  let isEnding = false
  const end = () => {
    // An interrupt at the terminal comes from the terminal and from the parent process.
    if (isEnding) return
    isEnding = true
    setTimeout(() => {
      log.error({}, 'ended without waiting for the database')
      process.exit(0)
    }, END_MS).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ fault: describeFault(error) }, 'closing failed')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
  process.on('disconnect', end)
}

const OPEN_DEMO =
  'Warning: this is the demo, and other machines can reach it. All its accounts have one password. Set DEMO=0 for real data.'
const REKEY_NEEDED =
  'Personal data still has the former key. Run "npm run admin -- rekey" once all servers have the new one.'

/** A server that responds, until it is closed. */
export interface OpenServer {
  address: string
  port: number
  /** Has somebody set a new key that personal data do not have yet? */
  isRekeyNeeded: () => Promise<boolean>
  /** Lets requests in flight finish, ends the tasks and closes the database. */
  close: () => Promise<void>
}

/** Opens the server with its database. `entry` is the script that its threads begin with. */
export async function openServer(config: Config, entry: URL, log: ServerLog): Promise<OpenServer> {
  const unlock = config.DATABASE_URL === undefined ? await lockDataFolder(config.DATA_DIR) : () => Promise.resolve()
  let respond = notYet
  let isFileCall: App['isFileCall'] = () => false
  const noteForwarded = forwardedWarning(config.TRUSTED_PROXY_HOPS, (message) => log.warn({}, message))
  const server = await startServer({
    port: config.PORT,
    host: config.HOST,
    trustedHops: config.TRUSTED_PROXY_HOPS,
    fetch: (request, bindings) => {
      noteForwarded(request.headers)
      return respond(request, bindings)
    },
    isFileCall: (method, path) => isFileCall(method, path),
  })
  const { database, secrets } = await openFilled(config, entry, log)
  const { app, site } = await openSite(config, { database, secrets, entry, log, address: server.address })
  respond = site.fetch
  isFileCall = app.isFileCall
  app.tasks.start()

  const stopAnchoring = startAnchoring(app.anchorLogs, log)
  return {
    address: server.address,
    port: server.port,
    isRekeyNeeded: () => isRekeyNeeded(database.db, secrets),
    close: async () => {
      await Promise.all([server.stop(), app.tasks.stop()])
      await stopAnchoring()
      await database.close()
      await unlock()
    },
  }
}

/**
 * Starts the server and stops it in order when a signal arrives. `say` prints a line for the person at the terminal,
 * `entry` the script of this process, which a thread of it begins with as well.
 */
export async function start(say: (line: string) => void, entry: URL): Promise<void> {
  const config = readConfig(process.env)
  const log = await openLog()
  process.on('uncaughtException', (error) => {
    log.error({ fault: describeFault(error) }, 'the process failed')
    process.exit(1)
  })
  const server = await openServer(config, entry, log)
  endInOrder(log, server.close)
  // Looked up first, so that both lines are printed together.
  const accounts = await accountsFile(config.DATA_DIR)
  const needsRekey = await server.isRekeyNeeded()
  const ready = `Doorway ready at ${server.address}`
  say(accounts === undefined ? ready : `${ready}\nAccounts: ${accounts}`)
  // The supervisor may have ended meanwhile: this process then ends with `disconnect`.
  if (process.connected) process.send?.({ port: server.port }, () => undefined)
  if (isOpenDemo(config)) {
    say(OPEN_DEMO)
    log.warn({}, OPEN_DEMO)
  }
  if (needsRekey) say(REKEY_NEEDED)
}
