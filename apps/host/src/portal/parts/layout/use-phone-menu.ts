import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Is the menu of small screens open? It closes with a navigation and with Escape. */
export function usePhoneMenu() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  useEffect(() => {
    if (!isOpen) return undefined
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setOpenAt(undefined)
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [isOpen])
  return { isOpen, toggle: () => setOpenAt(isOpen ? undefined : key) }
}
