import type { RouterGuard } from '@doorway/admin-kit/react-router'
import { createPath, parsePath, type Navigator, type To } from 'react-router-dom'
import { isPortalPath } from '../routes/paths'

/** Where the console is. */
export interface Place {
  pathname: string
  search: string
  hash: string
}

/** A step that waits for the person's answer. */
interface WaitingStep {
  state: 'blocked'
  proceed: () => void
  reset: () => void
}

/** What `useReactRouterNavigation` wants to know of steps that wait. */
export type Blocker = WaitingStep | { state: 'unblocked' }

/** The browser's history for React Router's plain `<Router>`, with the question before a page is left. */
export interface ConsoleHistory {
  navigator: Navigator
  /** The same object until it changes. */
  place: () => Place
  blocker: () => Blocker
  subscribe: (listener: () => void) => () => void
  /** Hears the back button from here on. Answers how to stop. */
  listen: () => () => void
}

const FREE: Blocker = { state: 'unblocked' }

function placeHere(): Place {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash }
}

/** The number that this history gave an entry; null for entries that the browser made, as links within a page do. */
function entryHere(): number | null {
  const kept: unknown = window.history.state
  const entry = typeof kept === 'object' && kept !== null && 'entry' in kept ? kept.entry : null
  return typeof entry === 'number' ? entry : null
}

/** Another document. What is unsaved has been asked about by then, so the browser need not ask again. */
function leaveDocument(address: string, isReplacing: boolean): void {
  const stopAsking = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('beforeunload', stopAsking, { capture: true, once: true })
  if (isReplacing) window.location.replace(address)
  else window.location.assign(address)
}

/** A history whose steps to another path wait while `isBlocked` says so. */
export function createConsoleHistory(isBlocked: RouterGuard['isBlocked']): ConsoleHistory {
  const listeners = new Set<() => void>()
  let place = placeHere()
  let entry = entryHere() ?? 0
  let blocker: Blocker = FREE
  // The number of the entry that a step back ends at without a question, because this history asked for it.
  let expected: number | null = null

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const arrive = () => {
    blocker = FREE
    place = placeHere()
    tell()
  }
  const wait = (proceed: () => void) => {
    const reset = () => {
      blocker = FREE
      tell()
    }
    blocker = { state: 'blocked', proceed, reset }
    tell()
  }
  const goTo = (to: To, isReplacement: boolean) => {
    const next = { pathname: place.pathname, search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) }
    const address = createPath(next)
    const isReplacing = isReplacement || address === createPath(place)
    const step = () => {
      if (isPortalPath(next.pathname)) return leaveDocument(address, isReplacing)
      if (!isReplacing) entry += 1
      window.history[isReplacing ? 'replaceState' : 'pushState']({ entry }, '', address)
      return arrive()
    }
    if (isBlocked({ currentLocation: place, nextLocation: next })) wait(step)
    else step()
  }
  const handlePop = () => {
    const came = entryHere()
    if (came !== null && came === expected) {
      expected = null
      // Taken back to where the question is asked.
      if (came === entry) return
    } else if (came !== null && isBlocked({ currentLocation: place, nextLocation: placeHere() })) {
      const distance = came - entry
      expected = entry
      window.history.go(-distance)
      wait(() => {
        expected = came
        window.history.go(distance)
      })
      return
    }
    entry = came ?? entry + 1
    if (came === null) window.history.replaceState({ entry }, '')
    arrive()
  }

  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (distance) => window.history.go(distance),
      push: (to) => goTo(to, false),
      replace: (to) => goTo(to, true),
    },
    place: () => place,
    blocker: () => blocker,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    listen: () => {
      if (entryHere() === null) window.history.replaceState({ entry }, '')
      window.addEventListener('popstate', handlePop)
      return () => window.removeEventListener('popstate', handlePop)
    },
  }
}
