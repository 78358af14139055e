import { useEffect, useImperativeHandle, useRef } from 'react'
import {
  Tree as Arborist,
  type NodeApi,
  type NodeRendererProps,
  type RowRendererProps,
  type TreeApi,
} from 'react-arborist'
import type { TreeLinesProps } from './tree-engine'
import { isOpenBranch, moveOf, visibleChildren, type Drop } from './tree-move'
import { TreeLine, TreeRow } from './tree-row'
import { useScopedDndManager } from './use-scoped-dnd-manager'
import type { TreeEntry } from './visible-lines'

const INDENT = 16

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

/** Arborist hands the drag handle to the inside of a line. */
function MovableLine({ node, dragHandle }: NodeRendererProps<TreeEntry>) {
  if (isGhost(node.data)) return null
  const isMovable = node.tree.isDraggable(node.data)
  return <TreeLine dragHandle={isMovable ? dragHandle : undefined} entry={node.data} place={node.rowIndex} />
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

/** Lines that can be dragged to another place, by react-arborist. */
export function MovableLines({ engine, label, index, entries, height, rowHeight, onMove, inside }: TreeLinesProps) {
  const api = useRef<TreeApi<TreeEntry>>(null)
  const dragging = useScopedDndManager(inside)
  useEffect(() => {
    if (api.current) adjustArborist(api.current)
  }, [])
  useImperativeHandle(engine, () => ({
    readFocus: () => ({ id: api.current?.state.nodes.focus.id ?? null, isInside: api.current?.hasFocus === true }),
    focus: (id) => api.current?.focus(id, { scroll: false }),
  }))
  const handleMove = (drop: Drop) => {
    const move = moveOf(index, visibleChildren(entries, drop.parentId), drop)
    if (move) onMove?.(move)
  }
  return (
    <Arborist<TreeEntry>
      ref={api}
      aria-label={label}
      data={entries}
      childrenAccessor={childrenOf}
      disableDrag={onMove ? isFixed : true}
      disableDrop={onMove === undefined}
      onMove={handleMove}
      dndManager={dragging}
      disableMultiSelection
      disableDeselectOnClick
      width="100%"
      height={height}
      rowHeight={heightOfRow(rowHeight)}
      indent={INDENT}
      overscanCount={0}
      className="dw-tree-list"
      renderRow={MovableRow}
    >
      {MovableLine}
    </Arborist>
  )
}
