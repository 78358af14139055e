import { afterEach, describe, expect, it, vi } from 'vitest'
import { didPrefetchSucceed } from './prefetched-responses'

type Early = NonNullable<Window['doorwayEarly']>

const answered = (status: number) => ({ answer: Promise.resolve(new Response(null, { status })) })
const given = (doorwayEarly: Early | undefined) => vi.stubGlobal('window', { doorwayEarly })

afterEach(() => vi.unstubAllGlobals())

describe('answers that the document asked for', () => {
  it('are good when each is what was asked for', async () => {
    given({ '/api/menus': answered(200), '/api/users': answered(200) })
    expect(await didPrefetchSucceed()).toBe(true)
  })

  it.each([
    ['one is refused', { '/api/menus': answered(200), '/api/users': answered(401) }],
    ['none was asked for', {}],
    ['the document is an older one', undefined],
  ])('are not when %s', async (_case, early) => {
    given(early)
    expect(await didPrefetchSucceed()).toBe(false)
  })

  it('are not when one is lost', async () => {
    given({ '/api/menus': { answer: Promise.reject(new TypeError('lost')) } })
    expect(await didPrefetchSucceed()).toBe(false)
  })

  it('do not wait for the name in the header', async () => {
    given({ '/api/menus': answered(200), '/api/system/currentUser': { answer: new Promise(() => undefined) } })
    expect(await didPrefetchSucceed()).toBe(true)
  })
})
