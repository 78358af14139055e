import type { VirtualRows } from '../virtual-rows/use-virtual-rows'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

function moved(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(index - 1, 0)
  if (key === 'PageDown') return Math.min(index + 10, count - 1)
  if (key === 'PageUp') return Math.max(index - 10, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

interface RowKeys {
  keys: readonly string[]
  onActivate: ((key: string) => void) | undefined
  onTick: ((key: string, isRange: boolean) => void) | undefined
  /** Scrolls to a row that may not be rendered yet. */
  onReveal: (index: number) => void
  rendered: VirtualRows
}

/** One row is a stop of the Tab key, arrows move between rows; Enter opens, Space ticks, Shift with Space ticks up to here. */
export function useRowFocus({ keys, onActivate, onTick, onReveal, rendered }: RowKeys) {
  const elements = useRef(new Map<string, HTMLTableRowElement>())
  const wanted = useRef<string | null>(null)
  const [current, setCurrent] = useState<string | null>(null)

  const moveTo = (index: number) => {
    const key = keys[index]
    if (key === undefined) return
    const element = elements.current.get(key)
    // A row out of view receives focus as soon as it is rendered.
    if (!element) wanted.current = key
    onReveal(index)
    element?.focus({ preventScroll: true })
  }
  const handleKeyDown = (event: KeyboardEvent, key: string) => {
    // Keys in the row's own controls are theirs.
    if (event.target !== event.currentTarget) return
    const next = moved(event.key, keys.indexOf(key), keys.length)
    if (next !== null) moveTo(next)
    else if (event.key === 'Enter' && onActivate) onActivate(key)
    else if (event.key === ' ' && onTick) onTick(key, event.shiftKey)
    else return
    event.preventDefault()
  }
  const at = current === null ? -1 : keys.indexOf(current)
  // While the last focused row is not rendered, the first rendered row is the tab stop.
  const stop = at >= rendered.first && at < rendered.last ? current : keys[rendered.first]
  return (key: string) => ({
    rowRef: (element: HTMLTableRowElement | null) => {
      if (!element) elements.current.delete(key)
      else elements.current.set(key, element)
      if (!element || wanted.current !== key) return
      wanted.current = null
      element.focus({ preventScroll: true })
    },
    tabIndex: key === stop ? 0 : -1,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (target === currentTarget) setCurrent(key)
    },
    onKeyDown: (event: KeyboardEvent) => handleKeyDown(event, key),
  })
}
