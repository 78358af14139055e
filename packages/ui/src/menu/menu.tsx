import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { IconButton } from '../button/button'
import type { PopupPlacement } from '../popup/popup'
import { MenuPopup, type MenuItem } from './menu-popup'

/** What a button needs in order to open a menu; spread it on any Doorway button. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export interface MenuProps {
  /** Name of the menu, and of the button when it is the built-in one. */
  label: string
  items: readonly MenuItem[]
  /** Renders the button; without it a button with three dots. */
  renderTrigger?: (props: MenuTriggerProps) => ReactNode
  placement?: PopupPlacement
}

/** A button that opens a list of actions. Closed it costs one button; the items are rendered when it opens. */
export function Menu({ label, items, renderTrigger, placement = 'bottom-end' }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [opened, setOpened] = useState<'no' | 'at-start' | 'at-end'>('no')
  const isOpen = opened !== 'no'
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    event.stopPropagation()
    setOpened(event.key === 'ArrowUp' ? 'at-end' : 'at-start')
  }
  const trigger: MenuTriggerProps = {
    ref: setAnchor,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: () => setOpened(isOpen ? 'no' : 'at-start'),
    onKeyDown: handleKeyDown,
  }
  return (
    <>
      {renderTrigger ? renderTrigger(trigger) : <IconButton {...trigger} icon="more" label={label} />}
      <MenuPopup
        isOpen={isOpen}
        anchor={anchor}
        label={label}
        items={items}
        placement={placement}
        startsAtEnd={opened === 'at-end'}
        onClose={() => setOpened('no')}
      />
    </>
  )
}
