const MIN_SIMILARITY = 0.35
const MAX_PATHS = 3

function pairsOf(path: string): Set<string> {
  const letters = path.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)))
}

/** Returns the share of letter pairs that two paths have in common, from 0 to 1. */
function similarity(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length
  return (2 * common) / Math.max(1, one.size + other.size)
}

/** Returns the known paths that a mistyped path resembles, the most similar first; at most three. */
export function nearestPaths(path: string, known: readonly string[]): string[] {
  const pairs = pairsOf(path)
  return known
    .map((candidate) => ({ candidate, share: similarity(pairs, pairsOf(candidate)) }))
    .filter(({ share }) => share >= MIN_SIMILARITY)
    .sort((one, other) => other.share - one.share)
    .slice(0, MAX_PATHS)
    .map(({ candidate }) => candidate)
}
