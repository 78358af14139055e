/** The median of measured values; of an even number of values the upper one. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new Error('Nothing was measured.')
  return middle
}
