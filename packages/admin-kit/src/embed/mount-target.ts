import type { RenderPortal } from '@doorway/ui'
import type { Isolation } from './embed-options'

/** Where a widget's React root stands. */
export interface MountTarget {
  container: HTMLElement
  /** What the sheet belongs to. */
  sheetRoot: Document | ShadowRoot
  remove: () => void
}

function rootOf(element: HTMLElement): Document | ShadowRoot {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root : element.ownerDocument
}

/** Makes room in an element. All of it goes again; an open shadow root stays, since the platform cannot remove those. */
export function createMountTarget(element: HTMLElement, isolation: Isolation): MountTarget {
  const container = element.ownerDocument.createElement('div')
  container.className = 'dw-embed'
  const shadow = isolation === 'shadow' ? (element.shadowRoot ?? element.attachShadow({ mode: 'open' })) : null
  ;(shadow ?? element).append(container)
  return { container, sheetRoot: shadow ?? rootOf(element), remove: () => container.remove() }
}

/** A place of the page for dialogs and popups. */
export interface PortalPlace {
  render: RenderPortal
  remove: () => void
}

/** Makes room for dialogs and popups in the place that the page has chosen for them. */
export async function createPortalPlace(
  place: HTMLElement | null | undefined,
  isolation: Isolation,
): Promise<PortalPlace | null> {
  if (!place) return null
  const { portalIn } = await import('./portal-in')
  // An element of ours: that of the page may be a widget's too, or of a kind that takes no shadow root.
  const own = place.ownerDocument.createElement('div')
  place.append(own)
  return { render: portalIn(createMountTarget(own, isolation).container), remove: () => own.remove() }
}
