import { useEffect, useState, type RefObject } from 'react'

/** Width of an element in px, followed; null before it has been measured. A widget may stand in a sidebar. */
export function useContainerWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.contentRect.width ?? 0
      // A page's tab that hides the widget makes it 0 wide; rendered as narrow, it would lose what was typed.
      if (next > 0) setWidth(next)
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
