import { distance } from 'fastest-levenshtein'

const SIGNS = /[\s\p{P}\p{S}]/gu
const PERCENT = 100

const plain = (text: string) => text.toLowerCase().replaceAll(SIGNS, '')

/**
 * Returns how similar two texts are in per cent: the characters of the longer one that need no edit to become the other.
 * Signs and spaces do not count.
 */
export function textSimilarity(one: string, other: string): number {
  const [left, right] = [plain(one), plain(other)]
  const longer = Math.max(left.length, right.length)
  return longer === 0 ? 0 : Math.round((1 - distance(left, right) / longer) * PERCENT)
}
