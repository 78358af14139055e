import { useEffect, useState, type RefObject } from 'react'
import type { TreeApi } from 'react-arborist'
import type { TreeEntry } from './tree-entries'
import type { TreeIndex } from './tree-node'

const MARK_MS = 2_000

function isShown<T>({ byId }: TreeIndex<T>, openIds: ReadonlySet<string>, id: string): boolean {
  let node = byId.get(id)
  while (node && node.parentId !== null) {
    if (!openIds.has(node.parentId)) return false
    node = byId.get(node.parentId)
  }
  return node !== undefined
}

/** Remembers the node that should be shown, and shows it once its branches have come. */
export function useReveal<T>(
  api: RefObject<TreeApi<TreeEntry> | null>,
  index: TreeIndex<T>,
  openIds: ReadonlySet<string>,
) {
  const [wanted, setWanted] = useState<string | null>(null)
  const isReady = wanted !== null && isShown(index, openIds, wanted)
  useEffect(() => {
    if (!isReady) return undefined
    void api.current?.scrollTo(wanted, 'center')
    const timer = setTimeout(() => setWanted(null), MARK_MS)
    return () => clearTimeout(timer)
  }, [api, isReady, wanted])
  return { revealedId: isReady ? wanted : null, wantToReveal: setWanted }
}
