import { createListeners, type Listeners } from './listeners'
import { callLimits } from './rules/call-limits'
import type { Locale } from './rules/locales'
import type { EncryptPassword } from './session/password-cipher'
import type { LockManagerLike } from './session/stored-token-source'
import type { TokenStore } from './session/token-store'
import { createAuthorization, tokenSourceOf, type Authorize, type GetToken } from './transport/authorization'
import type { KeyValueStorage } from './transport/key-value-storage'
import type { Fetch, TransportSettings } from './transport/send'
import type { ServiceAddresses } from './transport/services'

/** How a client reaches its API. All of it is optional for a page served by the API itself. */
export interface DoorwayClientOptions {
  /** Address before `/api`; empty means the page's own origin. */
  baseUrl?: string
  /** Addresses of services that live elsewhere; `files` is the teaching-research service (section 7). */
  services?: ServiceAddresses
  /** Carries the requests; the page's `fetch` by default, a server in the same process in tests. */
  fetch?: Fetch
  /** Language of server messages and of the client's own. */
  locale?: Locale
  /** Token of a host that signs in by itself. Called when there is no token and when one is refused. */
  getToken?: GetToken
  /** Tokens of a host that signs in at our server; takes the place of `getToken`. */
  tokenStore?: TokenStore
  /** Name of the token header; `Authorization` by default (section 7). */
  tokenHeader?: string
  /** Value of the token header; the token as it is by default (section 7). */
  formatToken?: (token: string) => string
  /** All headers made of a token, for a server that wants more than one; takes the place of the two above. */
  authorize?: Authorize
  /** Stores the time of the last request (section 7); one that throws is survived. */
  sessionStorage?: KeyValueStorage
  /** Name of the entry for the last request; milliseconds since 1970. */
  lastRequestKey?: string
  /** Returns whether the page in view works without a token, so a 401 goes to the caller only (sections 6 and 8). */
  isPublicPage?: () => boolean
  /** Called once for each expired session. */
  onAuthExpired?: () => void
  /** Milliseconds before a call is given up; 20000 (section 9). */
  callTimeoutMs?: number
  /** Milliseconds before a file call is given up; one hour (section 9). */
  fileTimeoutMs?: number
  /** Replaces WebCrypto where it is missing. */
  encryptPassword?: EncryptPassword
  /** Web Locks, so that only one tab renews; the browser's by default. */
  locks?: LockManagerLike
}

/** What the clients of all languages over one connection share: the options, and what was made of them. */
export interface ClientCore extends DoorwayClientOptions {
  transport: Omit<TransportSettings, 'acceptLanguage' | 'messages'>
  baseUrl: string
  services: ServiceAddresses
  callTimeoutMs: number
  fileTimeoutMs: number
  expired: Listeners
  subjectChanged: Listeners
  changeSubject: () => void
}

/** One header with the token: by default as section 7 has it. */
function authorizeBy({
  tokenHeader = 'Authorization',
  formatToken = (token) => token,
}: DoorwayClientOptions): Authorize {
  return (token) => ({ [tokenHeader]: formatToken(token) })
}

/** Section 7: the time of the last request is stored, where the storage is neither refused nor full. */
function keepRequestTime({ sessionStorage, lastRequestKey = 'doorway:last-request' }: DoorwayClientOptions): void {
  try {
    sessionStorage?.setItem(lastRequestKey, String(Date.now()))
  } catch {
    // A storage error never fails the call.
  }
}

/** Wires options, tokens and listeners together. */
export function createCore(options: DoorwayClientOptions): ClientCore {
  const { baseUrl = '', services = {}, tokenStore, locale = 'zh', callTimeoutMs = callLimits.callTimeoutMs } = options
  const fetch: Fetch = options.fetch ?? ((request) => globalThis.fetch(request))
  const expired = createListeners()
  const subjectChanged = createListeners()
  if (options.onAuthExpired) expired.listen(options.onAuthExpired)
  const source = tokenStore
    ? tokenStore.sourceAt({ fetch, baseUrl, services, callTimeoutMs, locale, locks: options.locks })
    : tokenSourceOf(options.getToken ?? (() => null))
  const authorization = createAuthorization(source, expired.notify)
  return {
    ...options,
    transport: {
      fetch,
      authorization,
      authorize: options.authorize ?? authorizeBy(options),
      isPublicPage: options.isPublicPage ?? (() => false),
      onRequest: () => keepRequestTime(options),
    },
    baseUrl,
    services,
    callTimeoutMs,
    fileTimeoutMs: options.fileTimeoutMs ?? callLimits.fileTimeoutMs,
    expired,
    subjectChanged,
    changeSubject: () => {
      authorization.forget()
      subjectChanged.notify()
    },
  }
}
