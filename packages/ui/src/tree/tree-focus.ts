import type { NodeApi, TreeApi } from 'react-arborist'
import type { TreeCommand } from './tree-keys'
import type { TreeEntry } from './tree-entries'

function isSilent({ data }: NodeApi<TreeEntry>): boolean {
  return data.kind === 'loading' && !data.isFirst
}

function step(api: TreeApi<TreeEntry>, by: 1 | -1): NodeApi<TreeEntry> | null {
  let node = by === 1 ? api.nextNode : api.prevNode
  while (node && isSilent(node)) node = by === 1 ? node.next : node.prev
  return node
}

/** Moves the keyboard for commands that only move; false for all others. */
export function moveFocus(api: TreeApi<TreeEntry>, command: TreeCommand): boolean {
  if (command === 'next') api.focus(step(api, 1))
  else if (command === 'previous') api.focus(step(api, -1))
  else if (command === 'first') api.focus(api.firstNode)
  else if (command === 'last') api.focus(api.lastNode)
  else if (command === 'page-down') api.pageDown()
  else if (command === 'page-up') api.pageUp()
  else return false
  return true
}
