import { useLayoutEffect, useRef } from 'react'

/** The nearest box around the element that scrolls up and down; the document where none does. */
function scrollerOf(element: Element): Element | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return element.ownerDocument.scrollingElement
}

/** Stores the scroll position of a keep-alive page while another one is in view, and restores it. */
export function useScrollPlace(isActive: boolean) {
  const page = useRef<HTMLDivElement>(null)
  const place = useRef(0)
  useLayoutEffect(() => {
    if (!isActive) return undefined
    let forget: (() => void) | undefined
    const follow = () => {
      const scroller = page.current && scrollerOf(page.current)
      if (!scroller) return
      scroller.scrollTop = place.current
      // The document's scroll event targets the window, that of every other box the box itself.
      const source = scroller === document.scrollingElement ? document : scroller
      const remember = () => {
        place.current = scroller.scrollTop
      }
      source.addEventListener('scroll', remember, { passive: true })
      forget = () => source.removeEventListener('scroll', remember)
    }
    // With the frame, which is laid out then; read at once, it would cause a second layout.
    const frame = requestAnimationFrame(follow)
    return () => {
      cancelAnimationFrame(frame)
      forget?.()
    }
  }, [isActive])
  return page
}
