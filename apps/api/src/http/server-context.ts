import type { Clock } from '../clock'
import type { Db } from '../db/database'
import type { FileStore } from '../files/file-store'
import type { Contents } from '../db/content-cache'
import type { TaskQueue } from '../features/tasks/task-queue'
import type { ViewCounter } from '../features/views/view-counter'
import type { AccessCache } from '../security/access-cache'
import type { Secrets } from '../security/secrets'
import type { SessionLoader } from '../security/session-loader'

/** Where the server reports faults. Personal values never go in. */
export interface ServerLog {
  error: (details: Record<string, unknown>, message: string) => void
}

/** Settings that change what operations answer. */
export interface ServerSettings {
  /** RSA key (PKCS #8, PEM) that passwords are encrypted for; its public half is served (section 7). */
  passwordPrivateKey?: string
  /** Checks each answer against the contract. For tests and development: it costs time. */
  validateResponses?: boolean
  /** The portal's own public address, for links that leave it; absent: the one that was asked. */
  publicOrigin?: string
  /** Asks for a captcha at every sign-in, not only after many failures. */
  alwaysCaptcha?: boolean
}

/** What every handler works with. */
export interface ServerContext {
  db: Db
  clock: Clock
  secrets: Secrets
  settings: ServerSettings
  log: ServerLog
  access: AccessCache
  sessionLoader: SessionLoader
  tasks: TaskQueue
  /** What was read of the public content. */
  contents: Contents
  /** Counts what is read. */
  views: ViewCounter
  /** Where uploaded bytes lie. */
  files: FileStore
}
