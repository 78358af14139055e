import { useCallback, type ForwardedRef, type RefCallback } from 'react'

function assign<T>(ref: ForwardedRef<T>, element: T | null) {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}

/** Hands an element to two refs: the owner's and our own. The returned ref is stable while both are. */
export function useMergedRefs<T>(given: ForwardedRef<T>, own: ForwardedRef<T>): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      assign(own, element)
      assign(given, element)
    },
    [given, own],
  )
}
