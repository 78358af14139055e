/** Is a fixed layer confined to a box of the page (transformed, filtered or contained) in place of the window? */
function isConfined(layer: HTMLElement, width: number): boolean {
  const box = layer.getBoundingClientRect()
  return Math.abs(box.top) + Math.abs(box.left) + Math.abs(box.width - width) > 2
}

/** The element as the page sees it: of what is in a shadow root, its host. */
function seenFromPage(element: Element): Element {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? seenFromPage(root.host) : element
}

const edges = [
  [0.5, 0],
  [0, 0.5],
  [1, 0.5],
  [0.5, 1],
] as const

/**
 * Shows the portal above the page where a box around the widget would confine the dialog, or has bars of the page above
 * it. Needs the Popover API (Chromium 114, Firefox 125, Safari 17). Returns a function that undoes it.
 */
export function raiseOutOfBox(layer: HTMLElement, portal: HTMLElement): (() => void) | undefined {
  if (!('showPopover' in portal) || portal.popover) return undefined
  const { clientWidth, clientHeight } = document.documentElement
  const seen = seenFromPage(portal)
  const isCovered = edges.some(([x, y]) => {
    const hit = document.elementFromPoint(1 + x * (clientWidth - 2), 1 + y * (clientHeight - 2))
    return hit !== null && !seen.contains(hit)
  })
  if (!isCovered && !isConfined(layer, clientWidth)) return undefined
  portal.popover = 'manual'
  portal.showPopover()
  return () => portal.removeAttribute('popover')
}
