import type { PreloadCall } from '@doorway/admin-kit'
import { TOKEN_KEY } from '../session/stored-token'
import { startCalls } from './start-calls'

/**
 * Returns a script that starts the console's first API calls while its modules are still loading, if a token is stored.
 * The complete responses are in `window.doorwayEarly` until `consumePrefetchedResponse` takes them.
 */
export const inlineDataPrefetch = (calls: readonly PreloadCall[], acceptLanguage: string): string =>
  `(${String(startCalls)})(${[TOKEN_KEY, acceptLanguage, calls].map((value) => JSON.stringify(value)).join(',')})`
