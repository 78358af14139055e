import { describe, expect, it } from 'vitest'
import { judge } from './check-response'
import { createSchemaCheck } from './check-schema'
import { readContract, type ReadOperation } from './contract'

const check = createSchemaCheck(readContract)

function operation(id: string): ReadOperation {
  const found = readContract.operations.find((one) => one.id === id)
  if (!found) throw new Error(`No operation ${id} in the contract.`)
  return found
}

const judged = (id: string, body: unknown, status = 200, type = 'application/json') =>
  judge(
    operation(id),
    { status, type, headers: new Headers(), text: typeof body === 'string' ? body : JSON.stringify(body) },
    check,
  )

const user = { at: '2026-11-20 08:00:00', username: 'admin' }
const failure = { success: false, msg: '', code: 'FORBIDDEN', data: null }

describe('the judgement of an answer', () => {
  it('finds a success without data, which the schema leaves room for', () => {
    const { findings } = judged('getPasswordRule', { success: true, msg: '', data: null })
    expect(findings).toEqual([{ kind: 'no-data', place: 'data', expected: 'data in every success', came: 'null' }])
  })

  it('finds a body that is no JSON', () => {
    expect(judged('getMenus', '{"success":tr').findings).toMatchObject([{ kind: 'not-json' }])
  })

  it('finds nothing in a refusal by code, and keeps the words', () => {
    expect(judged('getMenus', { success: false, msg: '稍后再试', data: null, code: 'BUSY' })).toMatchObject({
      findings: [],
      refusal: 'refused: 稍后再试',
    })
  })

  it('finds a refusal that is no envelope', () => {
    expect(judged('getAllMenus', { error: 'no' }, 403).findings.map(({ place }) => place)).toContain('success')
    expect(judged('getAllMenus', '<p>no</p>', 403, 'text/html').findings).toMatchObject([{ kind: 'content-type' }])
    expect(judged('getAllMenus', failure, 403)).toMatchObject({ findings: [], refusal: expect.any(String) })
  })

  it.each([
    [404, 'missing-operation'],
    [405, 'missing-operation'],
    [400, 'status'],
    [401, 'status'],
    [500, 'status'],
  ])('of a plain question that is answered %d is: %s', (status, kind) => {
    expect(judged('getMenus', failure, status).findings).toMatchObject([{ kind }])
  })

  it('tells personal values by their length only', () => {
    const body = { success: true, msg: '', data: { id: 1, mobile: 13_800_138_000, email: ['x'], ...user } }
    const words = judged('getUserInfo', body).findings.map(({ place, came }) => `${place} ${came}`)
    expect(words).toContain('data.mobile a number')
    expect(words.join()).not.toContain('13800138000')
  })
})
