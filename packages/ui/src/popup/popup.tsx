import { forwardRef, lazy, Suspense, useEffect, useState, type ComponentPropsWithoutRef } from 'react'
import { createPortal } from 'react-dom'
import { FieldContext } from '../field/field-context'
import { usePortal } from '../root/portal-place'
import type { DismissReason } from './dismissal'

/** The wished side and alignment; a popup without room goes to the opposite side. */
export type PopupPlacement = 'bottom-start' | 'bottom-end' | 'bottom' | 'top' | 'top-start' | 'right-start' | 'right'

export interface PopupProps extends ComponentPropsWithoutRef<'div'> {
  isOpen: boolean
  /** The element the popup stands beside. A press on it does not count as outside: the anchor toggles by itself. */
  anchor: HTMLElement | null
  onClose: (reason: DismissReason) => void
  placement?: PopupPlacement
  /** Distance to the anchor in px. */
  gap?: number
  /** At least as wide as its anchor, as lists of choices are. */
  isAnchorWide?: boolean
}

type LayerProps = Omit<PopupProps, 'isOpen'>

// Nothing is open while a page starts, so what places an open box is fetched after it.
async function fetchLayer() {
  const { PopupLayer } = await import('./popup-layer')
  layerAtHand = PopupLayer
  return { default: PopupLayer }
}

const AwaitedLayer = lazy(fetchLayer)
let layerAtHand: Awaited<ReturnType<typeof fetchLayer>>['default'] | undefined
let isAsked = false

function fetchWhenIdle() {
  if (isAsked) return
  isAsked = true
  const fetch = () => void fetchLayer().catch(() => undefined)
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fetch, { timeout: 2_000 })
  else setTimeout(fetch, 300)
}

/** React holds back what it has waited for, 0.3 s at the first opening; what has come by then need not be waited for. */
const PopupLayer = forwardRef<HTMLDivElement, LayerProps>(function PopupLayer(props, ref) {
  // The same one for as long as it is open: another would begin the content anew.
  const [Layer] = useState(() => layerAtHand ?? AwaitedLayer)
  return <Layer {...props} ref={ref} />
})

/**
 * A floating box beside an anchor, drawn inside the DoorwayRoot (or the dialog that holds the anchor). It places and
 * dismisses itself; moving the focus is up to what is built on it.
 */
export const Popup = forwardRef<HTMLDivElement, PopupProps>(function Popup({ isOpen, ...rest }, ref) {
  const portal = usePortal()
  // Inside a modal dialog everything else is inert and hidden from assistive technology.
  const container = rest.anchor?.closest('[aria-modal="true"]') ?? portal
  useEffect(fetchWhenIdle, [])
  if (!isOpen || !container) return null
  return createPortal(
    // What belongs to the field is its button; a search box inside would take the field's id and hint for its own.
    <FieldContext.Provider value={null}>
      <Suspense>
        <PopupLayer {...rest} ref={ref} />
      </Suspense>
    </FieldContext.Provider>,
    container,
  )
})
