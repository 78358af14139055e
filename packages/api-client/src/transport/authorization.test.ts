import { authEndpoints, menuEndpoints, portalEndpoints, userEndpoints } from '../endpoints'
import { describe, expect, it, vi } from 'vitest'
import { createDoorwayClient, createTokenStore, createMemoryStorage, type TokenAsk } from '../index'

const baseUrl = 'http://api.test'
const ok = (data: unknown) => Response.json({ success: true, msg: '', data })
const refused = () => Response.json({ success: false, msg: 'x', code: 'UNAUTHENTICATED', data: null }, { status: 401 })
const tokenOf = (request: Request) => request.headers.get('Authorization')

const servesOnlyNew = async (request: Request) => (tokenOf(request) === 'new' ? ok([]) : refused())
const oldThenNew = ({ reason }: TokenAsk) => (reason === 'missing' ? 'old' : 'new')
const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}
const tokens = (n: number) => ({
  token: `t${n}`,
  refreshToken: `r${n}`,
  expiresIn: 1800,
  userId: 1,
  passwordState: 'ok',
  needOtp: false,
  otpTicket: null,
})

describe('the token of a call', () => {
  it('is sent exactly as it is stored, and the header is left out without one', async () => {
    const seen: (string | null)[] = []
    const fetch = async (request: Request) => {
      seen.push(tokenOf(request))
      return ok([])
    }
    await createDoorwayClient({ baseUrl, fetch, getToken: () => 'dw_a1' })
      .endpoints(menuEndpoints)
      .list()
    await createDoorwayClient({ baseUrl, fetch }).endpoints(menuEndpoints).list()
    expect(seen).toEqual(['dw_a1', null])
  })

  it('can stand in another header and shape', async () => {
    const seen: (string | null)[] = []
    const fetch = async (request: Request) => {
      seen.push(request.headers.get('X-Token'))
      return ok([])
    }
    const options = { tokenHeader: 'X-Token', formatToken: (token: string) => `Bearer ${token}` }
    await createDoorwayClient({ baseUrl, fetch, getToken: () => 'a', ...options })
      .endpoints(menuEndpoints)
      .list()
    expect(seen).toEqual(['Bearer a'])
  })

  it('can become several headers, the retry with a renewed token included', async () => {
    const seen: string[] = []
    const fetch = async (request: Request) => {
      seen.push(`${request.headers.get('X-Access-Token')} ${request.headers.get('X-Region')} ${tokenOf(request)}`)
      return request.headers.get('X-Access-Token') === 'Token new' ? ok([]) : refused()
    }
    const authorize = (token: string) => ({ 'X-Access-Token': `Token ${token}`, 'X-Region': '43' })
    await createDoorwayClient({ baseUrl, fetch, getToken: oldThenNew, authorize }).endpoints(menuEndpoints).list()
    expect(seen).toEqual(['Token old 43 null', 'Token new 43 null'])
  })

  it('is renewed once for a hundred calls refused together', async () => {
    const reasons: string[] = []
    const getToken = async ({ reason }: TokenAsk) => {
      reasons.push(reason)
      return reason === 'missing' ? 'old' : 'new'
    }
    const client = createDoorwayClient({ baseUrl, fetch: servesOnlyNew, getToken })
    await Promise.all(Array.from({ length: 100 }, () => client.endpoints(menuEndpoints).list()))
    expect(reasons).toEqual(['missing', 'expired'])
  })

  it('is reported once when a hundred calls stay refused, and again at the next expiry', async () => {
    const handleExpired = vi.fn()
    const getToken = vi.fn(oldThenNew)
    let isServing = false
    const fetch = async () => (isServing ? ok([]) : refused())
    const client = createDoorwayClient({ baseUrl, fetch, getToken, onAuthExpired: handleExpired })
    const storm = () => Promise.allSettled(Array.from({ length: 100 }, () => client.endpoints(menuEndpoints).list()))
    const results = await storm()
    expect(results.every(({ status }) => status === 'rejected')).toBe(true)
    expect(handleExpired).toHaveBeenCalledTimes(1)
    expect(getToken.mock.calls.filter(([ask]) => ask.reason === 'expired')).toHaveLength(1)
    isServing = true
    await client.endpoints(menuEndpoints).list()
    isServing = false
    await storm()
    expect(handleExpired).toHaveBeenCalledTimes(2)
  })

  it('repeats a refused save byte for byte', async () => {
    const bodies: string[] = []
    const fetch = async (request: Request) => {
      bodies.push(await request.text())
      return tokenOf(request) === 'new' ? ok({ id: 43, version: 1 }) : refused()
    }
    const client = createDoorwayClient({ baseUrl, fetch, getToken: oldThenNew })
    await client.endpoints(userEndpoints).save({ id: 43, name: '林𠮷', mobile: '161****0234' })
    expect(bodies).toHaveLength(2)
    expect(bodies[1]).toBe(bodies[0])
    expect(bodies[0]).toContain('林𠮷')
  })

  it('ends quietly on public pages', async () => {
    const handleExpired = vi.fn()
    const client = createDoorwayClient({
      baseUrl,
      fetch: async () => refused(),
      isPublicPage: () => true,
      onAuthExpired: handleExpired,
    })
    await expect(client.endpoints(portalEndpoints).getHome()).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(handleExpired).not.toHaveBeenCalled()
  })
})

function server() {
  let current = 1
  const refreshes: string[] = []
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname
    if (path === '/api/auth/publicKey') return ok({ publicKey: null })
    if (path === '/api/auth/login') return ok(tokens(current))
    if (path === '/api/auth/refresh') {
      const { refreshToken } = await request.json()
      refreshes.push(refreshToken)
      return refreshToken === `r${current}` ? ok(tokens(++current)) : refused()
    }
    return tokenOf(request) === `t${current}` ? ok([]) : refused()
  }
  return { fetch, refreshes }
}

describe('a token store', () => {
  it('is filled by signing in and emptied by signing out, even when the server is away', async () => {
    const { fetch } = server()
    const store = createTokenStore({ storage: createMemoryStorage() })
    const client = createDoorwayClient({ baseUrl, fetch, tokenStore: store })
    const handleSubject = vi.fn()
    client.onSubjectChange(handleSubject)
    await client.endpoints(authEndpoints).signIn({ username: 'admin', password: 'x' })
    expect(store.read()).toMatchObject({ token: 't1', refreshToken: 'r1' })
    const offline = createDoorwayClient({ baseUrl, fetch: () => Promise.reject(new TypeError('x')), tokenStore: store })
    await expect(offline.endpoints(authEndpoints).signOut()).rejects.toMatchObject({ kind: 'network' })
    expect(store.read()).toBeNull()
    expect(handleSubject).toHaveBeenCalledTimes(1)
  })

  it('renews a token that is about to end before the calls that want it, once for all of them', async () => {
    const { fetch, refreshes } = server()
    const seen: (string | null)[] = []
    const store = createTokenStore()
    const received = (request: Request) => {
      if (!request.url.endsWith('/refresh')) seen.push(tokenOf(request))
      return fetch(request)
    }
    const menus = createDoorwayClient({ baseUrl, fetch: received, tokenStore: store }).endpoints(menuEndpoints)
    store.write({ token: 't1', refreshToken: 'r1', expiresIn: 0 })
    await Promise.all([menus.list(), menus.list()])
    await menus.list()
    expect(refreshes).toEqual(['r1'])
    expect(seen).toEqual(['t2', 't2', 't2'])
  })

  it('goes on with the old token while the server that renews is away', async () => {
    const { fetch } = server()
    const store = createTokenStore()
    const broken = (request: Request) =>
      request.url.endsWith('/refresh') ? Promise.reject(new TypeError('away')) : fetch(request)
    store.write({ token: 't1', refreshToken: 'r1', expiresIn: 0 })
    const client = createDoorwayClient({ baseUrl, fetch: broken, tokenStore: store })
    await expect(client.endpoints(menuEndpoints).list()).resolves.toEqual([])
  })

  it('uses a rotating refresh token once, over two tabs with one storage', async () => {
    const { fetch, refreshes } = server()
    const storage = createMemoryStorage()
    let queue: Promise<unknown> = Promise.resolve()
    const locks = {
      request: <Result>(_name: string, run: () => Promise<Result>) => {
        const turn = queue.then(run, run)
        queue = turn
        return turn
      },
    }
    const tab = () => createDoorwayClient({ baseUrl, fetch, locks, tokenStore: createTokenStore({ storage }) })
    const [first, second] = [tab().endpoints(menuEndpoints), tab().endpoints(menuEndpoints)]
    createTokenStore({ storage }).write({ token: 'stale', refreshToken: 'r1' })
    await Promise.all([first.list(), second.list(), first.list(), second.list()])
    expect(refreshes).toEqual(['r1'])
  })

  it('is emptied when its refresh token is refused, with one notice', async () => {
    const { fetch } = server()
    const store = createTokenStore()
    store.write({ token: 'stale', refreshToken: 'stolen' })
    const handleExpired = vi.fn()
    const client = createDoorwayClient({ baseUrl, fetch, tokenStore: store, onAuthExpired: handleExpired })
    await Promise.allSettled([client.endpoints(menuEndpoints).list(), client.endpoints(menuEndpoints).list()])
    expect(store.read()).toBeNull()
    expect(handleExpired).toHaveBeenCalledTimes(1)
  })

  it('reports one expiry for the calls that follow without a token, until a call succeeds', async () => {
    const { fetch } = server()
    const store = createTokenStore({ storage: createMemoryStorage() })
    store.write({ token: 'gone', refreshToken: 'gone' })
    const handleExpired = vi.fn(store.clear)
    const client = createDoorwayClient({ baseUrl, fetch, tokenStore: store, onAuthExpired: handleExpired })
    const call = () => client.endpoints(menuEndpoints).list()
    for (let calls = 0; calls < 3; calls++) await call().catch(() => undefined)
    expect(handleExpired).toHaveBeenCalledTimes(1)
    store.write({ token: 't1', refreshToken: 'r1' })
    await call()
    store.clear()
    await call().catch(() => undefined)
    expect(handleExpired).toHaveBeenCalledTimes(2)
  })

  it('survives a storage that throws, for the life of the page', () => {
    const store = createTokenStore({ storage: { getItem: refuse, setItem: refuse, removeItem: refuse } })
    expect(store.read()).toBeNull()
    store.write({ token: 'a', refreshToken: 'b' })
    expect(store.read()).toEqual({ token: 'a', refreshToken: 'b' })
    store.clear()
    expect(store.read()).toBeNull()
  })

  it('takes a damaged entry for none', () => {
    const storage = createMemoryStorage()
    storage.setItem('doorway:tokens', '{"token":1')
    expect(createTokenStore({ storage }).read()).toBeNull()
  })
})
