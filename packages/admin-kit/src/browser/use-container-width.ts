import { useState, type RefCallback } from 'react'
import { attachedRef } from './attached-ref'

/** Width of an element in px, followed, with the element's ref; null before it has been measured. A widget may be in a sidebar. */
export function useContainerWidth(): [ref: RefCallback<HTMLElement>, width: number | null] {
  const [width, setWidth] = useState<number | null>(null)
  const [ref] = useState(() =>
    attachedRef((element: HTMLElement) => {
      const observer = new ResizeObserver(([entry]) => {
        const next = entry?.contentRect.width
        // A page's tab that hides the widget makes it 0 wide; rendered as narrow, it would lose what was typed.
        if (next) setWidth(next)
      })
      observer.observe(element)
      return () => observer.disconnect()
    }),
  )
  return [ref, width]
}
