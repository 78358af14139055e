import { autoUpdate, flip, hide, offset, shift, size, useFloating, type Placement } from '@floating-ui/react-dom'
import { forwardRef, useState } from 'react'
import { useJoinedRef } from '../joined-ref/use-joined-ref'
import { useDismissal } from './dismissal'
import type { PopupProps } from './popup'

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

/** An open popup: places itself beside its anchor and goes when the reader turns away. */
export const PopupLayer = forwardRef<HTMLDivElement, LayerProps>(function PopupLayer(
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
  const place = useJoinedRef(ref, setElement)
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
