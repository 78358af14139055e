import { useEffect, useState, useSyncExternalStore } from 'react'

const INTERVAL_MS = 7000
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

function subscribeToReducedMotion(tell: () => void) {
  const query = window.matchMedia(REDUCED_MOTION)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches
// A drawn page stands still until its script has come.
const serverSnapshot = () => true

/**
 * Lets a few things take turns. They start to move with the script and not for readers who want less motion, wait while
 * the pointer or the focus is on them or the page is out of sight, and stop once one was chosen.
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
    /** For the element around them. */
    pauseHandlers: {
      onPointerEnter: () => setPaused(true),
      onPointerLeave: () => setPaused(false),
      onFocus: () => setPaused(true),
      onBlur: () => setPaused(false),
    },
  }
}
