import { type Micro, parseDecimal } from '../../scoring/exact-decimal'

/** What can decide between equal scores. */
export const tieBreaks = ['criterion', 'rawMean', 'range', 'chief', 'submittedAt'] as const
/** What decides between equal scores, in the order of the scheme (domain 2.4, rule 7). */
export type TieBreak = (typeof tieBreaks)[number]

/** The default order of a scheme. */
export const defaultTieBreak: readonly TieBreak[] = ['criterion', 'rawMean', 'range', 'chief']

/** A work with everything that may decide its rank. */
export interface RankedInput {
  workId: number
  score: string
  /** Trimmed mean of the deciding criterion. */
  criterion: string
  rawMean: string
  range: string
  /** The chief judge's written order of works that are still equal, from 1. */
  chief?: number
  /** ISO moment, for schemes that let the earlier submission win. */
  submittedAt?: string
}

/** A work in its place. Works that nothing separates share a rank, and the next one is left out: 1, 2, 2, 4. */
export interface Ranked {
  workId: number
  rank: number
  /** What was compared with a work of the same score, in order; the last one decided. Empty without such a work. */
  tiePath: readonly TieBreak[]
}

const compare = (a: Micro | string, b: Micro | string) => (a < b ? -1 : a > b ? 1 : 0)
const higherFirst = (a: string, b: string) => compare(parseDecimal(b), parseDecimal(a))

/** The smaller one first; works without a written order or moment come after those with one and are not separated. */
function statedFirst<Value extends number | string>(a: Value | undefined, b: Value | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return a < b ? -1 : a > b ? 1 : 0
}

/** Zero where the rule does not separate the two. */
const comparisons: Record<TieBreak, (a: RankedInput, b: RankedInput) => number> = {
  criterion: (a, b) => higherFirst(a.criterion, b.criterion),
  rawMean: (a, b) => higherFirst(a.rawMean, b.rawMean),
  range: (a, b) => higherFirst(b.range, a.range),
  chief: (a, b) => statedFirst(a.chief, b.chief),
  submittedAt: (a, b) => statedFirst(a.submittedAt, b.submittedAt),
}

interface Compared {
  order: number
  path: readonly TieBreak[]
}

function comparePair(a: RankedInput, b: RankedInput, tieBreak: readonly TieBreak[]): Compared {
  const byScore = higherFirst(a.score, b.score)
  if (byScore !== 0) return { order: byScore, path: [] }
  for (const [index, name] of tieBreak.entries()) {
    const order = comparisons[name](a, b)
    if (order !== 0) return { order, path: tieBreak.slice(0, index + 1) }
  }
  return { order: 0, path: tieBreak }
}

const longer = (a: readonly TieBreak[], b: readonly TieBreak[]) => (b.length > a.length ? b : a)

/** Ranks the works of one group. The order of the input does not matter. */
export function rankWorks(works: readonly RankedInput[], tieBreak: readonly TieBreak[]): Ranked[] {
  const sorted = works.toSorted((a, b) => comparePair(a, b, tieBreak).order || a.workId - b.workId)
  let rank = 0
  return sorted.map((work, index) => {
    const [previous, next] = [sorted[index - 1], sorted[index + 1]]
    const before = previous && comparePair(previous, work, tieBreak)
    const after = next && comparePair(work, next, tieBreak)
    if (before?.order !== 0) rank = index + 1
    return { workId: work.workId, rank, tiePath: longer(before?.path ?? [], after?.path ?? []) }
  })
}

/** An award with how many works may have it. */
export interface AwardLine {
  id: number
  kind: 'count' | 'ratio'
  /** A count, or a share of all ranked works between 0 and 1. */
  quota: string
}

/** What a work gets. A tie across a line is for the committee: it is never cut silently. */
export interface AwardDecision {
  workId: number
  awardId: number | null
  needsCommittee: boolean
}

const ONE = parseDecimal('1')

/** Places of an award: a share is rounded down, but is at least one where there is any. */
function placesOf({ kind, quota }: AwardLine, count: number): number {
  const size = parseDecimal(quota)
  if (kind === 'count') return Number(size / ONE)
  if (size === 0n || count === 0) return 0
  return Math.max(1, Number((size * BigInt(count)) / ONE))
}

/** Rule 8: walks down the ranks until the places of each award, from the highest, are used. */
export function applyAwardLines(ranked: readonly Ranked[], awards: readonly AwardLine[]): AwardDecision[] {
  const lines = awards.map((award) => ({ id: award.id, places: placesOf(award, ranked.length) }))
  const ranks = [...new Set(ranked.map(({ rank }) => rank))].toSorted((a, b) => a - b)
  return ranks.flatMap((rank) => {
    const group = ranked.filter((work) => work.rank === rank)
    let size = group.length
    const line = lines.find(({ places }) => places > 0)
    const needsCommittee = line !== undefined && size > line.places
    // Works beyond the line use places of the next awards, whatever the committee decides about their order.
    for (const each of lines) {
      const used = Math.min(each.places, size)
      each.places -= used
      size -= used
    }
    const awardId = line && !needsCommittee ? line.id : null
    return group.map(({ workId }) => ({ workId, awardId, needsCommittee }))
  })
}
