/** A source of random integers from 0 to below `limit`, the same for the same seed (mulberry32). */
export type RandomIndex = (limit: number) => number

const STEP = 0x6d2b79f5
const RANGE = 2 ** 32

/** Starts the sequence of a seed. */
export function seededRandom(seed: number): RandomIndex {
  let state = seed >>> 0
  return (limit) => {
    state = (state + STEP) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / RANGE) * limit)
  }
}

/** A copy in random order. */
export function shuffled<Item>(items: readonly Item[], random: RandomIndex): Item[] {
  const left = [...items]
  const result: Item[] = []
  while (left.length > 0) {
    const place = random(left.length)
    const last = left.length - 1
    result.push(...left.slice(place, place + 1))
    const moved = left.pop()
    if (moved !== undefined && place < last) left[place] = moved
  }
  return result
}
