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

/** How the marks of one work become its score (domain 2.4, rules 3 to 5). Decimals are text. */
export interface AggregationRule {
  method: 'mean' | 'median'
  dropHigh: number
  dropLow: number
  /** Fewest marks that must remain for any to be dropped. */
  minRemain: number
  /** A larger range of totals needs an arbitration mark. */
  threshold: string
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
  | { kind: 'score'; method: AggregationRule['method']; marks: readonly number[]; score: string; shown: string }

/** A flag that the organiser sees next to a score. */
export type ScoreFlag = 'tooFewToDrop' | 'needsArbitration'

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
  method === 'mean' ? meanOf(totals) : divideHalfUp(twiceMedianOf(totals), 2n)

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

/**
 * The score of one work from its submitted and locked marks, with every step. The order of the marks does not matter.
 * Arbitration marks count only where the main marks diverge.
 */
export function scoreWork(marks: readonly MarkTotal[], rule: AggregationRule): WorkScore {
  const counted = marks
    .map(({ id, kind, total, submittedAt }) => ({ id, kind, total: parseDecimal(total), submittedAt }))
    .toSorted((a, b) => a.id - b.id)
  const main = counted.filter(({ kind }) => kind === 'main')
  const added = counted.filter(({ kind }) => kind === 'arbitration')
  const totals = main.map(({ total }) => total)
  const range = rangeOf(totals)
  const isDivergent = range > parseDecimal(rule.threshold)
  const arbitration = isDivergent && added.length > 0 ? arbitrate(main, added) : undefined
  const judged = arbitration?.rest ?? main
  const drop = dropOf(judged, rule)
  const used = judged.filter(({ id }) => !drop.high.includes(id) && !drop.low.includes(id))
  const score = scoreOf(
    rule.method,
    used.map(({ total }) => total),
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
      { kind: 'score', method: rule.method, marks: usedMarks, ...result },
    ],
    flags: [
      ...(drop.isSkipped ? (['tooFewToDrop'] as const) : []),
      ...(needsArbitration ? (['needsArbitration'] as const) : []),
    ],
    usedMarks,
    rawMean: toScore(meanOf(totals)),
    range: toScore(range),
  }
}

/** Computes a score again from its stored steps alone. Differs from the stored one only if a step was changed. */
export function replaySteps(steps: readonly ScoreStep[]): { score: string; shown: string } {
  const totals = new Map<number, Micro>()
  for (const step of steps) {
    if (step.kind === 'marks') for (const { id, total } of step.marks) totals.set(id, parseDecimal(total))
    if (step.kind === 'arbitration') {
      for (const { id, total } of step.added) totals.set(id, parseDecimal(total))
      totals.delete(step.removed)
    }
    if (step.kind === 'drop') for (const id of [...step.high, ...step.low]) totals.delete(id)
    if (step.kind === 'score') {
      const score = scoreOf(step.method, [...totals.values()])
      return { score: toScore(score), shown: toShown(score) }
    }
  }
  throw new Error('The steps end without a score.')
}

/** Rule 6: rounds combined by their weights, which sum to 1. */
export function combineRounds(rounds: readonly { weight: string; score: string }[]): { score: string; shown: string } {
  const weights = sumOf(rounds.map(({ weight }) => parseDecimal(weight)))
  if (weights !== parseDecimal('1')) throw new Error('The weights of the rounds do not sum to 1.')
  const products = rounds.map(({ weight, score }) => parseDecimal(weight) * parseDecimal(score))
  const score = divideHalfUp(
    products.reduce((sum, product) => sum + product, 0n),
    parseDecimal('1'),
  )
  return { score: toScore(score), shown: toShown(score) }
}
