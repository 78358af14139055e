import { autoUpdate, flip, hide, offset, shift, size, useFloating, type Placement } from '@floating-ui/react-dom'
import { useState, type Ref } from 'react'
import { useMergedRefs } from '../merged-refs/use-merged-refs'
import { useDismissal } from './dismissal'
import type { PopupProps } from './popup'

interface LayerProps extends Omit<PopupProps, 'isOpen'> {
  /** React 18 passes no `ref` to a function component. */
  elementRef: Ref<HTMLDivElement>
}

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

/** An open popup: positions itself at its anchor and closes when the user leaves it. */
export function PopupLayer({
  elementRef,
  anchor,
  onClose,
  placement = 'bottom-start',
  gap = 4,
  isAnchorWide = false,
  className,
  style,
  ...rest
}: LayerProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const preferred: Placement = placement
  const { floatingStyles, middlewareData } = useFloating({
    strategy: 'fixed',
    placement: preferred,
    middleware: middleware(gap),
    elements: { reference: anchor, floating: element },
    whileElementsMounted: autoUpdate,
  })
  const place = useMergedRefs(elementRef, setElement)
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
}
