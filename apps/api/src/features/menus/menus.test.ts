import { describe, expect, it } from 'vitest'
import { menuRows } from '../../demo/menu-rows'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous } = await openTestApp()

interface Item {
  id: number
  parentId: number
  name: string
  type: string
  permissionCode: string | null
}

async function menusOf(username: string): Promise<Item[]> {
  const { body } = await (await as(username)).get('/api/system/cscpMenus')
  return Array.isArray(body.data) ? body.data : []
}

describe('the menu', () => {
  it('is for signed-in people', async () => {
    expect((await anonymous().get('/api/system/cscpMenus')).status).toBe(401)
  })

  it('is whole for the super account', async () => {
    expect(await menusOf('admin')).toHaveLength(menuRows().length)
  })

  it('holds for others what their roles have checked, with everything above it', async () => {
    const items = await menusOf('ycxx_school01')
    const ids = new Set(items.map(({ id }) => id))
    expect(items.filter(({ parentId }) => parentId !== 0 && !ids.has(parentId))).toEqual([])
    const codes = items.flatMap(({ permissionCode }) => permissionCode ?? [])
    expect(codes).toEqual(expect.arrayContaining(['sys:user:list', 'sys:user:add']))
    expect(codes).not.toContain('sys:user:export')
  })

  it('brings exactly the codes that the server grants', async () => {
    const codes = (await menusOf('yc_county01')).flatMap(({ permissionCode }) => permissionCode ?? [])
    const { body } = await (await as('yc_county01')).get('/api/system/currentUser')
    expect(body.data).toMatchObject({ permissionCodes: codes.toSorted() })
  })

  it('changes with the next request after a role has changed', async () => {
    const editor = await as('edit01')
    const list = { currentPage: 1, pageSize: 1 }
    expect((await editor.post('/api/userInfo/queryPageUserInfoList', list)).status).toBe(403)
    const response = await (await as('admin')).post('/api/userInfo/insertOrUpdateUserInfo', { id: 9, roleIds: '9,8' })
    expect(response.body.success).toBe(true)
    const after = await editor.post('/api/userInfo/queryPageUserInfoList', list)
    expect(after.status).toBe(200)
    expect(after.headers.get('x-perm-epoch')).toBe('1')
  })

  it('has the directories, screens and buttons of the demo', () => {
    const rows = menuRows()
    const numberOf = (type: string) => rows.filter((row) => row.type === type).length
    expect([numberOf('dir'), numberOf('menu'), numberOf('link')]).toEqual([12, 41, 1])
    expect(numberOf('button')).toBeGreaterThan(120)
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  })
})
