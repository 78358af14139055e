/** The part of the Web Storage interface the client uses. */
export interface KeyValueStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

/** Stores values for the life of the page. */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** A storage that never throws: refused or full, it goes on in memory (private windows, blocked cookies). */
export function safeStorage(storage: KeyValueStorage | undefined): KeyValueStorage {
  const memory = createMemoryStorage()
  if (!storage) return memory
  const attempt = <Result>(operate: (place: KeyValueStorage) => Result): Result => {
    try {
      return operate(storage)
    } catch {
      return operate(memory)
    }
  }
  return {
    getItem: (key) => memory.getItem(key) ?? attempt((place) => place.getItem(key)),
    setItem: (key, value) => {
      memory.removeItem(key)
      attempt((place) => place.setItem(key, value))
    },
    removeItem: (key) => {
      memory.removeItem(key)
      attempt((place) => place.removeItem(key))
    },
  }
}
