export interface StripTab {
  id: string
  label: string
  isClosable?: boolean
  /** The page has changes that are not saved: a dot, and a word for those who do not see it. */
  isDirty?: boolean
}

export interface TabStripProps {
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
  /** Dragging, or Alt with the left and right arrows; `index` is the new place. */
  onMove?: (id: string, index: number) => void
  className?: string
}
