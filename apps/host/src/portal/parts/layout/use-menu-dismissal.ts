import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

const OPEN_MENUS = '.dw-portal-header details[open], .dw-portal-nav details[open]'
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)

/** Closes the menus of header and navigation on Escape, on a press outside, and after a navigation. */
export function useMenuDismissal(): void {
  const { key } = useLocation()
  // oxlint-disable-next-line react/exhaustive-deps -- runs after each navigation, which has its own key
  useEffect(
    // As a clean-up, so that hydration closes nothing that the reader has opened before it.
    () => () => {
      for (const menu of openMenus()) menu.open = false
    },
    [key],
  )
  useEffect(() => {
    const handlePress = ({ target }: Event) => {
      for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      for (const menu of openMenus()) {
        // The focus may be on a link that closing hides.
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
        menu.open = false
        // Escape closes one menu after the other: the menu of small screens stays open for the next one.
        event.preventDefault()
      }
    }
    document.addEventListener('pointerdown', handlePress)
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('pointerdown', handlePress)
      document.removeEventListener('keydown', handleKey)
    }
  }, [])
}
