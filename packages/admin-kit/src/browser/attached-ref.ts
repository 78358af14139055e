import type { RefCallback } from 'react'

/**
 * A ref callback that attaches something to its element, and detaches it when the element is gone. React 19 calls what
 * a ref callback returns; this works with React 18 as well. Create it once per component.
 */
export function attachedRef<Attached extends Element>(
  attach: (element: Attached) => () => void,
): RefCallback<Attached> {
  let detach: (() => void) | undefined
  return (element) => {
    detach?.()
    detach = element ? attach(element) : undefined
  }
}
