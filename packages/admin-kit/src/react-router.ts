import { useEffect, useMemo, useRef } from 'react'
import { useBlocker, useLocation, useNavigate, type Location } from 'react-router-dom'
import { resolveTarget, type NavigationAdapter, type NavigationLocation } from './navigation/adapter'

function placeOf({ pathname, search }: Location): NavigationLocation {
  return { path: pathname, query: Object.fromEntries(new URLSearchParams(search)) }
}

/** Navigation by React Router's hooks, for a host whose console lives in its routes. Needs a data router. */
export function useReactRouterNavigation(): NavigationAdapter {
  const location = useLocation()
  const navigate = useNavigate()
  const asking = useRef<(() => Promise<boolean>) | null>(null)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
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
    void mayLeave.then((isFree) => (isFree ? blocker.proceed() : blocker.reset()))
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
