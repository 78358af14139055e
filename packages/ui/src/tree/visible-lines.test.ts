import { describe, expect, it } from 'vitest'
import { flattenVisible, entryAt, lineOf, sliceLines, type BranchStates } from './visible-lines'
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

const linesOf = (openIds: ReadonlySet<string>, states: Partial<BranchStates> = {}) =>
  flattenVisible(index, { openIds, ...states })

/** What hangs below the only root. */
function childrenOf(openIds: ReadonlySet<string>, states: Partial<BranchStates> = {}) {
  const lines = linesOf(openIds, states)
  const [root] = sliceLines(lines, 0, lines.count)
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

describe('a part of the lines', () => {
  const lines = linesOf(all, { failedIds: new Set(['hangzhou']) })

  it('hangs below ghosts of the branches that begin above it', () => {
    const [root] = sliceLines(lines, 2, 4)
    const below = root?.kind === 'node' ? root.children : []
    expect(root).toMatchObject({ id: 'zhejiang', isGhost: true })
    expect(below).toMatchObject([
      { id: 'hangzhou', isGhost: true, children: [{ kind: 'failed' }] },
      { id: 'ningbo', isGhost: false, position: 2 },
    ])
  })

  it('is found by id, stand-ins too, and what is folded away is not', () => {
    expect(['zhejiang', 'hangzhou~failed', 'ningbo'].map((id) => lineOf(lines, id))).toEqual([0, 2, 3])
    expect(lineOf(linesOf(new Set()), 'ningbo')).toBe(-1)
    expect(entryAt(lines, lines.count)).toBeUndefined()
  })
})

describe('the order of nodes', () => {
  it('does not ask parents to come first, and leaves out what hangs on nothing', () => {
    const { nodes, ends, positions } = indexNodes([
      area('b', 'a'),
      area('lost', 'gone'),
      area('a', null),
      area('c', 'a'),
    ])
    expect(nodes.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(Array.from(ends)).toEqual([3, 2, 3, 0])
    expect(Array.from(positions)).toEqual([1, 1, 2, 0])
  })
})
