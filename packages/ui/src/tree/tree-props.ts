import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { TreeNode } from './tree-node'

export interface TreeHandle {
  /**
   * Opens the branches on the way, then scrolls to the last id and marks it for two seconds. Works before the
   * branches are loaded: the node is shown as soon as it arrives.
   */
  reveal: (path: readonly string[]) => void
  /** Puts the keyboard on the line it was last on, else on the selected one, else on the first. */
  focus: () => void
}

export interface TreeMove {
  id: string
  /** The new parent; null makes it a root. */
  parentId: string | null
  /** Place among the new siblings, counted without the moved node. */
  index: number
}

/** What is the component's own; everything else goes to its element. */
export interface TreeOwnProps<T> {
  /** Name of the tree for people who do not see its heading. */
  label: string
  /** All nodes known so far, flat, siblings in display order. Keep the array the same while nothing changes. */
  items: readonly TreeNode<T>[]
  openIds: ReadonlySet<string>
  onOpenChange: (openIds: ReadonlySet<string>) => void
  /** A branch was opened whose children are not here. Respond by setting `loadingIds`, then by passing more `items`. */
  onLoadChildren?: (id: string) => void
  loadingIds?: ReadonlySet<string>
  /** Branches whose children did not come: the branch says so and offers another try. */
  failedIds?: ReadonlySet<string>
  onRetry?: (id: string) => void
  /** Number of children that the server still holds back, by branch; rendered as a last line. */
  remaining?: ReadonlyMap<string, number>
  onLoadMore?: (id: string) => void
  selectedId?: string | null
  onSelect?: (node: TreeNode<T>) => void
  /** The ticked leaves; present, every line has a check box and branches derive theirs from the leaves below. */
  checkedIds?: ReadonlySet<string>
  /** All nodes, where `items` are what a search left: branches derive their boxes from these. */
  checkItems?: readonly TreeNode<T>[]
  onCheckedChange?: (checkedIds: ReadonlySet<string>) => void
  /** Next to the label: a code, a count, a status. Part of the line's name, after the label. */
  renderDetails?: (node: TreeNode<T>) => ReactNode
  /** Buttons at the line's end, shown on hover and while the line has the keyboard; Tab reaches them from the line. */
  renderActions?: (node: TreeNode<T>) => ReactNode
  /** F2. */
  onRename?: (node: TreeNode<T>) => void
  /** Insert or Ctrl+Enter. */
  onAddChild?: (node: TreeNode<T>) => void
  /** Delete. */
  onDelete?: (node: TreeNode<T>) => void
  /** Height in px; without it the tree fills the element around it. */
  height?: number
}

export interface TreeProps<T>
  extends TreeOwnProps<T>, Omit<ComponentPropsWithoutRef<'div'>, keyof TreeOwnProps<T> | 'children'> {}

export interface MovableTreeOwnProps<T> extends TreeOwnProps<T> {
  /** Dragging and Alt with the up and down arrows; absent, nothing can be moved. */
  onMove?: (move: TreeMove) => void
}

export interface MovableTreeProps<T> extends TreeProps<T>, MovableTreeOwnProps<T> {}
