import { array, assert, integer, oneof, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planPositions } from './position-plan'

const isIncreasing = (positions: readonly number[]) =>
  positions.every((position, index) => position > 0 && (index === 0 || position > (positions[index - 1] ?? 0)))

describe('positions', () => {
  it('always stand in order, whatever stood there before', () => {
    const anything = array(integer({ min: 0, max: 1_000_000_000 }), { maxLength: 200 })
    const crowded = array(integer({ min: 0, max: 40 }), { maxLength: 60 })
    assert(
      property(oneof(anything, crowded), (current) => {
        const { positions } = planPositions(current)
        expect(positions).toHaveLength(current.length)
        expect(isIncreasing(positions)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('of all the others stay when one comes or moves', () => {
    const { positions } = planPositions(Array.from({ length: 20_000 }, () => 0))
    const withNew = planPositions(positions.toSpliced(7_000, 0, 0)).positions
    expect(withNew.toSpliced(7_000, 1)).toEqual(positions)
    const moved = positions.toSpliced(100, 1).toSpliced(15_000, 0, positions[100] ?? 0)
    const after = planPositions(moved)
    expect(after.isReordered).toBe(true)
    expect(after.positions.filter((position, index) => position !== moved[index])).toHaveLength(1)
  })

  it('have room for hundreds of newcomers at one place before neighbours are touched', () => {
    let { positions } = planPositions(Array.from({ length: 20_000 }, () => 0))
    for (let count = 0; count < 300; count += 1) {
      const next = planPositions(positions.toSpliced(5_000 + count, 0, 0)).positions
      expect(next.toSpliced(5_000 + count, 1)).toEqual(positions)
      positions = next
    }
  })

  it('are shared out again around a place that is full, not everywhere', () => {
    const { positions: even } = planPositions(Array.from({ length: 20_000 }, () => 0))
    const full = even.map((position, index) =>
      index >= 5_000 && index < 5_010 ? (even[5_000] ?? 0) + index - 5_000 : position,
    )
    const { positions } = planPositions(full.toSpliced(5_005, 0, 0))
    const changed = positions.toSpliced(5_005, 1).filter((position, index) => position !== full[index])
    expect(isIncreasing(positions)).toBe(true)
    expect(changed.length).toBeLessThan(100)
  })
})
