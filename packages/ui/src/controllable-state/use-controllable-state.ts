import { useState } from 'react'

/**
 * A controlled value (`value` is given) or an uncontrolled one that starts from `initial`. Either way the owner is notified of every change.
 */
export function useControllableState<T>(
  value: T | undefined,
  initial: T,
  onChange: ((next: T) => void) | undefined,
): readonly [current: T, change: (next: T) => void] {
  const [internal, setInternal] = useState(initial)
  const change = (next: T) => {
    if (value === undefined) setInternal(next)
    onChange?.(next)
  }
  return [value === undefined ? internal : value, change]
}
