import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type FocusEvent,
  type ForwardedRef,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { omitProps } from '../omit-props/omit-props'
import type { TreeEngine, TreeLinesProps } from './tree-engine'
import { useTreeFocus, type TreeFocus } from './tree-focus'
import { nodeOf } from './tree-node'
import type { MovableTreeOwnProps, MovableTreeProps, TreeHandle } from './tree-props'
import { TreeRowContext, type TreeRowContextValue } from './tree-row-context'
import { useReveal } from './use-reveal'
import { useTreeCommands } from './use-tree-commands'
import { useTreeView } from './use-tree-view'
import { entryAt } from './visible-lines'

const OWN: Record<keyof MovableTreeOwnProps<never>, true> = {
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

const isTree = (target: EventTarget) => target instanceof HTMLElement && target.getAttribute('role') === 'tree'

/** Retains focus in the tree when the focused line is removed or scrolled out of the rendered range. */
function useFocusRetention(
  engine: RefObject<TreeEngine | null>,
  focus: TreeFocus,
  count: number,
  container: () => HTMLElement | null,
) {
  const lastLine = useRef(0)
  useLayoutEffect(() => {
    if (!engine.current?.readFocus().isInside) return
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

interface TreeFrameProps<T> {
  tree: MovableTreeProps<T>
  handle: ForwardedRef<TreeHandle>
  /** Renders the lines in view. The same for the life of a tree, so that no line is replaced under the pointer. */
  Lines: ComponentType<TreeLinesProps>
}

/** What all trees have in common: lines in view, keys, focus, ticks and ARIA attributes. */
export function TreeFrame<T>({ tree: props, handle, Lines }: TreeFrameProps<T>) {
  const { selectedId = null } = props
  const engine = useRef<TreeEngine>(null)
  const treeId = useId()
  const { box, line, rowHeight, index, lines, slice, first, last, checkOf } = useTreeView(props)
  const focus = useTreeFocus(lines, engine, { box, rowHeight })
  const { revealedId, wantToReveal } = useReveal(lines, box, rowHeight)
  const { open, press, handleKeyDown } = useTreeCommands(props, lines, focus)
  const container = () => box.current?.querySelector<HTMLElement>('[role="tree"]') ?? null

  useFocusRetention(engine, focus, lines.count, container)
  useImperativeHandle(handle, () => ({
    reveal: (path) => {
      open(path.slice(0, -1))
      wantToReveal(path.at(-1) ?? null)
    },
    focus: () => container()?.focus(),
  }))

  const handleFocus = ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    const isEntering = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
    if (!isTree(target) || !isEntering || focus.line() >= 0) return
    focus.toId(revealedId ?? selectedId)
    // Without scrolling: a line that is going to be revealed may still be loading.
    const entry = entryAt(lines, first)
    if (focus.line() < 0 && entry) engine.current?.focus(entry.id)
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
  return (
    <TreeRowContext.Provider value={row}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the tree inside has the role; its keys come here while no line is rendered that could take them */}
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
            <Lines
              engine={engine}
              label={props.label}
              index={index}
              entries={slice}
              height={(last - first) * rowHeight}
              rowHeight={rowHeight}
              onMove={props.onMove}
              inside={line}
            />
          </div>
        </div>
      </div>
    </TreeRowContext.Provider>
  )
}
