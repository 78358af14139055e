import { afterEach, describe, expect, it, vi } from 'vitest'
import { didPrefetchSucceed } from './prefetched-responses'

type Early = NonNullable<Window['doorwayEarly']>

const responseOf = (status: number) => ({ response: Promise.resolve(new Response(null, { status })) })
const given = (doorwayEarly: Early | undefined) => vi.stubGlobal('window', { doorwayEarly })

afterEach(() => vi.unstubAllGlobals())

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
    given({ '/api/menus': { response: Promise.reject(new TypeError('lost')) } })
    expect(await didPrefetchSucceed()).toBe(false)
  })

  it('do not wait for the name in the header', async () => {
    given({ '/api/menus': responseOf(200), '/api/system/currentUser': { response: new Promise(() => undefined) } })
    expect(await didPrefetchSucceed()).toBe(true)
  })
})
