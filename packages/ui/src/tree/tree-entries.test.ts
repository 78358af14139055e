import { describe, expect, it } from 'vitest'
import { buildEntries } from './tree-entries'
import { indexNodes, type TreeNode } from './tree-node'

const area = (id: string, parentId: string | null, hasChildren = false): TreeNode<null> => ({
  id,
  parentId,
  label: id,
  hasChildren,
  data: null,
})
const index = indexNodes([area('zhejiang', null, true), area('hangzhou', 'zhejiang', true), area('ningbo', 'zhejiang')])
const [openOnly, all] = [new Set(['zhejiang']), new Set(['zhejiang', 'hangzhou'])]

function childrenOf(openIds: Set<string>, states: Partial<Parameters<typeof buildEntries>[1]> = {}) {
  const [root] = buildEntries(index, { openIds, ...states })
  return root?.kind === 'node' ? root.children : []
}

describe('the lines of a tree', () => {
  it('leave out what is below a closed branch', () => {
    expect(childrenOf(new Set())).toEqual([])
  })

  it('carry level, place and number of siblings', () => {
    expect(childrenOf(openOnly)[1]).toMatchObject({ id: 'ningbo', level: 2, position: 2, siblings: 2 })
  })

  it('hold three placeholders, one of them speaking, while a branch loads', () => {
    const [hangzhou] = childrenOf(all, { loadingIds: new Set(['hangzhou']) })
    const lines = hangzhou?.kind === 'node' ? hangzhou.children : []
    expect(lines.map((line) => line.kind === 'loading' && line.isFirst)).toEqual([true, false, false])
  })

  it('keep the children of a branch that loads again', () => {
    expect(childrenOf(openOnly, { loadingIds: openOnly }).map(({ kind }) => kind)).toEqual(['node', 'node'])
  })

  it('put a failure into its own branch', () => {
    expect(childrenOf(openOnly, { failedIds: openOnly }).at(-1)).toMatchObject({ kind: 'failed', parentId: 'zhejiang' })
  })

  it('count the siblings that the server still holds', () => {
    const lines = childrenOf(openOnly, { remaining: new Map([['zhejiang', 9]]) })
    expect(lines[0]).toMatchObject({ siblings: 11 })
    expect(lines.at(-1)).toMatchObject({ kind: 'more', remaining: 9 })
  })
})
