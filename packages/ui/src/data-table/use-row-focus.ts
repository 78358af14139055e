import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

function moved(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

interface RowKeys {
  keys: readonly string[]
  onActivate: ((key: string) => void) | undefined
  onTick: ((key: string, isRange: boolean) => void) | undefined
}

/** One row is a stop of the Tab key, arrows move between rows; Enter opens, Space ticks, Shift with Space ticks up to here. */
export function useRowFocus({ keys, onActivate, onTick }: RowKeys) {
  const elements = useRef(new Map<string, HTMLTableRowElement>())
  const [current, setCurrent] = useState<string | null>(null)
  const stop = current !== null && keys.includes(current) ? current : keys[0]

  const handleKeyDown = (event: KeyboardEvent, key: string) => {
    // Keys in the row's own controls are theirs.
    if (event.target !== event.currentTarget) return
    const next = moved(event.key, keys.indexOf(key), keys.length)
    if (next !== null) elements.current.get(keys[next] ?? key)?.focus()
    else if (event.key === 'Enter' && onActivate) onActivate(key)
    else if (event.key === ' ' && onTick) onTick(key, event.shiftKey)
    else return
    event.preventDefault()
  }
  return (key: string) => ({
    ref: (element: HTMLTableRowElement | null) => {
      if (element) elements.current.set(key, element)
      else elements.current.delete(key)
    },
    tabIndex: key === stop ? 0 : -1,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (target === currentTarget) setCurrent(key)
    },
    onKeyDown: (event: KeyboardEvent) => handleKeyDown(event, key),
  })
}
