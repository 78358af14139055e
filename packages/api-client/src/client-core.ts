import { failureMessagesIn } from './errors/failure-messages/failure-messages'
import { ApiError } from './errors/api-error'
import { createListeners, type Listeners } from './listeners'
import { callLimits } from './rules/call-limits'
import type { Locale } from './rules/messages'
import type { EncryptPassword } from './session/password-cipher'
import { storedTokenSource, type ExchangeTokens, type LockManagerLike } from './session/stored-token-source'
import type { TokenStore } from './session/token-store'
import { createAuthorization, tokenSourceOf, type Authorize, type GetToken } from './transport/authorization'
import { createApi } from './transport/api'
import { createUnwrap } from './transport/envelope'
import { survivingStorage, type KeyValueStorage } from './transport/key-value-storage'
import { createSend, type Fetch, type TransportSettings } from './transport/send'
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
  /** Token of a host that signs in by itself. Asked when there is none and when one is refused. */
  getToken?: GetToken
  /** Tokens of a host that signs in at our server; takes the place of `getToken`. */
  tokenStore?: TokenStore
  /** Name of the token header; `Authorization` by default (section 7). */
  tokenHeader?: string
  /** Value of the token header; the token as it is by default (section 7). */
  formatToken?: (token: string) => string
  /** All headers made of a token, for a server that wants more than one; takes the place of the two above. */
  authorize?: Authorize
  /** Keeps the time of the last request (section 7); one that throws is survived. */
  sessionStorage?: KeyValueStorage
  /** Name of the entry for the last request; milliseconds since 1970. */
  lastRequestKey?: string
  /** Tells whether the page in view works without a token, so a 401 goes to the caller only (sections 6 and 8). */
  isPublicPage?: () => boolean
  /** Heard once for each expired sign-in. */
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

/** What the clients of all languages over one connection share. */
export interface ClientCore {
  transport: Omit<TransportSettings, 'acceptLanguage' | 'messages'>
  baseUrl: string
  services: ServiceAddresses
  callTimeoutMs: number
  fileTimeoutMs: number
  encryptPassword: EncryptPassword | undefined
  tokenStore: TokenStore | undefined
  expired: Listeners
  subjectChanged: Listeners
  changeSubject: () => void
}

const noToken = {
  token: async () => null,
  refused: async () => null,
  expire: () => undefined,
  accepted: () => undefined,
  forget: () => undefined,
}

/** The refresh call: without a token, and not counted as a request of the person's (section 7). */
function exchangeOver(
  fetch: Fetch,
  { baseUrl, services }: Pick<ClientCore, 'baseUrl' | 'services'>,
  limitMs: number,
  locale: Locale,
): ExchangeTokens {
  const messages = failureMessagesIn(locale)
  const settings: TransportSettings = {
    fetch,
    authorization: noToken,
    authorize: () => ({}),
    acceptLanguage: locale,
    messages,
    isPublicPage: () => true,
    onRequest: () => undefined,
  }
  const api = createApi(baseUrl, services, createSend(settings, limitMs))
  const unwrap = createUnwrap(messages)
  return async (refreshToken) => {
    try {
      return await unwrap.data(api.POST('/api/auth/refresh', { body: { refreshToken } }))
    } catch (error) {
      if (error instanceof ApiError && (error.kind === 'unauthenticated' || error.kind === 'rejected')) return null
      throw error
    }
  }
}

/** One header with the token: by default as section 7 has it. */
function authorizeBy({
  tokenHeader = 'Authorization',
  formatToken = (token) => token,
}: DoorwayClientOptions): Authorize {
  return (token) => ({ [tokenHeader]: formatToken(token) })
}

function browserLocks(): LockManagerLike | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks
}

/** Wires options, tokens and listeners together. */
export function createCore(options: DoorwayClientOptions): ClientCore {
  const { baseUrl = '', services = {}, tokenStore, locale = 'zh', callTimeoutMs = callLimits.callTimeoutMs } = options
  const fetch: Fetch = options.fetch ?? ((request) => globalThis.fetch(request))
  const expired = createListeners()
  const subjectChanged = createListeners()
  if (options.onAuthExpired) expired.listen(options.onAuthExpired)
  const source = tokenStore
    ? storedTokenSource(
        tokenStore,
        exchangeOver(fetch, { baseUrl, services }, callTimeoutMs, locale),
        options.locks ?? browserLocks(),
      )
    : tokenSourceOf(options.getToken ?? (() => null))
  const authorization = createAuthorization(source, expired.notify)
  const storage = survivingStorage(options.sessionStorage)
  const lastRequestKey = options.lastRequestKey ?? 'doorway:last-request'
  return {
    transport: {
      fetch,
      authorization,
      authorize: options.authorize ?? authorizeBy(options),
      isPublicPage: options.isPublicPage ?? (() => false),
      onRequest: () => storage.setItem(lastRequestKey, String(Date.now())),
    },
    baseUrl,
    services,
    callTimeoutMs,
    fileTimeoutMs: options.fileTimeoutMs ?? callLimits.fileTimeoutMs,
    encryptPassword: options.encryptPassword,
    tokenStore,
    expired,
    subjectChanged,
    changeSubject: () => {
      authorization.forget()
      subjectChanged.notify()
    },
  }
}
