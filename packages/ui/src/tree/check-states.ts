import { indexNodes, type TreeIndex, type TreeNode } from './tree-node'

export type CheckState = boolean | 'mixed'

function collectLeaves<T>({ byId, childrenOf }: TreeIndex<T>, id: string): string[] {
  const found: string[] = []
  const pending = [id]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const children = childrenOf.get(next)
    if (children) pending.push(...children.map((child) => child.id))
    else if (byId.has(next)) found.push(next)
  }
  return found
}

function combine(states: readonly (CheckState | undefined)[]): CheckState {
  if (states.every((state) => state === true)) return true
  return states.some((state) => state === true || state === 'mixed') ? 'mixed' : false
}

function statesOf<T>({ childrenOf }: TreeIndex<T>, checkedLeafIds: ReadonlySet<string>): Map<string, CheckState> {
  const states = new Map<string, CheckState>()
  const order: TreeNode<T>[] = []
  const pending = [...(childrenOf.get(null) ?? [])]
  for (let node = pending.pop(); node; node = pending.pop()) {
    order.push(node)
    pending.push(...(childrenOf.get(node.id) ?? []))
  }
  // Children stand behind their parents, so walking backwards meets every child first.
  for (let node = order.pop(); node; node = order.pop()) {
    const { id } = node
    const children = childrenOf.get(id)
    states.set(id, children ? combine(children.map((child) => states.get(child.id))) : checkedLeafIds.has(id))
  }
  return states
}

/**
 * The state of every node, computed from the ticked leaves alone: a branch is ticked when all below it is, mixed when
 * some is. So a child that arrives later never becomes ticked by itself.
 */
export function checkStates<T>(
  nodes: readonly TreeNode<T>[],
  checkedLeafIds: ReadonlySet<string>,
): ReadonlyMap<string, CheckState> {
  return statesOf(indexNodes(nodes), checkedLeafIds)
}

/** The ticked leaves after a press on a node: it ticks all leaves below, or clears them when all were ticked. */
export function toggleChecked<T>(index: TreeIndex<T>, checkedLeafIds: ReadonlySet<string>, id: string): Set<string> {
  const leaves = collectLeaves(index, id)
  const next = new Set(checkedLeafIds)
  const isFull = leaves.every((leaf) => next.has(leaf))
  for (const leaf of leaves) {
    if (isFull) next.delete(leaf)
    else next.add(leaf)
  }
  return next
}
