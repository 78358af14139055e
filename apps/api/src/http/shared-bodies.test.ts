import { describe, expect, it } from 'vitest'
import { DatabaseLost } from '../db/faults'
import { type EncoderOf, SharedBodies } from './shared-bodies'

const now = new Date()
const requestWith = (headers: Record<string, string> = {}) => new Request('http://doorway.test/list', { headers })
const signedIn = () => requestWith({ authorization: 'token' })

function openSource() {
  const state = { version: '1', loads: 0, encodings: 0, isLost: false, pause: Promise.resolve() }
  const encoderOf: EncoderOf = (request) =>
    request.headers.get('accept-encoding') === 'br'
      ? {
          name: 'br',
          encode: (bytes) => {
            state.encodings += 1
            return Promise.resolve(bytes.slice(1))
          },
        }
      : undefined
  const bodies = new SharedBodies(encoderOf)
  const source = {
    key: 'list',
    version: () => (state.isLost ? Promise.reject(new DatabaseLost()) : Promise.resolve(state.version)),
    load: async () => {
      state.loads += 1
      const { version } = state
      await state.pause
      return [version]
    },
  }
  return { state, respond: (request: Request) => bodies.respond(request, source, now) }
}

const dataOf = async (response: Response | Promise<Response>) => {
  const envelope: { data: unknown } = await (await response).json()
  return envelope.data
}

describe('a shared response', () => {
  it('is loaded once and compressed once for all callers of a version', async () => {
    const { state, respond } = openSource()
    const headers = { 'accept-encoding': 'br' }
    const responses = await Promise.all(Array.from({ length: 50 }, () => respond(requestWith(headers))))
    expect(responses.map((response) => response.headers.get('content-encoding'))).toEqual(responses.map(() => 'br'))
    expect(responses[0]?.headers.get('cache-control')).toBe(
      'public, max-age=60, stale-while-revalidate=300, no-transform',
    )
    expect(state).toMatchObject({ loads: 1, encodings: 1 })
  })

  it('is not sent to a caller who has it', async () => {
    const { respond } = openSource()
    const etag = (await respond(requestWith())).headers.get('etag') ?? ''
    const again = await respond(requestWith({ 'if-none-match': `W/${etag}` }))
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('shows a change to a signed-in caller at once, and to others when it has been loaded', async () => {
    const { state, respond } = openSource()
    await respond(requestWith())
    state.version = '2'
    let go = () => {}
    state.pause = new Promise((resolve) => (go = resolve))
    const own = respond(signedIn())
    expect(await dataOf(respond(requestWith()))).toEqual(['1'])
    go()
    const response = await own
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform')
    expect(await dataOf(response)).toEqual(['2'])
    expect(await dataOf(respond(requestWith()))).toEqual(['2'])
    expect(state.loads).toBe(2)
  })

  it('is sent as it was while its version cannot be read', async () => {
    const { state, respond } = openSource()
    await respond(requestWith())
    state.isLost = true
    expect(await dataOf(respond(signedIn()))).toEqual(['1'])
    const { state: other, respond: first } = openSource()
    other.isLost = true
    await expect(first(requestWith())).rejects.toThrow('does not respond')
  })
})
