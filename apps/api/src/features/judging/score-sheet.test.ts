import { describe, expect, it } from 'vitest'
import { brokenItems, brokenSheet, plain, type SheetCriterion, sheetTotal } from './score-sheet'

const section = { weight: '1', step: '0.5', isCommentRequired: false }
const criteria: readonly SheetCriterion[] = [
  { ...section, id: 1, parentId: null, name: '内容', max: '30.00' },
  { ...section, id: 2, parentId: 1, name: '科学正确', max: '20.00' },
  { ...section, id: 3, parentId: 1, name: '逻辑清晰', max: '10.00', step: '0.1', weight: '0.3000' },
  { ...section, id: 4, parentId: null, name: '效果', max: '70.00' },
]
const sheet = (scores: Record<number, string>, comment = '') => ({
  items: Object.entries(scores).map(([id, score]) => ({ criterionId: Number(id), score })),
  comment,
})
const keysOf = (faults: ReturnType<typeof brokenItems>) => faults.map(({ field, key }) => `${field} ${key}`)

describe('the points of a sheet', () => {
  it.each(['0', '20', '20.0', '19.5', '0.50'])('%s is accepted for 20 in steps of 0.5', (score) => {
    expect(brokenItems(criteria, sheet({ 2: score }))).toEqual([])
  })

  it.each(['20.5', '-1', '1e1', '', ' 5', '１', '5.', '.5', '0.500', 'NaN', '99999'])(
    '%s is outside of the range',
    (score) => {
      expect(keysOf(brokenItems(criteria, sheet({ 2: score })))).toEqual(['items.2 judging.outOfRange'])
    },
  )

  it('are multiples of the step, which is a decimal', () => {
    expect(keysOf(brokenItems(criteria, sheet({ 2: '0.3' })))).toEqual(['items.2 judging.wrongStep'])
    // 0.3 is no multiple of 0.1 in binary fractions.
    expect(brokenItems(criteria, sheet({ 3: '0.3' }))).toEqual([])
  })

  it('belong to criteria without parts, once each', () => {
    expect(keysOf(brokenItems(criteria, sheet({ 1: '5', 9: '5' })))).toEqual([
      'items.1 judging.otherCriterion',
      'items.9 judging.otherCriterion',
    ])
    const twice = { items: [...sheet({ 2: '5' }).items, ...sheet({ 2: '6' }).items], comment: '' }
    expect(keysOf(brokenItems(criteria, twice))).toEqual(['items.2 judging.otherCriterion'])
  })
})

describe('the total of a sheet', () => {
  it('is exact and weighted', () => {
    expect(sheetTotal(criteria, sheet({ 2: '0.5', 3: '0.1', 4: '69.5' }))).toBe('70.030000')
    expect(sheetTotal(criteria, sheet({}))).toBe('0.000000')
  })

  it('is shown without zeros that say nothing', () => {
    expect([plain('70.030000'), plain('4.50'), plain('100.00'), plain('100')]).toEqual(['70.03', '4.5', '100', '100'])
  })
})

describe('a sheet to submit', () => {
  const full = (rest: string, comment?: string) => sheet({ 2: '20', 3: '0', 4: rest }, comment)

  it('has points for every criterion', () => {
    expect(keysOf(brokenSheet(criteria, sheet({ 2: '5' })))).toEqual([
      'items.3 judging.missing',
      'items.4 judging.missing',
    ])
  })

  it('has a comment of some length when the total is below 60 or above 95', () => {
    const reason = '这件作品的结论有一处知识性错误，示意图与讲解不一致。'
    expect(brokenSheet(criteria, full('40'))).toEqual([])
    expect(keysOf(brokenSheet(criteria, full('39.5')))).toEqual(['comment judging.commentReasoned'])
    expect(keysOf(brokenSheet(criteria, full('39.5', ' '.repeat(30))))).toEqual(['comment judging.commentReasoned'])
    expect(brokenSheet(criteria, full('39.5', reason))).toEqual([])
    const most = criteria.map((each) => ({ ...each, weight: '1' }))
    expect(brokenSheet(most, sheet({ 2: '20', 3: '5', 4: '70' }))).toEqual([])
    expect(keysOf(brokenSheet(most, sheet({ 2: '20', 3: '5.1', 4: '70' })))).toEqual([
      'comment judging.commentReasoned',
    ])
  })

  it('has a comment when a criterion requires one', () => {
    const strict = criteria.map((each) => ({ ...each, isCommentRequired: each.id === 4 }))
    expect(keysOf(brokenSheet(strict, full('40')))).toEqual(['comment judging.commentRequired'])
    expect(brokenSheet(strict, full('40', '清楚'))).toEqual([])
  })
})
