import { useState } from 'react'

/**
 * A value that the owner holds (`value` is given) or the component keeps by itself, starting from `initial`. Either way
 * the owner hears of every change.
 */
export function useOwnedValue<T>(
  value: T | undefined,
  initial: T,
  onChange: ((next: T) => void) | undefined,
): readonly [current: T, change: (next: T) => void] {
  const [kept, setKept] = useState(initial)
  const change = (next: T) => {
    if (value === undefined) setKept(next)
    onChange?.(next)
  }
  return [value === undefined ? kept : value, change]
}
