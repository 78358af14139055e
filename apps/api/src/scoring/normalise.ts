import { groupBy } from '../group-by'
import { divideHalfUp, integerRoot, meanOf, type Micro, parseDecimal, sumOf, toDecimal, toScore } from './exact-decimal'

/** Fewest marks of a judge from which a mean and a deviation say something. */
const MIN_MARKS = 8
/** Deviations have this many more digits than scores, so that the rounding of a root does not reach a score. */
const ROOT_DIGITS = 12
const ROOT_SCALE = 10n ** BigInt(ROOT_DIGITS)
const DEVIATION_DIGITS = 18

/** A mark with its judge. */
export interface JudgedMark {
  id: number
  judgeId: number
  total: string
}

/** What one total is normalised with, as it is stored. Decimals are text, deviations with 18 digits after the point. */
export interface MarkScale {
  /** Mean and deviation of all marks of the panel. */
  mean: string
  deviation: string
  /** Marks of the judge: how many, their sum and their deviation. */
  count: number
  sum: string
  judgeDeviation: string
}

/** Population deviation in units of 1 / (million × ROOT_SCALE). */
function deviationOf(values: readonly Micro[]): bigint {
  const count = BigInt(values.length)
  const sum = sumOf(values)
  const squares = values.reduce((total, value) => total + value * value, 0n)
  // n² σ² = n Σx² − (Σx)²
  return integerRoot((count * squares - sum * sum) * ROOT_SCALE * ROOT_SCALE) / count
}

const toDeviation = (value: bigint) => toDecimal(value, DEVIATION_DIGITS)
const parseDeviation = (text: string) => BigInt(text.replace('.', ''))

/**
 * Rule 4, third method: what the totals of a panel are normalised with, by the ids of its marks. Undefined where a judge
 * has too few marks or gave the same total to every work: then the plain mean counts, with a flag.
 */
export function scalesOf(marks: readonly JudgedMark[]): ReadonlyMap<number, MarkScale> | undefined {
  if (marks.length === 0) return undefined
  const byJudge = groupBy(marks, ({ judgeId }) => judgeId)
  const all = marks.map(({ total }) => parseDecimal(total))
  const [mean, deviation] = [toScore(meanOf(all)), toDeviation(deviationOf(all))]
  const scales = new Map<number, MarkScale>()
  for (const own of byJudge.values()) {
    const totals = own.map(({ total }) => parseDecimal(total))
    const judgeDeviation = deviationOf(totals)
    if (totals.length < MIN_MARKS || judgeDeviation === 0n) return undefined
    const sum = toScore(sumOf(totals))
    const scale = { mean, deviation, count: totals.length, sum, judgeDeviation: toDeviation(judgeDeviation) }
    for (const { id } of own) scales.set(id, scale)
  }
  return scales
}

/** The total on the scale of its panel: x' = μ + σ·(x − μⱼ) / σⱼ. */
export function normaliseTotal(total: Micro, { mean, deviation, count, sum, judgeDeviation }: MarkScale): Micro {
  const marks = BigInt(count)
  const distance = marks * total - parseDecimal(sum)
  return parseDecimal(mean) + divideHalfUp(parseDeviation(deviation) * distance, parseDeviation(judgeDeviation) * marks)
}
