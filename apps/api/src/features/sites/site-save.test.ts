import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'
import { uploadPicture } from '../../testing/upload-picture'

const { as, anonymous } = await openTestApp()
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
const statusOf = async (path: string) => (await anonymous().send(new Request(`http://doorway.test${path}`))).status
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

  it('are listed with what belongs to them for those who may delete them', async () => {
    const { id } = Object((await save({ ...draft, code: 'unused', url: '' })).body.data)
    const rowsOf = async (client: typeof admin): Promise<{ id: number; usedBy?: string[] }[]> =>
      Object((await client.get('/api/cmsSites')).body.data).data
    const rows = await rowsOf(admin)
    expect(rows.find((site) => site.id === id)).toMatchObject({ usedBy: [] })
    expect(rows.find((site) => site.id === 1)?.usedBy).toEqual(expect.arrayContaining(['columns', 'articles', 'roles']))
    expect((await rowsOf(editor))[0]).not.toHaveProperty('usedBy')
    await admin.delete(`/api/cmsSites/${id}`)
  })

  it('have looks that are checked: colour, languages, footer and logo', async () => {
    const { id } = Object((await save({ ...draft, code: 'looks', url: '' })).body.data)
    const site = { ...draft, id, code: 'looks', url: '' }
    expect((await save({ ...site, theme: { accent: 'red' }, languages: ['xx'] })).body.errors).toMatchObject([
      { field: 'theme.accent', msg: '主题色须为 #rrggbb 格式' },
      { field: 'languages', msg: '请至少选择一种语言' },
    ])
    expect((await save({ ...site, footer: { onclick: 'x' } })).body.errors).toMatchObject([{ field: 'footer' }])
    expect((await save({ ...site, logoFileId: '00000000-0000-4000-8000-000000000000' })).status).toBe(404)
    const footer = { organiser: ' 澄湾市教育局 ', phone: '' }
    const looks = { theme: { accent: '#c8553d' }, languages: ['zh', 'en'], footer }
    const saved = (await save({ ...site, ...looks })).body.data
    expect(saved).toMatchObject({ ...looks, footer: { organiser: '澄湾市教育局' }, logoUrl: null })
    // A writer that knows nothing of them leaves them.
    expect((await save(site)).body.data).toMatchObject({ theme: looks.theme, languages: looks.languages })
    await admin.delete(`/api/cmsSites/${id}`)
  })

  it('show a logo that the caller has uploaded, to visitors once they run', async () => {
    const { id } = Object((await save({ ...draft, code: 'logo', url: '' })).body.data)
    const site = { ...draft, id, code: 'logo', url: '' }
    const logoFileId = await uploadPicture(admin, 'logo')
    expect((await save({ ...site, logoFileId }, province)).status).toBe(404)
    const saved = Object((await save({ ...site, logoFileId })).body.data)
    expect(await statusOf(saved.logoUrl)).toBe(200)
    expect(await statusOf(`/api/file/content/${logoFileId}`)).toBe(404)
    await save({ ...site, state: 'running' })
    expect(await statusOf(`/api/file/content/${logoFileId}`)).toBe(200)
    const shown = await anonymous().get('/api/portal/getSiteInfo?siteCode=logo')
    expect(shown.body.data).toMatchObject({ site: { logoUrl: `/api/file/content/${logoFileId}` } })
    await save({ ...site, logoFileId: null })
    expect(await statusOf(`/api/file/content/${logoFileId}`)).toBe(404)
    await admin.delete(`/api/cmsSites/${id}`)
  })

  it('with columns and roles stay', async () => {
    expect((await admin.delete('/api/cmsSites/1')).body).toMatchObject({ success: false, code: 'SITE_IN_USE' })
    expect((await admin.get('/api/cmsSites/getSite?id=1')).status).toBe(200)
  })
})
