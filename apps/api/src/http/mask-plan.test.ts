import { describe, expect, it } from 'vitest'
import { withAgeMark } from '../security/age-marks'
import { masked, planByName, planOf } from './mask-plan'

const text = { type: 'string' }
const person = {
  type: 'object',
  properties: {
    name: text,
    idCard: { ...text, 'x-pii': 'idCard' },
    mobile: { type: ['string', 'null'], 'x-pii': 'mobile' },
    email: { ...text, 'x-pii': 'email' },
    ip: { ...text, 'x-pii': 'address' },
  },
}
const reader = { seesAddresses: false }
const lin = {
  name: '林',
  idCard: '380101198809240628',
  mobile: '16100000234',
  email: 'lin@doorway.example',
  ip: '10.2.3.4',
}
const adult = { isMinor: false, isGuardian: false }

function show(schema: object, data: unknown, viewer = reader): unknown {
  const plan = planOf({ ...schema })
  return plan ? masked(plan, data, viewer) : data
}

describe('an answer', () => {
  it('shows an adult’s numbers in part, wherever they stand in it', () => {
    const page = {
      type: 'object',
      properties: { data: { type: 'array', items: { anyOf: [person, { type: 'null' }] } } },
    }
    expect(show(page, { data: [withAgeMark({ ...lin }, adult), null] })).toEqual({
      data: [
        {
          name: '林',
          idCard: '380***********0628',
          mobile: '161****0234',
          email: 'l***@doorway.example',
          ip: '10.2.*.*',
        },
        null,
      ],
    })
  })

  it.each([
    ['a minor', { isMinor: true, isGuardian: false }, '****************28', '161******34'],
    ['the guardian of one', { isMinor: false, isGuardian: true }, '380***********0628', '161******34'],
  ])('shows of %s only the last digits', (_, mark, idCard, mobile) => {
    expect(show(person, withAgeMark({ ...lin }, mark))).toMatchObject({ idCard, mobile })
  })

  it('counts a record without an age as a child’s', () => {
    expect(show(person, { ...lin })).toMatchObject({ idCard: '****************28', mobile: '161******34' })
  })

  it('shows whole addresses to auditors alone', () => {
    expect(show(person, { ...lin }, { seesAddresses: true })).toMatchObject({ ip: '10.2.3.4' })
    expect(show(person, { ...lin, ip: '2001:db8:1::7' })).toMatchObject({ ip: '2001:db8:*' })
  })

  it('leaves a record of the reader’s own, empty values and everything else as they are', () => {
    expect(show({ ...person, 'x-pii-full': true }, lin)).toBe(lin)
    expect(show(person, { ...lin, mobile: null, email: '' })).toMatchObject({ mobile: null, email: '', name: '林' })
    expect(planOf({ type: 'object', properties: { name: text } })).toBeUndefined()
  })

  it('follows a schema that contains itself', () => {
    const tree: { type: string; properties: Record<string, object> } = {
      type: 'object',
      properties: { email: { ...text, 'x-pii': 'email' } },
    }
    tree.properties['items'] = { type: 'array', items: tree }
    expect(show(tree, { email: 'a@b.c', items: [{ email: 'd@e.f', items: [] }] })).toEqual({
      email: 'a***@b.c',
      items: [{ email: 'd***@e.f', items: [] }],
    })
  })

  it('to a conflict masks by name, whatever shape the current values have', () => {
    const plan = planByName([person])
    expect(
      masked(plan, { student: { mobile: '16100000234' }, list: [{ email: 'a@b.c' }], version: 3 }, reader),
    ).toEqual({
      student: { mobile: '161******34' },
      list: [{ email: 'a***@b.c' }],
      version: 3,
    })
  })
})

describe('a contract', () => {
  it('with a kind of personal value that has no mask does not start', () => {
    expect(() => planOf({ type: 'object', properties: { shoe: { ...text, 'x-pii': 'shoeSize' } } })).toThrow(/shoeSize/)
  })
})
