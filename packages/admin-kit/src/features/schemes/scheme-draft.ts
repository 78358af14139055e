import { type Scheme, type SchemeDraft, type TieBreak, tieBreaks } from './scheme-types'

/** A row of an editable list; the key is of this page alone. */
interface Keyed {
  key: string
}

/** An anchor while it is edited. */
export interface AnchorValues extends Keyed {
  score: string
  text: string
}

/** A criterion while it is edited; numbers are what was typed. */
export interface PartValues extends Keyed {
  name: string
  detail: string
  max: string
  weight: string
  step: string
  isCommentRequired: boolean
  anchors: readonly AnchorValues[]
}

/** A dimension while it is edited. */
export interface SectionValues extends Keyed {
  name: string
  decidesTies: boolean
  parts: readonly PartValues[]
}

/** How marks become a score while it is edited. */
export interface RuleValues {
  method: SchemeDraft['aggregation']['method']
  dropHigh: string
  dropLow: string
  minRemain: string
  threshold: string
  /** Weights of the rounds as typed, in their order; empty: the last round counts alone. */
  weights: string
}

/** A scheme while it is edited. */
export interface SchemeValues {
  name: string
  /** Id of a competition; empty: the library. */
  owner: string
  total: string
  marks: string
  rule: RuleValues
  tieBreak: readonly TieBreak[]
  sections: readonly SectionValues[]
}

/** The library as an owner. */
export const LIBRARY = ''

let made = 0
/** A key for a new row. */
export const newKey = () => {
  made += 1
  return `new-${made}`
}

/** A criterion that is added. */
export const newPart = (): PartValues => {
  return {
    key: newKey(),
    name: '',
    detail: '',
    max: '10',
    weight: '1',
    step: '0.5',
    isCommentRequired: false,
    anchors: [],
  }
}

/** A dimension that is added. */
export const newSection = (): SectionValues => ({ key: newKey(), name: '', decidesTies: false, parts: [newPart()] })

/** A new scheme: nothing but the usual rule of five marks. */
export const newValues = (): SchemeValues => ({
  name: '',
  owner: LIBRARY,
  total: '100',
  marks: '5',
  rule: { method: 'mean', dropHigh: '1', dropLow: '1', minRemain: '3', threshold: '15', weights: '' },
  tieBreak: tieBreaks.filter((name) => name !== 'submittedAt'),
  sections: [newSection()],
})

/** A stored scheme as its form has it. */
export function valuesOf({
  name,
  competitionId,
  total,
  marksPerWork,
  aggregation,
  tieBreak,
  sections,
}: Scheme): SchemeValues {
  const { method, dropHigh, dropLow, minRemain, threshold, roundWeights = [] } = aggregation
  return {
    name,
    owner: competitionId === null ? LIBRARY : String(competitionId),
    total,
    marks: String(marksPerWork),
    rule: {
      method,
      dropHigh: String(dropHigh),
      dropLow: String(dropLow),
      minRemain: String(minRemain),
      threshold,
      weights: roundWeights.join(' '),
    },
    tieBreak,
    sections: sections.map((section, at) => ({
      key: `section-${at}`,
      name: section.name,
      decidesTies: section.decidesTies,
      parts: section.parts.map(({ id, anchors, ...part }) => ({
        ...part,
        key: String(id),
        anchors: anchors.map((anchor, place) => ({ ...anchor, key: `${id}-${place}` })),
      })),
    })),
  }
}

/** What is sent of a form whose numbers are numbers. */
export function draftOf({ name: title, owner, total, marks, rule, tieBreak, sections }: SchemeValues): SchemeDraft {
  return {
    competitionId: owner === LIBRARY ? null : Number(owner),
    name: title,
    total,
    marksPerWork: Number(marks),
    aggregation: ruleOf(rule),
    tieBreak: [...tieBreak],
    sections: sections.map((section) => ({
      name: section.name,
      decidesTies: section.decidesTies,
      parts: section.parts.map(({ name, detail, max, weight, step, isCommentRequired, anchors }) => ({
        name,
        detail,
        max,
        weight,
        step,
        isCommentRequired,
        anchors: anchors.map(({ score, text }) => ({ score, text })),
      })),
    })),
  }
}

/** The rule of a form as it is sent. */
export const ruleOf = ({
  method,
  dropHigh,
  dropLow,
  minRemain,
  threshold,
  weights,
}: RuleValues): SchemeDraft['aggregation'] => ({
  method,
  dropHigh: Number(dropHigh),
  dropLow: Number(dropLow),
  minRemain: Number(minRemain),
  threshold,
  roundWeights: weightsOf(weights),
})

/** Weights that were typed with spaces or commas between them. */
export const weightsOf = (text: string): string[] => text.split(/[\s,，、/]+/).filter((weight) => weight !== '')

const DECIMAL = /^\d{1,4}(?:\.\d{1,4})?$/
const WHOLE = /^\d{1,2}$/
/** Is it a number that can be sent? */
export const isDecimal = (text: string) => DECIMAL.test(text)

/** Fields whose text is no number, by their names in refusals of the server. */
export function unreadableFields({ total, marks, rule, sections }: SchemeValues): string[] {
  const decimals: [string, string][] = [
    ['total', total],
    ['aggregation.threshold', rule.threshold],
    ...weightsOf(rule.weights).map((weight): [string, string] => ['aggregation.roundWeights', weight]),
    ...sections.flatMap(({ parts }, at) =>
      parts.flatMap(({ max, weight, step, anchors }, place): [string, string][] => {
        const field = `sections.${at}.parts.${place}`
        return [
          [`${field}.max`, max],
          [`${field}.weight`, weight],
          [`${field}.step`, step],
          ...anchors.map(({ score }, index): [string, string] => [`${field}.anchors.${index}.score`, score]),
        ]
      }),
    ),
  ]
  const counts: [string, string][] = [
    ['marksPerWork', marks],
    ['aggregation.dropHigh', rule.dropHigh],
    ['aggregation.dropLow', rule.dropLow],
    ['aggregation.minRemain', rule.minRemain],
  ]
  return [...decimals.filter(([, text]) => !isDecimal(text)), ...counts.filter(([, text]) => !WHOLE.test(text))].map(
    ([field]) => field,
  )
}

const DIGITS = 4
const toUnits = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(DIGITS, '0'))
}

/** The exact sum of points times weights, or of their percentage; null while a number is not one. */
export function sumOfPoints(parts: readonly Pick<PartValues, 'max' | 'weight'>[]): string | null {
  if (parts.some(({ max, weight }) => !isDecimal(max) || !isDecimal(weight))) return null
  const sum = parts.reduce((total, { max, weight }) => total + toUnits(max) * toUnits(weight), 0n)
  const text = sum.toString().padStart(2 * DIGITS + 1, '0')
  const places = text.slice(-2 * DIGITS)
  const used = places.split('').findLastIndex((digit) => digit !== '0') + 1
  const whole = text.slice(0, -2 * DIGITS)
  return used === 0 ? whole : `${whole}.${places.slice(0, used)}`
}

/** The rows with one of them moved one place up or down. */
export function moved<Row>(rows: readonly Row[], index: number, by: -1 | 1): Row[] {
  const other = index + by
  if (other < 0 || other >= rows.length) return [...rows]
  const first = Math.min(index, other)
  const [upper, lower] = [rows.slice(first, first + 1), rows.slice(first + 1, first + 2)]
  return [...rows.slice(0, first), ...lower, ...upper, ...rows.slice(first + 2)]
}
