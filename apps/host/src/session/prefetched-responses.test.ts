import { afterEach, describe, expect, it, vi } from 'vitest'
import { consumePrefetchedResponse, didPrefetchSucceed } from './prefetched-responses'

type Early = NonNullable<Window['doorwayEarly']>

const responseOf = (status: number) => ({ token: 'one', response: Promise.resolve(new Response(null, { status })) })
const given = (doorwayEarly: Early | undefined) => vi.stubGlobal('window', { doorwayEarly })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a prefetched response', () => {
  const PATH = '/api/cmsSites?name=&currentPage=1'
  const givenPage = (ageMs: number, body?: string) => {
    given({ [PATH]: { ...responseOf(200), ...(body !== undefined && { body }) } })
    vi.stubGlobal('location', { origin: 'https://portal.example' })
    vi.spyOn(performance, 'now').mockReturnValue(ageMs)
  }
  const consume = (path: string, method = 'GET', authorization = 'one') =>
    consumePrefetchedResponse(new Request(`https://portal.example${path}`, { method, headers: { authorization } }))

  it('is consumed once, by the call with its path, query and method', async () => {
    givenPage(1000)
    expect([consume('/api/cmsSites'), consume(`${PATH}0`), consume(PATH, 'POST')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect((await consume(PATH))?.status).toBe(200)
    expect(consume(PATH)).toBeUndefined()
  })

  it('is not consumed by whoever has signed in since', () => {
    givenPage(1000)
    expect(consume(PATH, 'GET', 'two')).toBeUndefined()
  })

  it('is not consumed by a screen that opens long after the document', () => {
    givenPage(60_000)
    expect(consume(PATH)).toBeUndefined()
  })
})

describe('prefetched responses', () => {
  it('succeed when each has succeeded', async () => {
    given({ '/api/menus': responseOf(200), '/api/users': responseOf(200) })
    expect(await didPrefetchSucceed()).toBe(true)
  })

  it.each([
    ['one is refused', { '/api/menus': responseOf(200), '/api/users': responseOf(401) }],
    ['none was asked for', {}],
    ['the document is an older one', undefined],
  ])('are not when %s', async (_case, early) => {
    given(early)
    expect(await didPrefetchSucceed()).toBe(false)
  })

  it('are not when one is lost', async () => {
    given({ '/api/menus': { token: 'one', response: Promise.reject(new TypeError('lost')) } })
    expect(await didPrefetchSucceed()).toBe(false)
  })

  it('do not wait for what follows a list', async () => {
    given({
      '/api/sites': responseOf(200),
      '/api/columns?siteId=1': { token: 'one', isNext: true, response: new Promise(() => undefined) },
    })
    expect(await didPrefetchSucceed()).toBe(true)
  })

  it('do not wait for the name in the header', async () => {
    given({
      '/api/menus': responseOf(200),
      '/api/system/currentUser': { token: 'one', response: new Promise(() => undefined) },
    })
    expect(await didPrefetchSucceed()).toBe(true)
  })
})
