import type { Db } from '../../db/database'
import { groupBy } from '../../group-by'
import { refuse } from '../../http/refusals'
import { required } from '../../required'
import { type AggregationRule, type EarlierRound, ruleOf } from '../../scoring/score-rule'
import { sha256 } from '../../security/secrets'
import { computeRun, type RunMark, type RunResult, type RunWork } from './compute-run'
import { defaultTieBreak, type TieBreak, tieBreaks } from './ranking'
import {
  countOpenAssignments,
  type GroupScheme,
  listAwardLines,
  listEarlierRounds,
  listGroupSchemes,
  listMarkTotals,
  type MarkTotalRow,
  type RoundRow,
} from './result-runs.queries'

/** The marks of a work; the points of the deciding section are compared between equal scores. */
const marksOf = (rows: readonly MarkTotalRow[]): RunMark[] =>
  rows.map(({ id, judgeId, panelId, kind, submittedAt, deciding, others }) => ({
    id,
    judgeId,
    panelId,
    kind,
    submittedAt,
    items: [
      { score: deciding, weight: '1', decidesTies: true },
      { score: others, weight: '1', decidesTies: false },
    ],
  }))

const worksOf = (rows: readonly MarkTotalRow[]): RunWork[] =>
  [...groupBy(rows, ({ workId }) => workId)].map(([workId, marks]) => ({ workId, marks: marksOf(marks) }))

const namedTieBreaks = (names: readonly string[]): readonly TieBreak[] => {
  const named = names.flatMap((name) => tieBreaks.filter((known) => known === name))
  return named.length > 0 ? named : defaultTieBreak
}

/** The scheme by which a group is computed. Works of one group cannot be ranked by two. */
function schemeOf(schemes: readonly GroupScheme[], groupId: number) {
  const [scheme, other] = schemes.filter((one) => one.groupId === groupId)
  if (!scheme) throw refuse('RESULT_NO_MARKS', 'results.noMarks')
  if (other) throw refuse('RESULT_TWO_SCHEMES', 'results.twoSchemes')
  const { schemeId, decidingId, aggregation, tieBreak } = scheme
  return { schemeId, decidingId, aggregation: ruleOf(aggregation), tieBreak: namedTieBreaks(tieBreak) }
}

interface MarkedRound {
  id: number
  name: string
  marks: readonly MarkTotalRow[]
  schemes: readonly GroupScheme[]
}

const readMarks = async (tx: Db, { id, name }: Pick<RoundRow, 'id' | 'name'>): Promise<MarkedRound> => ({
  id,
  name,
  marks: await listMarkTotals(tx, id),
  schemes: await listGroupSchemes(tx, id),
})

/** How many rounds before it the rule combines with a round. */
const earlierCount = ({ roundWeights = [] }: AggregationRule) => Math.max(0, roundWeights.length - 1)

/** The rounds before one that a scheme of it combines, with their marks. */
async function readEarlier(tx: Db, competitionId: number, round: RoundRow, { schemes }: MarkedRound) {
  const most = Math.max(0, ...schemes.map(({ aggregation }) => earlierCount(ruleOf(aggregation))))
  if (most === 0) return []
  const before = (await listEarlierRounds(tx, competitionId, round)).slice(-most)
  const rounds: MarkedRound[] = []
  for (const one of before) {
    const count = await countOpenAssignments(tx, one.id)
    if (count > 0) throw refuse('RESULT_MARKS_MISSING', 'results.earlierMarksMissing', { name: one.name, count })
    rounds.push(await readMarks(tx, one))
  }
  return rounds
}

/** Results of one group in an earlier round by the scheme of that round, which counts alone there. */
function resultsIn({ name, marks, schemes }: MarkedRound, groupId: number): Map<number, RunResult> {
  const rows = marks.filter((mark) => mark.groupId === groupId)
  if (rows.length === 0) throw refuse('RESULT_ROUND_MISSING', 'results.noMarksIn', { name })
  const results = computeRun(worksOf(rows), { ...schemeOf(schemes, groupId), awards: [] })
  return new Map(results.map((result) => [result.workId, result]))
}

/** Works with their scores in the rounds that the rule combines. Fewer rounds than it names: the round counts alone. */
function withRounds(
  works: readonly RunWork[],
  groupId: number,
  { roundWeights = [], ...rule }: AggregationRule,
  earlier: readonly MarkedRound[],
) {
  const count = earlierCount({ ...rule, roundWeights })
  if (count === 0 || earlier.length < count) return { works, rounds: [] }
  const rounds = earlier.slice(-count).map((round, place) => ({
    id: round.id,
    name: round.name,
    weight: required(roundWeights[place], 'weight'),
    results: resultsIn(round, groupId),
  }))
  for (const { name, results } of rounds) {
    const missing = works.filter(({ workId }) => !results.has(workId)).length
    if (missing > 0) throw refuse('RESULT_ROUND_MISSING', 'results.worksNotIn', { name, count: missing })
  }
  const scoresOf = (workId: number): EarlierRound[] =>
    rounds.map(({ name, weight, results }) => {
      const { score, steps, flags } = required(results.get(workId), 'score')
      return { name, weight, score, steps, flags }
    })
  return {
    works: works.map((work) => ({ ...work, earlier: scoresOf(work.workId) })),
    rounds: rounds.map(({ id, name, weight }) => ({ id, name, weight })),
  }
}

/** Scores, ranks and award lines of all groups of a round by the rule of domain 2.4. */
export async function computeRound(tx: Db, competitionId: number, round: RoundRow) {
  const own = await readMarks(tx, round)
  const lines = await listAwardLines(tx, competitionId)
  if (own.marks.length === 0) throw refuse('RESULT_NO_MARKS', 'results.noMarks')
  const earlier = await readEarlier(tx, competitionId, round, own)
  const computed = [...groupBy(own.marks, ({ groupId }) => groupId)].map(([groupId, rows]) => {
    const scheme = schemeOf(own.schemes, groupId)
    const { works, rounds } = withRounds(worksOf(rows), groupId, scheme.aggregation, earlier)
    const awards = lines.filter((line) => line.groupId === null || line.groupId === groupId)
    const results = computeRun(works, { ...scheme, awards })
    return { results, params: { groupId, ...scheme, ...(rounds.length > 0 && { rounds }) } }
  })
  const params = { groups: computed.map((group) => group.params), awards: lines }
  const results = computed.flatMap((group) => group.results)
  const input = { marks: own.marks, ...(earlier.length > 0 && { earlier }), params }
  return { results, params, inputHash: await sha256(JSON.stringify(input)) }
}
