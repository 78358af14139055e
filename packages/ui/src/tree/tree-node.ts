/** One node as the caller knows it. Nodes come flat, in display order; a branch may be loaded later. */
export interface TreeNode<T> {
  id: string
  /** Null for a root. */
  parentId: string | null
  label: string
  /** Shows an expander, whether or not the children are loaded. */
  hasChildren: boolean
  /** Rendered in muted text, as for a disabled area. Say why in the details: colour is never the only signal. */
  isMuted?: boolean
  data: T
}

/**
 * The nodes reachable from a root in pre-order, with the lookups that a tree of 50,000 nodes needs repeatedly. Everything is addressed by the place in that order.
 */
export interface TreeIndex<T> {
  nodes: readonly TreeNode<T>[]
  placeOf: ReadonlyMap<string, number>
  /** Place of the parent; -1 for roots. */
  parents: Int32Array
  /** The place behind the last descendant; the own place and one for a node without loaded children. */
  ends: Int32Array
  /** 1 for roots, as aria-level counts. */
  levels: Int32Array
  /** 1 for the first child. */
  positions: Int32Array
  /** Loaded children of a node; `roots` for the top. */
  childCounts: Int32Array
  roots: number
}

/** A number of the index. Throws where the place is outside: every place comes from the same index. */
export function numberAt(numbers: Int32Array, place: number): number {
  const found = numbers[place]
  if (found === undefined) throw new RangeError(`No node ${place}`)
  return found
}

/** Children and siblings by their number in the caller's order; `count` stands for the top. */
function linkNodes<T>(items: readonly TreeNode<T>[], numberOf: ReadonlyMap<string, number>) {
  const count = items.length
  const firstChild = new Int32Array(count + 1).fill(-1)
  const nextSibling = new Int32Array(count).fill(-1)
  for (let number = count - 1; number >= 0; number -= 1) {
    const node = items[number]
    const parent = node?.parentId === null ? count : node && numberOf.get(node.parentId)
    if (parent === undefined) continue
    nextSibling[number] = numberAt(firstChild, parent)
    firstChild[parent] = number
  }
  return { firstChild, nextSibling }
}

/** Orders the nodes once; a node whose parent is missing is left out with all below it. */
export function indexNodes<T>(items: readonly TreeNode<T>[]): TreeIndex<T> {
  const count = items.length
  const placeOf = new Map<string, number>()
  for (let number = 0; number < count; number += 1) {
    const node = items[number]
    if (node) placeOf.set(node.id, number)
  }
  const { firstChild, nextSibling } = linkNodes(items, placeOf)
  placeOf.clear()
  const nodes: TreeNode<T>[] = []
  const [parents, ends, levels] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)]
  const [positions, childCounts] = [new Int32Array(count), new Int32Array(count)]
  let roots = 0
  const above: { number: number; place: number }[] = []
  let number = numberAt(firstChild, count)
  while (number >= 0) {
    const place = nodes.length
    const node = items[number]
    if (!node) break
    const parent = above.at(-1)?.place ?? -1
    nodes.push(node)
    placeOf.set(node.id, place)
    parents[place] = parent
    levels[place] = above.length + 1
    positions[place] = parent < 0 ? (roots += 1) : (childCounts[parent] = numberAt(childCounts, parent) + 1)
    const child = numberAt(firstChild, number)
    if (child >= 0) {
      above.push({ number, place })
      number = child
      continue
    }
    ends[place] = nodes.length
    for (let next = numberAt(nextSibling, number); next < 0; next = numberAt(nextSibling, number)) {
      const done = above.pop()
      if (!done) break
      ends[done.place] = nodes.length
      number = done.number
    }
    number = numberAt(nextSibling, number)
  }
  return { nodes, placeOf, parents, ends, levels, positions, childCounts, roots }
}

/** The node of an id, if it is loaded. */
export function nodeOf<T>({ nodes, placeOf }: TreeIndex<T>, id: string): TreeNode<T> | undefined {
  const place = placeOf.get(id)
  return place === undefined ? undefined : nodes[place]
}

/** Whether children of a node are loaded. */
export function hasLoaded<T>({ placeOf, childCounts }: TreeIndex<T>, id: string): boolean {
  const place = placeOf.get(id)
  return place !== undefined && numberAt(childCounts, place) > 0
}

/** Whether one node lies below another. */
export function isBelow<T>({ placeOf, ends }: TreeIndex<T>, id: string, ancestorId: string): boolean {
  const [place, ancestor] = [placeOf.get(id), placeOf.get(ancestorId)]
  return place !== undefined && ancestor !== undefined && place > ancestor && place < numberAt(ends, ancestor)
}
