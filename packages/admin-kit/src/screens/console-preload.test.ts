// @vitest-environment happy-dom
import { createDoorwayClient } from '@doorway/api-client'
import { describe, expect, it } from 'vitest'
import { builtInScreens } from '../generated/built-in-screens'
import { screenPreloads } from '../generated/screen-preloads'
import { createPreloadedState } from '../provider/preloaded-state'
import { consolePreload, languageChunks } from './console-preload'

/** The calls that a screen makes when it prefetches its data for its address without a query. */
async function callsOf(name: string) {
  const calls: string[][] = []
  const client = createDoorwayClient({
    baseUrl: 'https://doorway.test',
    fetch: async (request) => {
      const body = await request.text()
      calls.push([new URL(request.url).pathname, body])
      return Response.json({ code: 500, msg: '', data: null }, { status: 500 })
    },
  })
  const screen = await builtInScreens[name]?.()
  const start = createPreloadedState(client, 'zh')
  await screen?.prefetch?.(start, { path: `/${name}`, query: {} })
  return calls
}

describe('what a console page preloads', () => {
  it.each(Object.keys(screenPreloads))('is what %s requests first, letter by letter', async (name) => {
    const preloaded = screenPreloads[name]?.calls.map(({ path, body }) => [path, body ? JSON.stringify(body) : ''])
    expect(await callsOf(name)).toEqual(preloaded)
  })

  it('leaves the calls of an address with a query to the screen', () => {
    const address = new URL('https://doorway.test/user-management?page=2')
    expect(consolePreload(address, 'user-management')).toEqual({
      chunks: ['users-screens'],
      calls: [{ path: '/api/system/cscpMenus' }, { path: '/api/system/currentUser' }],
    })
  })

  it('holds the plural rules of English, and nothing for Chinese, which is part of the code', () => {
    expect([languageChunks('zh'), languageChunks('en')]).toEqual([[], ['kit-en', 'message-format']])
  })
})
