import { indexNodes, type TreeIndex, type TreeNode } from './tree-node'

export type CheckState = boolean | 'mixed'

/** How many leaves at or below each node fulfil something, by place. */
function countLeaves<T>({ nodes, parents, ends }: TreeIndex<T>, counts: (node: TreeNode<T>) => boolean): Int32Array {
  const found = new Int32Array(nodes.length)
  // Children stand behind their parents, so walking backwards meets every child first.
  for (let place = nodes.length - 1; place >= 0; place -= 1) {
    const node = nodes[place]
    if (ends[place] === place + 1 && node && counts(node)) found[place] = 1
    const parent = parents[place] ?? -1
    if (parent >= 0) found[parent] = (found[parent] ?? 0) + (found[place] ?? 0)
  }
  return found
}

const everyLeaf = () => true

/** Leaves at or below each node, by place. Changes with the nodes, not with the ticks. */
export function leafCounts<T>(index: TreeIndex<T>): Int32Array {
  return countLeaves(index, everyLeaf)
}

/** Ticked leaves at or below each node, by place. */
export function checkedCounts<T>(index: TreeIndex<T>, checkedLeafIds: ReadonlySet<string>): Int32Array {
  return countLeaves(index, ({ id }) => checkedLeafIds.has(id))
}

/** The state that two counts make of a node. */
export function stateOf(checked: number, leaves: number): CheckState {
  if (checked === 0) return false
  return checked === leaves ? true : 'mixed'
}

/**
 * The state of every node, computed from the ticked leaves alone: a branch is ticked when all below it is, mixed when
 * some is. So a child that arrives later never becomes ticked by itself.
 */
export function checkStates<T>(
  nodes: readonly TreeNode<T>[],
  checkedLeafIds: ReadonlySet<string>,
): ReadonlyMap<string, CheckState> {
  const index = indexNodes(nodes)
  const [leaves, checked] = [leafCounts(index), checkedCounts(index, checkedLeafIds)]
  return new Map(index.nodes.map(({ id }, place) => [id, stateOf(checked[place] ?? 0, leaves[place] ?? 0)]))
}

/** The ticked leaves after a press on a node: it ticks all leaves below, or clears them when all were ticked. */
export function toggleChecked<T>(
  { nodes, placeOf, ends }: TreeIndex<T>,
  checkedLeafIds: ReadonlySet<string>,
  id: string,
): Set<string> {
  const first = placeOf.get(id)
  const next = new Set(checkedLeafIds)
  if (first === undefined) return next
  const leaves: string[] = []
  for (let place = first; place < (ends[first] ?? 0); place += 1) {
    const node = nodes[place]
    if (node && ends[place] === place + 1) leaves.push(node.id)
  }
  const isFull = leaves.every((leaf) => next.has(leaf))
  for (const leaf of leaves) {
    if (isFull) next.delete(leaf)
    else next.add(leaf)
  }
  return next
}
