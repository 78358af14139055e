import { createDoorwayClient } from '@doorway/api-client'
import { menuEndpoints } from '@doorway/api-client/endpoints'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createClientState } from '../../context/client-state'
import { menusQuery } from './menus.queries'

const item = { id: 1, parentId: 0, title: '用户管理', titles: {}, icon: 'users', component: null, seq: 1 }
const shown = { ...item, name: 'user-management', url: '/user-management', type: 'menu', permissionCode: null }
const button = { ...item, id: 2, parentId: 1, name: 'add', url: null, type: 'button', permissionCode: 'sys:user:add' }
const flags = { keepAlive: true, hidden: false }

function clientAnswering(status: number) {
  const data = [
    { ...shown, ...flags },
    { ...button, ...flags },
  ]
  return createDoorwayClient({
    baseUrl: 'http://api.test',
    fetch: async () => Response.json({ success: status === 200, msg: '', data, code: 'X' }, { status }),
  })
}

describe('loading the menus', () => {
  it('completes the dynamic routes and keeps the button codes', async () => {
    const state = createClientState()
    expect(state.getState().asyncRoutesCompleted).toBe(false)
    await new QueryClient().fetchQuery(menusQuery(clientAnswering(200).endpoints(menuEndpoints), state))
    expect(state.getState()).toMatchObject({
      asyncRoutesCompleted: true,
      btnLimitedCodes: ['sys:user:add'],
      routesTree: [{ path: '/user-management', name: 'user-management', title: '用户管理' }],
    })
    expect(state.getState().menuList).toHaveLength(2)
  })

  it('leaves them incomplete when it fails', async () => {
    const state = createClientState()
    await expect(
      new QueryClient().fetchQuery(menusQuery(clientAnswering(500).endpoints(menuEndpoints), state)),
    ).rejects.toThrow()
    expect(state.getState().asyncRoutesCompleted).toBe(false)
  })
})
