/** Is a fixed layer confined to a box of the page (transformed, filtered or contained) in place of the window? */
function isConfined(layer: HTMLElement): boolean {
  const { top, left, width } = layer.getBoundingClientRect()
  return Math.abs(top) > 1 || Math.abs(left) > 1 || Math.abs(width - document.documentElement.clientWidth) > 1
}

/** Does something of the page (a bar at an edge) cover the dialogs, because the widget is in a box with its own stacking? */
function isCovered(portal: HTMLElement): boolean {
  const { clientWidth, clientHeight } = document.documentElement
  const root = portal.getRootNode()
  const edges = [
    [clientWidth / 2, 1],
    [1, clientHeight / 2],
    [clientWidth - 2, clientHeight / 2],
    [clientWidth / 2, clientHeight - 2],
  ] as const
  return edges.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    // Seen from the page, what is in a shadow root is its host.
    return hit !== null && !portal.contains(hit) && !(root instanceof ShadowRoot && isAround(hit, root))
  })
}

/** Is the element a host of the shadow root, however deep it is? */
function isAround(element: Element, { host }: ShadowRoot): boolean {
  const outer = host.getRootNode()
  return element === host || (outer instanceof ShadowRoot && isAround(element, outer))
}

/**
 * Shows the portal above the page where a box around the widget would confine the dialog, or let bars of the page cover
 * it. Needs the Popover API (Chromium 114, Firefox 125, Safari 17). Returns a function that undoes it.
 */
export function raiseOutOfBox(layer: HTMLElement, portal: HTMLElement): (() => void) | undefined {
  if (!('showPopover' in portal) || portal.popover || !(isConfined(layer) || isCovered(portal))) return undefined
  portal.popover = 'manual'
  portal.showPopover()
  return () => portal.removeAttribute('popover')
}
