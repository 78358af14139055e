import {
  divideHalfUp,
  meanOf,
  type Micro,
  multiply,
  parseDecimal,
  rangeOf,
  sumOf,
  toScore,
  toShown,
  twiceMedianOf,
} from './exact-decimal'
import { type MarkScale, normaliseTotal } from './normalise'

/** How the marks of one work become its score (domain 2.4, rules 3 to 6). Decimals are text. */
export interface AggregationRule {
  method: 'mean' | 'median' | 'normalised'
  dropHigh: number
  dropLow: number
  /** Fewest marks that must remain for any to be dropped. */
  minRemain: number
  /** A larger range of totals needs an arbitration mark. */
  threshold: string
  /**
   * Weights of the rounds of a level, the last one for the round that is computed. Empty or absent: it counts alone, as
   * does a round that has fewer rounds before it.
   */
  roundWeights?: readonly string[]
}

/** The rule of a scheme that says nothing else. */
export const defaultAggregation: AggregationRule = {
  method: 'mean',
  dropHigh: 1,
  dropLow: 1,
  minRemain: 3,
  threshold: '15',
}

const isRule = (value: unknown): value is AggregationRule =>
  typeof value === 'object' && value !== null && 'method' in value && 'threshold' in value

/** The rule of a stored scheme. */
export const ruleOf = (stored: unknown): AggregationRule => (isRule(stored) ? stored : defaultAggregation)

/** A submitted or locked mark. */
export interface MarkTotal {
  /** Id of the assignment. */
  id: number
  kind: 'main' | 'arbitration'
  total: string
  /** ISO moment; of equal totals the later one is dropped. */
  submittedAt: string
}

/** One step from marks to a score, as it is stored. */
export type ScoreStep =
  | { kind: 'marks'; marks: readonly { id: number; total: string }[] }
  | { kind: 'divergence'; range: string; threshold: string; needsArbitration: boolean }
  | { kind: 'arbitration'; added: readonly { id: number; total: string }[]; removed: number; median: string }
  | { kind: 'drop'; high: readonly number[]; low: readonly number[]; isSkipped: boolean }
  | { kind: 'normalise'; marks: readonly NormalisedMark[] }
  | { kind: 'score'; method: AggregationRule['method']; marks: readonly number[]; score: string; shown: string }
  | { kind: 'rounds'; weight: string; earlier: readonly EarlierRound[]; score: string; shown: string }

/** A mark that counts with what it was normalised with. */
export interface NormalisedMark extends MarkScale {
  id: number
  normalised: string
}

/** A round before the computed one with the score of a work in it. */
export interface EarlierRound {
  name: string
  weight: string
  score: string
  /** Empty where only the score is given. */
  steps: readonly ScoreStep[]
  flags: readonly ScoreFlag[]
}

/** A flag that the organiser sees next to a score. */
export type ScoreFlag = 'tooFewToDrop' | 'needsArbitration' | 'notNormalised'

/** The score of one work. */
export interface WorkScore {
  score: string
  shown: string
  steps: readonly ScoreStep[]
  flags: readonly ScoreFlag[]
  /** Ids of the marks that count. */
  usedMarks: readonly number[]
  /** Mean of all marks without dropping, and their range: the tie-break values of the default rule. */
  rawMean: string
  range: string
}

/** What marks are normalised with, by their ids; marks of panels that cannot be normalised are absent. */
export type MarkScales = ReadonlyMap<number, MarkScale>

interface Counted {
  id: number
  total: Micro
  submittedAt: string
}

/** Rule 2: the sum of scores times weights. */
export function totalOf(items: readonly { score: string; weight: string }[]): string {
  return toScore(sumOf(items.map(({ score, weight }) => multiply(parseDecimal(score), parseDecimal(weight)))))
}

const laterFirst = (a: Counted, b: Counted) =>
  a.submittedAt === b.submittedAt ? b.id - a.id : a.submittedAt < b.submittedAt ? 1 : -1

/** Highest first; of equal totals the later submitted one first. */
const fromHigh = (a: Counted, b: Counted) => (a.total === b.total ? laterFirst(a, b) : a.total < b.total ? 1 : -1)

/** Lowest first; of equal totals the later submitted one first. */
const fromLow = (a: Counted, b: Counted) => (a.total === b.total ? laterFirst(a, b) : a.total < b.total ? -1 : 1)

const sizeOf = (value: bigint) => (value < 0n ? -value : value)

/** Rule 5: the mark farthest from the median. */
function farthestOf(marks: readonly Counted[], twiceMedian: bigint): Counted {
  const [farthest] = marks.toSorted((a, b) => {
    const [distanceA, distanceB] = [sizeOf(2n * a.total - twiceMedian), sizeOf(2n * b.total - twiceMedian)]
    return distanceA === distanceB ? laterFirst(a, b) : distanceA < distanceB ? 1 : -1
  })
  if (!farthest) throw new Error('There is no mark.')
  return farthest
}

/** Rule 3: which marks are dropped. None, where too few would remain. */
function dropOf(marks: readonly Counted[], { dropHigh, dropLow, minRemain }: AggregationRule) {
  if (dropHigh + dropLow === 0) return { high: [], low: [], isSkipped: false }
  if (marks.length - dropHigh - dropLow < minRemain) return { high: [], low: [], isSkipped: true }
  const high = marks
    .toSorted(fromHigh)
    .slice(0, dropHigh)
    .map(({ id }) => id)
  const low = marks
    .filter(({ id }) => !high.includes(id))
    .toSorted(fromLow)
    .slice(0, dropLow)
    .map(({ id }) => id)
  return { high, low, isSkipped: false }
}

const scoreOf = (method: AggregationRule['method'], totals: readonly Micro[]): Micro =>
  method === 'median' ? divideHalfUp(twiceMedianOf(totals), 2n) : meanOf(totals)

/** The marks on the scales of their panels; undefined unless all of them have one. */
function normaliseMarks(marks: readonly Counted[], scales: MarkScales): NormalisedMark[] | undefined {
  const normalised = marks.flatMap(({ id, total }) => {
    const scale = scales.get(id)
    return scale ? [{ id, ...scale, normalised: toScore(normaliseTotal(total, scale)) }] : []
  })
  return normalised.length === marks.length ? normalised : undefined
}

const presentMarks = (marks: readonly Counted[]) => marks.map(({ id, total }) => ({ id, total: toScore(total) }))

function arbitrate(main: readonly Counted[], added: readonly Counted[]) {
  const all = [...main, ...added]
  const twiceMedian = twiceMedianOf(all.map(({ total }) => total))
  const removed = farthestOf(all, twiceMedian)
  const step: ScoreStep = {
    kind: 'arbitration',
    added: presentMarks(added),
    removed: removed.id,
    median: toScore(divideHalfUp(twiceMedian, 2n)),
  }
  return { rest: all.filter(({ id }) => id !== removed.id), step }
}

function parseMarks(marks: readonly MarkTotal[]) {
  const counted = marks
    .map(({ id, kind, total, submittedAt }) => ({ id, kind, total: parseDecimal(total), submittedAt }))
    .toSorted((a, b) => a.id - b.id)
  return {
    main: counted.filter(({ kind }) => kind === 'main'),
    added: counted.filter(({ kind }) => kind === 'arbitration'),
  }
}

const isDivergentBy = (main: readonly Counted[], { threshold }: AggregationRule) =>
  rangeOf(main.map(({ total }) => total)) > parseDecimal(threshold)

/** Ids of the marks that count before any is removed or dropped: arbitration marks only where the main marks diverge. */
export function judgedMarks(marks: readonly MarkTotal[], rule: AggregationRule): number[] {
  const { main, added } = parseMarks(marks)
  return [...main, ...(isDivergentBy(main, rule) ? added : [])].map(({ id }) => id)
}

/**
 * The score of one work from its submitted and locked marks, with every step. The order of the marks does not matter.
 * Arbitration marks count only where the main marks diverge. Scales are those of the normalised method.
 */
export function scoreWork(
  marks: readonly MarkTotal[],
  rule: AggregationRule,
  scales: MarkScales = new Map(),
): WorkScore {
  const { main, added } = parseMarks(marks)
  const totals = main.map(({ total }) => total)
  const range = rangeOf(totals)
  const isDivergent = isDivergentBy(main, rule)
  const arbitration = isDivergent && added.length > 0 ? arbitrate(main, added) : undefined
  const judged = arbitration?.rest ?? main
  const drop = dropOf(judged, rule)
  const used = judged.filter(({ id }) => !drop.high.includes(id) && !drop.low.includes(id))
  const normalised = rule.method === 'normalised' ? normaliseMarks(used, scales) : undefined
  const isNotNormalised = rule.method === 'normalised' && normalised === undefined
  const method = isNotNormalised ? 'mean' : rule.method
  const score = scoreOf(
    method,
    normalised ? normalised.map((mark) => parseDecimal(mark.normalised)) : used.map(({ total }) => total),
  )
  const needsArbitration = isDivergent && arbitration === undefined
  const usedMarks = used.map(({ id }) => id)
  const result = { score: toScore(score), shown: toShown(score) }
  return {
    ...result,
    steps: [
      { kind: 'marks', marks: presentMarks(main) },
      { kind: 'divergence', range: toScore(range), threshold: rule.threshold, needsArbitration: isDivergent },
      ...(arbitration ? [arbitration.step] : []),
      { kind: 'drop', ...drop },
      ...(rule.method === 'normalised' ? [{ kind: 'normalise' as const, marks: normalised ?? [] }] : []),
      { kind: 'score', method, marks: usedMarks, ...result },
    ],
    flags: [
      ...(drop.isSkipped ? (['tooFewToDrop'] as const) : []),
      ...(needsArbitration ? (['needsArbitration'] as const) : []),
      ...(isNotNormalised ? (['notNormalised'] as const) : []),
    ],
    usedMarks,
    rawMean: toScore(meanOf(totals)),
    range: toScore(range),
  }
}

interface Result {
  score: string
  shown: string
}

/** Computes a score again from its stored steps alone. Differs from the stored one only if a step was changed. */
export function replaySteps(steps: readonly ScoreStep[]): Result {
  const totals = new Map<number, Micro>()
  let result: Result | undefined
  for (const step of steps) {
    if (step.kind === 'marks') for (const { id, total } of step.marks) totals.set(id, parseDecimal(total))
    if (step.kind === 'arbitration') {
      for (const { id, total } of step.added) totals.set(id, parseDecimal(total))
      totals.delete(step.removed)
    }
    if (step.kind === 'drop') for (const id of [...step.high, ...step.low]) totals.delete(id)
    if (step.kind === 'normalise')
      for (const { id, ...scale } of step.marks) {
        const total = totals.get(id)
        if (total === undefined) throw new Error(`Mark ${id} does not count.`)
        totals.set(id, normaliseTotal(total, scale))
      }
    if (step.kind === 'score') {
      const score = scoreOf(step.method, [...totals.values()])
      result = { score: toScore(score), shown: toShown(score) }
    }
    if (step.kind === 'rounds' && result) result = replayRounds(step, result.score)
  }
  if (!result) throw new Error('The steps end without a score.')
  return result
}

const replayRounds = ({ earlier, weight }: Extract<ScoreStep, { kind: 'rounds' }>, score: string): Result =>
  combineRounds([
    ...earlier.map((round) => ({
      weight: round.weight,
      score: round.steps.length > 0 ? replaySteps(round.steps).score : round.score,
    })),
    { weight, score },
  ])

/** Rule 6: rounds combined by their weights, which sum to 1. */
export function combineRounds(rounds: readonly { weight: string; score: string }[]): Result {
  const weights = sumOf(rounds.map(({ weight }) => parseDecimal(weight)))
  if (weights !== parseDecimal('1')) throw new Error('The weights of the rounds do not sum to 1.')
  const products = rounds.map(({ weight, score }) => parseDecimal(weight) * parseDecimal(score))
  const score = divideHalfUp(
    products.reduce((sum, product) => sum + product, 0n),
    parseDecimal('1'),
  )
  return { score: toScore(score), shown: toShown(score) }
}

/** The score of a work in a round together with its scores in the rounds before it. */
export function withEarlierRounds(work: WorkScore, weight: string, earlier: readonly EarlierRound[]): WorkScore {
  const combined = combineRounds([...earlier, { weight, score: work.score }])
  const flags = [...new Set([...work.flags, ...earlier.flatMap((round) => round.flags)])]
  return { ...work, ...combined, flags, steps: [...work.steps, { kind: 'rounds', weight, earlier, ...combined }] }
}
