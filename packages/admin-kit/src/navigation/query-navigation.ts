import { isSamePlace, resolveTarget, type NavigationAdapter, type NavigationLocation } from './adapter'
import { createNavigationBlocker } from './navigation-blocker'

/** The part of a window that query navigation uses. */
export type QueryNavigationWindow = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>

const PATH = 'path'

function readPlace(search: string, prefix: string): NavigationLocation {
  const query: Record<string, string> = {}
  let path = '/'
  for (const [name, value] of new URLSearchParams(search)) {
    if (!name.startsWith(prefix)) continue
    const member = name.slice(prefix.length)
    if (member === PATH) path = value
    else query[member] = value
  }
  return { path, query }
}

function writePlace(search: string, prefix: string, place: NavigationLocation): string {
  const foreign = [...new URLSearchParams(search)].filter(([name]) => !name.startsWith(prefix))
  const params = new URLSearchParams(foreign)
  if (place.path !== '/') params.set(prefix + PATH, place.path)
  for (const [name, value] of Object.entries(place.query)) params.set(prefix + name, value)
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * Stores the location in the page's address under prefixed names (`users.page=2`). Path, hash, history state and
 * foreign members stay as the host left them, so several widgets can share one page.
 */
export function createQueryNavigation(namespace: string, page: QueryNavigationWindow = window): NavigationAdapter {
  const prefix = `${namespace}.`
  const listeners = new Set<() => void>()
  const blocker = createNavigationBlocker()
  let location = readPlace(page.location.search, prefix)

  const addressOf = (place: NavigationLocation) =>
    page.location.pathname + writePlace(page.location.search, prefix, place) + page.location.hash
  const show = (next: NavigationLocation) => {
    location = next
    for (const listener of listeners) listener()
  }
  const handleChange = () => {
    const next = readPlace(page.location.search, prefix)
    if (!isSamePlace(location, next)) show(next)
  }
  const goWhenFree = async (next: NavigationLocation) => {
    if (!(await blocker.mayLeave())) return
    page.history.replaceState(page.history.state, '', addressOf(next))
    show(next)
  }
  const handleBack = () => {
    const next = readPlace(page.location.search, prefix)
    if (!blocker.isBlocking() || isSamePlace(location, next)) return handleChange()
    // The browser has gone already: its address is put back until the user has decided.
    page.history.pushState(page.history.state, '', addressOf(location))
    void goWhenFree(next)
  }

  return {
    location: () => location,
    navigate: (target, { replace = false } = {}) => {
      const next = resolveTarget(location, target)
      if (isSamePlace(location, next)) return
      blocker.proceed(location, next, () => {
        const address = addressOf(next)
        if (replace) page.history.replaceState(page.history.state, '', address)
        else page.history.pushState(page.history.state, '', address)
        handleChange()
      })
    },
    subscribe: (listener) => {
      if (listeners.size === 0) page.addEventListener('popstate', handleBack)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) page.removeEventListener('popstate', handleBack)
      }
    },
    block: blocker.block,
  }
}
