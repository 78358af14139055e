import { createDoorwayClient } from '@doorway/api-client'
import { describe, expect, it } from 'vitest'
import { createPreloadedState } from '../../provider/preloaded-state'
import { prefetchConsole } from './prefetch-console'
import type { ScreenComponent, ScreenRegistry } from './screen-registry'

const menu = { parentId: 0, titles: {}, icon: 'users', component: null, seq: 1, type: 'menu', permissionCode: null }
const flags = { keepAlive: true, hidden: false }
const users = { ...menu, ...flags, id: 1, title: '用户管理', name: 'user-management', url: '/user-management' }

const clientAnswering = (status: number) =>
  createDoorwayClient({
    baseUrl: 'http://api.test',
    fetch: async () => Response.json({ success: status === 200, msg: '', data: [users], code: 'X' }, { status }),
  })

/** A screen that writes down what it was prefetchedAt for. */
function screens(prefetchedAt: unknown[]): ScreenRegistry {
  const Screen: ScreenComponent = Object.assign(() => null, {
    prefetch: async (_start: unknown, place: unknown) => void prefetchedAt.push(place),
  })
  return { 'user-management': async () => Screen }
}

const place = { path: '/user-management', query: { page: '2' } }

describe('asking ahead of the first drawing', () => {
  it('has the menus, the screen of the place and what the screen asks for', async () => {
    const prefetchedAt: unknown[] = []
    const start = createPreloadedState(clientAnswering(200))
    await prefetchConsole(start, place, screens(prefetchedAt))
    expect(prefetchedAt).toEqual([place])
    expect(start.state.getState().asyncRoutesCompleted).toBe(true)
    expect(start.queries.getQueryData(['menus', 'mine'])).toBeDefined()
    expect(start.queries.getQueryData(['screens', 'user-management'])).toBeDefined()
  })

  it('asks no screen for anything at an address that the menus do not name', async () => {
    const prefetchedAt: unknown[] = []
    const start = createPreloadedState(clientAnswering(200))
    await prefetchConsole(start, { path: '/elsewhere', query: {} }, screens(prefetchedAt))
    expect(prefetchedAt).toEqual([])
    expect(start.queries.getQueryData(['menus', 'mine'])).toBeDefined()
  })

  it('ends quietly without menus, so that whoever draws them asks again', async () => {
    const start = createPreloadedState(clientAnswering(500))
    await prefetchConsole(start, place, screens([]))
    expect(start.state.getState().asyncRoutesCompleted).toBe(false)
    expect(start.queries.getQueryData(['menus', 'mine'])).toBeUndefined()
  })

  it('speaks the language of the first drawing and still knows its owner', () => {
    const client = clientAnswering(200)
    const start = createPreloadedState(client, 'en')
    expect(start.owner).toBe(client)
    expect(start.client.locale).toBe('en')
  })
})
