import type { Schema } from '@doorway/api-client/types'
import type { FieldFault } from '../../http/refusals'
import { type Micro, multiply, parseDecimal, sumOf, toScore } from '../../scoring/exact-decimal'
import { plain } from '../judging/score-sheet'

type Draft = Pick<Schema<'SchemeDraft'>, 'name' | 'total' | 'marksPerWork' | 'aggregation' | 'tieBreak' | 'sections'>
type Part = Draft['sections'][number]['parts'][number]

/** A section as it is stored: its points are those of its parts. */
export type SchemeSection = Draft['sections'][number] & { max: string }

/** What a version of a scheme is stored with. */
export type SchemeContent = Omit<Draft, 'sections'> & { sections: readonly SchemeSection[] }

/** Points have two digits after the point in marks and sums of a section. */
const CENT = parseDecimal('0.01')
const isPositive = (text: string) => parseDecimal(text) > 0n
const hasCents = (value: Micro) => value % CENT === 0n

const pointsOf = ({ max, weight }: Part): Micro => multiply(parseDecimal(max), parseDecimal(weight))
const sectionPoints = ({ parts }: Pick<SchemeSection, 'parts'>): Micro => sumOf(parts.map(pointsOf))

/** The draft without spaces around its words, and with the points of its sections. */
export function contentOf({ name, total, marksPerWork, aggregation, tieBreak, sections }: Draft): SchemeContent {
  return {
    name: name.trim(),
    total,
    marksPerWork,
    aggregation,
    tieBreak,
    sections: sections.map((section) => ({
      name: section.name.trim(),
      decidesTies: section.decidesTies,
      max: plain(toScore(sectionPoints(section))),
      parts: section.parts.map(({ name: of, detail, anchors, ...part }) => ({
        ...part,
        name: of.trim(),
        detail: detail.trim(),
        anchors: anchors.map(({ score, text }) => ({ score: plain(score), text: text.trim() })),
      })),
    })),
  }
}

function anchorFaults({ anchors, max, step }: Part, field: string): FieldFault[] {
  const scores = anchors.map(({ score }) => parseDecimal(score))
  return anchors.flatMap(({ text }, index): FieldFault[] => {
    const at = `${field}.anchors.${index}`
    const score = scores[index] ?? 0n
    if (score > parseDecimal(max) || score % parseDecimal(step) !== 0n)
      return [{ field: `${at}.score`, key: 'schemes.anchorScore', gaps: { max: plain(max), step: plain(step) } }]
    if (scores.indexOf(score) !== index) return [{ field: `${at}.score`, key: 'schemes.anchorTwice' }]
    return text === '' ? [{ field: `${at}.text`, key: 'schemes.anchorText' }] : []
  })
}

function partFaults(part: Part, field: string): FieldFault[] {
  const { name, max, weight, step } = part
  if (name === '') return [{ field: `${field}.name`, key: 'schemes.partName' }]
  if (!isPositive(max) || !hasCents(parseDecimal(max))) return [{ field: `${field}.max`, key: 'schemes.points' }]
  if (!isPositive(step) || !hasCents(parseDecimal(step)) || parseDecimal(max) % parseDecimal(step) !== 0n)
    return [{ field: `${field}.step`, key: 'schemes.step', gaps: { max: plain(max) } }]
  if (!isPositive(weight)) return [{ field: `${field}.weight`, key: 'schemes.weight' }]
  return anchorFaults(part, field)
}

const isRepeated = (names: readonly string[], index: number) =>
  names.findIndex((name) => name === names[index]) !== index

function sectionFaults(sections: readonly SchemeSection[]): FieldFault[] {
  const names = sections.map(({ name }) => name)
  return sections.flatMap(({ name, parts }, index): FieldFault[] => {
    const field = `sections.${index}`
    if (name === '') return [{ field: `${field}.name`, key: 'schemes.sectionName' }]
    if (isRepeated(names, index)) return [{ field: `${field}.name`, key: 'schemes.nameTwice', gaps: { name } }]
    if (parts.length === 0) return [{ field: `${field}.parts`, key: 'schemes.noParts', gaps: { name } }]
    const partNames = parts.map((part) => part.name)
    return parts.flatMap((part, place): FieldFault[] => {
      const at = `${field}.parts.${place}`
      const faults = partFaults(part, at)
      if (faults.length > 0 || !isRepeated(partNames, place)) return faults
      return [{ field: `${at}.name`, key: 'schemes.nameTwice', gaps: { name: part.name } }]
    })
  })
}

function sumFaults({ total, sections }: SchemeContent): FieldFault[] {
  const uneven = sections.findIndex((section) => !hasCents(sectionPoints(section)))
  if (uneven >= 0) return [{ field: `sections.${uneven}.parts`, key: 'schemes.sectionSum' }]
  const sum = sumOf(sections.map(sectionPoints))
  if (sum === parseDecimal(total)) return []
  return [{ field: 'total', key: 'schemes.sum', gaps: { sum: plain(toScore(sum)), total: plain(total) } }]
}

function ruleFaults({ total, marksPerWork, aggregation, tieBreak }: SchemeContent): FieldFault[] {
  const { dropHigh, dropLow, minRemain, threshold, roundWeights = [] } = aggregation
  const remaining = marksPerWork - dropHigh - dropLow
  const faults: FieldFault[] = []
  if (dropHigh + dropLow > 0 && remaining < minRemain)
    faults.push({ field: 'marksPerWork', key: 'schemes.tooFewMarks', gaps: { min: dropHigh + dropLow + minRemain } })
  if (!isPositive(threshold) || parseDecimal(threshold) > parseDecimal(total))
    faults.push({ field: 'aggregation.threshold', key: 'schemes.threshold', gaps: { total: plain(total) } })
  const areWeightsSound = roundWeights.every(isPositive) && sumOf(roundWeights.map(parseDecimal)) === parseDecimal('1')
  if (roundWeights.length > 0 && !areWeightsSound)
    faults.push({ field: 'aggregation.roundWeights', key: 'schemes.roundWeights' })
  if (new Set(tieBreak).size < tieBreak.length) faults.push({ field: 'tieBreak', key: 'schemes.tieTwice' })
  return faults
}

/** Why a scheme cannot be stored: nothing is missing, all points sum to its total, and its rule can be used. */
export function brokenScheme(content: SchemeContent): FieldFault[] {
  const { name, total, sections } = content
  const faults: FieldFault[] = []
  if (name === '') faults.push({ field: 'name', key: 'schemes.name' })
  if (!isPositive(total) || !hasCents(parseDecimal(total))) faults.push({ field: 'total', key: 'schemes.total' })
  if (sections.length === 0) faults.push({ field: 'sections', key: 'schemes.noSections' })
  if (sections.filter(({ decidesTies }) => decidesTies).length > 1)
    faults.push({ field: 'sections', key: 'schemes.oneDeciding' })
  faults.push(...sectionFaults(sections))
  const isComplete = faults.length === 0
  return [...faults, ...(isComplete ? sumFaults(content) : []), ...ruleFaults(content)]
}
