import { type AwardDecision, type AwardLine, applyAwardLines, type Ranked, rankWorks, type TieBreak } from './ranking'
import { groupBy } from '../../group-by'
import { scalesOf } from '../../scoring/normalise'
import {
  type AggregationRule,
  type EarlierRound,
  judgedMarks,
  type MarkScales,
  type MarkTotal,
  scoreWork,
  totalOf,
  withEarlierRounds,
  type WorkScore,
} from '../../scoring/score-rule'

/** A mark with its items, as judges gave them. */
export interface RunMark {
  /** Id of the assignment. */
  id: number
  judgeId: number
  /** The judges of one panel are compared with each other. */
  panelId: number
  kind: 'main' | 'arbitration'
  submittedAt: string
  items: readonly {
    score: string
    weight: string
    /** Counts for the criterion that decides ties. */ decidesTies: boolean
  }[]
}

/** A work with its submitted and locked marks. */
export interface RunWork {
  workId: number
  marks: readonly RunMark[]
  /** The chief judge's written order. */
  chief?: number
  /** Scores in the rounds before this one, for schemes that combine rounds. */
  earlier?: readonly EarlierRound[]
}

/** What a run is computed with; stored with it. */
export interface RunParams {
  aggregation: AggregationRule
  tieBreak: readonly TieBreak[]
  awards: readonly AwardLine[]
}

/** One work of a computed run. */
export type RunResult = WorkScore &
  Ranked &
  AwardDecision & { /** Mean of the section that decides ties. */ criterion: string }

/** Trimmed mean of the deciding criterion; its spread never requires arbitration. */
function criterionMeanOf(marks: readonly RunMark[], aggregation: AggregationRule): string {
  const totals = marks
    .filter(({ kind }) => kind === 'main')
    .map(({ items, ...mark }) => ({ ...mark, total: totalOf(items.filter(({ decidesTies }) => decidesTies)) }))
  return scoreWork(totals, { ...aggregation, method: 'mean', threshold: '1000' }).score
}

type TotalledMark = MarkTotal & Pick<RunMark, 'judgeId' | 'panelId'>

/** What the marks of each panel are normalised with; panels in which that is impossible are left out. */
function panelScales(works: readonly { totals: readonly TotalledMark[] }[], rule: AggregationRule): MarkScales {
  if (rule.method !== 'normalised') return new Map()
  const counted = works.flatMap(({ totals }) => {
    const judged = new Set(judgedMarks(totals, rule))
    return totals.filter(({ id }) => judged.has(id))
  })
  const panels = groupBy(counted, ({ panelId }) => panelId)
  return new Map([...panels.values()].flatMap((marks) => [...(scalesOf(marks) ?? [])]))
}

function scoreWorks(works: readonly RunWork[], aggregation: AggregationRule) {
  const totalled = works.map((work) => ({
    ...work,
    totals: work.marks.map(({ items, ...mark }): TotalledMark => ({ ...mark, total: totalOf(items) })),
  }))
  const scales = panelScales(totalled, aggregation)
  const weight = aggregation.roundWeights?.at(-1)
  return totalled.map(({ workId, chief, marks, totals, earlier }) => {
    const score = scoreWork(totals, aggregation, scales)
    const combined = earlier && weight !== undefined ? withEarlierRounds(score, weight, earlier) : score
    return { workId, chief, criterion: criterionMeanOf(marks, aggregation), ...combined }
  })
}

/**
 * Scores, ranks and award lines of one group by the rule of domain 2.4. The same input gives the same result to the
 * digit.
 */
export function computeRun(works: readonly RunWork[], { aggregation, tieBreak, awards }: RunParams): RunResult[] {
  const scored = scoreWorks(works, aggregation)
  const ranked = rankWorks(scored, tieBreak)
  const decisions = new Map(applyAwardLines(ranked, awards).map((decision) => [decision.workId, decision]))
  const scores = new Map(scored.map((score) => [score.workId, score]))
  return ranked.map((place) => {
    const [score, decision] = [scores.get(place.workId), decisions.get(place.workId)]
    if (!score || !decision) throw new Error(`Work ${place.workId} has no score.`)
    const { steps, flags, usedMarks, rawMean, range, shown, criterion } = score
    return { ...place, ...decision, score: score.score, shown, steps, flags, usedMarks, rawMean, range, criterion }
  })
}
