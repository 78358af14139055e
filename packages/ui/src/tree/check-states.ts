import { indexNodes, numberAt, type TreeIndex, type TreeNode } from './tree-node'

export type CheckState = boolean | 'mixed'

/** How many leaves at or below each node fulfil something, by place. */
function countLeaves<T>({ nodes, parents, ends }: TreeIndex<T>, counts: (node: TreeNode<T>) => boolean): Int32Array {
  const found = new Int32Array(nodes.length)
  // Children stand behind their parents, so walking backwards meets every child first.
  for (let place = nodes.length - 1; place >= 0; place -= 1) {
    const node = nodes[place]
    if (ends[place] === place + 1 && node && counts(node)) found[place] = 1
    const parent = numberAt(parents, place)
    if (parent >= 0) found[parent] = numberAt(found, parent) + numberAt(found, place)
  }
  return found
}

const everyLeaf = () => true

const knownLeaves = new WeakMap<TreeIndex<unknown>, Int32Array>()

/** Leaves at or below each node, by place. Changes with the nodes, not with the ticks. */
export function leafCounts<T>(index: TreeIndex<T>): Int32Array {
  const known = knownLeaves.get(index) ?? countLeaves(index, everyLeaf)
  knownLeaves.set(index, known)
  return known
}

/** The counts that belong to a set of ticks: a press changes few of 50,000, and need not look at all of them. */
const knownChecks = new WeakMap<ReadonlySet<string>, { index: TreeIndex<unknown>; counts: Int32Array }>()

/** Ticked leaves at or below each node, by place. A returned set must not be mutated afterwards. */
export function checkedCounts<T>(index: TreeIndex<T>, checkedLeafIds: ReadonlySet<string>): Int32Array {
  const known = knownChecks.get(checkedLeafIds)
  if (known?.index === index) return known.counts
  const counts = countLeaves(index, ({ id }) => checkedLeafIds.has(id))
  knownChecks.set(checkedLeafIds, { index, counts })
  return counts
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
  return new Map(index.nodes.map(({ id }, place) => [id, stateOf(numberAt(checked, place), numberAt(leaves, place))]))
}

/** The counts after all leaves below a node were ticked, or cleared. */
function countsAfter<T>(index: TreeIndex<T>, before: Int32Array, first: number, isTicked: boolean): Int32Array {
  const leaves = leafCounts(index)
  const counts = before.slice()
  const end = numberAt(index.ends, first)
  for (let place = first; place < end; place += 1) counts[place] = isTicked ? numberAt(leaves, place) : 0
  const more = numberAt(counts, first) - numberAt(before, first)
  for (let above = numberAt(index.parents, first); above >= 0; above = numberAt(index.parents, above)) {
    counts[above] = numberAt(counts, above) + more
  }
  return counts
}

/** The ticked leaves after a press on a node: it ticks all leaves below, or clears them when all were ticked. */
export function toggleChecked<T>(
  index: TreeIndex<T>,
  checkedLeafIds: ReadonlySet<string>,
  id: string,
): ReadonlySet<string> {
  const { nodes, placeOf, ends } = index
  const first = placeOf.get(id)
  if (first === undefined) return new Set(checkedLeafIds)
  const before = checkedCounts(index, checkedLeafIds)
  const isFull = before[first] === leafCounts(index)[first]
  const next = new Set(checkedLeafIds)
  const end = numberAt(ends, first)
  for (let place = first; place < end; place += 1) {
    const node = nodes[place]
    if (!node || ends[place] !== place + 1) continue
    if (isFull) next.delete(node.id)
    else next.add(node.id)
  }
  knownChecks.set(next, { index, counts: countsAfter(index, before, first, !isFull) })
  return next
}
