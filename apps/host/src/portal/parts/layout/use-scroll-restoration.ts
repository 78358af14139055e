import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { hasLostToken } from '../../../session/stored-token'

const STORAGE_KEY = 'doorway:host:scroll'
const MAX_STORED = 50

function storedPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    // The browser refuses storage: positions last as long as the document.
    return []
  }
}

/** Positions by history entry; a reload of a later page would lose them. */
let positions: Map<string, number> | undefined
const positionsOf = () => (positions ??= new Map(storedPositions()))

function storePositions(): void {
  // Signing out has cleared the storage.
  if (hasLostToken() || positionsOf().size === 0) return
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positionsOf()].slice(-MAX_STORED)))
  } catch {
    // As above.
  }
}

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
      window.scrollTo(0, isBack ? (positionsOf().get(key) ?? 0) : 0)
    }
    const store = () => void positionsOf().set(key, window.scrollY)
    window.addEventListener('scroll', store, { passive: true })
    window.addEventListener('pagehide', storePositions)
    return () => {
      window.removeEventListener('scroll', store)
      window.removeEventListener('pagehide', storePositions)
    }
  }, [key, hash, isBack])
}
