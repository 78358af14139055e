import { useContext, useEffect } from 'react'
import { PortalContext } from '../context/portal-target'

const apply = async (root: HTMLElement) => (await import('./apply-accent')).applyAccent(root)

/**
 * Makes the page's accent readable in the surrounding DoorwayRoot, wherever around it it is set, whenever it or the theme
 * changes. What computes it is loaded for pages with an accent.
 */
export function useReadableAccent(): void {
  const portal = useContext(PortalContext)
  useEffect(() => {
    // The root of the page's own place, whose attributes the one around a portal elsewhere copies.
    const mark = portal.covered?.querySelector<HTMLElement>(':scope > .dw-root-portal') ?? portal.element()
    const root = mark?.parentElement
    if (!mark || !root) return undefined
    const check = ({ target }: { target: unknown }) => {
      const isGiven = getComputedStyle(root).getPropertyValue('--dw-accent') !== ''
      const isApplied = root.style.getPropertyValue('--dw-color-accent') !== ''
      // Where the file does not load, the accent is shown as it is.
      if (target === mark && (isGiven || isApplied)) void apply(root).catch(() => undefined)
    }
    check({ target: mark })
    // Its sheet makes a change of these variables a transition of the mark.
    mark.addEventListener('transitionrun', check)
    return () => mark.removeEventListener('transitionrun', check)
  }, [portal])
}
