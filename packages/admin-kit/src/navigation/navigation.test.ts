import { describe, expect, it, vi } from 'vitest'
import type { NavigationAdapter, NavigationLocation } from './adapter'
import { createControlledNavigation } from './controlled-navigation'
import { createMemoryNavigation } from './memory-navigation'
import { createQueryNavigation, type QueryNavigationWindow } from './query-navigation'

/** As much of a page as query navigation touches, with a host's own path, hash, query and history state. */
function hostPage() {
  const state = { host: true }
  const url = new URL('https://host.example/portal?tab=news&users.page=2&users.path=%2Fx#top')
  const listeners = new Set<() => void>()
  const entries: string[] = []
  const go = (address: string) => {
    const next = new URL(address, url)
    url.search = next.search
    url.hash = next.hash
  }
  const page: QueryNavigationWindow = Object.assign(Object.create(null), {
    location: url,
    history: {
      state,
      pushState: (given: unknown, _title: string, address: string) => {
        expect(given).toBe(state)
        entries.push(`push ${address}`)
        go(address)
      },
      replaceState: (given: unknown, _title: string, address: string) => {
        expect(given).toBe(state)
        entries.push(`replace ${address}`)
        go(address)
      },
    },
    addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
  })
  return {
    page,
    entries,
    listeners,
    back: (search: string) => ((url.search = search), listeners.forEach((notify) => notify())),
  }
}

function controlled(): NavigationAdapter {
  const adapter = createControlledNavigation({ path: '/', query: {} }, (location: NavigationLocation) =>
    adapter.update(location),
  )
  return adapter
}

describe.each([
  ['memory', () => createMemoryNavigation()],
  ['controlled', controlled],
  ['query', () => createQueryNavigation('w', hostPage().page)],
])('%s navigation', (_name, create) => {
  it('keeps the query on the same path, and removes what is null or empty', () => {
    const navigation = create()
    navigation.navigate({ query: { page: '2', name: '林' } })
    navigation.navigate({ query: { page: null, name: '', type: '4' } })
    expect(navigation.location()).toEqual({ path: '/', query: { type: '4' } })
  })

  it('begins another path with a query of its own', () => {
    const navigation = create()
    navigation.navigate({ query: { page: '2' } })
    navigation.navigate({ path: '/user-edit', query: { id: '43' } })
    expect(navigation.location()).toEqual({ path: '/user-edit', query: { id: '43' } })
  })

  it('asks before another page while something is unsaved, not before another filter of the same', async () => {
    const navigation = create()
    const replies = [false, true]
    const ask = vi.fn(async () => replies.shift() ?? false)
    const unblock = navigation.block?.(ask)
    const here = navigation.location().path
    navigation.navigate({ query: { page: '3' } })
    expect(ask).not.toHaveBeenCalled()
    navigation.navigate({ path: '/elsewhere' })
    await vi.waitFor(() => expect(replies).toHaveLength(1))
    expect(navigation.location().path).toBe(here)
    navigation.navigate({ path: '/elsewhere' })
    await vi.waitFor(() => expect(navigation.location().path).toBe('/elsewhere'))
    unblock?.()
    navigation.navigate({ path: here })
    expect(navigation.location().path).toBe(here)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('tells listeners of changes only, and returns the same place until then', () => {
    const navigation = create()
    const listener = vi.fn()
    const stop = navigation.subscribe(listener)
    const before = navigation.location()
    navigation.navigate({ query: {} })
    expect(navigation.location()).toBe(before)
    navigation.navigate({ query: { page: '2' } })
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    navigation.navigate({ query: { page: '3' } })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('query navigation on a page of somebody else', () => {
  it('reads its own members and leaves the rest as the host had it', () => {
    const { page, entries } = hostPage()
    const navigation = createQueryNavigation('users', page)
    expect(navigation.location()).toEqual({ path: '/x', query: { page: '2' } })
    navigation.navigate({ query: { page: '3' } }, { replace: true })
    expect(entries).toEqual(['replace /portal?tab=news&users.path=%2Fx&users.page=3#top'])
  })

  it('follows the back button, and stops listening when nobody does', () => {
    const { page, listeners, back } = hostPage()
    const navigation = createQueryNavigation('users', page)
    const stop = navigation.subscribe(() => undefined)
    back('?users.page=9')
    expect(navigation.location().query).toEqual({ page: '9' })
    stop()
    expect(listeners.size).toBe(0)
  })
})

describe('query navigation while something is unsaved', () => {
  it('stays where it is on the back button until the person agrees', async () => {
    const { page, back, entries } = hostPage()
    const navigation = createQueryNavigation('users', page)
    navigation.subscribe(() => undefined)
    const replies = [false, true]
    const unblock = navigation.block?.(async () => replies.shift() ?? false)
    back('?users.page=9')
    await Promise.resolve()
    expect(navigation.location().query).toEqual({ page: '2' })
    expect(entries.at(-1)).toContain('push /portal?users.path=%2Fx&users.page=2')
    back('?users.page=9')
    await expect.poll(() => navigation.location().query).toEqual({ page: '9' })
    unblock?.()
    back('?users.page=3')
    expect(navigation.location().query).toEqual({ page: '3' })
  })
})

describe('controlled navigation', () => {
  it('stays where it is until the host says otherwise', () => {
    const handleNavigate = vi.fn()
    const navigation = createControlledNavigation({ path: '/', query: {} }, handleNavigate)
    navigation.navigate({ query: { page: '2' } }, { replace: true })
    expect(handleNavigate).toHaveBeenCalledWith({ path: '/', query: { page: '2' } }, { replace: true })
    expect(navigation.location().query).toEqual({})
  })

  it('tells the host whether its own links may be followed', async () => {
    const navigation = createControlledNavigation({ path: '/', query: {} }, () => undefined)
    expect(await navigation.mayLeave()).toBe(true)
    const unblock = navigation.block?.(async () => false)
    expect(await navigation.mayLeave()).toBe(false)
    unblock?.()
    expect(await navigation.mayLeave()).toBe(true)
  })
})
