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

function prefixed(backend: KeyValueStorage | undefined, prefix: string) {
  const storage = survivingStorage(backend)
  const written = new Set<string>()
  return {
    getItem: (key: string) => storage.getItem(prefix + key),
    setItem: (key: string, value: string) => {
      written.add(prefix + key)
      storage.setItem(prefix + key, value)
    },
    removeItem: (key: string) => storage.removeItem(prefix + key),
    clear: () => {
      // The browser's storages list their keys, those of earlier visits too.
      for (const key of [...written, ...Object.keys(backend ?? {})]) {
        if (key.startsWith(prefix)) storage.removeItem(key)
      }
    },
  }
}

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
  const session = prefixed(backends.session ?? browserStorage('sessionStorage'), prefix)
  const local = prefixed(backends.local ?? browserStorage('localStorage'), prefix)
  return {
    session,
    local,
    clear: () => {
      session.clear()
      local.clear()
    },
  }
}
