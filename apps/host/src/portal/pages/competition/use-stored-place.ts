import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readPlace, storePlace } from './stored-place'

/**
 * Returns a reader who comes back by the plain address to the section, the conditions and the scroll position of the
 * last visit in this session (specification section 2).
 */
export function useStoredPlace(path: string): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isFirst = useRef(true)
  const restored = useRef<number | undefined>(undefined)
  useEffect(() => {
    const stored = isFirst.current ? readPlace(path) : undefined
    isFirst.current = false
    if (stored && search === '' && stored.search !== '') {
      restored.current = stored.scroll
      void navigate(path + stored.search, { replace: true })
      return
    }
    const scroll = restored.current ?? (stored?.search === search ? stored.scroll : undefined)
    restored.current = undefined
    if (scroll !== undefined) requestAnimationFrame(() => window.scrollTo(0, scroll))
  }, [navigate, path, search])
  useEffect(() => {
    const store = () => storePlace(path, { search, scroll: window.scrollY })
    let frame = 0
    const handleScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(store)
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', handleScroll)
    }
  }, [path, search])
  useEffect(() => {
    if (search !== '') storePlace(path, { search, scroll: window.scrollY })
  }, [path, search])
}
