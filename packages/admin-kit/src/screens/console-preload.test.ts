// @vitest-environment happy-dom
import { createDoorwayClient } from '@doorway/api-client'
import { describe, expect, it } from 'vitest'
import { builtInScreens } from '../generated/built-in-screens'
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

const USERS = { screen: 'user-management', locale: 'zh' } as const

describe('what a console page preloads', () => {
  // Of screens that do not prefetch: tests/e2e/first-calls.test.ts.
  it.each(Object.keys(builtInScreens))('is what %s prefetches, letter by letter', async (screen) => {
    const { prefetch } = (await builtInScreens[screen]?.()) ?? {}
    const { calls } = consolePreload({ search: '' }, { screen, locale: 'zh' })
    const ofScreen = calls.slice(1, -1).map(({ path, body }) => [path, body ? JSON.stringify(body) : ''])
    expect(await callsOf(screen)).toEqual(prefetch ? ofScreen : [])
  })

  it('has the first call of the users', () => {
    const { calls } = consolePreload({ search: '' }, USERS)
    expect(calls.map(({ path }) => path)).toContain('/api/userInfo/queryPageUserInfoList')
  })

  it('leaves the calls of an address with a query to the screen', () => {
    expect(consolePreload({ search: '?page=2' }, USERS)).toEqual({
      chunks: ['users-screens'],
      calls: [{ path: '/api/system/cscpMenus' }, { path: '/api/system/currentUser' }],
    })
  })

  it('has the texts that a screen loads with its code', () => {
    const { chunks } = consolePreload({ search: '' }, { screen: 'dictionaries/DictionaryManager', locale: 'ko' })
    expect(chunks).toEqual(['dictionaries-screens', 'late-texts/dictionaries/ko.ts'])
  })

  it('holds the plural rules of English, and nothing for Chinese, which is part of the code', () => {
    expect([languageChunks('zh'), languageChunks('en')]).toEqual([[], ['kit-en', 'message-format']])
  })
})
