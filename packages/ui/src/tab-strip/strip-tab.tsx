import type { DragEvent, KeyboardEvent, MouseEvent, Ref } from 'react'
import { Icon } from '../icon/icon'
import { useUi } from '../context/ui-context'
import type { StripTab } from './tab-strip-props'

interface StripTabViewProps {
  tab: StripTab
  tabRef: Ref<HTMLButtonElement>
  isSelected: boolean
  isMovable: boolean
  onSelect: () => void
  onClose: (() => void) | undefined
  onMenu: (anchor: HTMLElement) => void
  onKeyDown: (event: KeyboardEvent) => void
  onDragStart: () => void
  onDropHere: () => void
}

/** One tab. The cross is for the mouse; keyboard users have Delete, and all users the menu. */
export function StripTabView({
  tab,
  tabRef,
  isSelected,
  isMovable,
  onSelect,
  onClose,
  onMenu,
  onKeyDown,
  onDragStart,
  onDropHere,
}: StripTabViewProps) {
  const { texts } = useUi()
  const close = tab.isClosable ? onClose : undefined
  const handleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('.dw-tab-strip-close')) close?.()
    else onSelect()
  }
  const handleAuxClick = (event: MouseEvent) => {
    if (event.button === 1) close?.()
  }
  const handleContextMenu = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    onMenu(event.currentTarget)
  }
  const allowDrop = (event: DragEvent) => {
    if (isMovable) event.preventDefault()
  }
  return (
    <button
      ref={tabRef}
      type="button"
      role="tab"
      className="dw-tab-strip-tab"
      aria-selected={isSelected}
      aria-keyshortcuts={close ? 'Delete' : undefined}
      tabIndex={isSelected ? 0 : -1}
      draggable={isMovable}
      title={tab.label}
      onClick={handleClick}
      onAuxClick={handleAuxClick}
      onContextMenu={handleContextMenu}
      onKeyDown={onKeyDown}
      onDragStart={onDragStart}
      onDragOver={allowDrop}
      onDrop={onDropHere}
    >
      {tab.isPinned && (
        <span className="dw-tab-strip-pin">
          <Icon name="pin" />
          <span className="dw-visually-hidden">{texts.pinned}</span>
        </span>
      )}
      <span className="dw-tab-strip-label">{tab.label}</span>
      {tab.isDirty && (
        <span className="dw-tab-strip-dirty">
          <span className="dw-visually-hidden">{texts.unsaved}</span>
        </span>
      )}
      {close && (
        <span className="dw-tab-strip-close" aria-hidden="true">
          <Icon name="close" />
        </span>
      )}
    </button>
  )
}
