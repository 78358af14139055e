import { forwardRef, type ForwardedRef, type ReactElement, type RefAttributes } from 'react'
import { MovableLines } from './movable-lines'
import { TreeFrame } from './tree-frame'
import type { MovableTreeProps, TreeHandle } from './tree-props'

function MovableTreeWithRef<T>(props: MovableTreeProps<T>, ref: ForwardedRef<TreeHandle>) {
  return <TreeFrame tree={props} handle={ref} Lines={MovableLines} />
}

/**
 * A `Tree` whose lines can be moved, by dragging and by keys, while it has `onMove`; the right to move them may come
 * later. It brings a library for dragging, 32 KB gzipped, which a `Tree` does not need.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forwardRef forgets the type parameter
export const MovableTree = forwardRef(MovableTreeWithRef) as <T>(
  props: MovableTreeProps<T> & RefAttributes<TreeHandle>,
) => ReactElement
