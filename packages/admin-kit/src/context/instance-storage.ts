import { survivingStorage, type KeyValueStorage } from '@doorway/api-client'

/** Storage of one provider: every key begins with `doorway:<instance>:`, and nothing else is ever touched. */
export interface InstanceStorage {
  /** Until the tab closes. */
  session: KeyValueStorage
  /** For good. */
  local: KeyValueStorage
  /** Removes what this provider wrote, on earlier visits too. */
  clear: () => void
}

/** The storages behind it; absent ones are replaced by memory. */
export interface StorageBackends {
  session?: KeyValueStorage
  local?: KeyValueStorage
}

function prefixed(storage: KeyValueStorage, prefix: string, written: Set<string>): KeyValueStorage {
  return {
    getItem: (key) => storage.getItem(prefix + key),
    setItem: (key, value) => {
      written.add(key)
      storage.setItem(prefix + key, value)
    },
    removeItem: (key) => storage.removeItem(prefix + key),
  }
}

/** The provider's keys in a storage that lists them, as the browser's do. */
const storedKeys = (storage: KeyValueStorage | undefined, prefix: string) =>
  Object.keys(storage ?? {}).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))

// Reading the property alone throws where cookies are blocked.
function browserStorage(name: 'sessionStorage' | 'localStorage'): KeyValueStorage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window[name]
  } catch {
    return undefined
  }
}

/** Storage for the provider with this id; the browser's own unless others are given. */
export function createInstanceStorage(instanceId: string, backends: StorageBackends = {}): InstanceStorage {
  const prefix = `doorway:${instanceId}:`
  const inSession = new Set<string>()
  const inLocal = new Set<string>()
  const sessionBackend = backends.session ?? browserStorage('sessionStorage')
  const localBackend = backends.local ?? browserStorage('localStorage')
  const session = prefixed(survivingStorage(sessionBackend), prefix, inSession)
  const local = prefixed(survivingStorage(localBackend), prefix, inLocal)
  return {
    session,
    local,
    clear: () => {
      for (const key of [...inSession, ...storedKeys(sessionBackend, prefix)]) session.removeItem(key)
      for (const key of [...inLocal, ...storedKeys(localBackend, prefix)]) local.removeItem(key)
    },
  }
}
