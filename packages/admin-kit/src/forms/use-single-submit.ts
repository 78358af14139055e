import { useRef } from 'react'

/**
 * Runs one submission at a time and ignores those that come meanwhile. The disabled button is too late for a double
 * click: the second click comes before React has rendered it.
 *
 * @param submit settles when the submission has ended, with the record saved or refused.
 */
export function useSingleSubmit<Args extends unknown[]>(
  submit: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<void> {
  const isPending = useRef(false)
  return async (...args) => {
    if (isPending.current) return
    isPending.current = true
    await submit(...args).finally(() => (isPending.current = false))
  }
}
