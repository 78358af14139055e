import { numberAt, type TreeIndex } from './tree-node'

interface EntryPlace {
  id: string
  /** The branch it belongs to; null at the top. */
  parentId: string | null
  /** 1 for roots, as aria-level counts. */
  level: number
}

/** One line of the tree: a node, or the placeholder of a branch that is loading, has failed, or has more children. */
export type TreeEntry = NodeEntry | PlaceholderRow

export interface NodeEntry extends EntryPlace {
  kind: 'node'
  label: string
  hasChildren: boolean
  isOpen: boolean
  isMuted: boolean
  position: number
  siblings: number
  /** The lines below it that are rendered now. */
  children: TreeEntry[]
  /** Out of view, rendered without a height: what hangs below it is in view. */
  isGhost: boolean
}

export type PlaceholderRow = LoadingEntry | FailedEntry | MoreEntry

interface PlaceholderPlace extends EntryPlace {
  parentId: string
}

export interface LoadingEntry extends PlaceholderPlace {
  kind: 'loading'
  /** One of the placeholder lines speaks for all of them. */
  isFirst: boolean
}

export interface FailedEntry extends PlaceholderPlace {
  kind: 'failed'
}

export interface MoreEntry extends PlaceholderPlace {
  kind: 'more'
  remaining: number
}

export interface BranchStates {
  openIds: ReadonlySet<string>
  loadingIds?: ReadonlySet<string>
  failedIds?: ReadonlySet<string>
  /** Children of a branch that the server holds back, by branch id. */
  remaining?: ReadonlyMap<string, number>
}

/** What the tree shows, as numbers: only the lines in view are ever made into entries. */
export interface TreeLines<T> {
  index: TreeIndex<T>
  states: BranchStates
  count: number
  /** The place of a line's node; a stand-in counts down from -1. */
  places: Int32Array
  standIns: readonly PlaceholderRow[]
  /** The line of every place; -1 below closed branches. */
  linesOf: Int32Array
}

const PLACEHOLDERS = [0, 1, 2]

function standInsOf(parentId: string, level: number, isEmpty: boolean, states: BranchStates): PlaceholderRow[] {
  if (states.failedIds?.has(parentId)) return [{ kind: 'failed', id: `${parentId}~failed`, parentId, level }]
  if (isEmpty && states.loadingIds?.has(parentId)) {
    return PLACEHOLDERS.map((line) => ({
      kind: 'loading',
      id: `${parentId}~loading-${line}`,
      parentId,
      level,
      isFirst: line === 0,
    }))
  }
  const remaining = states.remaining?.get(parentId)
  return remaining ? [{ kind: 'more', id: `${parentId}~more`, parentId, level, remaining }] : []
}

/** An upper limit of the lines: every node, and three placeholders for children that are not loaded. */
function maxRowCount<T>({ nodes }: TreeIndex<T>, { failedIds, loadingIds, remaining }: BranchStates): number {
  const branches = [failedIds, loadingIds, remaining].filter((some) => some !== undefined)
  return branches.reduce((sum, { size }) => sum + PLACEHOLDERS.length * size, nodes.length)
}

/** The open lines from top to bottom, with a line of explanation where children are missing. */
export function flattenVisible<T>(index: TreeIndex<T>, states: BranchStates): TreeLines<T> {
  const { nodes, ends, levels } = index
  const places = new Int32Array(maxRowCount(index, states))
  let count = 0
  const standIns: PlaceholderRow[] = []
  const linesOf = new Int32Array(nodes.length).fill(-1)
  const open: number[] = []
  const finish = (branch: number) => {
    const node = nodes[branch]
    if (!node) return
    const isEmpty = ends[branch] === branch + 1
    for (const standIn of standInsOf(node.id, numberAt(levels, branch) + 1, isEmpty, states)) {
      standIns.push(standIn)
      places[count] = -standIns.length
      count += 1
    }
  }
  const finishUpTo = (place: number) => {
    for (let last = open.at(-1); last !== undefined && numberAt(ends, last) <= place; last = open.at(-1)) {
      finish(last)
      open.pop()
    }
  }
  for (let place = 0; place < nodes.length;) {
    finishUpTo(place)
    linesOf[place] = count
    places[count] = place
    count += 1
    const node = nodes[place]
    if (node?.hasChildren && states.openIds.has(node.id)) {
      open.push(place)
      place += 1
    } else place = numberAt(ends, place)
  }
  finishUpTo(nodes.length)
  return { index, states, count, places: places.subarray(0, count), standIns, linesOf }
}

/** The line of an id, or -1 where it is not shown. */
export function lineOf<T>({ index, places, standIns, linesOf }: TreeLines<T>, id: string | null): number {
  if (id === null) return -1
  const place = index.placeOf.get(id)
  if (place !== undefined) return numberAt(linesOf, place)
  const standIn = standIns.findIndex((entry) => entry.id === id)
  return standIn < 0 ? -1 : places.indexOf(-standIn - 1)
}

/** What stands on a line. */
export function entryAt<T>({ index, states, places, standIns }: TreeLines<T>, line: number): TreeEntry | undefined {
  const place = places[line]
  if (place === undefined) return undefined
  if (place < 0) return standIns[-place - 1]
  const node = index.nodes[place]
  if (!node) return undefined
  const { id, parentId, label, hasChildren, isMuted = false } = node
  const parent = numberAt(index.parents, place)
  const loaded = parent < 0 ? index.roots : numberAt(index.childCounts, parent)
  const remaining = parentId === null ? undefined : states.remaining?.get(parentId)
  return {
    kind: 'node',
    id,
    parentId,
    level: numberAt(index.levels, place),
    label,
    hasChildren,
    isOpen: hasChildren && states.openIds.has(id),
    isMuted,
    position: numberAt(index.positions, place),
    siblings: remaining === undefined ? loaded : loaded + remaining,
    children: [],
    isGhost: false,
  }
}

/**
 * The lines from `first` to before `last` as the branches they hang in. Branches that begin above the range are included as ghosts, so that rendering and dragging see every line below its parent.
 */
export function sliceLines<T>(lines: TreeLines<T>, first: number, last: number): TreeEntry[] {
  const top: TreeEntry[] = []
  const branches = new Map<string, NodeEntry>()
  const branchOf = (id: string | null): TreeEntry[] => {
    if (id === null) return top
    const known = branches.get(id)
    if (known) return known.children
    const ghost = entryAt(lines, lineOf(lines, id))
    if (ghost?.kind !== 'node') return top
    const above = branchOf(ghost.parentId)
    const entry = { ...ghost, isGhost: true }
    branches.set(id, entry)
    above.push(entry)
    return entry.children
  }
  for (let line = first; line < last; line += 1) {
    const entry = entryAt(lines, line)
    if (!entry) continue
    branchOf(entry.parentId).push(entry)
    if (entry.kind === 'node') branches.set(entry.id, entry)
  }
  return top
}
