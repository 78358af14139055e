import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  option,
  property,
  record,
  shuffledSubarray,
  tuple,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combineRounds, defaultAggregation, type MarkTotal, replaySteps, scoreWork, totalOf } from './score-rule'

const marksOf = (totals: readonly (number | string)[]): MarkTotal[] =>
  totals.map((total, index) => ({
    id: index + 1,
    kind: 'main',
    total: String(total),
    submittedAt: `2025-06-0${index + 1}T08:00:00Z`,
  }))
const arbitrationOf = (total: number): MarkTotal => ({
  id: 99,
  kind: 'arbitration',
  total: String(total),
  submittedAt: '2025-07-01T08:00:00Z',
})
const scoreOf = (totals: readonly (number | string)[], more: readonly MarkTotal[] = []) =>
  scoreWork([...marksOf(totals), ...more], defaultAggregation)

describe('the score of a work', () => {
  // The vectors of domain 2.4, with what decides ties and divergence, and the last row of competition B.
  it.each([
    [[94, 91.5, 93, 96, 90], '92.833333', '92.83', [1, 2, 3], '92.900000', '6.000000', []],
    [[92.5, 88, 90, 85, 95], '90.166667', '90.17', [1, 2, 3], '90.100000', '10.000000', []],
    [[90.5, 89, 91, 86, 93], '90.166667', '90.17', [1, 2, 3], '89.900000', '7.000000', []],
    [[89, 92, 90.5, 90, 88.5], '89.833333', '89.83', [1, 3, 4], '90.000000', '3.500000', []],
    [[78, 96, 84, 85, 83.5], '84.166667', '84.17', [3, 4, 5], '85.300000', '18.000000', ['needsArbitration']],
    [[88, 87, 90, 85], '87.500000', '87.50', [1, 2, 3, 4], '87.500000', '5.000000', ['tooFewToDrop']],
    [[75, 77.5, 76], '76.166667', '76.17', [1, 2, 3], '76.166667', '2.500000', ['tooFewToDrop']],
    [[84, 82, 85, 80.5, 83], '83.000000', '83.00', [1, 2, 5], '82.900000', '4.500000', []],
  ])('of the marks %j is %s, shown as %s', (totals, score, shown, usedMarks, rawMean, range, flags) => {
    const result = scoreOf(totals)
    expect(result).toMatchObject({ score, shown, usedMarks, rawMean, range, flags })
    expect(replaySteps(JSON.parse(JSON.stringify(result.steps)))).toEqual({ score, shown })
  })

  it('drops the mark farthest from the median once arbitration has come, then the ends', () => {
    const { score, shown, flags, steps } = scoreOf([78, 96, 84, 85, 83.5], [arbitrationOf(84)])
    expect([score, shown, flags]).toEqual(['83.833333', '83.83', []])
    expect(steps).toContainEqual({
      kind: 'arbitration',
      added: [{ id: 99, total: '84.000000' }],
      removed: 2,
      median: '84.000000',
    })
    expect(steps).toContainEqual({ kind: 'drop', high: [4], low: [1], isSkipped: false })
  })

  it('needs no arbitration at the threshold itself, and ignores a mark of it there', () => {
    const { flags, usedMarks } = scoreOf([80, 95, 90, 90, 90], [arbitrationOf(10)])
    expect([flags, usedMarks]).toEqual([[], [3, 4, 5]])
    expect(scoreOf([80, '95.000001', 90, 90, 90]).flags).toEqual(['needsArbitration'])
  })

  it('drops the later submitted one of equal totals', () => {
    const { usedMarks } = scoreOf([90, 90, 85, 80, 80])
    expect(usedMarks).toEqual([1, 3, 4])
  })

  it('drops another mark at each end where all are equal', () => {
    expect(scoreOf([90, 90, 90, 90, 90]).usedMarks).toEqual([1, 2, 3])
  })

  it('is the median where the scheme says so, exact for an even count', () => {
    const rule = { ...defaultAggregation, method: 'median' as const, dropHigh: 0, dropLow: 0 }
    expect(scoreWork(marksOf([80, 81.5, 84, 90]), rule).score).toBe('82.750000')
  })

  it('sums scores times weights exactly', () => {
    expect(
      totalOf([
        { score: '0.1', weight: '1' },
        { score: '0.2', weight: '1' },
        { score: '8.5', weight: '1.25' },
      ]),
    ).toBe('10.925000')
  })

  it('combines rounds by weights that sum to 1', () => {
    const rounds = [
      { weight: '0.3', score: '90.166667' },
      { weight: '0.7', score: '88.5' },
    ]
    expect(combineRounds(rounds)).toEqual({ score: '89.000000', shown: '89.00' })
    expect(() => combineRounds(rounds.slice(1))).toThrow('do not sum to 1')
  })

  it('rounds what people see half up', () => {
    expect(scoreOf(['80.005']).shown).toBe('80.01')
    expect(scoreOf(['80.004999']).shown).toBe('80.00')
  })
})

const halves = integer({ min: 0, max: 200 }).map((n) => n / 2)
const markLists = array(halves, { minLength: 1, maxLength: 9 })
  .chain((totals) => tuple(constant(totals), option(halves, { nil: undefined })))
  .map(([totals, extra]) => [...marksOf(totals), ...(extra === undefined ? [] : [arbitrationOf(extra)])])
const rules = record({
  method: constantFrom('mean' as const, 'median' as const, 'normalised' as const),
  dropHigh: integer({ min: 0, max: 2 }),
  dropLow: integer({ min: 0, max: 2 }),
  minRemain: integer({ min: 1, max: 4 }),
  threshold: constantFrom('15', '7.5', '100'),
})

describe('for any marks and any rule', () => {
  it('the order of the marks does not matter', () => {
    assert(
      property(
        markLists.chain((marks) =>
          tuple(constant(marks), shuffledSubarray(marks, { minLength: marks.length, maxLength: marks.length })),
        ),
        rules,
        ([marks, shuffled], rule) => {
          expect(scoreWork(shuffled, rule)).toEqual(scoreWork(marks, rule))
        },
      ),
    )
  })

  it('dropping leaves at least as many marks as the rule demands', () => {
    assert(
      property(markLists, rules, (marks, rule) => {
        const { steps, usedMarks } = scoreWork(marks, rule)
        const drop = steps.find(({ kind }) => kind === 'drop')
        if (drop?.kind !== 'drop') throw new Error('There is no drop step.')
        const dropped = [...drop.high, ...drop.low]
        expect(new Set(dropped).size).toBe(dropped.length)
        expect([0, rule.dropHigh + rule.dropLow]).toContain(dropped.length)
        if (dropped.length > 0) expect(usedMarks.length).toBeGreaterThanOrEqual(rule.minRemain)
        expect(usedMarks.length).toBeGreaterThan(0)
      }),
    )
  })

  it('the stored steps give the same result again', () => {
    assert(
      property(markLists, rules, (marks, rule) => {
        const { steps, score, shown } = scoreWork(marks, rule)
        expect(replaySteps(JSON.parse(JSON.stringify(steps)))).toEqual({ score, shown })
      }),
    )
  })

  it('the score lies between the lowest and the highest mark', () => {
    assert(
      property(markLists, rules, (marks, rule) => {
        const totals = marks.map(({ total }) => Number(total))
        const score = Number(scoreWork(marks, rule).score)
        expect(score).toBeGreaterThanOrEqual(Math.min(...totals))
        expect(score).toBeLessThanOrEqual(Math.max(...totals))
      }),
    )
  })
})
