import { useEffect, useRef, type RefObject } from 'react'
import { useLatest } from '../../context/use-latest'

/**
 * Calls back whenever the element comes into view again: a page that stays mounted behind another tab is then as
 * current as one that was just opened. Returns the element's ref.
 */
export function useShownAgain<Element extends HTMLElement>(onShown: () => void): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const latest = useLatest(onShown)
  useEffect(() => {
    let wasHidden = false
    const observer = new IntersectionObserver((entries) => {
      const isShown = entries.at(-1)?.isIntersecting === true
      if (isShown && wasHidden) latest.current()
      wasHidden = !isShown
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [latest])
  return element
}
