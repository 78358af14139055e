import { runInNewContext } from 'node:vm'
import type { NextCalls, PreloadCall } from '@doorway/admin-kit'
import { describe, expect, it, vi } from 'vitest'
import { TOKEN_KEY } from '../session/stored-token'
import { inlineDataPrefetch } from './inline-data-prefetch'

const next: NextCalls = {
  list: 'data.data',
  has: ['id', 'panelId'],
  where: { state: 'open' },
  calls: [
    { path: '/api/panels?competitionId={id}' },
    { path: '/api/works', body: { page: 1, t: { panelId: '{panelId}' } } },
  ],
}
const records = [
  { id: 1, state: 'open', panelId: null },
  { id: 2, state: 'over', panelId: 20 },
  { id: 3, state: 'open', panelId: 30 },
  { id: 4, state: 'open', panelId: 40 },
]

/** Runs the script with nothing but what a document has, and returns its calls once their responses have arrived. */
async function run(calls: readonly PreloadCall[], stored: string | null, response: unknown = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(JSON.stringify(response), { status: 203 }))
  const window: Pick<Window, 'doorwayEarly'> = {}
  const localStorage = { getItem: (key: string) => (key === TOKEN_KEY ? stored : null) }
  runInNewContext(inlineDataPrefetch(calls, 'ja'), { window, localStorage, fetch, Response, TextDecoder })
  const started = async () => Promise.all(Object.values(window.doorwayEarly ?? {}).map((call) => call.response))
  await started()
  await started()
  return { fetch, early: window.doorwayEarly }
}

const signedIn = JSON.stringify({ token: 'Bearer one' })

describe('the script that starts the first calls', () => {
  it('starts each with the stored token, and has the whole response', async () => {
    const { fetch, early } = await run([{ path: '/api/a' }, { path: '/api/b', body: { page: 1 } }], signedIn, {
      data: 7,
    })
    const headers = { Authorization: 'Bearer one', Accept: 'application/json', 'Accept-Language': 'ja' }
    expect(fetch.mock.calls).toEqual([
      ['/api/a', { headers }],
      ['/api/b', { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: '{"page":1}' }],
    ])
    expect(early).toMatchObject({ '/api/a': { token: 'Bearer one' }, '/api/b': { body: '{"page":1}', isNext: false } })
    const response = await early?.['/api/b']?.response
    expect([response?.status, await response?.json()]).toEqual([203, { data: 7 }])
  })

  it.each([null, '', 'null', '{}', '{"token":""}'])('starts none where %j is stored', async (stored) => {
    expect((await run([{ path: '/api/a' }], stored)).fetch).not.toHaveBeenCalled()
  })

  it('starts the next ones with the first record that has what they need', async () => {
    const { fetch, early } = await run([{ path: '/api/list', next }], signedIn, { data: { data: records } })
    expect(fetch.mock.calls.map(([path, init]) => [path, init?.body])).toEqual([
      ['/api/list', undefined],
      ['/api/panels?competitionId=3', undefined],
      ['/api/works', '{"page":1,"t":{"panelId":30}}'],
    ])
    expect(early?.['/api/panels?competitionId=3']).toMatchObject({ token: 'Bearer one', isNext: true })
  })

  it('encodes what it puts into a path, and puts text into a body as text', async () => {
    const byCode: NextCalls = {
      list: 'data',
      has: ['code'],
      calls: [{ path: '/api/one?code={code}' }, { path: '/api/page', body: { t: { code: '{code}' } } }],
    }
    const { fetch } = await run([{ path: '/api/list', next: byCode }], signedIn, { data: [{ code: 'a"&b' }] })
    expect(fetch.mock.calls.slice(1).map(([path, init]) => [path, init?.body])).toEqual([
      ['/api/one?code=a%22%26b', undefined],
      ['/api/page', '{"t":{"code":"a\\"&b"}}'],
    ])
  })

  it.each([
    ['no record has it', { data: { data: records.slice(0, 2) } }],
    ['the list is empty', { data: { data: [] } }],
    ['the call is refused', { success: false, data: null }],
    ['it is another response', 'no list'],
    ['a member is missing', { data: { data: [{ state: 'open', panelId: 30 }] } }],
  ])('starts no next one where %s, and has the response', async (_case, body) => {
    const { fetch, early } = await run([{ path: '/api/list', next }], signedIn, body)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(await (await early?.['/api/list']?.response)?.json()).toEqual(body)
  })
})
