// @vitest-environment happy-dom
import type { NavigationAdapter } from './navigation/adapter'
import { createRouterGuard, useReactRouterNavigation } from './react-router'
import { act, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useBlocker, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

function Place({ onRender }: { onRender: (adapter: NavigationAdapter) => void }) {
  const [guard] = useState(createRouterGuard)
  const blocker = useBlocker(guard.isBlocked)
  const adapter = useReactRouterNavigation({ guard, location: useLocation(), navigate: useNavigate(), blocker })
  useEffect(() => onRender(adapter), [adapter, onRender])
  return null
}

async function open(path: string) {
  let adapter: NavigationAdapter | undefined
  const handleRender = (rendered: NavigationAdapter) => {
    adapter = rendered
  }
  const routes = [{ path: '*', element: <Place onRender={handleRender} /> }]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<RouterProvider router={router} />))
  if (!adapter) throw new Error('The place has not been rendered.')
  return { adapter, root, address: () => router.state.location.pathname + router.state.location.search }
}

describe('the kit in the routes of React Router', () => {
  beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
  afterEach(() => void vi.unstubAllGlobals())

  it('reads the place and goes to another one', async () => {
    const { adapter: kit, address, root } = await open('/users?page=2')
    expect(kit.location()).toEqual({ path: '/users', query: { page: '2' } })
    const handleChange = vi.fn()
    kit.subscribe(handleChange)
    await act(async () => kit.navigate({ path: '/roles', query: { name: '林' } }))
    expect(address()).toBe(`/roles?name=${encodeURIComponent('林')}`)
    expect(handleChange).toHaveBeenCalled()
    act(() => root.unmount())
  })

  it('stays while something is unsaved and the person wants to, and leaves when allowed', async () => {
    const { adapter: kit, address, root } = await open('/users')
    const mayLeave = vi.fn(async () => false)
    const release = kit.block?.(mayLeave)
    await act(async () => kit.navigate({ path: '/roles' }))
    expect([address(), mayLeave.mock.calls.length]).toEqual(['/users', 1])
    mayLeave.mockResolvedValue(true)
    await act(async () => kit.navigate({ path: '/roles' }))
    expect([address(), mayLeave.mock.calls.length]).toEqual(['/roles', 2])
    release?.()
    await act(async () => kit.navigate({ path: '/users' }))
    expect([address(), mayLeave.mock.calls.length]).toEqual(['/users', 2])
    act(() => root.unmount())
  })
})
