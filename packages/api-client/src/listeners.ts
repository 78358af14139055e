/** A list of listeners to one event. */
export interface Listeners {
  listen: (listener: () => void) => () => void
  notify: () => void
}

/** A set of listeners that may change during notification. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: () => {
      for (const listener of listeners) listener()
    },
  }
}
