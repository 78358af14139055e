const SIGNS = /[\s\p{P}\p{S}]/gu
const PERCENT = 100

/** Pairs of neighbouring characters: how Chinese titles are compared, which have no spaces. */
function pairsOf(title: string): Map<string, number> {
  const plain = title.toLowerCase().replaceAll(SIGNS, '')
  const pairs = new Map<string, number>()
  for (let at = 0; at + 1 < plain.length; at += 1) {
    const pair = plain.slice(at, at + 2)
    const count = pairs.get(pair)
    pairs.set(pair, count === undefined ? 1 : count + 1)
  }
  return pairs
}

const sizeOf = (pairs: ReadonlyMap<string, number>) => [...pairs.values()].reduce((sum, count) => sum + count, 0)

/** How similar two titles are in per cent: twice the pairs that both have, of all pairs of both. */
export function titleSimilarity(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)]
  const all = sizeOf(left) + sizeOf(right)
  if (all === 0) return 0
  const shared = [...left].reduce((sum, [pair, count]) => {
    const also = right.get(pair)
    return also === undefined ? sum : sum + Math.min(count, also)
  }, 0)
  return Math.round((2 * shared * PERCENT) / all)
}
