import { useEffect, useMemo, useRef } from 'react'
import { resolveTarget, type NavigationAdapter, type NavigationLocation } from './navigation/adapter'

/** The part of a place that matters here. */
interface RouterPlace {
  pathname: string
  search: string
}

/**
 * React Router's own hooks, of version 6.4 or newer, from `react-router-dom` or `react-router`. They are handed over so
 * that this package needs neither.
 */
export interface ReactRouterHooks {
  useLocation: () => RouterPlace
  useNavigate: () => (to: RouterPlace, options?: { replace?: boolean }) => void | Promise<void>
  /** Needs a data router (`createBrowserRouter`). */
  useBlocker: (isBlocked: (change: { currentLocation: RouterPlace; nextLocation: RouterPlace }) => boolean) => {
    state: string
    proceed?: () => void
    reset?: () => void
  }
}

function placeOf({ pathname, search }: RouterPlace): NavigationLocation {
  return { path: pathname, query: Object.fromEntries(new URLSearchParams(search)) }
}

/** Navigation by React Router's hooks, for a host whose console lives in its routes. */
export function useReactRouterNavigation(router: ReactRouterHooks): NavigationAdapter {
  const location = router.useLocation()
  const navigate = router.useNavigate()
  const asking = useRef<(() => Promise<boolean>) | null>(null)
  const blocker = router.useBlocker(({ currentLocation, nextLocation }) => {
    return asking.current !== null && currentLocation.pathname !== nextLocation.pathname
  })
  const latest = useRef({ place: placeOf(location), navigate })
  const listeners = useRef(new Set<() => void>())

  useEffect(() => {
    latest.current = { place: placeOf(location), navigate }
    for (const listener of listeners.current) listener()
  }, [location, navigate])

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const mayLeave = asking.current?.() ?? Promise.resolve(true)
    void mayLeave.then((isFree) => (isFree ? blocker.proceed?.() : blocker.reset?.()))
  }, [blocker])

  return useMemo<NavigationAdapter>(
    () => ({
      location: () => latest.current.place,
      navigate: (target, options) => {
        const { path, query } = resolveTarget(latest.current.place, target)
        const search = new URLSearchParams(query).toString()
        void latest.current.navigate({ pathname: path, search }, options)
      },
      subscribe: (listener) => {
        listeners.current.add(listener)
        return () => void listeners.current.delete(listener)
      },
      block: (mayLeave) => {
        asking.current = mayLeave
        return () => {
          if (asking.current === mayLeave) asking.current = null
        }
      },
    }),
    [],
  )
}
