import { useRef } from 'react'

/**
 * Runs one submission at a time: calls during one return its promise. The disabled button is too late for a double
 * click: the second click comes before React has rendered it.
 *
 * @param submit settles when the submission has ended, with the record saved or refused.
 */
export function useSingleSubmit<Args extends unknown[]>(
  submit: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<unknown> {
  const pending = useRef<Promise<unknown>>(undefined)
  return (...args) => (pending.current ??= submit(...args).finally(() => (pending.current = undefined)))
}
