import { useEffect, useRef, useState } from 'react'

const DURATION_MS = 1_200

/** Counts up to a value once, when it is there for the first time; later values and reduced motion show it at once. */
export function useCountOnce(value: number): number {
  const isCounted = useRef(false)
  const [progress, setProgress] = useState(0)

  useEffect(() => {
    if (isCounted.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setProgress(1)
      return undefined
    }
    let frame = 0
    const start = performance.now()
    const step = () => {
      const part = Math.min(1, (performance.now() - start) / DURATION_MS)
      setProgress(1 - (1 - part) ** 3)
      if (part < 1) frame = requestAnimationFrame(step)
      else isCounted.current = true
    }
    step()
    return () => cancelAnimationFrame(frame)
  }, [])

  return Math.round(value * progress)
}
