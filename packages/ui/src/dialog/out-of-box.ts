/** Is a fixed layer confined to a box of the page (transformed, filtered or contained) in place of the window? */
function isConfined(layer: HTMLElement): boolean {
  const { top, left, width } = layer.getBoundingClientRect()
  return Math.abs(top) + Math.abs(left) + Math.abs(width - document.documentElement.clientWidth) > 2
}

/**
 * Shows the portal above the page where a box around the widget would confine the dialog. Needs the Popover API (Chromium
 * 114, Firefox 125, Safari 17). Returns a function that undoes it.
 */
export function raiseOutOfBox(layer: HTMLElement, portal: HTMLElement): (() => void) | undefined {
  if (!('showPopover' in portal) || portal.popover || !isConfined(layer)) return undefined
  portal.popover = 'manual'
  portal.showPopover()
  return () => portal.removeAttribute('popover')
}
