import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as } = await openTestApp()
const admin = await as('admin')
const province = await as('prov01')
const editor = await as('edit01')

const draft = {
  name: '澄湾市教育网',
  code: 'chengwan',
  url: 'https://chengwan.example',
  level: '市',
  areaCode: '380300',
}
const save = (body: object, client = admin) => client.post('/api/cmsSites/insertOrUpdate', body)

describe('sites', () => {
  it('are changed by those with the code alone', async () => {
    expect((await save(draft, editor)).status).toBe(403)
    expect((await editor.delete('/api/cmsSites/6')).status).toBe(403)
  })

  it('need a name, a code and an address of the web', async () => {
    expect((await save({ name: ' ', code: '大赛', url: 'javascript:alert(1)' })).body.errors).toMatchObject([
      { field: 'name', msg: '请输入站点名称' },
      { field: 'code', msg: '站点编码只能包含字母、数字和连字符' },
      { field: 'url', msg: '站点地址必须以http://或https://开头' },
    ])
    expect((await save({ ...draft, code: 'prov' })).body.errors).toMatchObject([{ field: 'code' }])
    expect((await save({ ...draft, url: 'https://prov.doorway.example/' })).body.errors).toMatchObject([
      { field: 'url' },
    ])
    expect((await save({ ...draft, areaCode: '389999' })).body.errors).toMatchObject([{ field: 'areaCode' }])
    expect((await save({ ...draft, orgId: 9999 })).status).toBe(404)
  })

  it('are added, changed and deleted', async () => {
    const added = await save(draft, province)
    expect(added.body.data).toMatchObject({ code: 'chengwan', state: 'building', version: 0 })
    const { id } = Object(added.body.data)
    expect((await save({ ...draft, id, state: 'running', version: 0 })).body.data).toMatchObject({ version: 1 })
    expect((await save({ ...draft, id, version: 0 })).status).toBe(409)
    expect((await admin.get(`/api/cmsSites/getSite?id=${id}`)).body.data).toMatchObject({ state: 'running' })
    expect((await admin.delete(`/api/cmsSites/${id}`)).body.data).toEqual({ deleted: 1 })
    expect((await admin.get(`/api/cmsSites/getSite?id=${id}`)).status).toBe(404)
  })

  it('with columns and roles stay', async () => {
    expect((await admin.delete('/api/cmsSites/1')).body).toMatchObject({ success: false, code: 'SITE_IN_USE' })
    expect((await admin.get('/api/cmsSites/getSite?id=1')).status).toBe(200)
  })
})
