import type { SelectOption, TreeNode } from '@doorway/ui'
import type { Column, ParentId } from './column-types'

const INDENT = '　'

/** A column in the tree. */
export type ColumnNode = TreeNode<Column>

const idOf = (id: ParentId) => (id === null ? null : String(id))

/** Columns as nodes of a tree, siblings in order. */
export function columnNodes(columns: readonly Column[]): ColumnNode[] {
  const parents = new Set(columns.map(({ parentId }) => parentId))
  return columns.map((column) => ({
    id: String(column.id),
    parentId: idOf(column.parentId),
    label: column.name,
    hasChildren: parents.has(column.id),
    isMuted: column.state === 'hidden',
    data: column,
  }))
}

/** Ids of a column and of all below it. */
export function branchOf(columns: readonly Column[], id: number): ReadonlySet<number> {
  const below = columns.filter(({ parentId }) => parentId === id)
  return new Set([id, ...below.flatMap((child) => [...branchOf(columns, child.id)])])
}

/** Columns as options, children indented after their parent; `isOffered` leaves out the others. */
export function columnOptions(
  columns: readonly Column[],
  isOffered: (column: Column) => boolean,
  parentId: ParentId = null,
  depth = 0,
): SelectOption[] {
  return columns
    .filter((column) => column.parentId === parentId)
    .flatMap((column) => [
      {
        value: String(column.id),
        label: `${INDENT.repeat(depth)}${column.name}`,
        isDisabled: !isOffered(column),
      },
      ...columnOptions(columns, isOffered, column.id, depth + 1),
    ])
}

/** What belongs to a column and prevents its deletion: columns right below it, and articles, those in the bin included. */
export function columnUsage(columns: readonly Column[], { id, articleCount, binnedCount }: Column) {
  const childCount = columns.filter(({ parentId }) => parentId === id).length
  const articles = articleCount + binnedCount
  return { columns: childCount, articles, isUsed: childCount + articles > 0 }
}

/** Index of a column among its siblings. */
export function indexOf(columns: readonly Column[], { id, parentId }: Column): number {
  return columns.filter((column) => column.parentId === parentId).findIndex((column) => column.id === id)
}
