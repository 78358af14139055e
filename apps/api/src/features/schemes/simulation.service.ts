import type { Schema } from '@doorway/api-client/types'
import type { Call } from '../../http/call'
import { type FieldFault, invalidFields } from '../../http/refusals'
import { itemAt, required } from '../../required'
import { brokenItems, plain, type SheetCriterion } from '../judging/score-sheet'
import { listSheet } from '../judging/judging.queries'
import { computeRun, type RunMark, type RunWork } from '../results/compute-run'
import { parseDecimal, toScore } from '../../scoring/exact-decimal'
import { findDecidingSection } from '../results/result-runs.queries'
import { type AggregationRule, type EarlierRound, ruleOf } from '../../scoring/score-rule'
import { presentScheme } from './schemes.presenter'
import { requireScheme } from './schemes.policy'

type Request = Call<'simulateScheme'>['body']
type Given = Request['works'][number]['marks'][number]

/** Moments of marks in their order: of equal totals the later one is dropped. */
const momentOf = (place: number) => new Date(Date.UTC(2000, 0, 1) + place).toISOString()

/** The weights of the rounds before the simulated one. */
const earlierWeights = ({ roundWeights = [] }: AggregationRule) => roundWeights.slice(0, -1)

function earlierFaults(works: Request['works'], rule: AggregationRule, total: string): FieldFault[] {
  const count = earlierWeights(rule).length
  return works.flatMap(({ earlier }, at): FieldFault[] => {
    if (earlier === undefined) return []
    const field = `works.${at}.earlier`
    if (earlier.length !== count) return [{ field, key: 'schemes.earlierScores', gaps: { count } }]
    return earlier.flatMap((score, place): FieldFault[] =>
      parseDecimal(score) <= parseDecimal(total)
        ? []
        : [{ field: `${field}.${place}`, key: 'schemes.markTotal', gaps: { total: plain(total) } }],
    )
  })
}

/** Scores of rounds before the simulated one; their names are their numbers. */
const toEarlier = (scores: readonly string[], rule: AggregationRule): EarlierRound[] =>
  earlierWeights(rule).map((weight, place) => ({
    name: String(place + 1),
    weight,
    score: toScore(parseDecimal(itemAt(scores, place))),
    steps: [],
    flags: [],
  }))

function markFaults(works: Request['works'], criteria: readonly SheetCriterion[], total: string): FieldFault[] {
  return works.flatMap(({ marks }, at) => {
    const field = `works.${at}.marks`
    if (marks.every(({ kind }) => kind !== 'main')) return [{ field, key: 'schemes.noMainMark' } as const]
    return marks.flatMap((mark, place): FieldFault[] => {
      const ofMark = (name: string) => `${field}.${place}.${name}`
      if (mark.items) {
        const broken = brokenItems(criteria, { items: mark.items, comment: '' })
        return broken.map((fault) => ({ ...fault, field: ofMark(fault.field) }))
      }
      if (mark.total !== undefined && parseDecimal(mark.total) <= parseDecimal(total)) return []
      return [{ field: ofMark('total'), key: 'schemes.markTotal', gaps: { total: plain(total) } }]
    })
  })
}

function toMark(mark: Given, place: number, criteria: readonly SheetCriterion[], decidingId: number | null): RunMark {
  const items = mark.items?.map(({ criterionId, score }) => {
    const { weight, parentId } = required(
      criteria.find(({ id }) => id === criterionId),
      'criterion',
    )
    return { score, weight, decidesTies: decidingId !== null && parentId === decidingId }
  })
  const whole = [{ score: mark.total ?? '0', weight: '1', decidesTies: false }]
  // Marks in the same column are of one judge, unless it is said whose they are.
  const judgeId = mark.judge ?? place + 1
  return { id: place + 1, judgeId, panelId: 1, kind: mark.kind, submittedAt: momentOf(place), items: items ?? whole }
}

/** What marks would become by a scheme, or by another rule that is tried out, with every step. Nothing is stored. */
export async function simulate(call: Call<'simulateScheme'>): Promise<Schema<'SchemeSimulation'>> {
  const { db, body } = call
  const row = await requireScheme(call, body.schemeId)
  const criteria = await listSheet(db, row.id)
  const aggregation = ruleOf(body.aggregation ?? row.aggregation)
  const [first, ...rest] = [
    ...markFaults(body.works, criteria, row.total),
    ...earlierFaults(body.works, aggregation, row.total),
  ]
  if (first) throw invalidFields([first, ...rest])
  const decidingId = await findDecidingSection(db, row.id)
  const works = body.works.map(({ marks, earlier }, at): RunWork => ({
    workId: at + 1,
    ...(earlier && earlier.length > 0 && { earlier: toEarlier(earlier, aggregation) }),
    marks: marks.map((mark, place) => toMark(mark, place, criteria, decidingId)),
  }))
  const { tieBreak } = presentScheme(row, { sections: [], versions: [], uses: [] })
  const params = {
    aggregation,
    tieBreak: body.tieBreak ?? tieBreak,
    awards: [],
  }
  const results = computeRun(works, params)
  return {
    works: results.map(
      ({ workId, score, shown, rank, tiePath, flags, usedMarks, criterion, rawMean, range, steps }) => ({
        place: workId,
        score,
        shown,
        rank,
        tiePath: [...tiePath],
        flags: [...flags],
        usedMarks: [...usedMarks],
        criterion,
        rawMean,
        range,
        steps: JSON.stringify(steps),
      }),
    ),
  }
}
