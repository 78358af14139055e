import { survivingStorage, type KeyValueStorage } from '@doorway/api-client'

/** Storage of one provider: every key begins with `doorway:<instance>:`, and nothing else is ever touched. */
export interface InstanceStorage {
  /** Until the tab closes. */
  session: KeyValueStorage
  /** For good. */
  local: KeyValueStorage
  /** Removes what this provider wrote. */
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
  const session = prefixed(survivingStorage(backends.session ?? browserStorage('sessionStorage')), prefix, inSession)
  const local = prefixed(survivingStorage(backends.local ?? browserStorage('localStorage')), prefix, inLocal)
  return {
    session,
    local,
    clear: () => {
      for (const key of inSession) session.removeItem(key)
      for (const key of inLocal) local.removeItem(key)
    },
  }
}
