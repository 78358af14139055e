import type { Schema } from '@doorway/api-client/types'
import { inputTexts } from '../../parts/forms/input-texts'

/** A criterion of the sheet. */
export type Criterion = Schema<'JudgeCriterion'>

/** What a judge has entered: points by criterion as text, as they were typed. */
export interface SheetValues {
  points: Readonly<Record<number, string>>
  comment: string
}

/** Scores are decimals, so that sums are those of the server: points are counted in hundredths, totals in millionths. */
const POINT_DIGITS = 2
const WEIGHT_DIGITS = 4
const TOTAL_DIGITS = POINT_DIGITS + WEIGHT_DIGITS
const DECIMAL = /^(\d{1,4})(?:\.(\d{1,6}))?$/
const MIN_REASONED_COMMENT = 20
const LOW_TOTAL = 60
const HIGH_TOTAL = 95

/** A decimal as an integer with so many digits after the point; undefined for other text. */
function scaled(text: string, digits: number): number | undefined {
  const [, whole, fraction = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined || fraction.length > digits) return undefined
  return Number(whole + fraction.padEnd(digits, '0'))
}

/** As {@link scaled}, for decimals of the server. */
function requireScaled(text: string, digits: number): number {
  const value = scaled(text, digits)
  if (value === undefined) throw new Error(`${text} is not a decimal of at most ${digits} digits after the point.`)
  return value
}

function textOf(value: number, digits: number): string {
  const text = String(value).padStart(digits + 1, '0')
  let end = text.length
  while (end > text.length - digits && text[end - 1] === '0') end -= 1
  const fraction = text.slice(text.length - digits, end)
  return text.slice(0, -digits) + (fraction && `.${fraction}`)
}

/** A full stop of Chinese keyboards and wide digits are meant as a point and digits. */
export const normalized = (text: string): string => text.normalize('NFKC').replaceAll('。', '.').trim()

/** What is wrong with the points of a criterion; undefined while they are valid or absent. */
export function faultOf({ max, step }: Criterion, text: string | undefined): 'range' | 'step' | undefined {
  if (text === undefined || text === '') return undefined
  const points = scaled(text, POINT_DIGITS)
  const most = scaled(max, POINT_DIGITS)
  const by = scaled(step, POINT_DIGITS)
  if (points === undefined || most === undefined || points > most) return 'range'
  return by !== undefined && points % by !== 0 ? 'step' : undefined
}

/** Points one step up or down, within the range; from nothing, up begins at one step and down at the maximum. */
export function stepped({ max, step }: Criterion, text: string | undefined, by: 1 | -1): string {
  const most = requireScaled(max, POINT_DIGITS)
  const size = requireScaled(step, POINT_DIGITS)
  const from = (text === undefined ? undefined : scaled(text, POINT_DIGITS)) ?? (by > 0 ? 0 : most + size)
  const next = by > 0 ? Math.floor(from / size) * size + size : Math.ceil(from / size) * size - size
  return textOf(Math.min(most, Math.max(0, next)), POINT_DIGITS)
}

/** The weighted sum of the valid points. */
export function totalOf(criteria: readonly Criterion[], { points }: SheetValues): string {
  const sum = criteria.reduce((all, criterion) => {
    const text = points[criterion.id]
    if (!text || faultOf(criterion, text)) return all
    return all + requireScaled(text, POINT_DIGITS) * requireScaled(criterion.weight, WEIGHT_DIGITS)
  }, 0)
  return textOf(sum, TOTAL_DIGITS)
}

/** How much more the first decimal is than the second; undefined where one of them is no valid decimal. */
export function differenceOf(more: string | undefined, less: string | undefined): string | undefined {
  const [from, to] = [less, more].map((text) => (text ? scaled(text, TOTAL_DIGITS) : undefined))
  if (from === undefined || to === undefined) return undefined
  const size = textOf(Math.abs(to - from), TOTAL_DIGITS)
  return to > from ? `+${size}` : to < from ? `−${size}` : size
}

/** Criteria without valid points, in their order. */
export const openCriteria = (criteria: readonly Criterion[], { points }: SheetValues): Criterion[] =>
  criteria.filter((criterion) => !points[criterion.id] || faultOf(criterion, points[criterion.id]) !== undefined)

/** How many characters the comment has to have with these points. */
export function minComment(criteria: readonly Criterion[], values: SheetValues): number {
  const total = Number(totalOf(criteria, values))
  if (total < LOW_TOTAL || total > HIGH_TOTAL) return MIN_REASONED_COMMENT
  return criteria.some(({ isCommentRequired }) => isCommentRequired) ? 1 : 0
}

/** Values of a stored mark. */
export const valuesOf = (mark: Schema<'JudgeMark'> | null): SheetValues => ({
  points: Object.fromEntries((mark ? mark.items : []).map(({ criterionId, score }) => [criterionId, score])),
  ...inputTexts({ comment: mark?.comment }),
})

/** Valid points as the server stores them. What is half typed stays in the browser. */
export const itemsOf = (criteria: readonly Criterion[], { points }: SheetValues) =>
  criteria.flatMap((criterion) => {
    const score = points[criterion.id]
    return score && !faultOf(criterion, score) ? [{ criterionId: criterion.id, score }] : []
  })

/** Do two sheets say the same? */
export const isSame = (a: SheetValues, b: SheetValues): boolean =>
  a.comment === b.comment && JSON.stringify(a.points) === JSON.stringify(b.points)
