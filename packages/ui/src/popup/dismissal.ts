import { useEffect } from 'react'
import { useLatest } from '../context/use-latest'

export type DismissReason = 'escape' | 'outside'

interface Layer {
  element: HTMLElement
  anchor: HTMLElement | null
}

// Open popups of the page, oldest first: Escape closes the newest only, and a press in a newer one is inside the older.
const openLayers: Layer[] = []

/** The event's way through open shadow roots, which `target` hides from listeners outside of them. */
function elementsOf(event: Event): Element[] {
  return event.composedPath().filter((step): step is Element => step instanceof Element)
}

// A dialog that was opened over a popup has the floor: the popup under it ignores Escape and outside presses.
function isOverruled(path: Element[], { element, anchor }: Layer): boolean {
  const modal = path.find((step) => step.getAttribute('aria-modal') === 'true')
  return modal !== undefined && !modal.contains(anchor ?? element)
}

function isInside(path: Element[], layer: Layer): boolean {
  const newer = openLayers.slice(openLayers.indexOf(layer))
  return (layer.anchor !== null && path.includes(layer.anchor)) || newer.some(({ element }) => path.includes(element))
}

/**
 * Reports when an open popup should close: Escape for the newest one, a press outside for all that do not contain it.
 * Listens on the window before anything else, so that a dialog around the popup does not take the same Escape.
 */
export function useDismissal(
  element: HTMLElement | null,
  anchor: HTMLElement | null,
  onDismiss: (reason: DismissReason) => void,
) {
  const latest = useLatest(onDismiss)
  useEffect(() => {
    const view = element?.ownerDocument.defaultView
    if (!element || !view) return undefined
    const layer = { element, anchor }
    const handleKeyDown = (event: KeyboardEvent) => {
      if (
        event.key !== 'Escape' ||
        event.isComposing ||
        openLayers.at(-1) !== layer ||
        isOverruled(elementsOf(event), layer)
      )
        return
      event.preventDefault()
      // The next layer below must not see this Escape, although it listens on the same window.
      event.stopImmediatePropagation()
      latest.current('escape')
    }
    const handlePointerDown = (event: PointerEvent) => {
      const path = elementsOf(event)
      if (!isInside(path, layer) && !isOverruled(path, layer)) latest.current('outside')
    }
    openLayers.push(layer)
    view.addEventListener('keydown', handleKeyDown, true)
    view.addEventListener('pointerdown', handlePointerDown, true)
    return () => {
      openLayers.splice(openLayers.indexOf(layer), 1)
      view.removeEventListener('keydown', handleKeyDown, true)
      view.removeEventListener('pointerdown', handlePointerDown, true)
    }
  }, [latest, element, anchor])
}
