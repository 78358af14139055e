import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous } = await openTestApp()
const path = '/api/system/roleFigures'

interface Figures {
  id: number
  memberCount: number
  dataScope: string
}

async function figuresOf(login: string): Promise<Figures[]> {
  const { body } = await (await as(login)).get(path)
  return Array.isArray(body.data) ? body.data : []
}

describe('the figures of roles', () => {
  it('are refused without a token and without the code', async () => {
    expect((await anonymous().get(path)).status).toBe(401)
    expect((await (await as('t_linyq')).get(path)).status).toBe(403)
  })

  it('leave out roles 1 and 2 for all but the super account', async () => {
    const ids = (await figuresOf('ycxx_school01')).map(({ id }) => id)
    expect(ids).not.toContain(1)
    expect(ids).not.toContain(2)
    expect((await figuresOf('admin')).map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2]))
  })

  it('count the members in the data scope of the caller', async () => {
    const all = await figuresOf('admin')
    const school = await figuresOf('ycxx_school01')
    const total = (figures: readonly Figures[]) => figures.reduce((sum, { memberCount }) => sum + memberCount, 0)
    expect(total(school)).toBeGreaterThan(0)
    expect(total(school)).toBeLessThan(total(all))
    for (const { id, memberCount } of school) {
      expect(memberCount).toBeLessThanOrEqual(all.find((role) => role.id === id)?.memberCount ?? 0)
    }
  })

  it('do not count deleted people', async () => {
    const admin = await as('admin')
    const before = await figuresOf('admin')
    const teacher = { currentPage: 1, pageSize: 1, t: { username: 't_linyq' } }
    const found = await admin.post('/api/userInfo/queryPageUserInfoList', teacher)
    const [person]: { id: number }[] = Object(found.body.data).data
    expect((await admin.post('/api/userInfo/deleteUserInfo', { ids: [person?.id] })).body.success).toBe(true)
    const after = await figuresOf('admin')
    const lost = before.filter(
      ({ id, memberCount }) => after.find((role) => role.id === id)?.memberCount !== memberCount,
    )
    expect(lost).not.toEqual([])
  })

  it('name the data scope that the extension attribute says, self without one', async () => {
    const admin = await as('admin')
    const draft = { roleExtent: 'note=x;scope=org_tree', parentId: 0, icon: 'role' }
    const made = await admin.post('/api/system/cscpRoless', { ...draft, name: '图卡甲' })
    const plain = await admin.post('/api/system/cscpRoless', { ...draft, roleExtent: '', name: '图卡乙' })
    const figures = await figuresOf('admin')
    const of = ({ body }: typeof made) => figures.find(({ id }) => id === Object(body.data).id)
    expect(of(made)).toMatchObject({ memberCount: 0, dataScope: 'org_tree' })
    expect(of(plain)).toMatchObject({ memberCount: 0, dataScope: 'self' })
  })
})
