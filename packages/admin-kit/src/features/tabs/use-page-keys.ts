import { useState, type RefCallback } from 'react'
import { attachedRef } from '../../browser/attached-ref'
import { useLatest } from '../../context/use-latest'

/**
 * Ctrl with the page keys turns to the next or previous opened page while the focus is inside this Doorway root, and
 * nowhere else on the page. Returns the ref of an element of that root.
 */
export function usePageKeys(
  paths: readonly string[],
  selected: string,
  onTurn: (path: string) => void,
): RefCallback<HTMLElement> {
  const now = useLatest({ paths, selected, onTurn })
  const [ref] = useState(() =>
    attachedRef((element: HTMLElement) => {
      const root = element.closest('[data-doorway]')
      const turn = (event: Event) => {
        if (!(event instanceof KeyboardEvent) || !event.ctrlKey || event.defaultPrevented) return
        const by = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0
        if (by === 0) return
        event.preventDefault()
        const { paths: all, selected: from } = now.current
        const next = all[(all.indexOf(from) + by + all.length) % all.length]
        if (next !== undefined && next !== from) now.current.onTurn(next)
      }
      root?.addEventListener('keydown', turn)
      return () => root?.removeEventListener('keydown', turn)
    }),
  )
  return ref
}
