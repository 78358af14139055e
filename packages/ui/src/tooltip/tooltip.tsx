import { cloneElement, useEffect, useId, useRef, useState, type ReactElement, type Ref } from 'react'
import { Popup, type PopupPlacement } from '../popup/popup'

interface TooltipTarget {
  ref?: Ref<HTMLElement>
  'aria-describedby'?: string
  onPointerEnter?: () => void
  onPointerLeave?: () => void
  onFocus?: () => void
  onBlur?: () => void
}

export interface TooltipProps {
  /** Adds to the name of what it points at; it never is the only place where something stands. */
  text: string
  placement?: PopupPlacement
  /** One control that takes a ref. Its own hover and focus handlers are replaced. */
  children: ReactElement<TooltipTarget>
}

const WAIT_MS = 400
const LEAVE_MS = 120

/** A short explanation beside a control, on hover and on focus. Escape takes it away, the pointer may rest on it. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const turn = (next: boolean, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), wait)
  }
  const target: TooltipTarget = {
    ref: setAnchor,
    'aria-describedby': isOpen ? id : undefined,
    onPointerEnter: () => turn(true, WAIT_MS),
    onPointerLeave: () => turn(false, LEAVE_MS),
    onFocus: () => turn(true, 0),
    onBlur: () => turn(false, 0),
  }
  return (
    <>
      {cloneElement(children, target)}
      <Popup
        isOpen={isOpen}
        anchor={anchor}
        placement={placement}
        role="tooltip"
        id={id}
        className="dw-tooltip"
        onClose={() => turn(false, 0)}
        onPointerEnter={() => turn(true, 0)}
        onPointerLeave={() => turn(false, LEAVE_MS)}
      >
        {text}
      </Popup>
    </>
  )
}
