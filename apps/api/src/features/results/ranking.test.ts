import { describe, expect, it } from 'vitest'
import { computeRun, type RunWork } from './compute-run'
import { type AwardLine, defaultTieBreak, applyAwardLines, type RankedInput, rankWorks } from './ranking'
import { required } from '../../required'
import { parseDecimal, toScore } from '../../scoring/exact-decimal'
import { type JudgedMark, normaliseTotal, scalesOf } from '../../scoring/normalise'
import { defaultAggregation } from '../../scoring/score-rule'

const work = (workId: number, score: string, more: Partial<RankedInput> = {}): RankedInput => ({
  workId,
  score,
  criterion: '27',
  rawMean: '90',
  range: '5',
  ...more,
})
const ranksOf = (works: readonly RankedInput[]) =>
  rankWorks(works, defaultTieBreak).map(({ workId, rank, tiePath }) => [workId, rank, tiePath.at(-1)])

describe('ranks', () => {
  it('compare the unrounded score', () => {
    expect(ranksOf([work(1, '90.166666'), work(2, '90.166667')])).toEqual([
      [2, 1, undefined],
      [1, 2, undefined],
    ])
  })

  it('separate equal scores by criterion, raw mean, range and the written decision, in this order', () => {
    const ranked = rankWorks(
      [
        work(1, '90', { rawMean: '89.9' }),
        work(2, '90', { criterion: '28', rawMean: '80' }),
        work(3, '90', { rawMean: '89.9', range: '4' }),
        work(4, '90', { rawMean: '90.1', chief: 2 }),
        work(5, '90', { rawMean: '90.1', chief: 1 }),
      ],
      defaultTieBreak,
    )
    expect(ranked.map(({ workId }) => workId)).toEqual([2, 5, 4, 3, 1])
    expect(ranked.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
    expect(ranked.map(({ tiePath }) => tiePath.at(-1))).toEqual(['criterion', 'chief', 'chief', 'range', 'range'])
  })

  it('are shared by works that nothing separates, and the next rank is left out', () => {
    const ranked = rankWorks([work(1, '95'), work(2, '90'), work(3, '90'), work(4, '80')], defaultTieBreak)
    expect(ranked.map(({ rank }) => rank)).toEqual([1, 2, 2, 4])
  })

  it('ignore the time of submission unless the scheme names it', () => {
    const works = [work(1, '90', { submittedAt: '2025-02-02' }), work(2, '90', { submittedAt: '2025-02-01' })]
    expect(ranksOf(works).map(([, rank]) => rank)).toEqual([1, 1])
    expect(rankWorks(works, ['submittedAt']).map(({ workId }) => workId)).toEqual([2, 1])
  })
})

describe('award lines', () => {
  const lines = (scores: readonly string[], awards: readonly AwardLine[]) =>
    applyAwardLines(
      rankWorks(
        scores.map((score, index) => work(index + 1, score)),
        defaultTieBreak,
      ),
      awards,
    ).map(({ awardId, needsCommittee }) => (needsCommittee ? 'committee' : awardId))
  const first: AwardLine = { id: 1, kind: 'count', quota: '1' }
  const second: AwardLine = { id: 2, kind: 'count', quota: '2' }

  it('give each award its places from the top', () => {
    expect(lines(['9', '8', '7', '6'], [first, second])).toEqual([1, 2, 2, null])
  })

  it('leave a tie across a line to the committee, and the places behind it used', () => {
    expect(lines(['9', '9', '7', '6'], [first, second])).toEqual(['committee', 'committee', 2, null])
    expect(lines(['9', '8', '7', '7'], [first, second])).toEqual([1, 2, 'committee', 'committee'])
  })

  it('round a share down, but give one place where there is any', () => {
    const share = (quota: string): AwardLine => ({ id: 1, kind: 'ratio', quota })
    expect(lines(['9', '8', '7', '6', '5'], [share('0.5')])).toEqual([1, 1, null, null, null])
    expect(lines(['9', '8', '7'], [share('0.1')])).toEqual([1, null, null])
    expect(lines(['9'], [share('0')])).toEqual([null])
  })
})

describe('totals on a common scale', () => {
  const marksOf = (judgeId: number, totals: readonly number[]): JudgedMark[] =>
    totals.map((total, index) => ({ id: judgeId * 100 + index, judgeId, total: String(total) }))

  function normaliseTotals(marks: readonly JudgedMark[]): ReadonlyMap<number, string> | undefined {
    const scales = scalesOf(marks)
    if (!scales) return undefined
    const normalise = ({ id, total }: JudgedMark) =>
      toScore(normaliseTotal(parseDecimal(total), required(scales.get(id), 'scale')))
    return new Map(marks.map((mark) => [mark.id, normalise(mark)]))
  }

  it('bring a strict and a mild judge together', () => {
    const totals = [60, 62, 64, 66, 68, 70, 72, 74]
    const normalised = normaliseTotals([
      ...marksOf(1, totals),
      ...marksOf(
        2,
        totals.map((total) => total + 20),
      ),
    ])
    expect(totals.map((_, index) => normalised?.get(100 + index) === normalised?.get(200 + index))).toEqual(
      totals.map(() => true),
    )
    // Mean 77, deviation √(21 + 100) = 11, deviation of each judge √21.
    expect(normalised?.get(100)).toBe('60.197222')
  })

  it('are not made where a judge has fewer than eight marks or gave all the same', () => {
    expect(normaliseTotals(marksOf(1, [1, 2, 3, 4, 5, 6, 7]))).toBeUndefined()
    expect(normaliseTotals(marksOf(1, [5, 5, 5, 5, 5, 5, 5, 5]))).toBeUndefined()
  })
})

describe('competition B, primary mathematics', () => {
  const table: [string, number[], number?][] = [
    ['W01', [94, 91.5, 93, 96, 90]],
    ['W02', [92.5, 88, 90, 85, 95]],
    ['W03', [89, 92, 90.5, 90, 88.5]],
    ['W04', [90.5, 89, 91, 86, 93]],
    ['W05', [78, 96, 84, 85, 83.5], 84],
    ['W06', [84, 82, 85, 80.5, 83]],
    ['W07', [88, 87, 90, 85]],
    ['W08', [75, 77.5, 76]],
  ]
  const markOf = (id: number, kind: 'main' | 'arbitration', total: number) => ({
    id,
    judgeId: id,
    panelId: 1,
    kind,
    submittedAt: '2025-06-01T08:00:00Z',
    items: [
      { score: '27', weight: '1', decidesTies: true },
      { score: String(total - 27), weight: '1', decidesTies: false },
    ],
  })
  const works: RunWork[] = table.map(([, totals, arbitration], index) => ({
    workId: index + 1,
    marks: [
      ...totals.map((total, place) => markOf(index * 10 + place, 'main', total)),
      ...(arbitration === undefined ? [] : [markOf(index * 10 + 9, 'arbitration', arbitration)]),
    ],
  }))
  const awards: AwardLine[] = [1, 2, 3, 1].map((quota, index) => ({
    id: index + 1,
    kind: 'count',
    quota: String(quota),
  }))

  it('comes out to the digit', () => {
    const results = computeRun(works, { aggregation: defaultAggregation, tieBreak: defaultTieBreak, awards })
    expect(
      results.map(({ workId, shown, rank, awardId, rawMean, tiePath, flags }) => [
        table[workId - 1]?.[0],
        shown,
        rank,
        awardId,
        tiePath.length > 0 ? `${rawMean} ${tiePath.at(-1)}` : '',
        flags.join(),
      ]),
    ).toEqual([
      ['W01', '92.83', 1, 1, '', ''],
      ['W02', '90.17', 2, 2, '90.100000 rawMean', ''],
      ['W04', '90.17', 3, 2, '89.900000 rawMean', ''],
      ['W03', '89.83', 4, 3, '', ''],
      ['W07', '87.50', 5, 3, '', 'tooFewToDrop'],
      ['W05', '83.83', 6, 3, '', ''],
      ['W06', '83.00', 7, 4, '', ''],
      ['W08', '76.17', 8, null, '', 'tooFewToDrop'],
    ])
  })
})
