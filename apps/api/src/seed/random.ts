import { itemAt } from '../required'

const MASK = 0xffff_ffff_ffff_ffffn

/** Spreads 64 bits into the next 64: how one seed becomes many independent ones. */
function spread(state: bigint): bigint {
  let value = (state + 0x9e37_79b9_7f4a_7c15n) & MASK
  value = ((value ^ (value >> 30n)) * 0xbf58_476d_1ce4_e5b9n) & MASK
  value = ((value ^ (value >> 27n)) * 0x94d0_49bb_1331_11ebn) & MASK
  return value ^ (value >> 31n)
}

function hashOf(text: string): bigint {
  let hash = 0xcbf2_9ce4_8422_2325n
  for (let at = 0; at < text.length; at += 1) {
    hash = ((hash ^ BigInt(text.charCodeAt(at))) * 0x100_0000_01b3n) & MASK
  }
  return hash
}

const rotate = (value: number, by: number) => (value << by) | (value >>> (32 - by))

/** A stream of numbers that is the same for the same seed and name, whatever other streams do (xoshiro128**). */
export class Random {
  readonly #state: [number, number, number, number]
  #spareNormal: number | undefined

  constructor(seed: bigint, stream: string) {
    const first = spread(seed ^ hashOf(stream))
    const second = spread(first)
    this.#state = [Number(first >> 32n) | 0, Number(first & 0xffff_ffffn) | 0, Number(second >> 32n) | 0, 1 | 0]
  }

  /** From 0 up to, not including, 1. */
  unit(): number {
    const state = this.#state
    const result = Math.imul(rotate(Math.imul(state[1], 5), 7), 9)
    const shifted = state[1] << 9
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = rotate(state[3], 11)
    return (result >>> 0) / 4_294_967_296
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.unit() * (most - least + 1))
  }

  isTrue(probability: number): boolean {
    return this.unit() < probability
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.unit() * items.length)] ?? items[0]
  }

  /** An item of a list that is not empty; throws a RangeError for one that is. */
  anyOf<Item>(items: ArrayLike<Item>): Item {
    return itemAt(items, this.whole(0, items.length - 1))
  }

  /** Bell curve around `mean`. */
  normal(mean: number, deviation: number): number {
    const spare = this.#spareNormal
    this.#spareNormal = undefined
    if (spare !== undefined) return mean + deviation * spare
    const radius = Math.sqrt(-2 * Math.log(1 - this.unit()))
    const angle = 2 * Math.PI * this.unit()
    this.#spareNormal = radius * Math.sin(angle)
    return mean + deviation * radius * Math.cos(angle)
  }

  /** Long-tailed sizes with this median. */
  logNormal(median: number, sigma: number): number {
    return median * Math.exp(this.normal(0, sigma))
  }
}

/** Divides a total into whole shares in proportion to the weights; every share is at least `least`. */
export function apportion(total: number, weights: readonly number[], least = 0): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const free = Math.max(0, total - least * weights.length)
  const exact = weights.map((weight) => (weight / sum) * free)
  const shares = exact.map((share) => Math.floor(share))
  const left = free - shares.reduce((all, share) => all + share, 0)
  const order = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of order.slice(0, left)) shares[index] = itemAt(shares, index) + 1
  return shares.map((share) => share + least)
}

/** Chooses among weighted things; the sums are made once. */
export function weightedPicker<Item>(entries: readonly (readonly [Item, number])[]): (random: Random) => Item {
  const sums: number[] = []
  let total = 0
  for (const [, weight] of entries) {
    total += weight
    sums.push(total)
  }
  const [first] = entries
  if (!first) throw new Error('weightedPicker() needs something to choose from.')
  return (random) => {
    const wanted = random.unit() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (itemAt(sums, middle) > wanted) high = middle
      else low = middle + 1
    }
    return (entries[low] ?? first)[0]
  }
}
