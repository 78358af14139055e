import { useRef, type KeyboardEvent } from 'react'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-shapes'
import { Popup, type PopupPlacement } from '../popup/popup'
import { isTypedCharacter, useTypeahead } from './typeahead'

export interface MenuItem {
  id: string
  label: string
  icon?: IconName
  /** Rendered at the end in muted text and read out with the label: a shortcut, a count, why the item is disabled. */
  hint?: string
  /** Destroys something; red. */
  isDanger?: boolean
  isDisabled?: boolean
  /** A choice that is on or off; the menu item says which. Absent for plain actions. */
  isChecked?: boolean
  /** A line above it begins a new group. */
  startsGroup?: boolean
  onSelect: () => void
}

export interface MenuPopupProps {
  isOpen: boolean
  /** Gets the focus back on Escape and after a choice. */
  anchor: HTMLElement | null
  /** Name of the menu for people who do not see where it hangs. */
  label: string
  items: readonly MenuItem[]
  onClose: () => void
  placement?: PopupPlacement
  /** Opened by arrow up: the last item has the focus. */
  startsAtEnd?: boolean
}

type MenuListProps = Omit<MenuPopupProps, 'isOpen' | 'placement'>

/** The position after a movement key, around the ends; -1 for any other key. */
function positionAfter(key: string, current: number, count: number): number {
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (current - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

// As refs they run once, when the list appears: later changes of the items leave the focus where the reader is.
function focusFirst(menu: HTMLElement | null) {
  if (menu) itemsOf(menu)[0]?.focus({ preventScroll: true })
}
function focusLast(menu: HTMLElement | null) {
  if (menu) itemsOf(menu).at(-1)?.focus({ preventScroll: true })
}

function MenuList({ anchor, label, items, onClose, startsAtEnd = false }: MenuListProps) {
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const findByLetters = useTypeahead()
  const focusAt = (index: number) => {
    const item = items[index]
    if (item) buttons.current.get(item.id)?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const current = items.findIndex(({ id }) => buttons.current.get(id) === event.target)
    // The browser moves on from the anchor, as if the menu had stood there.
    if (event.key === 'Tab') {
      anchor?.focus()
      return onClose()
    }
    const next = isTypedCharacter(event)
      ? findByLetters(
          event.key,
          items.map((item) => item.label),
          current,
        )
      : positionAfter(event.key, current, items.length)
    event.stopPropagation()
    if (next < 0) return undefined
    event.preventDefault()
    return focusAt(next)
  }
  const choose = (item: MenuItem) => {
    if (item.isDisabled) return
    anchor?.focus()
    onClose()
    item.onSelect()
  }
  return (
    <div
      ref={startsAtEnd ? focusLast : focusFirst}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="dw-menu"
      onKeyDown={handleKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.id}
          ref={(button) => {
            if (button) buttons.current.set(item.id, button)
            else buttons.current.delete(item.id)
          }}
          type="button"
          role={item.isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
          aria-checked={item.isChecked}
          aria-disabled={item.isDisabled || undefined}
          tabIndex={-1}
          className="dw-menu-item"
          data-danger={item.isDanger || undefined}
          data-group-start={item.startsGroup || undefined}
          onClick={() => choose(item)}
        >
          <span className="dw-menu-icon">
            {item.isChecked ? <Icon name="check" /> : item.icon && <Icon name={item.icon} />}
          </span>
          <span className="dw-menu-label">{item.label}</span>
          {item.hint && <span className="dw-menu-hint">{item.hint}</span>}
        </button>
      ))}
    </div>
  )
}

/** An open menu anchored to any element; `Menu` brings a button along. */
export function MenuPopup({ isOpen, placement = 'bottom-start', ...list }: MenuPopupProps) {
  const handleClose = (reason: 'escape' | 'outside') => {
    if (reason === 'escape') list.anchor?.focus()
    list.onClose()
  }
  return (
    <Popup isOpen={isOpen} anchor={list.anchor} placement={placement} onClose={handleClose}>
      <MenuList {...list} />
    </Popup>
  )
}
