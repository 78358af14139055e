export interface StripTab {
  id: string
  label: string
  isClosable?: boolean
  /** Stands left with the pinned ones and is not closed with others; it has a pin and no cross. */
  isPinned?: boolean
  /** The page has changes that are not saved: a dot, and a word for those who do not see it. */
  isDirty?: boolean
}

import type { ComponentPropsWithoutRef } from 'react'

/** What is the component's own; everything else goes to its element. */
export interface TabStripOwnProps {
  /** Name of the strip. */
  label: string
  tabs: readonly StripTab[]
  selectedId: string
  onSelect: (id: string) => void
  /** The cross, Delete, or the middle mouse button. The owner may ask first and leave the tab open. */
  onClose?: (id: string) => void
  onCloseOthers?: (id: string) => void
  /** Closes the tabs after this one. */
  onCloseRight?: (id: string) => void
  onCloseAll?: () => void
  onReload?: (id: string) => void
  /** Pins a tab or lets it go again. */
  onPin?: (id: string, isPinned: boolean) => void
  /** Opens the tab again that was closed last; absent while there is none. */
  onRestore?: () => void
  /** Dragging, or Alt with the left and right arrows; `index` is the new place. */
  onMove?: (id: string, index: number) => void
}

export interface TabStripProps
  extends TabStripOwnProps, Omit<ComponentPropsWithoutRef<'div'>, keyof TabStripOwnProps | 'children'> {}
