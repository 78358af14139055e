import { createMemoryStorage } from '@doorway/api-client'
import { describe, expect, it, vi } from 'vitest'
import { clearClientState, createClientState } from '../context/client-state'
import { createDirtyRegistry } from '../context/dirty-registry'
import { createInstanceStorage } from '../context/instance-storage'

describe('the storage of a provider', () => {
  it('writes under its own prefix and clears nothing else', () => {
    const session = createMemoryStorage()
    session.setItem('host', 'kept')
    const one = createInstanceStorage('left', { session, local: createMemoryStorage() })
    const other = createInstanceStorage('right', { session, local: createMemoryStorage() })
    one.session.setItem('tabs', 'a')
    other.session.setItem('tabs', 'b')
    expect(session.getItem('doorway:left:tabs')).toBe('a')
    one.clear()
    expect([session.getItem('doorway:left:tabs'), session.getItem('host'), other.session.getItem('tabs')]).toEqual([
      null,
      'kept',
      'b',
    ])
  })
})

describe('the client state', () => {
  it('forgets menu, routes, pages and codes when it is cleared', () => {
    const store = createClientState()
    store.setState({ asyncRoutesCompleted: true, btnLimitedCodes: ['sys:user:add'], currentPath: '/user-management' })
    clearClientState(store)
    expect(store.getState()).toEqual(store.getInitialState())
  })
})

describe('the registry of unsaved things', () => {
  it('lets go at once when nothing in the part is unsaved', async () => {
    const dirty = createDirtyRegistry()
    const ask = vi.fn(async () => false)
    dirty.onPrompt(ask)
    dirty.set('form', { what: '修改用户', scope: 'tab-1' })
    expect(await dirty.mayLeave('tab-2')).toBe(true)
    expect(ask).not.toHaveBeenCalled()
  })

  it('asks once, naming everything that would be lost', async () => {
    const dirty = createDirtyRegistry()
    const ask = vi.fn(async () => true)
    dirty.onPrompt(ask)
    dirty.set('a', { what: '修改用户', scope: 'tab-1' })
    dirty.set('b', { what: '节点信息编辑', scope: 'tab-2' })
    expect(await dirty.mayLeave()).toBe(true)
    expect(ask).toHaveBeenCalledExactlyOnceWith('修改用户、节点信息编辑')
  })

  it('tells of the first and the last unsaved thing', () => {
    const dirty = createDirtyRegistry()
    const listener = vi.fn()
    dirty.subscribe(listener)
    dirty.set('a', { what: 'x', scope: null })
    dirty.set('a', { what: 'y', scope: null })
    dirty.set('a', null)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('saves what can be saved, and says whether something is left', async () => {
    const dirty = createDirtyRegistry()
    const save = vi.fn(async () => dirty.set('a', null))
    dirty.set('a', { what: '修改用户', scope: null, save })
    dirty.set('b', { what: '节点信息编辑', scope: null })
    expect(await dirty.save()).toBe(false)
    expect(save).toHaveBeenCalledTimes(1)
    dirty.set('b', null)
    expect(await dirty.save()).toBe(true)
  })

  it('asks for nothing after it was cleared, and tells its listeners once', async () => {
    const dirty = createDirtyRegistry()
    const ask = vi.fn(async () => false)
    const listener = vi.fn()
    dirty.onPrompt(ask)
    dirty.set('a', { what: '修改用户', scope: null })
    dirty.subscribe(listener)
    dirty.clear()
    dirty.clear()
    expect(await dirty.mayLeave()).toBe(true)
    expect(ask).not.toHaveBeenCalled()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
