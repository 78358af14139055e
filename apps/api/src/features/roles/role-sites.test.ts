import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous } = await openTestApp()
const admin = await as('admin')
const sysop = await as('sysop')
const save = '/api/userSiteRelations'
const sitesOf = async (roleId: number) => (await admin.get(`/api/findUserSiteIdList?roleId=${roleId}`)).body.data

describe('the sites of a role refuse', () => {
  it('people without a token or the code', async () => {
    expect((await anonymous().post(save, { roleId: 9, siteIds: '1' })).status).toBe(401)
    expect((await (await as('ycxx_school01')).post(save, { roleId: 9, siteIds: '1' })).status).toBe(403)
    expect((await (await as('t_linyq')).get('/api/findUserSiteIdList?roleId=9')).status).toBe(403)
    expect((await (await as('t_linyq')).get('/api/cmsSites')).status).toBe(403)
  })

  it('an unknown role, an unknown site, and the hidden roles', async () => {
    expect((await admin.post(save, { roleId: 999, siteIds: '1' })).status).toBe(404)
    expect((await admin.post(save, { roleId: 9, siteIds: '1,999' })).status).toBe(404)
    expect((await admin.post(save, { roleId: 9, siteIds: 'a' })).status).toBe(400)
    expect((await sysop.get('/api/findUserSiteIdList?roleId=1')).status).toBe(404)
    expect((await sysop.post(save, { roleId: 2, siteIds: '' })).status).toBe(404)
  })

  it('sites that the caller does not look after, and leave those of others alone', async () => {
    expect((await sysop.post(save, { roleId: 9, siteIds: '1,2,3' })).body.code).toBe('BEYOND_OWN_RIGHTS')
    expect((await sysop.post(save, { roleId: 9, siteIds: '' })).body.success).toBe(true)
    expect(await sitesOf(9)).toEqual([1, 2])
  })
})

describe('the sites of a role', () => {
  it('are listed by name and page', async () => {
    expect((await admin.get('/api/cmsSites?currentPage=1&pageSize=1000')).body.data).toMatchObject({ total: 6 })
    const found = await admin.get(`/api/cmsSites?name=${encodeURIComponent('望川')}&currentPage=1&pageSize=1`)
    expect(found.body.data).toMatchObject({ total: 1, data: [{ id: 2, code: 'wangchuan' }] })
  })

  it('are for an editor only those of the own roles', async () => {
    expect((await (await as('edit01')).get('/api/cmsSites')).body.data).toMatchObject({
      total: 2,
      data: [{ id: 1 }, { id: 2 }],
    })
  })

  it('are saved from a comma list and from a list, and reach the holder', async () => {
    const editor = await as('edit01')
    expect((await admin.post(save, { roleId: 9, siteIds: '1,3' })).body).toMatchObject({ msg: '站点管理设置成功' })
    expect(await sitesOf(9)).toEqual([1, 3])
    expect((await editor.get('/api/system/currentUser')).body.data).toMatchObject({ siteIds: [1, 3] })
    await admin.post(save, { roleId: 9, siteIds: [1, 2] })
    expect(await sitesOf(9)).toEqual([1, 2])
  })
})
