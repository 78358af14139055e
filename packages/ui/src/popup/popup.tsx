import { forwardRef, Suspense, useEffect, type ComponentPropsWithoutRef } from 'react'
import { createPortal } from 'react-dom'
import { FieldContext } from '../field/field-context'
import { usePortal } from '../context/portal-target'
import { lazyComponent } from '../lazy-component/lazy-component'
import type { DismissReason } from './dismissal'

/** The preferred side and alignment; a popup without room goes to the opposite side. */
export type PopupPlacement = 'bottom-start' | 'bottom-end' | 'bottom' | 'top' | 'top-start' | 'right-start' | 'right'

export interface PopupProps extends ComponentPropsWithoutRef<'div'> {
  isOpen: boolean
  /** The anchor element. A press on it does not count as outside: the anchor toggles by itself. */
  anchor: HTMLElement | null
  onClose: (reason: DismissReason) => void
  placement?: PopupPlacement
  /** Distance to the anchor in px. */
  gap?: number
  /** At least as wide as its anchor, as lists of choices are. */
  isAnchorWide?: boolean
}

// Nothing is open while a page starts, so what places an open box is fetched after it.
const popupLayer = lazyComponent(async () => (await import('./popup-layer')).PopupLayer)

/**
 * A floating box at an anchor, rendered inside the DoorwayRoot (or the dialog that contains the anchor). It places and
 * dismisses itself; moving the focus is up to what is built on it.
 */
export const Popup = forwardRef<HTMLDivElement, PopupProps>(function Popup({ isOpen, ...rest }, ref) {
  const portal = usePortal()
  // Inside a modal dialog everything else is inert and hidden from assistive technology.
  const container = rest.anchor?.closest('[aria-modal="true"]') ?? portal
  useEffect(() => popupLayer.prefetchWhenIdle(), [])
  if (!isOpen || !container) return null
  return createPortal(
    // What belongs to the field is its button; a search box inside would take the field's id and hint for its own.
    <FieldContext.Provider value={null}>
      <Suspense>
        <popupLayer.Part {...rest} elementRef={ref} />
      </Suspense>
    </FieldContext.Provider>,
    container,
  )
})
