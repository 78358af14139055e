import { useEffect, useState, type RefObject } from 'react'

/** Width of an element in px, followed; null before it has been measured. A widget may stand in a sidebar. */
export function useContainerWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
