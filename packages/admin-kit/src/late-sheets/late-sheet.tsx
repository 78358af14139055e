import { useLayoutEffect, useRef } from 'react'
import { adoptRules } from './adopt-rules'

export interface LateSheetProps {
  /** The text of a feature's `<feature>.late.css`, imported with `?inline`. Keep it the same. */
  rules: string
}

// No `instanceof`: a widget may be in another document of the same page.
const holdsSheets = (node: Node): node is Document | ShadowRoot =>
  node.nodeType === Node.DOCUMENT_NODE || 'host' in node

/**
 * Gives the document or shadow root around it the rules of a feature, for as long as it is mounted. They are in the file of
 * the screen and not in the one sheet of all screens, which every page loads. Where a page has linked `styles.layer.css`,
 * they are in its layer.
 */
export function LateSheet({ rules }: LateSheetProps) {
  const marker = useRef<HTMLTemplateElement>(null)
  // Before the first paint: the screen is never shown without its look.
  useLayoutEffect(() => {
    const element = marker.current
    const place = element?.getRootNode()
    if (!element || !place || !holdsSheets(place)) return undefined
    const isLayered = getComputedStyle(element).getPropertyValue('--dw-layer') !== ''
    return adoptRules(place, isLayered ? `@layer doorway{${rules}}` : rules)
  }, [rules])
  return <template ref={marker} />
}
