import { Hono } from 'hono'
import { type AnchorStore, LogAnchors, noAnchorStore } from './audit/log-anchors'
import type { ContentReader } from './content-reading/content-reader'
import { readContentHere } from './content-reading/read-content'
import { type Clock, systemClock } from './clock'
import { ContentCache } from './db/content-cache'
import type { Db } from './db/database'
import { networkOf } from './features/auth/client-network'
import { PictureCopies } from './features/files/picture-copies'
import { features } from './features'
import { sheetLines } from './features/imports/sheet-rows'
import { findMenuScreen, type MenuScreen } from './features/menus/menus.queries'
import { portalOrigin } from './features/portal-sites/known-hosts'
import { joinTaskHandlers } from './features/tasks/task-handlers'
import { TaskRunner } from './features/tasks/task-runner'
import { ViewCounter } from './features/views/view-counter'
import { type FileStore, noFileStore } from './files/file-store'
import { endlessRoom, type StorageRoom } from './files/storage-room'
import { Contract, type ContractDocument } from './http/contract'
import { dereference } from './http/dereference'
import { type Connection, Dispatcher } from './http/dispatch'
import { HandlerTable, joinHandlers } from './http/handler-table'
import { NetworkBudget } from './http/network-budget'
import type { ServerLog, ServerSettings } from './http/server-context'
import { type EncoderOf, SharedBodies } from './http/shared-bodies'
import { type Mailer, noMailer } from './mail/mailer'
import { noTexter, type Texter } from './mail/texter'
import { noPictureMaker, type PictureMaker } from './pictures/picture-maker'
import { noPdfWriter, type PdfWriter } from './pdf/pdf-writer'
import type { MediaReader } from './media/media-reader'
import { noTranscoder, type Transcoder } from './media/transcoder'
import { noPortalReader, type PortalReader } from './portal-reading/portal-reader'
import { noPlanner, type Planner } from './planning/planner'
import { AccessCache } from './security/access-cache'
import type { Secrets } from './security/secrets'
import { SessionLoader } from './security/session-loader'
import type { SheetReader } from './spreadsheets/sheet-reader'

/** What the server is made of. Nothing in it needs Node: Storybook runs the same server in the page. */
export interface AppOptions {
  db: Db
  /** The contract as parsed from openapi.yaml. */
  contract: unknown
  secrets: Secrets
  clock?: Clock
  settings?: ServerSettings
  log?: ServerLog
  /** Storage of uploads; without it nothing can be uploaded. */
  files?: FileStore
  /** Makes smaller copies of pictures; without it the pictures themselves are sent. */
  pictureMaker?: PictureMaker
  /** The disk that uploads, imports and exports write to; without it there is always room. */
  room?: StorageRoom
  /** Sends mail; without it nothing is sent. */
  mailer?: Mailer
  /** Sends text messages; without it none are sent. */
  texter?: Texter
  /** Reads spreadsheets; without it they are read in the thread of the server. */
  readSheet?: SheetReader
  /** Reads articles of other systems; without it they are read in the thread of the server. */
  readContent?: ContentReader
  /** Reads containers of videos and sounds; without it none can be read. */
  readMedia?: MediaReader
  /** Makes videos playable in browsers; without it they stay as they are. */
  transcoder?: Transcoder
  /** Plans who judges which work; without it assignments are made by hand. */
  planner?: Planner
  /** Writes certificates as PDF; without it they cannot be downloaded. */
  writePdf?: PdfWriter
  /** Reads the portal's pages for archives; without it none can be made. */
  portal?: PortalReader
  /** Compresses large shared responses; without it they are sent as they are. */
  encoderOf?: EncoderOf
  /** Storage of the ends of the logs outside the database; without it they are known to this process only. */
  anchorStore?: AnchorStore
}

/** The running server, reachable by requests alone. */
export interface App {
  /** Handles one request. `connection` says where it came from; without one it came from this process. */
  fetch: (request: Request, connection?: Connection) => Promise<Response>
  /**
   * Background tasks. Those queued by this process run without `start`, which also polls for tasks of other servers.
   */
  tasks: Pick<TaskRunner, 'start' | 'stop' | 'settled'>
  /** The number that grows with every change of public content. */
  contentVersion: () => Promise<number>
  /** Anchors the ends of the logs outside the database. To be called at a regular pace and before the end. */
  anchorLogs: () => Promise<void>
  /** The origin of addresses that leave the portal: never one that a visitor has made up. */
  portalOrigin: (request: Request) => Promise<string>
  /** Resolves with the menu item that leads to a screen at this path, if one does. */
  menuScreen: (path: string) => Promise<MenuScreen | undefined>
  /** Does a call take or return a file, so that it may last long? */
  isFileCall: (method: string, path: string) => boolean
  /** Takes the cost of a page, in milliseconds of work, as {@link NetworkBudget.take} does. */
  charge: (ip: string, cost: number) => number | undefined
}

const LOCAL: Connection = { ip: '127.0.0.1', isOwn: true }
const silentLog: ServerLog = { error: () => undefined, warn: () => undefined }

function isDocument(contract: unknown): contract is ContractDocument {
  return typeof contract === 'object' && contract !== null && 'openapi' in contract && 'paths' in contract
}

/** Builds the server. Throws when contract and handlers do not match: such a server must not start. */
export function createApp({
  db,
  contract,
  secrets,
  clock = systemClock,
  settings = {},
  log = silentLog,
  files = noFileStore,
  pictureMaker = noPictureMaker,
  room = endlessRoom,
  mailer = noMailer,
  texter = noTexter,
  readSheet = sheetLines,
  readContent = readContentHere,
  readMedia = () => Promise.resolve(undefined),
  transcoder = noTranscoder,
  planner = noPlanner,
  writePdf = noPdfWriter,
  portal = noPortalReader,
  encoderOf,
  anchorStore = noAnchorStore,
}: AppOptions): App {
  const definition = dereference(contract)
  if (!isDocument(definition))
    throw new Error('createApp() needs the contract: the parsed openapi.yaml with openapi and paths.')
  const handlers = joinHandlers(features)
  const loaded = new Contract(definition, handlers)
  const copies = new PictureCopies({ db, files, room, log }, pictureMaker)
  const parts = {
    db,
    clock,
    secrets,
    settings,
    log,
    access: new AccessCache(),
    sessionLoader: new SessionLoader(db),
    contents: new ContentCache(db),
    views: new ViewCounter(db, clock),
    sharedBodies: new SharedBodies(encoderOf),
    files,
    pictures: copies,
    pictureMaker,
    room,
    mailer,
    texter,
    readSheet,
    readContent,
    readMedia,
    transcoder,
    planner,
    writePdf,
    portal,
    anchors: new LogAnchors(db, anchorStore, clock, (anchor) => log.error({ anchor }, 'a log has lost rows')),
  }
  const tasks = new TaskRunner(
    parts,
    joinTaskHandlers(features.map(({ taskHandlers }) => taskHandlers)),
    features.flatMap(({ maintain }) => maintain ?? []),
  )
  const budget = new NetworkBudget(settings.networkBudget, networkOf)
  const dispatcher = new Dispatcher({ ...parts, tasks }, loaded, new HandlerTable(handlers, loaded), budget)
  const router = new Hono<{ Bindings: { connection: Connection } }>()
  router.all('/api/*', (context) => dispatcher.dispatch(context.req.raw, context.env.connection))
  return {
    fetch: async (request, connection = LOCAL) => router.fetch(request, { connection }),
    tasks: {
      start: () => tasks.start(),
      settled: async () => {
        await tasks.settled()
        await copies.settled()
      },
      stop: async () => {
        await Promise.all([tasks.stop(), copies.stop()])
        await parts.views.flush()
      },
    },
    contentVersion: () => parts.contents.version(),
    anchorLogs: () => parts.anchors.advance(),
    portalOrigin: ({ url }) => {
      const { hostname, origin } = new URL(url)
      const call = { db, contents: parts.contents.forRequest() }
      return portalOrigin(call, settings, { host: hostname, base: origin })
    },
    menuScreen: (path) => findMenuScreen(db, path),
    isFileCall: (method, path) => loaded.match(method, path)?.isFile ?? false,
    charge: (ip, cost) => budget.take(ip, cost),
  }
}
