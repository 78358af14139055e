import type { Ref } from 'react'
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
  /** The lines in view, below the branches they hang in. */
  entries: readonly TreeEntry[]
  /** Height of all lines in view, in px. */
  height: number
  /** Height of one line, in px. */
  rowHeight: number
}
