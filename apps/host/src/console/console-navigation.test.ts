// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConsoleNavigation, type ConsoleNavigation } from './console-navigation'

let navigation: ConsoleNavigation
let stop: () => void

/** The browser's own step to an entry, as the back button takes it. */
function popTo(address: string, state: unknown) {
  window.history.replaceState(state, '', address)
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}

const address = () => window.location.pathname + window.location.search

/** Blocks leaving; the returned function is the user's decision. */
function holdUnsaved() {
  let decide: (mayLeave: boolean) => void = () => undefined
  const prompt = vi.fn(() => new Promise<boolean>((resolve) => (decide = resolve)))
  const release = navigation.block(prompt)
  return {
    prompt,
    release,
    decide: async (mayLeave: boolean) => {
      decide(mayLeave)
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

beforeEach(() => {
  window.history.replaceState(null, '', '/users?page=2')
  navigation = createConsoleNavigation()
  stop = navigation.listen()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

describe('the navigation of the console', () => {
  it('goes to another location, and notifies its subscribers', () => {
    const handleChange = vi.fn()
    navigation.subscribe(handleChange)
    navigation.navigate({ path: '/roles', query: { name: 'x' } })
    expect(navigation.location()).toEqual({ path: '/roles', query: { name: 'x' } })
    expect([address(), handleChange.mock.calls.length]).toEqual(['/roles?name=x', 1])
  })

  it('adds no entry for the same address', () => {
    const push = vi.spyOn(window.history, 'pushState')
    navigation.navigate({ path: '/users', query: { page: '2' } })
    expect(push).not.toHaveBeenCalled()
  })

  it('waits for consent before something unsaved is left', async () => {
    const unsaved = holdUnsaved()
    navigation.navigate({ path: '/roles' })
    expect([address(), unsaved.prompt.mock.calls.length]).toEqual(['/users?page=2', 1])
    await unsaved.decide(false)
    expect(address()).toBe('/users?page=2')

    navigation.navigate({ path: '/roles' })
    expect(unsaved.prompt).toHaveBeenCalledTimes(2)
    await unsaved.decide(true)
    expect(address()).toBe('/roles')
  })

  it('does not prompt where only the query changes, or once nothing is unsaved', () => {
    const unsaved = holdUnsaved()
    navigation.navigate({ query: { page: '3' } })
    expect([address(), unsaved.prompt.mock.calls.length]).toEqual(['/users?page=3', 0])
    unsaved.release()
    navigation.navigate({ path: '/roles' })
    expect([address(), unsaved.prompt.mock.calls.length]).toEqual(['/roles', 0])
  })

  it('undoes the back button until the user has agreed', async () => {
    navigation.navigate({ path: '/roles' })
    const unsaved = holdUnsaved()
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
    popTo('/users', { entry: 0 })
    expect(go.mock.calls).toEqual([[1]])
    popTo('/roles', { entry: 1 })
    expect(navigation.location().path).toBe('/roles')
    await unsaved.decide(true)
    expect(go.mock.calls).toEqual([[1], [-1]])
    popTo('/users', { entry: 0 })
    expect([navigation.location().path, unsaved.prompt.mock.calls.length]).toEqual(['/users', 1])
  })

  it('undoes the back button within a page too, where an editor may be in the query', async () => {
    navigation.navigate({ query: { competition: '3' } })
    const unsaved = holdUnsaved()
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
    popTo('/users?page=2', { entry: 0 })
    expect([go.mock.calls, unsaved.prompt.mock.calls.length]).toEqual([[[1]], 1])
    expect(navigation.location().query['competition']).toBe('3')
  })

  it('stays after the back button when the user wants to', async () => {
    navigation.navigate({ path: '/roles' })
    const unsaved = holdUnsaved()
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
    popTo('/users', { entry: 0 })
    popTo('/roles', { entry: 1 })
    await unsaved.decide(false)
    expect(go.mock.calls).toEqual([[1]])
    expect(navigation.location().path).toBe('/roles')
  })

  it('follows entries that the browser made', () => {
    popTo('/users#main', null)
    expect(navigation.location()).toEqual({ path: '/users', query: {} })
    expect(window.history.state).toEqual({ entry: 1 })
  })

  it('loads the document of the portal without a second prompt of the browser', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const handleUnload = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', handleUnload)
    navigation.navigate({ path: '/doorMain' })
    const unload = new Event('beforeunload', { cancelable: true })
    Object.setPrototypeOf(unload, BeforeUnloadEvent.prototype)
    window.dispatchEvent(unload)
    window.removeEventListener('beforeunload', handleUnload)
    Reflect.deleteProperty(BeforeUnloadEvent.prototype, 'preventDefault')
    expect(assign.mock.calls).toEqual([['/doorMain']])
    expect(unload.defaultPrevented).toBe(false)
  })
})
