import type { LogAnchors } from '../audit/log-anchors'
import type { Clock } from '../clock'
import type { ContentReader } from '../content-reading/content-reader'
import type { Contents } from '../db/content-cache'
import type { Db } from '../db/database'
import type { PictureQueue } from '../features/files/picture-queue'
import type { TaskQueue } from '../features/tasks/task-queue'
import type { ViewCounter } from '../features/views/view-counter'
import type { FileStore } from '../files/file-store'
import type { StorageRoom } from '../files/storage-room'
import type { MediaReader } from '../media/media-reader'
import type { Transcoder } from '../media/transcoder'
import type { PictureMaker } from '../pictures/picture-maker'
import type { Mailer } from '../mail/mailer'
import type { Texter } from '../mail/texter'
import type { PdfWriter } from '../pdf/pdf-writer'
import type { PortalReader } from '../portal-reading/portal-reader'
import type { Planner } from '../planning/planner'
import type { AccessCache } from '../security/access-cache'
import type { Secrets } from '../security/secrets'
import type { SessionLoader } from '../security/session-loader'
import type { SheetReader } from '../spreadsheets/sheet-reader'
import type { BudgetLimits } from './network-budget'
import type { SharedBodies } from './shared-bodies'

/** Where the server reports faults. Personal values never go in. */
export interface ServerLog {
  error: (details: Record<string, unknown>, message: string) => void
  /** What an operator should know without having to act. */
  warn: (details: Record<string, unknown>, message: string) => void
}

/** Settings that change the behaviour of operations. */
export interface ServerSettings {
  /** RSA key (PKCS #8, PEM) that passwords are encrypted for; its public half is served (section 7). */
  passwordPrivateKey?: string
  /** Validates each response against the contract. For tests and development: it costs time. */
  validateResponses?: boolean
  /** The portal's own public address, for links that leave it; absent: the one of the request, if its host is known. */
  publicOrigin?: string
  /** Where this server listens: the origin of such links when the host of the request is not known. */
  ownOrigin?: string
  /** Accounts cannot be requested. */
  isRegistrationClosed?: boolean
  /** Requires a captcha at every sign-in, not only after many failures. */
  alwaysCaptcha?: boolean
  /** The work that a network may cause without signing in; absent: enough for a school. */
  networkBudget?: BudgetLimits
}

/** What every handler gets. */
export interface ServerContext {
  db: Db
  clock: Clock
  secrets: Secrets
  settings: ServerSettings
  log: ServerLog
  access: AccessCache
  sessionLoader: SessionLoader
  tasks: TaskQueue
  /** Cached public content, as this request sees it. */
  contents: Contents
  /** Large responses that all callers share. */
  sharedBodies: SharedBodies
  /** Counts views of public content. */
  views: ViewCounter
  /** Storage of uploaded files. */
  files: FileStore
  /** Makes smaller copies of pictures in the background. */
  pictures: PictureQueue
  /** The disk that uploads, imports and exports write to. */
  room: StorageRoom
  /** Sends mail. */
  mailer: Mailer
  /** Sends text messages. */
  texter: Texter
  /** Reads uploaded spreadsheets. */
  readSheet: SheetReader
  /** Reads uploaded articles of other systems. */
  readContent: ContentReader
  /** Reads the containers of videos and sounds. */
  readMedia: MediaReader
  /** Makes videos playable in browsers. */
  transcoder: Transcoder
  pictureMaker: PictureMaker
  /** Plans who judges which work. */
  planner: Planner
  /** Writes certificates. */
  writePdf: PdfWriter
  /** Reads the portal as a visitor does. */
  portal: PortalReader
  /** Ends of the logs, anchored outside the database. */
  anchors: LogAnchors
}
