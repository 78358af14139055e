import { createContext, useContext, type KeyboardEvent, type ReactNode } from 'react'
import type { CheckState } from './check-states'
import type { TreeEntry } from './visible-lines'

/** What of a line was pressed. */
export type TreeRowPart = 'expander' | 'check' | 'content'

export interface TreeRowContextValue {
  /** Begins the ids of labels, so that lines can be named by them. */
  treeId: string
  selectedId: string | null
  revealedId: string | null
  /** Null: the tree has no check boxes. */
  checkOf: ((id: string) => CheckState) | null
  onPress: (entry: TreeEntry, part: TreeRowPart) => void
  /** A key pressed while the line itself has the focus. */
  onKeyDown: (event: KeyboardEvent) => void
  renderDetails: (id: string) => ReactNode
  renderActions: (id: string) => ReactNode
}

export const TreeRowContext = createContext<TreeRowContextValue | null>(null)

export function useTreeRow(): TreeRowContextValue {
  const value = useContext(TreeRowContext)
  if (!value) throw new Error('A row of a tree needs <Tree> around it.')
  return value
}
