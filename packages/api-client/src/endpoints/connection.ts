import type { Api } from '../transport/api'
import type { Unwrap } from '../transport/envelope'
import type { FailureMessages } from '../errors/failure-messages'

/** What the endpoint functions call through. */
export interface Connection {
  api: Api
  /** The service of the long calls (section 7: files, one hour). */
  files: Api
  unwrap: Unwrap
  messages: FailureMessages
  /** A password as it is sent: sealed when the server serves a key. */
  sealPassword: (password: string) => Promise<string>
}
