import { useEffect, useState, useSyncExternalStore } from 'react'

const INTERVAL_MS = 7000
/** When the next item loads: late enough to stay out of the way of the first view. */
const PRELOAD_AFTER_MS = 4500
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

function subscribeToReducedMotion(onChange: () => void) {
  const query = window.matchMedia(REDUCED_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches
// A server-rendered page does not move before hydration.
const serverSnapshot = () => true

/**
 * Rotates through a few items. Rotation starts after hydration and not for readers who prefer reduced motion, pauses
 * under the pointer or focus and while the page is hidden, and stops once an item is chosen. `isLoaded` holds for items
 * that were shown or are shown next.
 */
export function useAutoRotate(count: number) {
  const [current, setCurrent] = useState(0)
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set([0]))
  const [chosen, setMoving] = useState<boolean | null>(null)
  const [isPaused, setPaused] = useState(false)
  const isStill = useSyncExternalStore(subscribeToReducedMotion, prefersReducedMotion, serverSnapshot)
  const isMoving = chosen ?? !isStill

  useEffect(() => {
    if (!isMoving || isPaused || count < 2) return undefined
    const timer = window.setInterval(() => {
      if (!document.hidden) setCurrent((place) => (place + 1) % count)
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [count, isMoving, isPaused])

  useEffect(() => {
    if (!isMoving || count < 2) return undefined
    const next = (current + 1) % count
    const timer = window.setTimeout(() => setLoaded((places) => new Set([...places, next])), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [count, current, isMoving])

  return {
    current,
    isMoving,
    isLoaded: (place: number) => loaded.has(place) || place === current,
    show: (place: number) => {
      setLoaded((places) => new Set([...places, place]))
      setCurrent(place)
      setMoving(false)
    },
    toggle: () => setMoving(!isMoving),
    /** For the element around the items. */
    pauseHandlers: {
      onPointerEnter: () => setPaused(true),
      onPointerLeave: () => setPaused(false),
      onFocus: () => setPaused(true),
      onBlur: () => setPaused(false),
    },
  }
}
