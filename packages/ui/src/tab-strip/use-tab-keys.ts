import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import type { TabStripProps } from './tab-strip-props'

/** Scrolls the strip sideways until the tab shows. scrollIntoView() would move the page below as well. */
function bringIntoStrip(tab: HTMLElement) {
  const strip = tab.parentElement
  if (!strip) return
  const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (inner.left < outer.left) strip.scrollLeft -= outer.left - inner.left
  else if (inner.right > outer.right) strip.scrollLeft += inner.right - outer.right
}

/** Arrows move, Enter and Space choose (as buttons do), Delete closes, Alt with arrows moves the tab. */
export function useTabKeys({ tabs, selectedId, onClose, onMove }: TabStripProps) {
  const elements = useRef(new Map<string, HTMLButtonElement>())
  const closing = useRef<{ id: string; at: number } | null>(null)
  const focusAt = (at: number) => {
    const tab = tabs[Math.min(Math.max(at, 0), tabs.length - 1)]
    if (tab) elements.current.get(tab.id)?.focus()
  }
  useLayoutEffect(() => {
    // Where things lie is known for free once the frame is laid out; reading it at once would force a second layout.
    const frame = requestAnimationFrame(() => {
      const element = elements.current.get(selectedId)
      if (element) bringIntoStrip(element)
    })
    return () => cancelAnimationFrame(frame)
  }, [selectedId])
  // The owner may refuse to close, so the focus moves on only when the tab has really gone.
  useLayoutEffect(() => {
    const gone = closing.current
    if (!gone || tabs.some(({ id }) => id === gone.id)) return
    closing.current = null
    const next = tabs[Math.min(gone.at, tabs.length - 1)]
    if (next) elements.current.get(next.id)?.focus()
  }, [tabs])

  const handleKeyDown = (event: KeyboardEvent, id: string) => {
    const at = tabs.findIndex((tab) => tab.id === id)
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (event.altKey && by !== 0) {
      const to = at + by
      if (to >= 0 && to < tabs.length) onMove?.(id, to)
    } else if (by !== 0) focusAt((at + by + tabs.length) % tabs.length)
    else if (event.key === 'Home') focusAt(0)
    else if (event.key === 'End') focusAt(tabs.length - 1)
    else if (event.key === 'Delete' && tabs[at]?.isClosable) {
      closing.current = { id, at }
      onClose?.(id)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const register = (id: string) => (element: HTMLButtonElement | null) => {
    if (element) elements.current.set(id, element)
    else elements.current.delete(id)
  }
  return { register, handleKeyDown }
}
