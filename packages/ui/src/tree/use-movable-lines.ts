import { useEffect, useState, type ComponentType, type RefObject } from 'react'
import { whenIdle } from '../lazy-component/lazy-component'
import type { MovableLinesProps } from './movable-lines'
import type { TreeEngine, TreeFocusState } from './tree-engine'

/** A line is not replaced under a pointer that has just moved: what it is about to press would be gone. */
const QUIET_MS = 300

const RELEASES = ['pointerup', 'pointercancel'] as const

const NO_FOCUS: TreeFocusState = { id: null, isInside: false }

const loaded: { MovableLines?: ComponentType<MovableLinesProps> } = {}

async function loadMovableLines(): Promise<void> {
  const { MovableLines } = await import('./movable-lines')
  loaded.MovableLines = MovableLines
}

/** Whether a control of a line is used: it has the focus, or what it opened is open. */
function isControlUsed(box: HTMLElement): boolean {
  if (box.querySelector('button[aria-expanded="true"]')) return true
  const root = box.getRootNode()
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
  return focused !== null && box.contains(focused) && !focused.matches('[role="treeitem"], [role="tree"]')
}

/**
 * Returns what renders lines that can be dragged. It loads once the page is idle, and replaces the first lines, whose
 * elements are replaced too: while the pointer rests, none is pressed, and none of their controls is used. Undefined until
 * then, and where it cannot be loaded: then lines are moved by keys.
 */
export function useMovableLines(
  isMovable: boolean,
  { box, engine }: { box: RefObject<HTMLElement | null>; engine: RefObject<TreeEngine | null> },
): { Lines: ComponentType<MovableLinesProps>; initialFocus: TreeFocusState } | undefined {
  const [initialFocus, setInitialFocus] = useState(loaded.MovableLines ? NO_FOCUS : null)
  const isMissing = isMovable && initialFocus === null
  useEffect(() => {
    const element = box.current
    if (!isMissing || !element) return undefined
    let isPressed = false
    let lastUse = Number.NEGATIVE_INFINITY
    let timer: ReturnType<typeof setTimeout> | undefined
    const replace = () => {
      if (isPressed || isControlUsed(element) || performance.now() - lastUse < QUIET_MS)
        timer = setTimeout(replace, QUIET_MS)
      else setInitialFocus(engine.current?.readFocus() ?? NO_FOCUS)
    }
    const handlePointer = ({ type }: PointerEvent) => {
      lastUse = performance.now()
      if (type !== 'pointermove') isPressed = type === 'pointerdown'
    }
    const load = () =>
      void loadMovableLines().then(
        () => element.isConnected && replace(),
        () => undefined,
      )
    element.addEventListener('pointermove', handlePointer)
    element.addEventListener('pointerdown', handlePointer)
    for (const end of RELEASES) window.addEventListener(end, handlePointer)
    const cancel = whenIdle(load)
    return () => {
      cancel()
      clearTimeout(timer)
      element.removeEventListener('pointermove', handlePointer)
      element.removeEventListener('pointerdown', handlePointer)
      for (const end of RELEASES) window.removeEventListener(end, handlePointer)
    }
  }, [isMissing, box, engine])
  return isMovable && initialFocus && loaded.MovableLines ? { Lines: loaded.MovableLines, initialFocus } : undefined
}
