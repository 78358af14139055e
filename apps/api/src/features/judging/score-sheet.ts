import { type Micro, multiply, parseDecimal, sumOf, toScore } from '../../scoring/exact-decimal'
import type { FieldFault } from '../../http/refusals'

/** What a sheet says about one criterion; points are decimals, as text. */
export interface SheetCriterion {
  id: number
  parentId: number | null
  name: string
  max: string
  weight: string
  step: string
  isCommentRequired: boolean
}

/** What a judge has entered. */
export interface SheetValues {
  items: readonly { criterionId: number; score: string }[]
  comment: string
}

/** A total below or above these requires a comment of some length (domain 1.3, /judgeMarks). */
const LOW_TOTAL = parseDecimal('60')
const HIGH_TOTAL = parseDecimal('95')
const MIN_REASONED_COMMENT = 20
const DECIMAL = /^\d{1,4}(?:\.\d{1,2})?$/

/** Criteria that carry points: those without parts. */
export function leavesOf<Criterion extends SheetCriterion>(criteria: readonly Criterion[]): Criterion[] {
  const parents = new Set(criteria.map(({ parentId }) => parentId))
  return criteria.filter(({ id }) => !parents.has(id))
}

/** Points without zeros that say nothing: 0.50 is 0.5. */
export function plain(decimal: string): string {
  if (!decimal.includes('.')) return decimal
  let end = decimal.length
  while (decimal[end - 1] === '0') end -= 1
  return decimal.slice(0, decimal[end - 1] === '.' ? end - 1 : end)
}

const pointsOf = (text: string): Micro | undefined => (DECIMAL.test(text) ? parseDecimal(text) : undefined)

function faultOf({ id, max, step }: SheetCriterion, score: string): FieldFault | undefined {
  const field = `items.${id}`
  const points = pointsOf(score)
  if (points === undefined || points > parseDecimal(max))
    return { field, key: 'judging.outOfRange', gaps: { max: plain(max) } }
  if (points % parseDecimal(step) !== 0n) return { field, key: 'judging.wrongStep', gaps: { step: plain(step) } }
  return undefined
}

/** What is wrong with the points that were entered: of other criteria, twice for one, outside the range, between steps. */
export function brokenItems(criteria: readonly SheetCriterion[], { items }: SheetValues): FieldFault[] {
  const leaves = new Map(leavesOf(criteria).map((leaf) => [leaf.id, leaf]))
  const seen = new Set<number>()
  return items.flatMap(({ criterionId, score }): FieldFault[] => {
    const leaf = leaves.get(criterionId)
    const isRepeated = seen.has(criterionId)
    seen.add(criterionId)
    if (!leaf || isRepeated) return [{ field: `items.${criterionId}`, key: 'judging.otherCriterion' }]
    const fault = faultOf(leaf, score)
    return fault ? [fault] : []
  })
}

/** The weighted sum of valid points, with all digits. */
export function sheetTotal(criteria: readonly SheetCriterion[], { items }: SheetValues): string {
  const weights = new Map(criteria.map(({ id, weight }) => [id, parseDecimal(weight)]))
  const weighted = items.flatMap(({ criterionId, score }) => {
    const weight = weights.get(criterionId)
    return weight === undefined ? [] : [multiply(parseDecimal(score), weight)]
  })
  return toScore(sumOf(weighted))
}

function commentFault(criteria: readonly SheetCriterion[], values: SheetValues): FieldFault[] {
  const length = values.comment.trim().length
  const total = parseDecimal(sheetTotal(criteria, values))
  if ((total < LOW_TOTAL || total > HIGH_TOTAL) && length < MIN_REASONED_COMMENT)
    return [{ field: 'comment', key: 'judging.commentReasoned', gaps: { min: String(MIN_REASONED_COMMENT) } }]
  const isRequired = leavesOf(criteria).some(({ isCommentRequired }) => isCommentRequired)
  return isRequired && length === 0 ? [{ field: 'comment', key: 'judging.commentRequired' }] : []
}

/** Why a sheet cannot be submitted. */
export function brokenSheet(criteria: readonly SheetCriterion[], values: SheetValues): FieldFault[] {
  const broken = brokenItems(criteria, values)
  const scored = new Set(values.items.map(({ criterionId }) => criterionId))
  const missing = leavesOf(criteria)
    .filter(({ id }) => !scored.has(id))
    .map(({ id }): FieldFault => ({ field: `items.${id}`, key: 'judging.missing' }))
  return broken.length + missing.length > 0 ? [...broken, ...missing] : commentFault(criteria, values)
}
