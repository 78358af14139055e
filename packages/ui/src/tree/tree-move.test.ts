import { describe, expect, it } from 'vitest'
import { flattenVisible, sliceLines } from './visible-lines'
import { isOpenBranch, visibleChildren, moveOf } from './tree-move'
import { indexNodes, type TreeNode } from './tree-node'

const area = (id: string, parentId: string | null): TreeNode<null> => ({
  id,
  parentId,
  label: id,
  hasChildren: parentId === null,
  data: null,
})
const children = Array.from({ length: 9 }, (_, at) => area(`c${at}`, 'root'))
const index = indexNodes([area('root', null), ...children])
const lines = flattenVisible(index, { openIds: new Set(['root']) })
/** c4 to c6 are in view. */
const slice = sliceLines(lines, 5, 8)

const drop = (id: string, at: number, parentId: string | null = 'root') =>
  moveOf(index, visibleChildren(slice, parentId), { dragIds: [id], parentId, index: at })

describe('dropping a line of a tree that is drawn in part', () => {
  it('counts the children above the view', () => {
    expect(drop('c8', 0)).toEqual({ id: 'c8', parentId: 'root', index: 4 })
  })

  it('counts without the moved line', () => {
    expect(drop('c0', 1)).toMatchObject({ index: 4 })
  })

  it('goes behind the last line in view', () => {
    expect(drop('c8', 3)).toMatchObject({ index: 7 })
  })

  it('goes first into a branch none of whose children are in view', () => {
    expect(drop('c8', 0, 'c4')).toEqual({ id: 'c8', parentId: 'c4', index: 0 })
  })
})

describe('a line behind which another one is dropped', () => {
  const two = sliceLines(flattenVisible(index, { openIds: new Set(['root', 'c4']) }), 0, 9)

  it('takes it in when it is an open branch', () => {
    expect(isOpenBranch(two, 'root')).toBe(true)
  })

  it('has it next to itself when it is closed, has no children or is not rendered', () => {
    expect(['c3', 'c4', 'unknown'].map((id) => isOpenBranch(two, id))).toEqual([false, false, false])
  })
})
