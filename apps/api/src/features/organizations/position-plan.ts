import { itemAt } from '../../required'

/** Highest position. Below 2^31 with room for sums of two. */
const HIGHEST = 1_000_000_000
/** Part of a gap that newcomers take at most, so that the next ones find room behind them. */
const SHARE = 64
/** Positions per organization that a range needs before it is renumbered. */
const ENOUGH = 1_024

/** Indexes of a longest increasing subsequence; zeros, which stand for no position, never belong to it. */
function longestIncreasingSubsequence(positions: readonly number[]): Set<number> {
  const tails: number[] = []
  const before: number[] = []
  positions.forEach((position, index) => {
    if (position <= 0) return
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (itemAt(positions, itemAt(tails, middle)) < position) low = middle + 1
      else high = middle
    }
    before[index] = low === 0 ? -1 : itemAt(tails, low - 1)
    tails[low] = index
  })
  const unchanged = new Set<number>()
  for (let at = tails.at(-1) ?? -1; at >= 0; at = itemAt(before, at)) unchanged.add(at)
  return unchanged
}

/** Renumbers the indexes from `first` to `end` (exclusive), evenly between their neighbours. */
function spread(positions: number[], first: number, end: number): void {
  const from = first === 0 ? 0 : itemAt(positions, first - 1)
  const to = end >= positions.length ? HIGHEST : itemAt(positions, end)
  const step = (to - from) / (end - first + 1)
  for (let index = first; index < end; index += 1) positions[index] = Math.floor(from + step * (index - first + 1))
}

/** Numbers a stretch that has run out of room, together with as many neighbours as give it some. */
function makeRoom(positions: number[], first: number, end: number): void {
  for (let reach = end - first; ; reach *= 2) {
    const wideFirst = Math.max(0, first - reach)
    let wideEnd = Math.min(positions.length, end + reach)
    // Those without a position yet are numbered along with the stretch that they follow.
    while (positions[wideEnd] === 0) wideEnd += 1
    const from = wideFirst === 0 ? 0 : itemAt(positions, wideFirst - 1)
    const to = wideEnd >= positions.length ? HIGHEST : itemAt(positions, wideEnd)
    const isWhole = wideFirst === 0 && wideEnd === positions.length
    if (!isWhole && (to - from) / (wideEnd - wideFirst + 1) < ENOUGH) continue
    spread(positions, wideFirst, wideEnd)
    return
  }
}

/**
 * Positions for things in their order, as few of them new as possible: those that stand in order keep theirs, the
 * others get one in the gap where they belong. Gaps are wide, so that a new organization rarely moves another one.
 */
export function planPositions(current: readonly number[]): { positions: number[]; isReordered: boolean } {
  const unchanged = longestIncreasingSubsequence(current)
  const positions = current.map((position, index) => (unchanged.has(index) ? position : 0))
  for (let first = 0; first < positions.length; first += 1) {
    if (positions[first] !== 0) continue
    let end = first
    while (positions[end] === 0) end += 1
    const from = first === 0 ? 0 : itemAt(positions, first - 1)
    const to = end === positions.length ? HIGHEST : itemAt(positions, end)
    const count = end - first
    const evenly = Math.floor((to - from) / (count + 1))
    const step = Math.min(evenly, Math.max(1, Math.floor((to - from) / SHARE / count)))
    if (step < 1) makeRoom(positions, first, end)
    else if (count * 2 > positions.length) spread(positions, first, end)
    else for (let index = first; index < end; index += 1) positions[index] = from + step * (index - first + 1)
    first = end - 1
  }
  return { positions, isReordered: current.some((position, index) => position > 0 && !unchanged.has(index)) }
}
