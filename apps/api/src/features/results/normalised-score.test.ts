import { describe, expect, it } from 'vitest'
import { computeRun, type RunMark, type RunWork } from './compute-run'
import { defaultTieBreak } from './ranking'
import { itemAt } from '../../required'
import { type AggregationRule, defaultAggregation, replaySteps, type ScoreStep } from '../../scoring/score-rule'

const rule: AggregationRule = { ...defaultAggregation, method: 'normalised', dropHigh: 0, dropLow: 0, threshold: '100' }
const mark = (id: number, judgeId: number, total: string, more: Partial<RunMark> = {}): RunMark => ({
  id,
  judgeId,
  panelId: 1,
  kind: 'main',
  submittedAt: '2025-06-01T08:00:00Z',
  items: [{ score: total, weight: '1', decidesTies: true }],
  ...more,
})

/** A strict judge, and a mild one who gives 20 points more. */
const strict = ['60', '62', '64', '66', '68', '70', '72', '74']
const twoJudges = (totals: readonly string[] = strict): RunWork[] =>
  totals.map((total, at) => ({
    workId: at + 1,
    marks: [mark(at * 10, 1, total), mark(at * 10 + 1, 2, String(Number(total) + 20))],
  }))
const compute = (works: readonly RunWork[], aggregation: AggregationRule = rule) =>
  computeRun(works, { aggregation, tieBreak: defaultTieBreak, awards: [] }).toSorted((a, b) => a.workId - b.workId)
const stored = (steps: readonly ScoreStep[]): ScoreStep[] => JSON.parse(JSON.stringify(steps))

describe('a normalised score', () => {
  it('is the mean of totals on the scale of the panel', () => {
    const [first] = compute(twoJudges())
    // Mean 77, deviation √(21 + 100) = 11, deviation of each judge √21, so that both come to the same.
    expect(first).toMatchObject({ score: '60.197222', shown: '60.20', flags: [] })
    // Once 8 of a judge's 9 works have a strict judge's mark alone, that work is not a loser any more.
    const works = [
      ...twoJudges(),
      { workId: 9, marks: [mark(90, 1, '74')] },
      { workId: 10, marks: [mark(91, 2, '80')] },
    ]
    const ranks = compute(works).map(({ rank }) => rank)
    expect(itemAt(ranks, 8)).toBeLessThan(itemAt(ranks, 9))
    const plain = compute(works, { ...rule, method: 'mean' }).map(({ rank }) => rank)
    expect(itemAt(plain, 8)).toBeGreaterThan(itemAt(plain, 9))
  })

  it('drops by the totals that judges gave, before any is normalised', () => {
    const works = twoJudges().map(({ workId, marks }) => ({
      workId,
      marks: [...marks, mark(workId * 100, 3, String(50 + workId)), mark(workId * 100 + 1, 4, String(70 + workId))],
    }))
    const [first] = compute(works, { ...rule, dropHigh: 1, dropLow: 1, minRemain: 2 })
    expect(first?.steps.find(({ kind }) => kind === 'drop')).toEqual({
      kind: 'drop',
      high: [1],
      low: [100],
      isSkipped: false,
    })
    expect(first?.usedMarks).toEqual([0, 101])
  })

  it('is the plain mean with a flag, where a judge has fewer than eight marks or gave all the same', () => {
    const [few] = compute(twoJudges(strict.slice(1)))
    expect(few).toMatchObject({ score: '72.000000', flags: ['notNormalised'] })
    const [same] = compute(
      twoJudges().map(({ workId, marks }) => ({ workId, marks: [...marks, mark(workId * 1000, 3, '70')] })),
    )
    expect(same).toMatchObject({ score: '70.000000', flags: ['notNormalised'] })
    expect(same?.steps).toContainEqual({ kind: 'normalise', marks: [] })
  })

  it('compares the judges of one panel alone', () => {
    const other = twoJudges().map(({ workId, marks }) => ({
      workId: workId + 100,
      marks: marks.map((one) => ({ ...one, id: one.id + 1000, judgeId: one.judgeId + 10, panelId: 2 })),
    }))
    const alone = compute(twoJudges())
    const short = other.slice(1)
    const both = compute([...twoJudges(), ...short])
    expect(both.slice(0, 8).map(({ score, flags }) => [score, flags])).toEqual(
      alone.map(({ score, flags }) => [score, flags]),
    )
    expect(both.slice(8).map(({ flags }) => flags)).toEqual(short.map(() => ['notNormalised']))
  })

  it('counts an arbitration mark as one of its judge only where it is needed', () => {
    const [unneeded] = compute(
      twoJudges().map(({ workId, marks }) => ({
        workId,
        marks: workId === 1 ? [...marks, mark(500, 9, '70', { kind: 'arbitration' })] : marks,
      })),
    )
    expect(unneeded).toMatchObject({ score: '60.197222', flags: [] })
    const [needed] = compute(
      twoJudges().map(({ workId, marks }) => ({
        workId,
        marks: workId === 1 ? [...marks, mark(500, 9, '70', { kind: 'arbitration' })] : marks,
      })),
      { ...rule, threshold: '15' },
    )
    expect(needed?.flags).toContain('notNormalised')
  })

  it('comes out again from the stored steps to the digit, and not from changed ones', () => {
    for (const { steps, score, shown } of compute(twoJudges(['60.5', '61', '64', '66.5', '68', '70', '71', '99']))) {
      expect(replaySteps(stored(steps))).toEqual({ score, shown })
      const changed = stored(steps).map((step) =>
        step.kind === 'normalise' ? { ...step, marks: step.marks.map((one) => ({ ...one, mean: '50.000000' })) } : step,
      )
      expect(replaySteps(changed)).not.toEqual({ score, shown })
    }
  })
})

describe('combined rounds', () => {
  const lastRule: AggregationRule = { ...defaultAggregation, roundWeights: ['0.3', '0.7'] }
  const marksOf = (totals: readonly number[]) => totals.map((total, at) => mark(at, at, String(total)))
  const [early] = compute([{ workId: 1, marks: marksOf([92.5, 88, 90, 85, 95]) }], defaultAggregation)
  const earlier = [
    {
      name: '初评',
      weight: '0.3',
      score: String(early?.score),
      steps: early ? early.steps : [],
      flags: early ? early.flags : [],
    },
  ]
  const works: RunWork[] = [{ workId: 1, marks: marksOf([88.5, 88.5, 88.5, 88.5, 88.5]), earlier }]

  it('count by their weights, and rank by the unrounded sum', () => {
    const [combined] = compute(works, lastRule)
    expect(early?.score).toBe('90.166667')
    expect(combined).toMatchObject({ score: '89.000000', shown: '89.00' })
    expect(combined?.steps.at(-1)).toMatchObject({ kind: 'rounds', weight: '0.7', score: '89.000000' })
  })

  it('come out again from the stored steps of all rounds', () => {
    const [combined] = compute(works, lastRule)
    const steps = stored(combined ? combined.steps : [])
    expect(replaySteps(steps)).toEqual({ score: '89.000000', shown: '89.00' })
    const changed = JSON.parse(JSON.stringify(steps).replace('"total":"90.000000"', '"total":"91.000000"'))
    expect(replaySteps(changed).score).toBe('89.100000')
  })

  it('have the flags of every round', () => {
    const flagged = earlier.map((round) => ({ ...round, flags: ['needsArbitration' as const] }))
    const [combined] = compute(
      works.map((work) => ({ ...work, earlier: flagged })),
      lastRule,
    )
    expect(combined?.flags).toEqual(['needsArbitration'])
  })
})
