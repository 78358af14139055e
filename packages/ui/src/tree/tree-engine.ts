import type { RefObject, Ref } from 'react'
import type { TreeIndex } from './tree-node'
import type { TreeMove } from './tree-props'
import type { TreeEntry } from './visible-lines'

/** Which line the keyboard was last on, in view or not, and whether the focus is inside the tree. */
export interface TreeFocusState {
  id: string | null
  isInside: boolean
}

/** What renders the lines in view, and holds which of them has the keyboard. */
export interface TreeEngine {
  readFocus: () => TreeFocusState
  /** Puts the keyboard on a line as soon as it is rendered. */
  focus: (id: string) => void
}

export interface TreeLinesProps {
  engine: Ref<TreeEngine>
  label: string
  index: TreeIndex<unknown>
  /** The lines in view, below the branches they hang in. */
  entries: TreeEntry[]
  /** Height of all lines in view, in px. */
  height: number
  /** Height of one line, in px. */
  rowHeight: number
  /** Absent, no line can be dragged. */
  onMove?: (move: TreeMove) => void
  /** Where dragging is possible: the parent of this element. */
  inside: RefObject<HTMLElement | null>
}
