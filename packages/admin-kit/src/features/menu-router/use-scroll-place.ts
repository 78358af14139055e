import { useState, type RefCallback } from 'react'
import { attachedRef } from '../../browser/attached-ref'

/** The nearest box around the element that scrolls up and down; the document where none does. */
function scrollerOf(element: Element): Element | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return element.ownerDocument.scrollingElement
}

/** Restores the scroll position that the page had when it was last active, and follows it. */
function createScrollPlace(): RefCallback<HTMLElement> {
  let place = 0
  return attachedRef((page: HTMLElement) => {
    let forget: (() => void) | undefined
    const follow = () => {
      const scroller = scrollerOf(page)
      if (!scroller) return
      scroller.scrollTop = place
      // The document's scroll event targets the window, that of every other box the box itself.
      const source = scroller === document.scrollingElement ? document : scroller
      const remember = () => {
        place = scroller.scrollTop
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
  })
}

/** Stores the scroll position of a keep-alive page while another one is in view, and restores it. Returns the page's ref. */
export function useScrollPlace(isActive: boolean): RefCallback<HTMLElement> | null {
  const [follow] = useState(createScrollPlace)
  return isActive ? follow : null
}
