import { ApiError } from '../errors/api-error'
import { failureMessagesIn } from '../errors/failure-messages/failure-messages'
import type { Locale } from '../rules/locales'
import { createApi } from '../transport/api'
import { createUnwrap } from '../transport/envelope'
import { createSend, type Fetch, type TransportSettings } from '../transport/send'
import type { ServiceAddresses } from '../transport/services'
import type { ExchangeTokens, LockManagerLike } from './stored-token-source'

/** The server that gave the tokens, and how it is reached. */
export interface TokenServer {
  fetch: Fetch
  baseUrl: string
  services: ServiceAddresses
  callTimeoutMs: number
  locale: Locale
  /** Web Locks in place of the browser's. */
  locks: LockManagerLike | undefined
}

const noToken = {
  token: async () => null,
  refused: async () => null,
  expire: () => undefined,
  accepted: () => undefined,
  forget: () => undefined,
}

/** The refresh call: without a token, and not counted as a request of the person's (section 7). */
export function createTokenRefresher({ fetch, baseUrl, services, callTimeoutMs, locale }: TokenServer): ExchangeTokens {
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
  const api = createApi(baseUrl, services, createSend(settings, callTimeoutMs))
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
