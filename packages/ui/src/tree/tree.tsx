import { forwardRef, type ForwardedRef, type ReactElement, type RefAttributes } from 'react'
import { PlainLines } from './plain-lines'
import { TreeFrame } from './tree-frame'
import type { TreeHandle, TreeProps } from './tree-props'

function TreeWithRef<T>(props: TreeProps<T>, ref: ForwardedRef<TreeHandle>) {
  return <TreeFrame tree={props} handle={ref} Lines={PlainLines} />
}

/**
 * A tree of any size whose branches are loaded when they are opened. The caller owns nodes, open branches, choice and
 * ticks; the tree renders them, has only the visible lines in the document, and follows the ARIA tree pattern. Lines
 * that can be moved need a `MovableTree`.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forwardRef forgets the type parameter
export const Tree = forwardRef(TreeWithRef) as <T>(props: TreeProps<T> & RefAttributes<TreeHandle>) => ReactElement
