import type { DoorwayClient } from '@doorway/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { KitLocale } from '../i18n/catalogue'
import { createClientState, type ClientStateStore } from '../context/client-state'
import { createQueryClient } from './query-client'

/** What a provider begins with instead of nothing: responses that were prefetched before the first render. */
export interface PreloadedState {
  /** The client of the responses: a provider with another client ignores them. */
  owner: DoorwayClient
  /** The same client, speaking the language of the first drawing. */
  client: DoorwayClient
  state: ClientStateStore
  queries: QueryClient
}

/** A head start that holds nothing yet. */
export function createPreloadedState(client: DoorwayClient, locale: KitLocale = 'zh'): PreloadedState {
  return {
    owner: client,
    client: client.withLocale(locale === 'keys' ? 'zh' : locale),
    state: createClientState(),
    queries: createQueryClient(),
  }
}
