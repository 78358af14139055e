import { isSamePlace, resolveTarget, type NavigationAdapter, type NavigationLocation } from './adapter'
import { createNavigationBlocker } from './navigation-blocker'

/** Stores the location for the life of the widget and leaves the page's address alone. The default. */
export function createMemoryNavigation(
  initial: NavigationLocation = { path: '/', query: {} },
  onNavigate?: (location: NavigationLocation) => void,
): NavigationAdapter {
  const listeners = new Set<() => void>()
  const blocker = createNavigationBlocker()
  let location = initial
  return {
    location: () => location,
    navigate: (target) => {
      const next = resolveTarget(location, target)
      if (isSamePlace(location, next)) return
      blocker.proceed(location, next, () => {
        location = next
        onNavigate?.(next)
        for (const listener of listeners) listener()
      })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    block: blocker.block,
  }
}
