// Loaded for pages with words of their own, and when the API is out of reach or sends something else.
import type { ApiError } from '@doorway/api-client'
import { warnOnce } from '../browser/warn-once'

export { checkOverrides } from '../i18n/check-overrides'

/** Says once that the address of the API is probably wrong: nothing or something else responds there. */
export function warnOfAddress({ address = '', cause, kind, status = 0 }: ApiError): void {
  if (status >= 500) return
  const { origin } = new URL(address.slice(address.indexOf(' ')))
  const reason =
    kind === 'network'
      ? // The browser hides whether the network or the policy of the API (CORS) has refused it.
        typeof location === 'object' &&
        origin !== location.origin &&
        `${address} is out of reach. Is ${location.origin} in EMBED_ORIGINS?`
      : cause instanceof Error && cause.message
  if (reason) warnOnce(`Doorway: ${reason} Is baseUrl the address of the API, without /api?`, origin)
}
