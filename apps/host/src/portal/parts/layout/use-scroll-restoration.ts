import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()

/**
 * Scrolls a new page to its top, and a page from the history to its last position. The router's own component is larger
 * than this whole frame.
 */
export function useScrollRestoration() {
  const { key, hash } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const first = useRef(key)
  useLayoutEffect(() => {
    if (first.current !== key && hash === '') {
      first.current = ''
      window.scrollTo(0, isBack ? (positions.get(key) ?? 0) : 0)
    }
    const store = () => void positions.set(key, window.scrollY)
    window.addEventListener('scroll', store, { passive: true })
    return () => window.removeEventListener('scroll', store)
  }, [key, hash, isBack])
}
