import { LEAST_SHOWN, shownCount } from '../dashboard/small-cells'

/**
 * Counts of people as parts of a total that is shown: small ones are null. Where only one would be, the smallest of the
 * others is null too, because the total less the others would be the hidden one.
 */
export function hideSmallParts(counts: readonly number[]): (number | null)[] {
  const shown = counts.map(shownCount)
  if (shown.filter((count) => count === null).length !== 1) return shown
  const rest = shown.filter((count) => count !== null && count >= LEAST_SHOWN)
  const next = rest.length === 0 ? -1 : shown.indexOf(Math.min(...rest.map(Number)))
  return shown.map((count, at) => (at === next ? null : count))
}
