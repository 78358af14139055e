import { describe, expect, it, vi } from 'vitest'
import type { GetToken } from '@doorway/api-client'
import { authEndpoints } from '@doorway/api-client/endpoints'
import { attributesOf } from '../elements/element-attributes'
import { createConnection } from './connection'
import { claimInstanceId, releaseInstanceId } from './instance-ids'
import { filterFault } from './check-filters'
import { elementFaults, optionFaults } from './check-options'
import { elementAt } from './mount-place'
import { userManager } from './generated/screen-definitions'
import { createPendingHandle } from './pending-handle'

const ok = (data: unknown) => Response.json({ success: true, data })

describe('a connection', () => {
  const connect = (getToken?: GetToken) => {
    const connection = createConnection()
    const client = connection.clientFor({ baseUrl: 'https://api.example', getToken })
    return { connection, client }
  }

  it('waits with every call until the page gives a token', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => ok({}))
    const { connection, client } = connect()
    const call = client.endpoints(authEndpoints).getCurrentUser()
    await new Promise(setImmediate)
    expect(fetch).not.toHaveBeenCalled()
    connection.clientFor({ baseUrl: 'https://api.example', getToken: () => 'late' })
    await call.catch(() => undefined)
    const [request] = fetch.mock.calls[0] ?? []
    expect(request instanceof Request && request.headers.get('authorization')).toBe('late')
    fetch.mockRestore()
  })

  it('of a screen for visitors sends its calls without a token', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => ok({}))
    const client = createConnection(true).clientFor({ baseUrl: 'https://api.example' })
    await client
      .endpoints(authEndpoints)
      .getCurrentUser()
      .catch(() => undefined)
    const [request] = fetch.mock.calls[0] ?? []
    expect(request instanceof Request && request.headers.has('authorization')).toBe(false)
    expect(request).toBeInstanceOf(Request)
    fetch.mockRestore()
  })

  it('stays the same while the address does, and tells of another person', () => {
    const { connection, client } = connect(() => 'first')
    const handleChange = vi.fn()
    client.onSubjectChange(handleChange)
    const same = { baseUrl: 'https://api.example' }
    expect(connection.clientFor(same)).toBe(client)
    expect(handleChange).not.toHaveBeenCalled()
    expect(connection.clientFor({ ...same, getToken: () => 'second' })).toBe(client)
    expect(handleChange).toHaveBeenCalledTimes(1)
    expect(connection.clientFor({ baseUrl: 'https://other.example' })).not.toBe(client)
  })
})

describe('an instance id', () => {
  it('is never that of another living widget, and is free again afterwards', () => {
    expect(claimInstanceId('users')).toBe('users')
    expect(claimInstanceId('users')).toBe('users-2')
    releaseInstanceId('users')
    expect(claimInstanceId('users')).toBe('users')
    releaseInstanceId('users')
    releaseInstanceId('users-2')
  })
})

describe('the handle of a screen that is not drawn yet', () => {
  it('keeps what it is told and obeys once the screen is there', async () => {
    const { ref, handle } = createPendingHandle()
    const done: string[] = []
    const refreshed = handle.refresh()
    handle.setFilters({ page: '2' })
    expect(handle.isDirty()).toBe(false)
    expect(await handle.save()).toBe(true)
    ref({
      refresh: async () => void done.push('refresh'),
      setFilters: ({ page }) => done.push(`page ${page}`),
      focus: () => undefined,
      isDirty: () => true,
      save: async () => false,
    })
    await refreshed
    expect(done).toEqual(['refresh', 'page 2'])
    expect(handle.isDirty()).toBe(true)
    expect(await handle.save()).toBe(false)
  })
})

describe('what a page may have overlooked', () => {
  const faults = (options: object) => optionFaults(userManager, options)

  it('is named: options that do not exist, with the one that is probably meant', () => {
    expect(faults({ baseURL: '', onSave: () => undefined, 'base-url': '' })).toEqual([
      'Doorway: UserManager has no option "baseURL". Do you mean baseUrl?',
      'Doorway: UserManager has no option "onSave". Its options are on the page docs/embedding.md.',
      'Doorway: UserManager has no option "base-url". Do you mean baseUrl?',
    ])
    expect(faults({ baseUrl: '', columns: {}, onSaved: () => undefined, readOnly: true })).toEqual([
      'Doorway: UserManager has no option "readOnly". Do you mean isReadOnly?',
    ])
  })

  it('is named: values that an option does not have', () => {
    expect(faults({ isolation: 'iframe', theme: undefined, density: 'compact' })).toEqual([
      'Doorway: isolation of UserManager is "iframe". It is one of shadow, light, layer.',
    ])
  })

  it('is named: a token in place of its function, which is not printed, and an address that is none', () => {
    expect(faults({ getToken: 'secret', baseUrl: 'localhost:8080' })).toEqual([
      'Doorway: getToken of UserManager is a string. It is a function that returns it.',
      'Doorway: baseUrl of UserManager is "localhost:8080". It begins with https:// or http://.',
    ])
    for (const baseUrl of [undefined, null, '', '/gateway', '//api.example', 'http://localhost:8080'])
      expect(faults({ baseUrl, getToken: null })).toEqual([])
  })

  it.each([null, undefined, '#nowhere', [], 7])('is named: no element at %j', (place) => {
    vi.stubGlobal('document', { querySelector: () => null })
    // As plain JavaScript would.
    expect(() => Reflect.apply(elementAt, undefined, [place, 'UserManager'])).toThrow(
      /^Doorway: mountUserManager found no element for/,
    )
    vi.unstubAllGlobals()
  })
})

describe('a member of the address that a page sets', () => {
  const options = { filters: { add: [{ id: 'has-card' }] } }
  const fault = (name: string, value: unknown) => filterFault(userManager, options, [name, value])

  it('is accepted when the screen has it, with a value of its kind', () => {
    const accepted = {
      node: '1,34,905',
      username: '林',
      type: '4',
      state: 'enabled',
      page: '2',
      size: '50',
      sort: 'name.asc',
    }
    for (const [name, value] of Object.entries(accepted)) expect(fault(name, value), name).toBeUndefined()
    expect(fault('has-card', 'yes')).toBeUndefined()
    expect(fault('state', null)).toBeUndefined()
  })

  it.each([
    ['phone', '1', 'has no "phone", which is left out. It has node, username,'],
    ['has-child', '1', 'sort, has-card.'],
    ['page', 2, 'holds texts: "page" is 2 (number), and is left out.'],
    ['page', '0', 'has a number from 1 as "page": "0" is left out.'],
    ['node', '1,x', 'has numbers from 1 with commas as "node"'],
    ['state', 'maybe', 'has one of enabled, disabled as "state": "maybe" is left out.'],
    ['sort', 'password.asc', 'has one of username.asc,'],
    ['username', undefined, '(undefined)'],
    ['toString', 'x', 'has no "toString"'],
  ])('is refused with a sentence: %s = %s', (name, value, sentence) => {
    expect(fault(name, value)).toContain(sentence)
  })

  it('is free where a screen does not list its members, and a text in any case', () => {
    expect(filterFault({ name: 'Home' }, {}, ['anything', 'x'])).toBeUndefined()
    expect(filterFault({ name: 'Home' }, {}, ['anything', 1])).toContain('(number)')
  })
})

describe('an element of a page', () => {
  /** Only what the check reads. */
  const faults = (attributes: Record<string, string>, properties: object = {}) =>
    elementFaults(
      userManager,
      Object.assign(
        Object.create({
          getAttributeNames: () => Object.keys(attributes),
          getAttribute: (name: string) => attributes[name] ?? null,
        }),
        properties,
      ),
      attributesOf(userManager),
    )

  it('has attributes and properties that are like ours named, with the one that is meant', () => {
    expect(faults({ baseurl: 'x', 'is-read-only': '', 'get-token': 'x', columns: '[]' }, { rowAction: {} })).toEqual([
      'Doorway: UserManager has no attribute "baseurl". Do you mean base-url?',
      'Doorway: UserManager has no attribute "is-read-only". Do you mean read-only?',
      'Doorway: UserManager has no attribute "get-token". Set the property getToken.',
      'Doorway: UserManager has no attribute "columns". Set the property columns.',
      'Doorway: UserManager has no option "rowAction". Do you mean rowActions?',
    ])
  })

  it('has values named that an attribute does not have', () => {
    expect(faults({ theme: 'blue', density: 'compact', navigation: 'url' })).toEqual([
      'Doorway: theme of UserManager is "blue". It is one of light, dark, high-contrast, auto.',
      'Doorway: navigation of UserManager is "url". It is one of memory, query.',
    ])
  })

  it('may have attributes and properties of the page', () => {
    expect(
      faults({ 'base-url': '', class: 'a', id: 'b', 'data-person': 'c', style: '', token: 'd' }, { _vei: {} }),
    ).toEqual([])
  })
})
