/** One node as the caller knows it. Nodes come flat, in display order; a branch may be loaded later. */
export interface TreeNode<T> {
  id: string
  /** Null for a root. */
  parentId: string | null
  label: string
  /** Draws an expander, whether the children are here already or not. */
  hasChildren: boolean
  /** Drawn in muted text, as a disabled area is. Say why in the details: colour alone tells nothing. */
  isMuted?: boolean
  data: T
}

/** The nodes by id and by parent; `null` holds the roots. */
export interface TreeIndex<T> {
  byId: ReadonlyMap<string, TreeNode<T>>
  childrenOf: ReadonlyMap<string | null, readonly TreeNode<T>[]>
}

export function indexNodes<T>(nodes: readonly TreeNode<T>[]): TreeIndex<T> {
  const byId = new Map<string, TreeNode<T>>()
  const childrenOf = new Map<string | null, TreeNode<T>[]>()
  for (const node of nodes) {
    byId.set(node.id, node)
    const siblings = childrenOf.get(node.parentId)
    if (siblings) siblings.push(node)
    else childrenOf.set(node.parentId, [node])
  }
  return { byId, childrenOf }
}
