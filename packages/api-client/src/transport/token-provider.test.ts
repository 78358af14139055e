import { fileEndpoints, importEndpoints, menuEndpoints, userEndpoints } from '../endpoints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDoorwayClient, createMemoryStorage, type GetToken, type TokenAsk } from '../index'

// Embedding, requirement 6. A hundred refused calls are tested in authorization.test.ts.

const baseUrl = 'http://api.test'
const ok = (data: unknown) => Response.json({ success: true, msg: '', data })
const refused = () => Response.json({ success: false, msg: 'x', code: 'UNAUTHENTICATED', data: null }, { status: 401 })
const tokenOf = (request: Request) => request.headers.get('Authorization')

/** A host whose tokens live five minutes, and a server that takes the latest one only. */
function hostAndServer() {
  const requests: TokenAsk[] = []
  const seen: (string | null)[] = []
  const getToken = vi.fn<GetToken>(async (ask) => {
    requests.push(ask)
    return { token: `t${requests.length}`, expiresAt: Date.now() + 300_000 }
  })
  const fetch = async (request: Request) => {
    seen.push(tokenOf(request))
    return tokenOf(request) === `t${requests.length}` ? ok([]) : refused()
  }
  return { requests: requests, seen, getToken, fetch }
}

describe('a token that tells its end', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is renewed before that, once for all calls, and no call is refused', async () => {
    const { requests, seen, getToken, fetch } = hostAndServer()
    const menus = createDoorwayClient({ baseUrl, fetch, getToken }).endpoints(menuEndpoints)
    await menus.list()
    vi.advanceTimersByTime(269_000)
    await menus.list()
    vi.advanceTimersByTime(2_000)
    await Promise.all(Array.from({ length: 100 }, () => menus.list()))
    expect(requests.map(({ reason }) => reason)).toEqual(['missing', 'expiring'])
    expect(seen.slice(0, 2)).toEqual(['t1', 't1'])
    expect(new Set(seen.slice(2))).toEqual(new Set(['t2']))
  })

  it('still serves while the host that renews it is away', async () => {
    const { getToken, seen, fetch } = hostAndServer()
    const menus = createDoorwayClient({ baseUrl, fetch, getToken }).endpoints(menuEndpoints)
    await menus.list()
    vi.advanceTimersByTime(280_000)
    getToken.mockRejectedValueOnce(new TypeError('away'))
    await expect(menus.list()).resolves.toEqual([])
    await expect(menus.list()).resolves.toEqual([])
    expect(seen).toEqual(['t1', 't1', 't2'])
  })

  it('is renewed after a refusal all the same, when the server ends it earlier', async () => {
    const { requests, getToken } = hostAndServer()
    const fetch = async (request: Request) => (tokenOf(request) === 't1' ? refused() : ok([]))
    await createDoorwayClient({ baseUrl, fetch, getToken }).endpoints(menuEndpoints).list()
    expect(requests.map(({ reason }) => reason)).toEqual(['missing', 'expired'])
  })
})

describe('a question for a token', () => {
  it('ends when another person signs in, whose calls ask anew', async () => {
    const requests: TokenAsk[] = []
    const responses: ((token: string) => void)[] = []
    const getToken = (ask: TokenAsk) => {
      requests.push(ask)
      return new Promise<string>((resolve) => void responses.push(resolve))
    }
    const seen: (string | null)[] = []
    const fetch = async (request: Request) => {
      seen.push(tokenOf(request))
      return ok([])
    }
    const client = createDoorwayClient({ baseUrl, fetch, getToken })
    const menus = client.endpoints(menuEndpoints)
    const former = menus.list()
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    client.forgetToken()
    expect(requests[0]?.signal.aborted).toBe(true)
    const present = menus.list()
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    responses[1]?.('second')
    await present
    responses[0]?.('first')
    await former
    await menus.list()
    expect(requests).toHaveLength(2)
    expect(seen).toEqual(['second', 'first', 'second'])
  })
})

describe('a refused call', () => {
  it('is sent twice and no more, with one event, when the renewed token is refused too', async () => {
    const handleExpired = vi.fn()
    const fetch = vi.fn(async () => refused())
    const getToken = ({ reason }: TokenAsk) => reason
    const client = createDoorwayClient({ baseUrl, fetch, getToken, onAuthExpired: handleExpired })
    await expect(client.endpoints(menuEndpoints).list()).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(handleExpired).toHaveBeenCalledTimes(1)
  })

  it('carries the same bytes again, a file among them', async () => {
    const bodies: Uint8Array[] = []
    const types: (string | null)[] = []
    const fetch = async (request: Request) => {
      bodies.push(new Uint8Array(await request.arrayBuffer()))
      types.push(request.headers.get('Content-Type'))
      return tokenOf(request) === 'expired' ? ok({}) : refused()
    }
    const client = createDoorwayClient({ baseUrl, fetch, getToken: ({ reason }) => reason })
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
    const file = new File([bytes], '用户.xlsx')
    await client
      .endpoints(importEndpoints)
      .check('user', file, 'skip')
      .catch(() => undefined)
    expect(bodies).toHaveLength(2)
    expect(bodies[0]?.length).toBeGreaterThan(bytes.length)
    expect(bodies[1]).toEqual(bodies[0])
    expect(types[1]).toBe(types[0])
  })
})

describe('a token', () => {
  const SECRET = 'dw_secret-of-the-person'
  const consoles = ['log', 'info', 'warn', 'error', 'debug'] as const

  it('is in no address, no storage, no message and no log, whatever happens to the calls', async () => {
    const spies = consoles.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined))
    const storage = createMemoryStorage()
    const stored: string[] = []
    const sessionStorage = {
      ...storage,
      setItem: (key: string, value: string) => {
        stored.push(key, value)
        storage.setItem(key, value)
      },
    }
    const addresses: string[] = []
    const responses = [
      async () => refused(),
      async () => ok([]),
      async () => new Response('<html>', { status: 502 }),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ]
    const fetch = (request: Request) => {
      addresses.push(request.url)
      const response = responses[addresses.length % responses.length] ?? refused
      return Promise.resolve(response())
    }
    let count = 0
    const getToken = () => ({ token: `${SECRET}${count++}`, expiresAt: Date.now() + 1 })
    const client = createDoorwayClient({ baseUrl, fetch, getToken, sessionStorage })
    const failures: unknown[] = []
    for (let round = 0; round < 6; round++) {
      const calls = [
        client.endpoints(menuEndpoints).list(),
        client.endpoints(userEndpoints).get(43),
        client.endpoints(fileEndpoints).exportUsers({}),
      ]
      for (const result of await Promise.allSettled(calls))
        if (result.status === 'rejected') failures.push(result.reason)
    }
    expect(count).toBeGreaterThan(1)
    expect(failures.length).toBeGreaterThan(0)
    const notified = failures.map((error) =>
      error instanceof Error ? `${error.message} ${error.stack} ${String(error.cause)} ${JSON.stringify(error)}` : '',
    )
    const logged = spies.flatMap((spy) => spy.mock.calls.map(String))
    expect([...addresses, ...stored, ...notified, ...logged].filter((text) => text.includes(SECRET))).toEqual([])
    for (const spy of spies) spy.mockRestore()
  })
})
