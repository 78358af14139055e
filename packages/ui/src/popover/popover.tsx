import { useId, useState, type KeyboardEvent, type ReactNode, type RefCallback } from 'react'
import { activeElementNear, tabbables } from '../dialog/modal-focus'
import { Popup, type PopupPlacement } from '../popup/popup'

/** What a button needs in order to open a popover; spread it on any Doorway button. */
export interface PopoverTriggerProps {
  ref: RefCallback<HTMLButtonElement>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  /** The box, while it is open. */
  'aria-controls': string | undefined
  onClick: () => void
}

export interface PopoverProps {
  /** Name of the box. */
  label: string
  renderTrigger: (props: PopoverTriggerProps) => ReactNode
  placement?: PopupPlacement
  /** At least as wide as the button. */
  isAnchorWide?: boolean
  /** The content; a function receives a `close` callback. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** Focuses the first control of a box that opens. */
function focusFirst(box: HTMLElement | null) {
  if (box) (tabbables(box)[0] ?? box).focus({ preventScroll: true })
}

function PopoverBox({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    const box = event.currentTarget
    const stops = tabbables(box)
    const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
    const active = activeElementNear(box)
    // A tree is one stop, whichever of its lines has the focus.
    const isAtEdge = active === box || edge?.contains(active)
    if (!isAtEdge || !other) return
    event.preventDefault()
    other.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys keep Tab inside
    <div
      ref={focusFirst}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the popup around it places it; a dialog element would do so by itself
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="dw-popover"
      onKeyDown={handleKeyDown}
    >
      {children}
    </div>
  )
}

/** A small box with controls, anchored to the button that opens it. Focus goes in, and back to the button on Escape. */
export function Popover({ label, renderTrigger, placement, isAnchorWide, children }: PopoverProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const boxId = useId()
  const close = () => {
    setOpen(false)
    anchor?.focus()
  }
  return (
    <>
      {renderTrigger({
        ref: setAnchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? boxId : undefined,
        onClick: () => setOpen(!isOpen),
      })}
      <Popup
        isOpen={isOpen}
        anchor={anchor}
        placement={placement}
        isAnchorWide={isAnchorWide}
        onClose={(reason) => (reason === 'escape' ? close() : setOpen(false))}
      >
        <PopoverBox id={boxId} label={label}>
          {typeof children === 'function' ? children(close) : children}
        </PopoverBox>
      </Popup>
    </>
  )
}
