import { describe, expect, it } from 'vitest'
import {
  type AggregationRule,
  defaultAggregation,
  type MarkTotal,
  scoreWork,
  withEarlierRounds,
} from '../../scoring/score-rule'
import { explainScore } from './score-explanation'

const scoreOf = (totals: readonly number[], arbitration?: number, rule: AggregationRule = defaultAggregation) => {
  const marks = totals.map((total, index): MarkTotal => {
    return { id: index + 1, kind: 'main', total: String(total), submittedAt: '2025-06-01T08:00:00Z' }
  })
  const extra: MarkTotal[] =
    arbitration === undefined
      ? []
      : [{ id: 99, kind: 'arbitration', total: String(arbitration), submittedAt: '2025-07-01T08:00:00Z' }]
  return scoreWork([...marks, ...extra], rule)
}
const explained = (...given: Parameters<typeof scoreOf>) => explainScore(scoreOf(...given).steps)

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
      isNotNormalised: false,
      rounds: [],
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

  it('says that the marks could not be normalised', () => {
    const rule: AggregationRule = { ...defaultAggregation, method: 'normalised' }
    expect(explained([88, 87, 90, 85], undefined, rule)).toMatchObject({ method: 'mean', isNotNormalised: true })
  })

  it('has the rounds with their weights, and no mark or step of an earlier one', () => {
    const [early, last] = [scoreOf([92.5, 88, 90, 85, 95]), scoreOf([88.5, 88.5, 88.5, 88.5, 88.5])]
    const earlier = [{ name: '初评', weight: '0.3', score: early.score, steps: early.steps, flags: early.flags }]
    const explanation = explainScore(withEarlierRounds(last, '0.7', earlier).steps)
    expect(explanation).toMatchObject({
      marks: 5,
      rounds: [
        { name: '初评', weight: '0.3', score: '90.166667' },
        { name: null, weight: '0.7', score: '88.500000' },
      ],
      exact: '89.000000',
      shown: '89.00',
    })
    expect(JSON.stringify(explanation)).not.toMatch(/92\.5|"id"|steps/)
  })

  it('is none without a computed score', () => {
    expect(explainScore([])).toBeNull()
  })
})
