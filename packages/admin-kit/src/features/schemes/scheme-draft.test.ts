import { describe, expect, it } from 'vitest'
import { draftOf, moved, newPart, newSection, newValues, sumOfPoints, unreadableFields } from './scheme-draft'

describe('a score scheme while it is edited', () => {
  it('sums points times weights exactly', () => {
    const parts = [
      { max: '0.1', weight: '3' },
      { max: '40', weight: '0.75' },
      { max: '9999', weight: '9999.9999' },
    ]
    expect(sumOfPoints(parts.slice(0, 2))).toBe('30.3')
    expect(sumOfPoints(parts)).toBe('99990029.3001')
    expect(sumOfPoints([])).toBe('0')
    expect(sumOfPoints([{ max: '', weight: '1' }])).toBeNull()
  })

  it('names the fields whose text is no number', () => {
    const part = { ...newPart(), max: 'x', anchors: [{ key: 'a', score: '', text: '优' }] }
    const values = {
      ...newValues(),
      total: '',
      marks: '5.5',
      sections: [{ ...newSection(), parts: [newPart(), part] }],
    }
    expect(unreadableFields(values)).toEqual([
      'total',
      'sections.0.parts.1.max',
      'sections.0.parts.1.anchors.0.score',
      'marksPerWork',
    ])
    expect(unreadableFields(newValues())).toEqual([])
  })

  it('is sent without what is of the page alone', () => {
    const draft = draftOf({ ...newValues(), name: '方案', owner: '4' })
    expect(draft).toMatchObject({ competitionId: 4, marksPerWork: 5, aggregation: { dropHigh: 1, minRemain: 3 } })
    expect(JSON.stringify(draft)).not.toContain('key')
  })

  it('has the weights of rounds as they were typed, with commas or spaces', () => {
    const rule = { ...newValues().rule, method: 'normalised' as const, weights: ' 0.3，0.7 ' }
    const values = { ...newValues(), rule }
    expect(draftOf(values).aggregation).toMatchObject({ method: 'normalised', roundWeights: ['0.3', '0.7'] })
    expect(draftOf(newValues()).aggregation.roundWeights).toEqual([])
    expect(unreadableFields({ ...values, rule: { ...rule, weights: '0.3 x' } })).toEqual(['aggregation.roundWeights'])
  })

  it('moves a row by one place, and not beyond the ends', () => {
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  })
})
