import { useEffect, useImperativeHandle, useRef, type RefObject } from 'react'
import {
  Tree as Arborist,
  type NodeApi,
  type NodeRendererProps,
  type RowRendererProps,
  type TreeApi,
} from 'react-arborist'
import type { TreeFocusState, TreeLinesProps } from './tree-engine'
import { isOpenBranch, type Drop } from './tree-move'
import { TreeLine, TreeRow } from './tree-row'
import { useScopedDndManager } from './use-scoped-dnd-manager'
import type { TreeEntry } from './visible-lines'

const INDENT = 16

export interface MovableLinesProps extends TreeLinesProps {
  /** Where dragging is possible: the parent of this element. */
  inside: RefObject<HTMLElement | null>
  /** The line that had the keyboard before. */
  initialFocus: TreeFocusState
  onDrop: (drop: Drop) => void
}

const childrenOf = (entry: TreeEntry) => (entry.kind === 'node' ? entry.children : null)
const isFixed = (entry: TreeEntry) => entry.kind !== 'node'
const isGhost = (entry: TreeEntry) => entry.kind === 'node' && entry.isGhost

/** Replaces what Arborist does by itself with keys and with closed branches. */
function adjustArborist(api: TreeApi<TreeEntry>) {
  // It leaves all keys alone while a line is renamed, and has no other switch: this names a line that is none.
  api.dispatch({ type: 'EDIT', id: '~' })
  // It takes any branch for open, and would put what is dropped behind a closed one into it, not next to it.
  api.isOpen = (id) => id === api.root.id || isOpenBranch(api.props.data, id)
}

function MovableRow({ node, attrs, innerRef, children }: RowRendererProps<TreeEntry>) {
  // Nothing to see, to hear or to press: it only holds the lines below it together.
  if (isGhost(node.data)) return <div ref={innerRef} hidden />
  return (
    <TreeRow
      innerRef={innerRef}
      entry={node.data}
      place={node.rowIndex}
      isFocused={node.isFocused}
      onFocusLine={(id) => node.tree.focus(id, { scroll: false })}
      style={{ ...attrs.style, minWidth: 0 }}
    >
      {children}
    </TreeRow>
  )
}

function MovableLine({ node, dragHandle }: NodeRendererProps<TreeEntry>) {
  if (isGhost(node.data)) return null
  return <TreeLine dragHandle={isFixed(node.data) ? undefined : dragHandle} entry={node.data} place={node.rowIndex} />
}

/** The same function for the same height, so that arborist measures its rows only when the height changes. */
const heights = new Map<number, (node: NodeApi<TreeEntry>) => number>()

function heightOfRow(rowHeight: number) {
  const known = heights.get(rowHeight)
  if (known) return known
  const height = ({ data }: NodeApi<TreeEntry>) => (isGhost(data) ? 0 : rowHeight)
  heights.set(rowHeight, height)
  return height
}

/** Lines that can be dragged to another place. */
export function MovableLines({
  engine,
  label,
  entries,
  height,
  rowHeight,
  inside,
  initialFocus,
  onDrop,
}: MovableLinesProps) {
  const api = useRef<TreeApi<TreeEntry>>(null)
  const dragging = useScopedDndManager(inside)
  const formerFocus = useRef(initialFocus)
  useImperativeHandle(engine, () => ({
    readFocus: () => ({ id: api.current?.state.nodes.focus.id ?? null, isInside: api.current?.hasFocus === true }),
    focus: (id) => api.current?.focus(id, { scroll: false }),
  }))
  useEffect(() => {
    if (!api.current) return
    adjustArborist(api.current)
    const { id, isInside } = formerFocus.current
    if (id !== null) api.current.focus(id, { scroll: false })
    if (!isInside) api.current.onBlur()
  }, [])
  return (
    <Arborist<TreeEntry>
      ref={api}
      aria-label={label}
      data={entries}
      childrenAccessor={childrenOf}
      disableDrag={isFixed}
      onMove={onDrop}
      dndManager={dragging}
      disableMultiSelection
      disableDeselectOnClick
      width="100%"
      height={height}
      rowHeight={heightOfRow(rowHeight)}
      indent={INDENT}
      overscanCount={0}
      renderRow={MovableRow}
    >
      {MovableLine}
    </Arborist>
  )
}
