import type { TreeIndex, TreeNode } from './tree-node'

interface EntryPlace {
  id: string
  /** The branch it belongs to; null at the top. */
  parentId: string | null
  /** 1 for roots, as aria-level counts. */
  level: number
}

/** One line of the tree: a node, or what stands in a branch that is loading, has failed, or holds more. */
export type TreeEntry = NodeEntry | LoadingEntry | FailedEntry | MoreEntry

export interface NodeEntry extends EntryPlace {
  kind: 'node'
  label: string
  hasChildren: boolean
  isOpen: boolean
  isMuted: boolean
  position: number
  siblings: number
  /** Empty while closed: closed branches cost nothing, and the set of open ids stays the only truth. */
  children: TreeEntry[]
}

export interface LoadingEntry extends EntryPlace {
  kind: 'loading'
  /** One of the placeholder lines speaks for all of them. */
  isFirst: boolean
}

export interface FailedEntry extends EntryPlace {
  kind: 'failed'
}

export interface MoreEntry extends EntryPlace {
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

const PLACEHOLDERS = [0, 1, 2]

function standIns(parentId: string, level: number, isEmpty: boolean, states: BranchStates): TreeEntry[] {
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
  const remaining = states.remaining?.get(parentId) ?? 0
  return remaining > 0 ? [{ kind: 'more', id: `${parentId}~more`, parentId, level, remaining }] : []
}

/** What the tree shows now: open branches with their children, and a line of explanation where children are missing. */
export function buildEntries<T>({ childrenOf }: TreeIndex<T>, states: BranchStates): TreeEntry[] {
  const visit = (nodes: readonly TreeNode<T>[], level: number): NodeEntry[] =>
    nodes.map(({ id, parentId, label, hasChildren, isMuted = false }, index) => {
      const isOpen = hasChildren && states.openIds.has(id)
      const children = childrenOf.get(id) ?? []
      return {
        kind: 'node',
        id,
        parentId,
        level,
        label,
        hasChildren,
        isOpen,
        isMuted,
        position: index + 1,
        siblings: nodes.length + (parentId === null ? 0 : (states.remaining?.get(parentId) ?? 0)),
        children: isOpen
          ? [...visit(children, level + 1), ...standIns(id, level + 1, children.length === 0, states)]
          : [],
      }
    })
  return visit(childrenOf.get(null) ?? [], 1)
}
