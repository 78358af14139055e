import { whenIdle } from '../lazy-component/when-idle'

// `checkVisibility` would say the same in one call, but Firefox 115 and Safari 16 do not know its options.
function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
}

/** What the keyboard can reach inside an element, in order. */
export function tabbables(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('a[href], :enabled, [tabindex]')].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[inert]') && isShown(element),
  )
}

/** The focused element of a page: of a shadow root the document only knows the host. */
export function activeElementNear({ ownerDocument }: HTMLElement): HTMLElement | null {
  let active = ownerDocument.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement ? active : null
}

/** Traps Tab and Shift+Tab inside the container, in light DOM and in shadow roots alike. */
export function wrapTab(event: { key: string; shiftKey: boolean; preventDefault: () => void }, container: HTMLElement) {
  if (event.key !== 'Tab') return
  const stops = tabbables(container)
  const first = stops[0]
  const last = stops.at(-1)
  const active = activeElementNear(container)
  if (!first || !last) return event.preventDefault()
  const [edge, next] = event.shiftKey ? [first, last] : [last, first]
  const isAtEdge = active === edge || (event.shiftKey && active === container)
  if (!isAtEdge && container.contains(active)) return
  event.preventDefault()
  next.focus()
}

const inertFor = new WeakMap<Element, number>()

/** How many open dialogs want an element out of reach; it comes back when the last one has closed. */
export const coversOf = (element: Element) => inertFor.get(element) ?? 0

/**
 * Hides our content behind a dialog from assistive technology, makes it inert once the page is idle, and returns a
 * function that restores it. Call it when the focus is in the dialog. Only elements of the same DoorwayRoot are touched,
 * never the page around it; live regions stay audible. `covered` is that root where the dialog is in another place of the
 * page.
 */
export function makeSiblingsInert(wrapper: HTMLElement, covered?: HTMLElement | null): () => void {
  const found = [...(covered?.children ?? [])]
  for (let element: HTMLElement = wrapper; element.parentElement; element = element.parentElement) {
    found.push(...element.parentElement.children)
    if (element.parentElement.hasAttribute('data-doorway')) break
  }
  const layers = found.filter(
    (element) =>
      !element.contains(wrapper) && (coversOf(element) > 0 || !element.matches('[data-dw-live],[aria-hidden]')),
  )
  const change = (by: 1 | -1, update: (layer: Element) => void) =>
    layers.forEach((layer) => {
      inertFor.set(layer, coversOf(layer) + by)
      update(layer)
    })
  const update = (layer: Element) => {
    layer.toggleAttribute('inert', coversOf(layer) > 0)
    layer.removeAttribute('aria-hidden')
  }
  // Every element below inherits `inert`: in the task that opens the dialog it takes half of the time. Until then the
  // overlay has the pointer and the Tab trap the keyboard. Above another dialog nothing of the page changes any more.
  change(1, layers.some(coversOf) ? update : (layer) => layer.setAttribute('aria-hidden', 'true'))
  whenIdle(() => layers.forEach(update))
  return () => change(-1, update)
}
