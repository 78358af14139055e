import type { FailureMessages } from '../errors/failure-messages/failure-messages'
import type { EncryptPassword } from '../session/password-cipher'
import type { TokenStore } from '../session/token-store'
import type { Api } from '../transport/api'
import type { Unwrap } from '../transport/envelope'

/** What a group of calls is made over. */
export interface Connection {
  /** The calls of the contract, typed by it, with token, language and time limit. */
  api: Api
  /** The same for long calls (section 7: files, one hour). */
  files: Api
  unwrap: Unwrap
  /** What a person reads of a failure, in the language of the connection. */
  messages: Promise<FailureMessages>
  /** The host's own, in place of WebCrypto. */
  encryptPassword?: EncryptPassword
  /** Stores the tokens of a host that signs in at our server. */
  tokenStore?: TokenStore
  /** Another user has signed in, or the user has signed out. */
  changeSubject: () => void
}

/** Some calls about one subject. The groups of ours are in `@doorway/api-client/endpoints`. */
export type EndpointGroup<Calls> = (connection: Connection) => Calls
