import type { DoorwayClient } from '@doorway/api-client'
import { createContext, useContext } from 'react'
import type { Catalogue } from '../i18n/catalogue'
import type { Translate } from '../i18n/translate'
import type { NavigationAdapter } from '../navigation/adapter'
import type { ClientStateStore } from './client-state'
import type { DirtyRegistry } from './dirty-registry'
import type { DoorwayEvents } from './events'
import type { InstanceStorage } from './instance-storage'

/** What a provider gives everything below it. */
export interface Kit {
  /** Speaks the provider's language. */
  client: DoorwayClient
  catalogue: Catalogue
  translate: Translate
  navigation: NavigationAdapter
  state: ClientStateStore
  storage: InstanceStorage
  dirty: DirtyRegistry
  /** The host's handlers, the newest ones whenever read. */
  events: () => DoorwayEvents
  /** Reports a failure to the host, once however many parts of the screen come upon it. */
  reportError: (error: unknown, operation?: string) => void
  /** Codes given by the host; null takes them from the server. */
  givenCodes: readonly string[] | null
  /** Names of the screens that the page has; null when it does not say. */
  installedScreens: ReadonlySet<string> | null
  /** Counts persons: it changes with every sign-in, sign-out and forgotten token. */
  subject: number
  /** Nothing may be changed, whatever the codes say. */
  isReadOnly: boolean
}

export const KitContext = createContext<Kit | null>(null)

/** What the surrounding DoorwayProvider gives. */
export function useKit(): Kit {
  const kit = useContext(KitContext)
  if (!kit) {
    throw new Error(
      'Screens and hooks need <DoorwayProvider client={…}> above them: it brings client, words and cache.',
    )
  }
  return kit
}
