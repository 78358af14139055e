import { autoUpdate, flip, hide, offset, shift, size, useFloating, type Placement } from '@floating-ui/react-dom'
import { forwardRef, useCallback, useState, type ComponentPropsWithoutRef, type ForwardedRef } from 'react'
import { createPortal } from 'react-dom'
import { useUi } from '../root/ui-context'
import { useDismissal, type DismissReason } from './dismissal'

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

const EDGE = 8

function middleware(gap: number) {
  return [
    offset(gap),
    flip({ padding: EDGE }),
    shift({ padding: EDGE }),
    size({
      padding: EDGE,
      apply({ availableHeight, availableWidth, rects, elements }) {
        const { style } = elements.floating
        style.setProperty('--dw-popup-room', `${Math.max(availableHeight, 96)}px`)
        style.setProperty('--dw-popup-room-inline', `${availableWidth}px`)
        style.setProperty('--dw-popup-anchor', `${rects.reference.width}px`)
      },
    }),
    hide(),
  ]
}

function assign<T>(ref: ForwardedRef<T>, value: T | null) {
  if (typeof ref === 'function') ref(value)
  else if (ref) ref.current = value
}

const PopupLayer = forwardRef<HTMLDivElement, LayerProps>(function PopupLayer(
  { anchor, onClose, placement = 'bottom-start', gap = 4, isAnchorWide = false, className, style, ...rest },
  ref,
) {
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const wished: Placement = placement
  const { floatingStyles, middlewareData } = useFloating({
    strategy: 'fixed',
    placement: wished,
    middleware: middleware(gap),
    elements: { reference: anchor, floating: element },
    whileElementsMounted: autoUpdate,
  })
  const place = useCallback(
    (next: HTMLDivElement | null) => {
      setElement(next)
      assign(ref, next)
    },
    [ref],
  )
  useDismissal(element, anchor, onClose)
  return (
    <div
      {...rest}
      ref={place}
      className={className ? `dw-popup ${className}` : 'dw-popup'}
      data-anchor-wide={isAnchorWide || undefined}
      data-anchor-hidden={middlewareData.hide?.referenceHidden || undefined}
      style={{ ...style, ...floatingStyles }}
    />
  )
})

/**
 * A floating box beside an anchor, drawn inside the DoorwayRoot (or the dialog that holds the anchor). It places and
 * dismisses itself; moving the focus is up to what is built on it.
 */
export const Popup = forwardRef<HTMLDivElement, PopupProps>(function Popup({ isOpen, ...rest }, ref) {
  const { portal } = useUi()
  // Inside a modal dialog everything else is inert and hidden from assistive technology.
  const container = rest.anchor?.closest('[aria-modal="true"]') ?? portal
  return isOpen && container ? createPortal(<PopupLayer {...rest} ref={ref} />, container) : null
})
