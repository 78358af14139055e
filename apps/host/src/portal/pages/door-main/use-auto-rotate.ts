import { useEffect, useState, useSyncExternalStore } from 'react'

const INTERVAL_MS = 7000
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
 * under the pointer or focus and while the page is hidden, and stops once an item is chosen.
 */
export function useAutoRotate(count: number) {
  const [current, setCurrent] = useState(0)
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

  return {
    current,
    isMoving,
    show: (place: number) => {
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
