import { describe, expect, it } from 'vitest'
import {
  type Criterion,
  differenceOf,
  faultOf,
  itemsOf,
  minComment,
  normalized,
  openCriteria,
  stepped,
  totalOf,
} from './sheet-values'

const criterion = (id: number, more: Partial<Criterion> = {}): Criterion => ({
  id,
  name: `标准${id}`,
  detail: null,
  max: '10',
  weight: '1',
  step: '0.5',
  anchors: [],
  isCommentRequired: false,
  ...more,
})
const sheet = (points: Record<number, string>, comment = '') => ({ points, comment })

describe('points', () => {
  it.each([
    ['10', undefined],
    ['9.5', undefined],
    ['0.50', undefined],
    ['', undefined],
    ['10.5', 'range'],
    ['-1', 'range'],
    ['1e1', 'range'],
    ['9.', 'range'],
    ['9.3', 'step'],
  ])('%j: %s', (text, fault) => expect(faultOf(criterion(1), text)).toBe(fault))

  it('are steps of decimals, not of binary fractions', () => {
    expect(faultOf(criterion(1, { step: '0.1' }), '0.3')).toBeUndefined()
    expect(stepped(criterion(1, { step: '0.1' }), '0.2', 1)).toBe('0.3')
  })

  it('go up and down by a step within the range, and to a step from between two', () => {
    const ten = criterion(1)
    expect([stepped(ten, '9.5', 1), stepped(ten, '10', 1), stepped(ten, '0', -1)]).toEqual(['10', '10', '0'])
    expect([stepped(ten, undefined, 1), stepped(ten, undefined, -1)]).toEqual(['0.5', '10'])
    expect([stepped(ten, '9.3', 1), stepped(ten, '9.3', -1)]).toEqual(['9.5', '9'])
  })

  it('may be typed with a Chinese keyboard', () => expect(normalized('９。５ ')).toBe('9.5'))
})

describe('the difference of two decimals', () => {
  it.each([
    ['4.5', '4', '+0.5'],
    ['0.1', '0.3', '−0.2'],
    ['63.000001', '63', '+0.000001'],
    ['4', '4.00', '0'],
    ['', '4', undefined],
    ['4', undefined, undefined],
    ['4x', '4', undefined],
  ])('%j and %j: %s', (more, less, difference) => expect(differenceOf(more, less)).toBe(difference))
})

describe('the sheet', () => {
  const criteria = [criterion(1, { weight: '0.3' }), criterion(2, { max: '70' }), criterion(3, { max: '30' })]

  it('has a weighted total without binary fractions', () => {
    expect(totalOf(criteria, sheet({ 1: '0.5', 2: '0.5', 3: '29.5' }))).toBe('30.15')
    expect(totalOf(criteria, sheet({}))).toBe('0')
  })

  it('counts and sends what is valid only', () => {
    const values = sheet({ 1: '9.3', 2: '70', 3: '' })
    expect(totalOf(criteria, values)).toBe('70')
    expect(itemsOf(criteria, values)).toEqual([{ criterionId: 2, score: '70' }])
    expect(openCriteria(criteria, values).map(({ id }) => id)).toEqual([1, 3])
  })

  it('requires a comment below 60 and above 95, and where a criterion does', () => {
    expect(minComment(criteria, sheet({ 2: '59.5' }))).toBe(20)
    expect(minComment(criteria, sheet({ 2: '60' }))).toBe(0)
    expect(minComment(criteria, sheet({ 2: '70', 3: '25' }))).toBe(0)
    expect(minComment(criteria, sheet({ 2: '70', 3: '25.5' }))).toBe(20)
    expect(minComment([criterion(1, { max: '70', isCommentRequired: true })], sheet({ 1: '65' }))).toBe(1)
  })
})
