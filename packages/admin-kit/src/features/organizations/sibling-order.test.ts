import type { Organization } from '@doorway/api-client'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ordersAfterMove } from './sibling-order'

const place = { parentId: 0, path: [], hasChildren: false, type: '2', depth: 0, code: null, schoolType: null }
const siblingsOf = (orders: readonly number[]): Organization[] =>
  orders.map((displayOrder, index) => ({
    ...place,
    id: index + 1,
    name: `学校${index + 1}`,
    areaCode: null,
    displayOrder,
    version: 0,
  }))

/** The siblings as the server returns them after the saves. */
function stored(siblings: readonly Organization[], id: number, index: number): number[] {
  const numbers = new Map(siblings.map((sibling) => [sibling.id, sibling.displayOrder]))
  for (const { organization, displayOrder } of ordersAfterMove(siblings, id, index)) {
    numbers.set(organization.id, displayOrder)
  }
  return [...numbers].sort(([a, one], [b, other]) => one - other || a - b).map(([sibling]) => sibling)
}

describe('the order of siblings after a move', () => {
  it('is the one that was asked for, whatever numbers they had', () => {
    const orders = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(orders, fc.nat(), fc.nat(), (numbers, from, to) => {
        const siblings = siblingsOf(numbers.toSorted((a, b) => a - b))
        const ids = siblings.map(({ id }) => id)
        const id = ids[from % ids.length] ?? 0
        const rest = ids.filter((other) => other !== id)
        const index = to % ids.length
        expect(stored(siblings, id, index)).toEqual([...rest.slice(0, index), id, ...rest.slice(index)])
      }),
    )
  })

  it('takes one save where a number is free', () => {
    expect(ordersAfterMove(siblingsOf([10, 20, 30]), 3, 1)).toMatchObject([{ displayOrder: 11 }])
    expect(ordersAfterMove(siblingsOf([1, 2, 3]), 1, 2)).toMatchObject([{ displayOrder: 4 }])
  })
})
