/** How a mark was used. */
export type MarkUse = 'used' | 'droppedHigh' | 'droppedLow' | 'removed'

/** A mark of the calculation. Judges are not named: marks are numbered. */
export interface CalculatedMark {
  id: number
  total: string
  use: MarkUse
  isArbitration: boolean
}

/** The stored steps of one score, ready to be read. */
export interface Calculation {
  marks: readonly CalculatedMark[]
  range: string
  threshold: string
  isDivergent: boolean
  /** Median of all marks, where one was removed after arbitration. */
  median: string | null
  /** Too few marks to drop any. */
  isDropSkipped: boolean
  /** Marks that count on the scale of their panel, with their numbers; empty where the rule does not normalise. */
  normalised: readonly { no: number; total: string; normalised: string }[]
  /** The rule normalises, but the marks of the panel did not allow it. */
  isNotNormalised: boolean
  method: Method
  /** Of this round. */
  score: string
  /** Rounds before this one, where they are combined with it. */
  rounds: Rounds | null
  shown: string
}

type Method = 'mean' | 'median' | 'normalised'

interface Rounds {
  earlier: readonly { name: string; weight: string; score: string; calculation: Calculation | null }[]
  weight: string
  score: string
}

interface Total {
  id: number
  total: string
}

type Step =
  | { kind: 'marks'; marks: readonly Total[] }
  | { kind: 'divergence'; range: string; threshold: string; needsArbitration: boolean }
  | { kind: 'arbitration'; added: readonly Total[]; removed: number; median: string }
  | { kind: 'drop'; high: readonly number[]; low: readonly number[]; isSkipped: boolean }
  | { kind: 'normalise'; marks: readonly { id: number; normalised: string }[] }
  | { kind: 'score'; method: Method; score: string; shown: string }
  | { kind: 'rounds'; weight: string; earlier: readonly Earlier[]; score: string; shown: string }

interface Earlier {
  name: string
  weight: string
  score: string
  steps: readonly Step[]
}

const kinds: readonly unknown[] = ['marks', 'divergence', 'arbitration', 'drop', 'normalise', 'score', 'rounds']

const isStep = (value: unknown): value is Step =>
  typeof value === 'object' && value !== null && 'kind' in value && kinds.includes(value.kind)

function stepsOf(json: string): Step[] {
  const steps: unknown = JSON.parse(json)
  return Array.isArray(steps) ? steps.filter(isStep) : []
}

/** A decimal without zeros at its end. */
export function shortened(decimal: string): string {
  if (!decimal.includes('.')) return decimal
  let end = decimal.length
  while (decimal[end - 1] === '0') end -= 1
  return decimal.slice(0, decimal[end - 1] === '.' ? end - 1 : end)
}

/** The calculation that the stored steps describe; null where they do not end with a score. */
export const calculationOf = (json: string): Calculation | null => calculate(stepsOf(json))

function calculate(steps: readonly Step[]): Calculation | null {
  const find = <Kind extends Step['kind']>(kind: Kind) =>
    steps.find((step): step is Extract<Step, { kind: Kind }> => step.kind === kind)
  const [given, divergence, arbitration] = [find('marks'), find('divergence'), find('arbitration')]
  const [drop, end, normalise, rounds] = [find('drop'), find('score'), find('normalise'), find('rounds')]
  if (!given || !divergence || !drop || !end) return null
  const useOf = (id: number): MarkUse => {
    if (arbitration?.removed === id) return 'removed'
    if (drop.high.includes(id)) return 'droppedHigh'
    return drop.low.includes(id) ? 'droppedLow' : 'used'
  }
  const marksOf = (totals: readonly Total[], isArbitration: boolean) =>
    totals.map(({ id, total }) => ({ id, total: shortened(total), use: useOf(id), isArbitration }))
  const marks = [...marksOf(given.marks, false), ...(arbitration ? marksOf(arbitration.added, true) : [])]
  return {
    marks,
    range: shortened(divergence.range),
    threshold: shortened(divergence.threshold),
    isDivergent: divergence.needsArbitration,
    median: arbitration ? shortened(arbitration.median) : null,
    isDropSkipped: drop.isSkipped,
    normalised: marks.flatMap(({ id, total }, at) =>
      (normalise?.marks ?? []).flatMap((mark) =>
        mark.id === id ? [{ no: at + 1, total, normalised: mark.normalised }] : [],
      ),
    ),
    isNotNormalised: normalise?.marks.length === 0,
    method: end.method,
    score: end.score,
    rounds: rounds
      ? {
          weight: rounds.weight,
          score: rounds.score,
          earlier: rounds.earlier.map(({ steps: before, ...round }) => ({ ...round, calculation: calculate(before) })),
        }
      : null,
    shown: (rounds ?? end).shown,
  }
}
