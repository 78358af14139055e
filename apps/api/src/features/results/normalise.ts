import {
  divideHalfUp,
  integerRoot,
  meanOf,
  type Micro,
  parseDecimal,
  sumOf,
  toScore,
} from '../../scoring/exact-decimal'

/** Fewest marks of a judge from which a mean and a deviation say something. */
const MIN_MARKS = 8
/** Deviations have this many more digits than scores, so that the rounding of a root does not reach a score. */
const ROOT_SCALE = 10n ** 12n

/** A mark with its judge. */
export interface JudgedMark {
  id: number
  judgeId: number
  total: string
}

/** Population deviation in units of 1 / (million × ROOT_SCALE). */
function deviationOf(values: readonly Micro[]): bigint {
  const count = BigInt(values.length)
  const sum = sumOf(values)
  const squares = values.reduce((total, value) => total + value * value, 0n)
  // n² σ² = n Σx² − (Σx)²
  return integerRoot((count * squares - sum * sum) * ROOT_SCALE * ROOT_SCALE) / count
}

/**
 * Rule 4, third method: totals on a common scale, x' = μ + σ·(x − μⱼ) / σⱼ over all marks of a panel. Undefined where a
 * judge has too few marks or gave the same total to every work: then the plain mean counts, with a flag.
 */
export function normaliseTotals(marks: readonly JudgedMark[]): ReadonlyMap<number, string> | undefined {
  const judges = new Set(marks.map(({ judgeId }) => judgeId))
  const all = marks.map(({ total }) => parseDecimal(total))
  if (all.length === 0) return undefined
  const [mean, deviation] = [meanOf(all), deviationOf(all)]
  const normalised = new Map<number, string>()
  for (const judge of judges) {
    const own = marks.filter(({ judgeId }) => judgeId === judge)
    const totals = own.map(({ total }) => parseDecimal(total))
    const ownDeviation = deviationOf(totals)
    if (totals.length < MIN_MARKS || ownDeviation === 0n) return undefined
    const count = BigInt(totals.length)
    const sum = sumOf(totals)
    for (const { id, total } of own) {
      const distance = count * parseDecimal(total) - sum
      normalised.set(id, toScore(mean + divideHalfUp(deviation * distance, ownDeviation * count)))
    }
  }
  return normalised
}
