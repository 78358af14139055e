import { useEffect, useState, useSyncExternalStore } from 'react'

const TURN_MS = 7000
const LESS_MOTION = '(prefers-reduced-motion: reduce)'

function onMotionChange(tell: () => void) {
  const query = window.matchMedia(LESS_MOTION)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
const wantsLessMotion = () => window.matchMedia(LESS_MOTION).matches
// A drawn page stands still until its script has come.
const isDrawn = () => true

/**
 * Lets a few things take turns. They start to move with the script and not for readers who want less motion, wait while
 * the pointer or the focus is on them or the page is out of sight, and stop once one was chosen.
 */
export function useTurns(count: number) {
  const [current, setCurrent] = useState(0)
  const [chosen, setMoving] = useState<boolean | null>(null)
  const [isHeld, setHeld] = useState(false)
  const isStill = useSyncExternalStore(onMotionChange, wantsLessMotion, isDrawn)
  const isMoving = chosen ?? !isStill

  useEffect(() => {
    if (!isMoving || isHeld || count < 2) return undefined
    const timer = window.setInterval(() => {
      if (!document.hidden) setCurrent((place) => (place + 1) % count)
    }, TURN_MS)
    return () => clearInterval(timer)
  }, [count, isMoving, isHeld])

  return {
    current,
    isMoving,
    show: (place: number) => {
      setCurrent(place)
      setMoving(false)
    },
    toggle: () => setMoving(!isMoving),
    /** For the element around them. */
    holders: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
