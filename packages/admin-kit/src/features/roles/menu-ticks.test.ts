import type { RoleMenuNode } from '@doorway/api-client'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchCounts, linesLeft, menuLines, savedTicks, tickedLeaves } from './menu-ticks'

interface Shape {
  children: Shape[]
}

/** Every node hangs below one that came before it, or stands at the top. */
function forestOf(places: readonly number[]): Shape[] {
  const nodes = places.map((): Shape => ({ children: [] }))
  const top: Shape[] = []
  for (const [index, node] of nodes.entries()) {
    const parent = nodes[(places[index] ?? 0) % (index + 1)]
    if (parent && parent !== node) parent.children.push(node)
    else top.push(node)
  }
  return top
}

const shapes = fc.array(fc.nat({ max: 40 }), { maxLength: 40 }).map(forestOf)

/** Stored rows of a role: what is checked and what is half checked, by item. */
interface Stored {
  checked: ReadonlySet<number>
  half: ReadonlySet<number>
}

/** The tree as the server returns it from the stored rows: a leaf by its row, a branch from its leaves. */
function load(forest: readonly Shape[], { checked }: Stored): RoleMenuNode[] {
  let last = 0
  const nodeOf = ({ children }: Shape): RoleMenuNode => {
    const id = ++last
    const below = children.map(nodeOf)
    const isChecked = below.length === 0 ? checked.has(id) : below.every((node) => node.isChecked)
    const isHalfChecked = !isChecked && below.some((node) => node.isChecked || node.isHalfChecked)
    const words = { title: `项目${id}`, titles: {}, icon: 'cube', isHidden: false, isButton: false }
    return { id, ...words, permissionCode: null, isChecked, isHalfChecked, children: below }
  }
  return forest.map(nodeOf)
}

const linesOf = (nodes: readonly RoleMenuNode[]) => menuLines(nodes, ({ title }) => title)

/** What opening the editor and pressing submit does to the stored rows. */
function save(nodes: readonly RoleMenuNode[]): Stored {
  const { checkedIds, halfCheckedIds } = savedTicks(linesOf(nodes), tickedLeaves(nodes))
  return { checked: new Set(checkedIds), half: new Set(halfCheckedIds) }
}

const flat = (nodes: readonly RoleMenuNode[]): RoleMenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])
const idsOf = (nodes: readonly RoleMenuNode[], passes: (node: RoleMenuNode) => boolean) =>
  new Set(
    flat(nodes)
      .filter(passes)
      .map(({ id }) => id),
  )
const rows = fc.record({
  checked: fc.uniqueArray(fc.integer({ min: 1, max: 60 })).map((ids): ReadonlySet<number> => new Set(ids)),
  half: fc.uniqueArray(fc.integer({ min: 1, max: 60 })).map((ids): ReadonlySet<number> => new Set(ids)),
})

describe('the ticks of a role', () => {
  it('are the same after loading and saving, whatever was stored', () => {
    fc.assert(
      fc.property(shapes, rows, (forest, stored) => {
        const loaded = load(forest, stored)
        const saved = save(loaded)
        expect(load(forest, saved)).toEqual(loaded)
        expect(save(load(forest, saved))).toEqual(saved)
      }),
    )
  })

  it('are saved as they are shown: checked apart from half checked', () => {
    fc.assert(
      fc.property(shapes, rows, (forest, stored) => {
        const loaded = load(forest, stored)
        expect(save(loaded)).toEqual({
          checked: idsOf(loaded, ({ isChecked }) => isChecked),
          half: idsOf(loaded, ({ isHalfChecked }) => isHalfChecked),
        })
      }),
    )
  })

  it('never come from what a branch once stored for itself', () => {
    const forest: Shape[] = [{ children: [{ children: [] }, { children: [] }] }]
    const moved = load(forest, { checked: new Set([1]), half: new Set([2]) })
    expect(save(moved)).toEqual({ checked: new Set(), half: new Set() })
  })
})

describe('the lines of the permission tree', () => {
  const nodes = load([{ children: [{ children: [] }, { children: [{ children: [] }] }] }], {
    checked: new Set([2]),
    half: new Set(),
  })

  it('count what is ticked below each branch', () => {
    expect(branchCounts(linesOf(nodes), tickedLeaves(nodes)).get('1')).toEqual({ ticked: 1, all: 2 })
    expect(branchCounts(linesOf(nodes), tickedLeaves(nodes)).get('3')).toEqual({ ticked: 0, all: 1 })
  })

  it('keep the way to what a search left', () => {
    expect(linesLeft(linesOf(nodes), ({ id }) => id === '4').map(({ id }) => id)).toEqual(['1', '3', '4'])
  })
})
