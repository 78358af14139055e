import { describe, expect, it } from 'vitest'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { uploadPicture } from '../../testing/upload-picture'

const { as, anonymous } = await openTestApp()
const garden = await as('k_baisr')
const county = await as('yc_county01')
const visitor = anonymous()

const WRITTEN = { workKind: 'space', field: 'science', ageClass: 'middle', content: '我们把落叶铺成一条小路。' }
const call = async (name: string, body: object, client: TestClient = garden) => {
  const { status, body: response } = await client.post(`/api/preschool/${name}`, body)
  return { status, response, work: Object(response.data) }
}
const draftOf = async (title: string, more: object = {}) =>
  (await call('saveGarden', { title, ...WRITTEN, ...more })).work
const onPortal = async (title: string) => {
  const { body } = await visitor.get('/api/portal/preschool?columnCode=producedGarden&pageSize=50')
  return Object(body.data).data.some((row: { title: string }) => row.title === title)
}
const picture = async (id: string) =>
  (await visitor.send(new Request(`http://doorway.test/api/file/content/${id}`))).status

describe('a work of a kindergarten', () => {
  it('is written by people of kindergartens with the code alone', async () => {
    expect((await call('saveGarden', { title: '甲' }, visitor)).status).toBe(401)
    expect((await call('saveGarden', { title: '甲' }, await as('t_linyq'))).status).toBe(403)
    expect((await call('saveGarden', { title: '甲' }, await as('p_wangjg'))).status).toBe(403)
    expect((await call('saveGarden', { title: '甲' }, await as('ycxx_school01'))).response).toMatchObject({
      success: false,
      msg: '只有幼儿园的账号可以投稿',
    })
    expect((await call('saveGarden', { title: ' ' })).response).toMatchObject({ errors: [{ field: 'title' }] })
  })

  it('is not there for a school, which neither changes, submits, withdraws nor deletes it', async () => {
    const school = await as('ycxx_school01')
    const { id, version } = await draftOf('别人的草稿')
    expect((await call('saveGarden', { id, title: '甲' }, school)).status).toBe(404)
    expect((await call('submitGarden', { id }, school)).status).toBe(404)
    expect((await call('withdrawGarden', { id }, school)).status).toBe(404)
    expect((await school.delete(`/api/preschool/deleteGardenById/${id}`)).status).toBe(404)
    expect((await call('saveGarden', { id, version: version + 5, title: '甲' })).status).toBe(409)
    expect((await garden.delete(`/api/preschool/deleteGardenById/${id}`)).body.success).toBe(true)
    expect((await garden.get(`/api/preschool/getSubmission?id=${id}`)).status).toBe(404)
  })

  it('is complete before it is submitted, and its pictures show no child', async () => {
    const { work: bare } = await call('saveGarden', { title: '只有标题' })
    expect((await call('submitGarden', { id: bare.id })).response).toMatchObject({
      errors: [{ field: 'workKind' }, { field: 'field' }, { field: 'ageClass' }, { field: 'content' }],
    })
    const { id } = await draftOf('有照片', { fileIds: [await uploadPicture(garden, '落叶')] })
    expect((await call('submitGarden', { id })).response).toMatchObject({
      success: false,
      msg: '请确认照片中没有孩子',
      errors: [{ field: 'hasNoChild' }],
    })
    expect((await call('submitGarden', { id, hasNoChild: true })).work).toMatchObject({
      state: 'pending',
      mayEdit: false,
      mayWithdraw: true,
    })
    expect((await call('saveGarden', { id, title: '改名' })).response).toMatchObject({ code: 'SUBMISSION_FIXED' })
  })

  it('takes only pictures that its writer has uploaded', async () => {
    const foreign = await uploadPicture(county, '别人的照片')
    expect((await call('saveGarden', { title: '甲', fileIds: [foreign] })).status).toBe(404)
  })

  it('is passed by the county, read on the portal, and gone with its pictures once it is withdrawn', async () => {
    const fileId = await uploadPicture(garden, '小路')
    const { id } = await draftOf('秋天的落叶小路', { fileIds: [fileId] })
    const { work: sent } = await call('submitGarden', { id, hasNoChild: true })
    expect((await call('audit', { id, version: sent.version, decision: 'pass' })).response).toMatchObject({
      code: 'OWN_SUBMISSION',
    })
    expect(await onPortal('秋天的落叶小路')).toBe(false)
    const { work: published } = await call('audit', { id, version: sent.version, decision: 'pass' }, county)
    expect(published).toMatchObject({ state: 'published', consent: null })
    expect(await onPortal('秋天的落叶小路')).toBe(true)
    expect(await picture(fileId)).toBe(200)
    expect((await call('withdrawGarden', { id, version: published.version })).work.state).toBe('withdrawn')
    expect(await onPortal('秋天的落叶小路')).toBe(false)
    expect(await picture(fileId)).toBe(404)
    expect((await call('withdrawGarden', { id })).response).toMatchObject({ code: 'SUBMISSION_NOT_OUT' })
  })
})
