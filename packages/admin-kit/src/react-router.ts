import { useEffect, useMemo, useRef } from 'react'
import { createNavigationBlocker } from './navigation/navigation-blocker'
import { resolveTarget, type NavigationAdapter, type NavigationLocation } from './navigation/adapter'

/** The part of a place that matters here. */
interface RouterPlace {
  pathname: string
  search: string
}

/** A navigation that React Router may block. */
interface RouterChange {
  currentLocation: RouterPlace
  nextLocation: RouterPlace
  /** `POP` for the back and forward buttons. Absent: as any other navigation. */
  historyAction?: string
}

/** Connects the screens, which may have unsaved changes, with React Router's `useBlocker`. */
export interface RouterGuard {
  /** For `useBlocker`. */
  isBlocked: (change: RouterChange) => boolean
  /** May the user leave? Prompts where something is unsaved. */
  mayLeave: () => Promise<boolean>
  /** Confirms every leaving; returns a function that stops it. */
  block: (mayLeave: () => Promise<boolean>) => () => void
}

/** What React Router's own hooks return (version 6.4 or newer), so that this package needs no router itself. */
export interface ReactRouterState {
  /** One guard for the life of the provider: `useState(createRouterGuard)`. */
  guard: RouterGuard
  /** From `useLocation()`. */
  location: RouterPlace
  /** From `useNavigate()`. */
  navigate: (to: RouterPlace, options?: { replace: boolean }) => void | Promise<void>
  /** From `useBlocker(guard.isBlocked)`, which needs a data router (`createBrowserRouter`). */
  blocker: { state: string; proceed?: () => void; reset?: () => void }
}

/** A guard that allows everything until something is blocked. */
export function createRouterGuard(): RouterGuard {
  const { block, isBlocking, mayLeave } = createNavigationBlocker()
  return {
    isBlocked: ({ currentLocation: from, nextLocation: to, historyAction }) =>
      // The screens themselves prompt before a step within a page; the back button passes them by.
      isBlocking() && (from.pathname !== to.pathname || (historyAction === 'POP' && from.search !== to.search)),
    mayLeave,
    block,
  }
}

function placeOf({ pathname, search }: RouterPlace): NavigationLocation {
  return { path: pathname, query: Object.fromEntries(new URLSearchParams(search)) }
}

/** Navigation by React Router, for a host whose console lives in its routes. */
export function useReactRouterNavigation({ guard, location, navigate, blocker }: ReactRouterState): NavigationAdapter {
  const latest = useRef({ place: placeOf(location), navigate })
  const listeners = useRef(new Set<() => void>())

  useEffect(() => {
    latest.current = { place: placeOf(location), navigate }
    for (const listener of listeners.current) listener()
  }, [location, navigate])

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void guard.mayLeave().then((isFree) => (isFree ? blocker.proceed?.() : blocker.reset?.()))
  }, [blocker, guard])

  return useMemo<NavigationAdapter>(
    () => ({
      location: () => latest.current.place,
      navigate: (target, options) => {
        const { path, query } = resolveTarget(latest.current.place, target)
        const search = new URLSearchParams(query).toString()
        void latest.current.navigate({ pathname: path, search }, { replace: options?.replace === true })
      },
      subscribe: (listener) => {
        listeners.current.add(listener)
        return () => void listeners.current.delete(listener)
      },
      block: guard.block,
    }),
    [guard],
  )
}
