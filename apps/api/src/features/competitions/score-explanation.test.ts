import { describe, expect, it } from 'vitest'
import { defaultAggregation, type MarkTotal, scoreWork } from '../../scoring/score-rule'
import { explainScore } from './score-explanation'

const explained = (totals: readonly number[], arbitration?: number) => {
  const marks = totals.map((total, index): MarkTotal => {
    return { id: index + 1, kind: 'main', total: String(total), submittedAt: '2025-06-01T08:00:00Z' }
  })
  const extra: MarkTotal[] =
    arbitration === undefined
      ? []
      : [{ id: 99, kind: 'arbitration', total: String(arbitration), submittedAt: '2025-07-01T08:00:00Z' }]
  return explainScore(scoreWork([...marks, ...extra], defaultAggregation).steps)
}

describe('the explanation of a score', () => {
  it('counts what was dropped and what the rest came to, without any mark', () => {
    const explanation = explained([94, 91.5, 93, 96, 90])
    expect(explanation).toEqual({
      marks: 5,
      isArbitrated: false,
      droppedHigh: 1,
      droppedLow: 1,
      isDropSkipped: false,
      used: 3,
      method: 'mean',
      exact: '92.833333',
      shown: '92.83',
    })
  })

  it('says that nothing was dropped of too few marks', () => {
    expect(explained([88, 87, 90, 85])).toMatchObject({ marks: 4, isDropSkipped: true, used: 4, exact: '87.500000' })
  })

  it('says that a further judge decided where marks were far from each other', () => {
    expect(explained([78, 96, 84, 85, 83.5], 84)).toMatchObject({
      marks: 5,
      isArbitrated: true,
      used: 3,
      shown: '83.83',
    })
  })

  it('is none without a computed score', () => {
    expect(explainScore([])).toBeNull()
  })
})
