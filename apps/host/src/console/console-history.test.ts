// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConsoleHistory, type ConsoleHistory } from './console-history'

let isUnsaved = false
let history: ConsoleHistory
let stop: () => void

/** The browser's own step to an entry, as the back button takes it. */
function arriveAt(address: string, state: unknown) {
  window.history.replaceState(state, '', address)
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}

const address = () => window.location.pathname + window.location.search

beforeEach(() => {
  isUnsaved = false
  window.history.replaceState(null, '', '/users?page=2')
  history = createConsoleHistory(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  stop = history.listen()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

describe('the history of the console', () => {
  it('goes to another place, and tells whoever listens', () => {
    const handleChange = vi.fn()
    history.subscribe(handleChange)
    history.navigator.push('/roles?name=x#top')
    expect(history.place()).toEqual({ pathname: '/roles', search: '?name=x', hash: '#top' })
    expect([address(), handleChange.mock.calls.length]).toEqual(['/roles?name=x', 1])
  })

  it('keeps one entry for the same address', () => {
    const push = vi.spyOn(window.history, 'pushState')
    history.navigator.push('/users?page=2')
    expect(push).not.toHaveBeenCalled()
  })

  it('waits for the answer before something unsaved is left', () => {
    isUnsaved = true
    history.navigator.push('/roles')
    const first = history.blocker()
    expect([address(), first.state]).toEqual(['/users?page=2', 'blocked'])
    if (first.state === 'blocked') first.reset()
    expect([address(), history.blocker().state]).toEqual(['/users?page=2', 'unblocked'])

    history.navigator.push('/roles')
    const second = history.blocker()
    if (second.state === 'blocked') second.proceed()
    expect([address(), history.blocker().state]).toEqual(['/roles', 'unblocked'])
  })

  it('does not ask where only the query changes', () => {
    isUnsaved = true
    history.navigator.push('/users?page=3')
    expect([address(), history.blocker().state]).toEqual(['/users?page=3', 'unblocked'])
  })

  it('goes back to where it was until the person has answered the back button', () => {
    history.navigator.push('/roles')
    isUnsaved = true
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
    arriveAt('/users', { entry: 0 })
    expect(go.mock.calls).toEqual([[1]])
    arriveAt('/roles', { entry: 1 })
    expect(history.place().pathname).toBe('/roles')
    const waiting = history.blocker()
    if (waiting.state === 'blocked') waiting.proceed()
    expect(go.mock.calls).toEqual([[1], [-1]])
    arriveAt('/users', { entry: 0 })
    expect([history.place().pathname, history.blocker().state]).toEqual(['/users', 'unblocked'])
  })

  it('follows entries that the browser made', () => {
    arriveAt('/users#main', null)
    expect(history.place().hash).toBe('#main')
    expect(window.history.state).toEqual({ entry: 1 })
  })

  it('loads the document of the portal, which the browser need not ask about again', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const handleUnload = vi.fn()
    window.addEventListener('beforeunload', handleUnload)
    history.navigator.push('/doorMain')
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    window.removeEventListener('beforeunload', handleUnload)
    expect(assign.mock.calls).toEqual([['/doorMain']])
    expect(handleUnload).not.toHaveBeenCalled()
  })
})
