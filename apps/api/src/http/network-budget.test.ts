import { describe, expect, it } from 'vitest'
import { networkOf } from '../features/auth/client-network'
import { openTestApp } from '../testing/open-test-app'
import { isPublic } from './authorization'
import { Contract, type ContractDocument } from './contract'
import { dereference } from './dereference'
import { joinHandlers } from './handler-table'
import { features } from '../features'
import contract from '../generated/contract.json' with { type: 'json' }
import { NetworkBudget } from './network-budget'

const BURST = 15
const app = await openTestApp({ networkBudget: { perSecond: 1e-9, burst: BURST } })

const isDocument = (value: unknown): value is ContractDocument => typeof value === 'object' && value !== null
const definition = dereference(contract)
if (!isDocument(definition)) throw new Error('The contract is no object.')
const loaded = new Contract(definition, joinHandlers(features))
const addresses = new Map(
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]: [string, unknown]) =>
      typeof operation === 'object' && operation !== null && 'operationId' in operation
        ? [[String(operation.operationId), { method: method.toUpperCase(), path }] as const]
        : [],
    ),
  ),
)
const anonymousOperations = [...loaded.operations.values()].filter(isPublic).map(({ id, cost }) => ({ id, cost }))

/** Calls until the network has used up its budget; the number of calls that went through. */
async function exhaust(id: string, ip: string) {
  const { method, path } = addresses.get(id) ?? { method: 'GET', path: '' }
  const url = `http://doorway.test${path.replaceAll(/\{\w+\}/g, '10000000-0000-4000-8000-000000000001')}`
  const json = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
  for (let calls = 0; calls < 10 * BURST + 1; calls += 1) {
    const response = await app.anonymous(ip).send(new Request(url, { method, ...json }))
    if (response.status === 429) return { calls, response }
  }
  throw new Error(`${id} has no limit.`)
}

describe('anonymous operations', () => {
  it('are many', () => {
    expect(anonymousOperations.length).toBeGreaterThan(30)
  })

  it.each(anonymousOperations.map(({ id, cost }, index) => ({ id, cost, index })))(
    'of the contract have a limit for each network: $id',
    async ({ id, cost, index }) => {
      const { calls, response } = await exhaust(id, `10.60.${index}.1`)
      expect(cost).toBeGreaterThan(0)
      expect(calls).toBeLessThanOrEqual(10 * BURST)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await response.json()).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS', data: null })
      // The next address of the same network has nothing left either, and another network has all of its own.
      expect((await exhaust(id, `10.60.${index}.2`)).calls).toBe(0)
    },
  )

  it('cost nearly nothing while their responses are cached', async () => {
    const path = '/api/portal/getSites'
    await app.anonymous('10.61.0.1').get(path)
    const reader = app.anonymous('10.62.0.1')
    const statuses = []
    for (let call = 0; call < 60; call += 1) statuses.push((await reader.get(path)).status)
    expect(statuses).toEqual(statuses.map(() => 200))
  })

  it('share a cached response in whatever order their parameters are', async () => {
    const pairs = ['columnCode=announcement', 'pageSize=5', 'year=2026']
    const address = (names: readonly string[]) => `/api/portal/articles?${names.join('&')}`
    expect((await app.anonymous('10.63.0.1').get(address(pairs))).status).toBe(200)
    const reader = app.anonymous('10.64.0.1')
    const statuses = []
    for (let call = 0; call < 30; call += 1)
      statuses.push((await reader.get(address(call % 2 ? pairs : pairs.toReversed()))).status)
    expect(statuses).toEqual(statuses.map(() => 200))
  })

  it('have no parameters but their own', async () => {
    expect((await app.anonymous('10.65.0.1').get('/api/portal/getSites?x=1')).status).toBe(400)
  })

  it('are limited for callers with a token that no session has', async () => {
    const send = () => app.withToken('x'.repeat(40)).get('/api/system/currentUser')
    const statuses = []
    for (let call = 0; call < BURST + 2; call += 1) statuses.push((await send()).status)
    expect(statuses).toContain(401)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('addresses that there are not', () => {
  it('are paid for like any other call', async () => {
    const statuses = []
    for (let call = 0; call < BURST + 2; call += 1)
      statuses.push((await app.anonymous('10.66.0.1').get(`/api/none/${call}`)).status)
    expect(statuses[0]).toBe(404)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the budget of a network', () => {
  let now = 0
  const budget = new NetworkBudget({ perSecond: 10, burst: 100 }, networkOf, () => now)

  it('is given back by time, up to the burst', () => {
    expect(budget.take('10.1.1.1', 100)).toBeUndefined()
    expect(budget.take('10.1.1.2', 25)).toBe(3)
    now += 2_500
    expect(budget.take('10.1.1.3', 25)).toBeUndefined()
    now += 3_600_000
    expect(budget.take('10.1.1.1', 101)).toBe(1)
    expect(budget.take('10.1.1.1', 100)).toBeUndefined()
  })

  it('lets a school read: three thousand visitors behind one address within a minute', () => {
    let time = 0
    const school = new NetworkBudget(undefined, networkOf, () => time)
    const refused = Array.from({ length: 3_000 }, () => {
      time += 20
      // Cached calls of a page, pictures, and one list or search of the visitor's own.
      const costs = [0.1, 0.1, 0.1, 0.1, 0.1, ...Array.from({ length: 12 }, () => 0.4), 10]
      return costs.map((cost) => school.take('10.2.0.1', cost))
    })
    expect(refused.flat().filter((seconds) => seconds !== undefined)).toEqual([])
  })
})
