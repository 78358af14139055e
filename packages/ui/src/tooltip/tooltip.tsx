import { useId, useState, type ReactNode, type Ref } from 'react'
import { Popup, type PopupPlacement } from '../popup/popup'
import { useDelayedFlag } from './use-delayed-flag'

/** What a control needs in order to carry a tooltip; spread it on any Doorway button. */
export interface TooltipTargetProps {
  ref: Ref<HTMLButtonElement>
  'aria-describedby': string | undefined
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: () => void
  onBlur: () => void
}

export interface TooltipProps {
  /** Adds to the name of what it points at; it never is the only place where something stands. */
  text: string
  placement?: PopupPlacement
  children: (target: TooltipTargetProps) => ReactNode
}

const WAIT_MS = 400
const LEAVE_MS = 120

/** A short explanation next to a control, on hover and on focus. Escape takes it away, the pointer may rest on it. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { isOn, turn } = useDelayedFlag()
  const id = useId()
  return (
    <>
      {children({
        ref: setAnchor,
        'aria-describedby': isOn ? id : undefined,
        onPointerEnter: () => turn(true, WAIT_MS),
        onPointerLeave: () => turn(false, LEAVE_MS),
        onFocus: () => turn(true, 0),
        onBlur: () => turn(false, 0),
      })}
      <Popup
        isOpen={isOn}
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
