import { useEffect, useState, type ComponentType, type RefObject } from 'react'
import { whenIdle } from '../lazy-component/lazy-component'
import type { MovableLinesProps } from './movable-lines'
import type { TreeEngine, TreeFocusState } from './tree-engine'

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
 * Returns what renders lines that can be dragged. It loads once the page is idle or the pointer is near. The first lines
 * are replaced while none is pressed and none of their controls is used, because their elements are replaced too.
 * Undefined until then, and where it cannot be loaded: then lines are moved by keys.
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
    const settle = () => {
      if (!loaded.MovableLines || isPressed || isControlUsed(element)) return
      setInitialFocus(engine.current?.readFocus() ?? NO_FOCUS)
    }
    const press = () => {
      isPressed = true
    }
    // Later: the click follows the release, and the focus arrives after it has left.
    const settleLater = () => setTimeout(settle)
    const release = () => {
      isPressed = false
      settleLater()
    }
    element.addEventListener('pointerdown', press)
    element.addEventListener('focusout', settleLater)
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release)
    const load = () => void loadMovableLines().then(settle, () => undefined)
    element.addEventListener('pointerenter', load, { once: true })
    const cancel = whenIdle(load)
    return () => {
      cancel()
      element.removeEventListener('pointerenter', load)
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('focusout', settleLater)
      for (const end of ['pointerup', 'pointercancel']) window.removeEventListener(end, release)
    }
  }, [isMissing, box, engine])
  return isMovable && initialFocus && loaded.MovableLines ? { Lines: loaded.MovableLines, initialFocus } : undefined
}
