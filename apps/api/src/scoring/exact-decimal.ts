/** Digits after the point that every stored score has. */
export const SCORE_DIGITS = 6
const SHOWN_DIGITS = 2
const SCALE = 10n ** BigInt(SCORE_DIGITS)

/** A decimal in millionths. Scores are never binary fractions. */
export type Micro = bigint

/** Parses a decimal of at most six digits after the point. */
export function parseDecimal(text: string): Micro {
  const match = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(text)
  if (!match) throw new Error(`${text} is not a decimal of at most ${SCORE_DIGITS} digits after the point.`)
  const [, sign, whole = '0', fraction = ''] = match
  const size = BigInt(whole) * SCALE + BigInt(fraction.padEnd(SCORE_DIGITS, '0'))
  return sign === '-' ? -size : size
}

/** Divides two integers and rounds half away from zero, as tables of results do. */
export function divideHalfUp(value: bigint, by: bigint): bigint {
  const isNegative = value < 0n !== by < 0n
  const [top, bottom] = [value < 0n ? -value : value, by < 0n ? -by : by]
  const rounded = (2n * top + bottom) / (2n * bottom)
  return isNegative ? -rounded : rounded
}

/** An integer of units of 10^-digits as a decimal. */
export function toDecimal(value: bigint, digits: number): string {
  const size = (value < 0n ? -value : value).toString().padStart(digits + 1, '0')
  const text = `${size.slice(0, -digits)}.${size.slice(-digits)}`
  return value < 0n ? `-${text}` : text
}

/** All six digits, as ranking compares and the database stores them. */
export const toScore = (value: Micro): string => toDecimal(value, SCORE_DIGITS)

/** Two digits, rounded half up, as people see them. */
export const toShown = (value: Micro): string =>
  toDecimal(divideHalfUp(value, 10n ** BigInt(SCORE_DIGITS - SHOWN_DIGITS)), SHOWN_DIGITS)

/** Sum of values. */
export const sumOf = (values: readonly Micro[]): Micro => values.reduce((sum, value) => sum + value, 0n)

/** Mean, rounded to six digits once, after the sum. */
export function meanOf(values: readonly Micro[]): Micro {
  if (values.length === 0) throw new Error('A mean needs at least one value.')
  return divideHalfUp(sumOf(values), BigInt(values.length))
}

const ascending = (a: Micro, b: Micro) => (a < b ? -1 : a > b ? 1 : 0)

/** Twice the median, which is exact where the median of an even count is not. */
export function twiceMedianOf(values: readonly Micro[]): bigint {
  const sorted = values.toSorted(ascending)
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  const upper = sorted[Math.floor(sorted.length / 2)]
  if (lower === undefined || upper === undefined) throw new Error('A median needs at least one value.')
  return lower + upper
}

/** Largest minus smallest value; zero for fewer than two. */
export function rangeOf(values: readonly Micro[]): Micro {
  const sorted = values.toSorted(ascending)
  return (sorted.at(-1) ?? 0n) - (sorted[0] ?? 0n)
}

/** Product of two decimals, rounded to six digits. */
export const multiply = (a: Micro, b: Micro): Micro => divideHalfUp(a * b, SCALE)

/** Largest integer whose square is not above `value`. */
export function integerRoot(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (root + value / root) / 2n
    if (next >= root) return root
    root = next
  }
}
