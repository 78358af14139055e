import type { RoleMenuNode } from '@doorway/api-client'
import { checkStates, type TreeNode } from '@doorway/ui'

/** An item of the permission tree as a line. */
export type MenuLine = TreeNode<RoleMenuNode>

/** The permission tree as lines, parents before children. `labelOf` names an item in the reader's language. */
export function menuLines(
  nodes: readonly RoleMenuNode[],
  labelOf: (node: RoleMenuNode) => string,
  parentId: string | null = null,
): MenuLine[] {
  return nodes.flatMap((node) => {
    const id = String(node.id)
    const line = { id, parentId, label: labelOf(node), hasChildren: node.children.length > 0, data: node }
    return [line, ...menuLines(node.children, labelOf, id)]
  })
}

/** The ticked leaves. What a branch says of itself may be out of date after a menu was moved, so it does not count. */
export function tickedLeaves(nodes: readonly RoleMenuNode[]): Set<string> {
  const leaves = (node: RoleMenuNode): string[] =>
    node.children.length === 0 ? (node.isChecked ? [String(node.id)] : []) : node.children.flatMap(leaves)
  return new Set(nodes.flatMap(leaves))
}

/** What is saved for a role (specification section 6): checked nodes, and half-checked ones apart. */
export function savedTicks(lines: readonly MenuLine[], leafIds: ReadonlySet<string>) {
  const states = checkStates(lines, leafIds)
  const idsOf = (state: boolean | 'mixed') =>
    lines.filter(({ id }) => states.get(id) === state).map(({ data }) => data.id)
  return { checkedIds: idsOf(true), halfCheckedIds: idsOf('mixed') }
}

/** How many leaves each branch holds, and how many of them are ticked. */
export function branchCounts(lines: readonly MenuLine[], leafIds: ReadonlySet<string>) {
  const counts = new Map<string, { ticked: number; all: number }>()
  const parentOf = new Map(lines.map(({ id, parentId }) => [id, parentId]))
  for (const { id, hasChildren } of lines) {
    if (hasChildren) continue
    for (let above = parentOf.get(id) ?? null; above !== null; above = parentOf.get(above) ?? null) {
      const { ticked, all } = counts.get(above) ?? { ticked: 0, all: 0 }
      counts.set(above, { ticked: ticked + (leafIds.has(id) ? 1 : 0), all: all + 1 })
    }
  }
  return counts
}

/** The lines that pass, with everything above them. */
export function linesLeft(lines: readonly MenuLine[], passes: (line: MenuLine) => boolean): MenuLine[] {
  const byId = new Map<string | null, MenuLine>(lines.map((line) => [line.id, line]))
  const left = new Set<string>()
  for (const line of lines) {
    if (!passes(line)) continue
    for (let at: MenuLine | undefined = line; at && !left.has(at.id); at = byId.get(at.parentId)) left.add(at.id)
  }
  return lines.filter(({ id }) => left.has(id))
}
