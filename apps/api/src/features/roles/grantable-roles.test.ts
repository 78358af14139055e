import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as } = await openTestApp()
const OPTIONS = '/api/system/cscpRolessByCriteria?size=1000'
const idsOf = (data: unknown): number[] => (Array.isArray(data) ? data.map((role) => Number(Object(role).id)) : [])

describe('the roles that a person may assign', () => {
  it.each(['prov01', 'yc_county01', 'ycxx_school01'])('are those whose assignment %s is not refused', async (name) => {
    const client = await as(name)
    const offered = idsOf((await client.get(`${OPTIONS}&grantable=true`)).body.data)
    const found = await client.post('/api/userInfo/queryPageUserInfoList', {
      currentPage: 1,
      pageSize: 1,
      t: { username: 't_demo0' },
    })
    const [{ id: userId }] = Object(found.body.data).data
    const accepted: number[] = []
    for (const id of idsOf((await client.get(OPTIONS)).body.data)) {
      const { body } = await client.post('/api/userInfo/changeMany', { ids: [userId], addRoleIds: [id] })
      if (Object(body.data).failed.length === 0) accepted.push(id)
    }
    expect(offered.length).toBeGreaterThan(0)
    expect(offered).toEqual(accepted)
  })

  it('are all for the super account, and for no caller without a code', async () => {
    const admin = await as('admin')
    expect((await admin.get(`${OPTIONS}&grantable=true`)).body.data).toEqual((await admin.get(OPTIONS)).body.data)
    const auditor = await as('audit01')
    expect((await auditor.get(`${OPTIONS}&grantable=true`)).status).toBe(403)
  })
})
