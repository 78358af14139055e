import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  type FocusEvent,
  type ForwardedRef,
  type KeyboardEvent,
  type ReactElement,
  type RefAttributes,
} from 'react'
import { Tree as Arborist, type TreeApi } from 'react-arborist'
import { checkStates } from './check-states'
import { buildEntries, type TreeEntry } from './tree-entries'
import { indexNodes } from './tree-node'
import type { TreeHandle, TreeProps } from './tree-props'
import { TreeLine, TreeRow } from './tree-row'
import { TreeRowContext, type TreeRowContextValue } from './tree-row-context'
import { useReveal } from './use-reveal'
import { useTreeCommands } from './use-tree-commands'
import { useTreeSize } from './use-tree-size'

const INDENT = 16

const childrenOf = (entry: TreeEntry) => (entry.kind === 'node' ? entry.children : null)
const isFixed = (entry: TreeEntry) => entry.kind !== 'node'

const isTree = (target: EventTarget) => target instanceof HTMLElement && target.getAttribute('role') === 'tree'

/** Arborist leaves all keys alone while a line is renamed, and has no other switch: this names a line that is none. */
function takeOverKeys(api: TreeApi<TreeEntry>) {
  api.dispatch({ type: 'EDIT', id: '~' })
}

function TreeWithRef<T>(props: TreeProps<T>, ref: ForwardedRef<TreeHandle>) {
  const { items, openIds, loadingIds, failedIds, remaining, checkedIds, selectedId = null, onMove } = props
  const { checkItems = items } = props
  const api = useRef<TreeApi<TreeEntry>>(null)
  const treeId = useId()
  const { box, line, height, lineHeight } = useTreeSize()
  const index = useMemo(() => indexNodes(items), [items])
  const entries = useMemo(
    () => buildEntries(index, { openIds, loadingIds, failedIds, remaining }),
    [index, openIds, loadingIds, failedIds, remaining],
  )
  const checks = useMemo(() => (checkedIds ? checkStates(checkItems, checkedIds) : null), [checkItems, checkedIds])
  const { revealedId, wantToReveal } = useReveal(api, index, openIds)
  const { open, press, handleKeyDown } = useTreeCommands(props, index, api)

  useEffect(() => {
    if (api.current) takeOverKeys(api.current)
  }, [])
  // A line that was removed takes the keyboard with it; the next one gets it.
  const lastRow = useRef(0)
  useEffect(() => {
    const tree = api.current
    if (!tree?.hasFocus) return
    if (tree.focusedNode) lastRow.current = tree.focusedNode.rowIndex ?? 0
    else tree.focus(tree.at(Math.min(lastRow.current, tree.visibleNodes.length - 1)))
  })
  const container = () => box.current?.querySelector<HTMLElement>('[role="tree"]')
  useImperativeHandle(ref, () => ({
    reveal: (path) => {
      open(path.slice(0, -1))
      wantToReveal(path.at(-1) ?? null)
    },
    focus: () => container()?.focus(),
  }))

  const handleFocus = ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    const isEntering = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
    const tree = api.current
    if (isTree(target) && isEntering && tree && !tree.focusedNode) tree.focus(tree.get(revealedId ?? selectedId))
  }
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && event.shiftKey) {
      // From here the browser leaves the tree backwards; from the line it would stop at the tree itself.
      container()?.focus()
    } else handleKeyDown(event)
  }
  const row: TreeRowContextValue = {
    treeId,
    selectedId,
    revealedId,
    checks,
    isMovable: onMove !== undefined,
    onPress: press,
    onKeyDown: handleKeys,
    renderDetails: (id) => {
      const node = index.byId.get(id)
      return node && props.renderDetails?.(node)
    },
    renderActions: (id) => {
      const node = index.byId.get(id)
      return node && props.renderActions?.(node)
    },
  }
  const handleMove = ({
    dragIds,
    parentId,
    index: place,
  }: {
    dragIds: string[]
    parentId: string | null
    index: number
  }) => {
    const [id] = dragIds
    if (id === undefined) return
    const before = index.childrenOf.get(parentId)?.slice(0, place) ?? []
    onMove?.({ id, parentId, index: before.filter((node) => node.id !== id).length })
  }
  return (
    <TreeRowContext.Provider value={row}>
      <div
        ref={box}
        className={props.className ? `dw-tree ${props.className}` : 'dw-tree'}
        style={props.height === undefined ? undefined : { blockSize: props.height }}
        onFocusCapture={handleFocus}
      >
        <div ref={line} className="dw-tree-measure" />
        <Arborist<TreeEntry>
          ref={api}
          aria-label={props.label}
          data={entries}
          childrenAccessor={childrenOf}
          disableDrag={onMove ? isFixed : true}
          disableDrop={onMove === undefined}
          onMove={handleMove}
          disableMultiSelection
          disableDeselectOnClick
          width="100%"
          height={height}
          rowHeight={lineHeight}
          indent={INDENT}
          overscanCount={6}
          className="dw-tree-list"
          renderRow={TreeRow}
        >
          {TreeLine}
        </Arborist>
      </div>
    </TreeRowContext.Provider>
  )
}

/**
 * A tree of any size whose branches are loaded when they are opened. The caller owns nodes, open branches, choice and
 * ticks; the tree draws them, keeps only the visible lines in the document, and follows the ARIA tree pattern.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forwardRef forgets the type parameter
export const Tree = forwardRef(TreeWithRef) as <T>(props: TreeProps<T> & RefAttributes<TreeHandle>) => ReactElement
