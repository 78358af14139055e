import { createDoorwayClient, createTokenStore, survivingStorage, type DoorwayClient } from '@doorway/api-client'
import { authEndpoints } from '@doorway/api-client/endpoints'
import { readPublicConfig } from '../config/public-config'
import { isPublicPath } from '../routes/paths'
import { leaveDocument } from './leave-document'
import { consumePrefetchedResponse } from './prefetched-responses'
import { hasStoredToken, TOKEN_KEY } from './stored-token'

const PROBE_KEY = 'doorway:host:probe'

// Reading the property alone throws where storage is refused.
function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name]
  } catch {
    return undefined
  }
}

/** Returns whether the browser stores values for this site; private windows and strict settings may refuse. */
export function isStorageAvailable(): boolean {
  try {
    localStorage.setItem(PROBE_KEY, '1')
    localStorage.removeItem(PROBE_KEY)
    return true
  } catch {
    return false
  }
}

/** The tokens of this browser; all tabs share them. Where storage is refused they last as long as the document. */
export const tokenStore = createTokenStore({ storage: browserStorage('localStorage'), key: TOKEN_KEY })

/** Returns whether a user is signed in: on this browser, or in this document where storage is refused. */
export const hasToken = () => hasStoredToken() || tokenStore.read() !== null

let client: DoorwayClient | undefined

/** The host's one connection to the API. */
export function hostClient(): DoorwayClient {
  const { apiBase, teachResearchBase } = readPublicConfig()
  client ??= createDoorwayClient({
    baseUrl: apiBase,
    services: { files: teachResearchBase || undefined },
    tokenStore,
    sessionStorage: browserStorage('sessionStorage'),
    isPublicPage: () => isPublicPath(location.pathname),
    fetch: (request) => consumePrefetchedResponse(request) ?? fetch(request),
  })
  return client
}

/** The session endpoints of the host. Defined here so that pages that load this module lazily bundle none of it. */
export const hostAuth = () => hostClient().endpoints(authEndpoints)

/** Forgets the session on this browser, in all its tabs: tokens and both storages (specification section 4, logout). */
export function clearBrowser(): void {
  // Clearing a storage that is empty by now would notify no other tab (sign-out-elsewhere.ts).
  survivingStorage(browserStorage('localStorage')).setItem(PROBE_KEY, '1')
  tokenStore.clear()
  browserStorage('localStorage')?.clear()
  browserStorage('sessionStorage')?.clear()
}

/** As `clearBrowser`, then loads an address. A call that this document still begins stores its time, which goes with it. */
export function leaveCleared(address: string): void {
  clearBrowser()
  window.addEventListener('pagehide', () => browserStorage('sessionStorage')?.clear(), { once: true })
  leaveDocument(address)
}
