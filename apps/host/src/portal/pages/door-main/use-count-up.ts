import { useEffect, useRef, useState } from 'react'

const DURATION_MS = 900

/**
 * Counts up to a value once, when its element first comes into view. The value itself is rendered on the server, for
 * readers who prefer reduced motion, and for an element that is in view from the start.
 */
export function useCountUp(value: number) {
  const ref = useRef<HTMLElement>(null)
  const [progress, setProgress] = useState(1)

  useEffect(() => {
    const element = ref.current
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    if (element.getBoundingClientRect().top < window.innerHeight) return undefined
    let frame = 0
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      const start = performance.now()
      const step = () => {
        const part = Math.min(1, (performance.now() - start) / DURATION_MS)
        setProgress(1 - (1 - part) ** 3)
        if (part < 1) frame = requestAnimationFrame(step)
      }
      step()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])

  return { ref, shown: Math.round(value * progress) }
}
