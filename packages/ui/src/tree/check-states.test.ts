import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkedCounts, checkStates, toggleChecked } from './check-states'
import { indexNodes, type TreeNode } from './tree-node'

const node = (id: string, parentId: string | null, hasChildren = false): TreeNode<null> => ({
  id,
  parentId,
  label: id,
  hasChildren,
  data: null,
})
const menus = [node('users', null, true), node('add', 'users'), node('edit', 'users'), node('log', null)]

describe('the check states of a tree', () => {
  it('call a branch mixed when some of its leaves are ticked', () => {
    const states = checkStates(menus, new Set(['add']))
    expect(Object.fromEntries(states)).toEqual({ users: 'mixed', add: true, edit: false, log: false })
  })

  it('call a branch ticked when all of its leaves are', () => {
    expect(checkStates(menus, new Set(['add', 'edit'])).get('users')).toBe(true)
  })

  it('leave a child that arrives later unticked', () => {
    const grown = [...menus, node('export', 'users')]
    const states = checkStates(grown, new Set(['add', 'edit']))
    expect([states.get('users'), states.get('export')]).toEqual(['mixed', false])
  })

  it('survive ten thousand levels', () => {
    const deep = Array.from({ length: 10_000 }, (_, n) => node(`${n}`, n === 0 ? null : `${n - 1}`, true))
    expect(checkStates(deep, new Set(['9999'])).get('0')).toBe(true)
  })
})

describe('pressing a check box of a branch', () => {
  const index = indexNodes(menus)

  it('ticks what is missing below', () => {
    expect(toggleChecked(index, new Set(['add']), 'users')).toEqual(new Set(['add', 'edit']))
  })

  it('clears the branch when all was ticked, and nothing beside it', () => {
    expect([...toggleChecked(index, new Set(['add', 'edit', 'log']), 'users')]).toEqual(['log'])
  })

  it('knows after any presses how many are ticked below each node', () => {
    const tree = indexNodes(
      Array.from({ length: 40 }, (_, n) => node(`${n}`, n === 0 ? null : `${Math.floor((n - 1) / 3)}`, n < 13)),
    )
    const presses = array(integer({ min: 0, max: 39 }).map(String), { maxLength: 12 })
    assert(
      property(presses, (ids) => {
        let ticked: ReadonlySet<string> = new Set(['20'])
        for (const id of ids) ticked = toggleChecked(tree, ticked, id)
        expect(checkedCounts(tree, ticked)).toEqual(checkedCounts(tree, new Set(ticked)))
      }),
    )
  })
})
