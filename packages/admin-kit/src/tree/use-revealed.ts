import type { TreeHandle } from '@doorway/ui'
import { useEffect, useRef } from 'react'

/** The ref of a tree that reveals a path each time it is a new one: also one from before the tree had loaded. */
export function useRevealed(path: readonly string[] | undefined) {
  const tree = useRef<TreeHandle>(null)
  useEffect(() => {
    if (path) tree.current?.reveal(path)
  }, [path])
  return tree
}
