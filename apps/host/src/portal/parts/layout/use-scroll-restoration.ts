import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const places = new Map<string, number>()

/**
 * A new page begins at its top; one that is gone back to, where it was left. The router's own keeper of places weighs
 * more than all of this frame.
 */
export function useScrollRestoration() {
  const { key, hash } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const first = useRef(key)
  useLayoutEffect(() => {
    if (first.current === key || hash !== '') return
    first.current = ''
    window.scrollTo(0, isBack ? (places.get(key) ?? 0) : 0)
  }, [key, hash, isBack])
  useEffect(() => {
    const keep = () => void places.set(key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key])
}
