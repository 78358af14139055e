import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type ForwardedRef,
  type KeyboardEvent,
  type ReactElement,
  type RefAttributes,
  type RefObject,
} from 'react'
import { Tree as Arborist, type NodeApi, type TreeApi } from 'react-arborist'
import { omitProps } from '../omit-props/omit-props'
import { useTreeFocus, type TreeFocus } from './tree-focus'
import type { TreeEntry } from './visible-lines'
import { isOpenBranch, visibleChildren, moveOf, type Drop } from './tree-move'
import { nodeOf } from './tree-node'
import type { TreeHandle, TreeOwnProps, TreeProps } from './tree-props'
import { TreeLine, TreeRow } from './tree-row'
import { TreeRowContext, type TreeRowContextValue } from './tree-row-context'
import { useScopedDndManager } from './use-scoped-dnd-manager'
import { useReveal } from './use-reveal'
import { useTreeCommands } from './use-tree-commands'
import { useTreeView } from './use-tree-view'

const INDENT = 16

const OWN: Record<keyof TreeOwnProps<never>, true> = {
  label: true,
  items: true,
  openIds: true,
  onOpenChange: true,
  onLoadChildren: true,
  loadingIds: true,
  failedIds: true,
  onRetry: true,
  remaining: true,
  onLoadMore: true,
  selectedId: true,
  onSelect: true,
  checkedIds: true,
  checkItems: true,
  onCheckedChange: true,
  renderDetails: true,
  renderActions: true,
  onRename: true,
  onAddChild: true,
  onDelete: true,
  onMove: true,
  height: true,
}

const childrenOf = (entry: TreeEntry) => (entry.kind === 'node' ? entry.children : null)
const isFixed = (entry: TreeEntry) => entry.kind !== 'node'
const isTree = (target: EventTarget) => target instanceof HTMLElement && target.getAttribute('role') === 'tree'

/** Replaces what Arborist does by itself with keys and with closed branches. */
function adjustArborist(api: TreeApi<TreeEntry>) {
  // It leaves all keys alone while a line is renamed, and has no other switch: this names a line that is none.
  api.dispatch({ type: 'EDIT', id: '~' })
  // It takes any branch for open, and would put what is dropped behind a closed one into it, not next to it.
  api.isOpen = (id) => id === api.root.id || isOpenBranch(api.props.data, id)
}

/** Retains focus in the tree when the focused line is removed or scrolled out of the rendered range. */
function useFocusRetention(
  api: RefObject<TreeApi<TreeEntry> | null>,
  focus: TreeFocus,
  count: number,
  container: () => HTMLElement | null,
) {
  const lastLine = useRef(0)
  useLayoutEffect(() => {
    if (!api.current?.hasFocus) return
    const line = focus.line()
    if (line >= 0) lastLine.current = line
    else if (count > 0) focus.toLine(Math.min(lastLine.current, count - 1))
    // The line is out of view and took the focus along; the tree holds it, so that the next key is still ours.
    const tree = container()
    const root = tree?.getRootNode()
    const isLost = (root instanceof Document || root instanceof ShadowRoot) && !tree?.contains(root.activeElement)
    if (isLost && (root.activeElement === null || root.activeElement === document.body)) {
      tree?.focus({ preventScroll: true })
    }
  })
}

function TreeWithRef<T>(props: TreeProps<T>, ref: ForwardedRef<TreeHandle>) {
  const { selectedId = null, onMove } = props
  const api = useRef<TreeApi<TreeEntry>>(null)
  const treeId = useId()
  const { box, line, rowHeight, index, lines, slice, first, last, checkOf } = useTreeView(props)
  const focus = useTreeFocus(lines, api, { box, rowHeight })
  const { revealedId, wantToReveal } = useReveal(lines, box, rowHeight)
  const dragging = useScopedDndManager(line)
  const { open, press, handleKeyDown } = useTreeCommands(props, lines, focus)
  const container = () => box.current?.querySelector<HTMLElement>('[role="tree"]') ?? null

  useEffect(() => {
    if (api.current) adjustArborist(api.current)
  }, [])
  useFocusRetention(api, focus, lines.count, container)
  useImperativeHandle(ref, () => ({
    reveal: (path) => {
      open(path.slice(0, -1))
      wantToReveal(path.at(-1) ?? null)
    },
    focus: () => container()?.focus(),
  }))

  const handleFocus = ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    const isEntering = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
    if (isTree(target) && isEntering && focus.line() < 0) focus.toId(revealedId ?? selectedId)
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
    checkOf,
    isMovable: onMove !== undefined,
    onPress: press,
    onKeyDown: handleKeys,
    renderDetails: (id) => {
      const node = nodeOf(index, id)
      return node && props.renderDetails?.(node)
    },
    renderActions: (id) => {
      const node = nodeOf(index, id)
      return node && props.renderActions?.(node)
    },
  }
  const handleMove = (drop: Drop) => {
    const move = moveOf(index, visibleChildren(slice, drop.parentId), drop)
    if (move) onMove?.(move)
  }
  return (
    <TreeRowContext.Provider value={row}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the tree inside has the role; its keys come here while no line is drawn that could take them */}
      <div
        {...omitProps(props, OWN)}
        ref={box}
        // Firefox stops at whatever scrolls; the tree inside is the stop.
        tabIndex={-1}
        className={props.className ? `dw-tree ${props.className}` : 'dw-tree'}
        style={{ blockSize: props.height, ...props.style }}
        onFocusCapture={handleFocus}
        onKeyDown={(event) => isTree(event.target) && event.key !== 'Tab' && handleKeyDown(event)}
      >
        <div ref={line} className="dw-tree-measure" />
        <div className="dw-tree-canvas" style={{ blockSize: lines.count * rowHeight }}>
          <div className="dw-tree-window" style={{ insetBlockStart: first * rowHeight }}>
            <Arborist<TreeEntry>
              ref={api}
              aria-label={props.label}
              data={slice}
              childrenAccessor={childrenOf}
              disableDrag={onMove ? isFixed : true}
              disableDrop={onMove === undefined}
              onMove={handleMove}
              dndManager={dragging}
              disableMultiSelection
              disableDeselectOnClick
              width="100%"
              height={(last - first) * rowHeight}
              rowHeight={heightOfRow(rowHeight)}
              indent={INDENT}
              overscanCount={0}
              className="dw-tree-list"
              renderRow={TreeRow}
            >
              {TreeLine}
            </Arborist>
          </div>
        </div>
      </div>
    </TreeRowContext.Provider>
  )
}

/** The same function for the same height, so that arborist measures its rows only when the height changes. */
const heights = new Map<number, (node: NodeApi<TreeEntry>) => number>()

function heightOfRow(rowHeight: number) {
  const known = heights.get(rowHeight)
  if (known) return known
  const height = ({ data }: NodeApi<TreeEntry>) => (data.kind === 'node' && data.isGhost ? 0 : rowHeight)
  heights.set(rowHeight, height)
  return height
}

/**
 * A tree of any size whose branches are loaded when they are opened. The caller owns nodes, open branches, choice and
 * ticks; the tree renders them, has only the visible lines in the document, and follows the ARIA tree pattern.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forwardRef forgets the type parameter
export const Tree = forwardRef(TreeWithRef) as <T>(props: TreeProps<T> & RefAttributes<TreeHandle>) => ReactElement
