import type { TreeHandle } from '@doorway/ui'
import { useRef } from 'react'

/** Reveals nodes of a tree whose code loads late: a path from before it is rendered is revealed as soon as it is. */
export function useReveal() {
  const tree = useRef<TreeHandle>(null)
  const pending = useRef<readonly string[]>(null)
  const reveal = (path: readonly string[] | null) => {
    pending.current = path
    if (!tree.current || !path) return
    tree.current.reveal(path)
    pending.current = null
  }
  /** The tree's ref. */
  const handle = (next: TreeHandle | null) => {
    tree.current = next
    reveal(pending.current)
  }
  return { handle, reveal }
}
