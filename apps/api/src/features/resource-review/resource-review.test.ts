import { describe, expect, it } from 'vitest'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { uploadPicture } from '../../testing/upload-picture'

const { as, anonymous, clock } = await openTestApp()
const teacher = await as('t_linyq')
const school = await as('ycxx_school01')
const county = await as('yc_county01')
const city = await as('wc_city01')
const province = await as('prov01')
const visitor = anonymous()
let made = 0

/** A resource of a teacher of 砚池小学 that waits for its reviewer. */
async function waiting(range: string, more: object = {}, owner: TestClient = teacher) {
  made += 1
  const fileId = await uploadPicture(owner, `resource-${made}`)
  const draft = {
    title: `认识分数${made}`,
    kind: 'micro',
    gardeId: '2',
    courseId: '0202',
    author: '林砚秋',
    range,
    copyright: 'own',
    fileIds: [fileId],
    ...more,
  }
  const saved = Object((await owner.post('/api/resource/insertOrUpdate', draft)).body.data)
  const { id, version } = Object((await owner.post('/api/resource/submit', { id: saved.id })).body.data)
  return { id: Number(id), version: Number(version), title: draft.title, fileId }
}
const audit = (
  client: TestClient,
  { id, version }: { id: number; version: number },
  decision: string,
  reason?: string,
) => client.post('/api/resource/audit', { id, version, decision, ...(reason !== undefined && { reason }) })
const list = async (client: TestClient, t: object = {}) =>
  Object((await client.post('/api/resource/queryPage', { currentPage: 1, pageSize: 100, t })).body.data)
const idsOf = (page: { data: { id: number }[] }) => page.data.map(({ id }) => id)
const micro = async (client: TestClient) => {
  const { body } = await client.get('/api/portal/resources?kind=micro&currentPage=1&pageSize=50')
  const rows: { id: number; title: string }[] = Object(body.data).data
  return rows
}

describe('review of resources refuses', () => {
  it('people without its codes and anonymous callers', async () => {
    const resource = await waiting('school')
    for (const client of [teacher, await as('s_wangzh'), await as('edit01')]) {
      expect((await audit(client, resource, 'pass')).status).toBe(403)
      expect((await client.post('/api/resource/queryPage', { currentPage: 1, pageSize: 10 })).status).toBe(403)
      expect((await client.get(`/api/resource/getResource?id=${resource.id}`)).status).toBe(403)
    }
    expect((await audit(visitor, resource, 'pass')).status).toBe(401)
  })

  it('a reviewer of another branch, for whom it is not there', async () => {
    const foreign = await waiting('school', {}, await as('t_zhoush'))
    for (const client of [school, county, city]) {
      expect((await audit(client, foreign, 'pass')).status).toBe(404)
      expect((await client.get(`/api/resource/getResource?id=${foreign.id}`)).status).toBe(404)
      expect(idsOf(await list(client))).not.toContain(foreign.id)
    }
  })

  it('a reviewer whose scope is smaller than the range', async () => {
    const [ofCounty, ofCity, ofProvince] = [await waiting('county'), await waiting('city'), await waiting('public')]
    expect((await audit(school, ofCounty, 'pass')).status).toBe(403)
    expect((await audit(county, ofCity, 'pass')).status).toBe(403)
    expect((await audit(city, ofProvince, 'pass')).status).toBe(403)
    expect((await audit(county, ofCounty, 'pass')).body.success).toBe(true)
    expect((await audit(city, ofCity, 'pass')).body.success).toBe(true)
    expect((await audit(province, ofProvince, 'pass')).body.success).toBe(true)
  })

  it('one’s own, a stale version, a draft and a decision that does not fit the state', async () => {
    const own = await waiting('school', {}, school)
    expect((await audit(school, own, 'pass')).body).toMatchObject({
      code: 'OWN_RESOURCE',
      msg: '不能审核自己上传的资源',
    })
    const resource = await waiting('school')
    expect((await audit(school, { ...resource, version: 0 }, 'pass')).status).toBe(409)
    expect((await audit(school, resource, 'off', '重复的资源')).body.code).toBe('RESOURCE_STATE')
    const draft = Object(
      (
        await teacher.post('/api/resource/insertOrUpdate', {
          title: '草稿',
          kind: 'micro',
          gardeId: '2',
          courseId: '0202',
          author: '林砚秋',
          range: 'school',
          copyright: 'own',
          fileIds: [await uploadPicture(teacher, 'draft')],
        })
      ).body.data,
    )
    expect((await audit(school, draft, 'pass')).status).toBe(404)
  })

  it('a return without a reason', async () => {
    const { body } = await audit(school, await waiting('school'), 'return', ' 太短 ')
    expect(body.errors).toEqual([{ field: 'reason', msg: '请填写原因（至少5个字）' }])
  })
})

describe('a resource', () => {
  it('is on the portal once it is passed, leaves it when it is taken off, and comes back as old as it was', async () => {
    const resource = await waiting('public')
    const isShown = async () => (await micro(teacher)).some(({ id }) => id === resource.id)
    expect(await isShown()).toBe(false)
    const passed = Object((await audit(province, resource, 'pass')).body.data)
    expect(passed).toMatchObject({ state: 'on_shelf', mayDecide: true, reviews: [{ decision: 'pass', reason: null }] })
    expect(await isShown()).toBe(true)
    clock.advanceMinutes(5)
    const off = Object((await audit(province, passed, 'off', '封面有错别字')).body.data)
    expect(off).toMatchObject({ state: 'off_shelf', reviews: [{ decision: 'off', reason: '封面有错别字' }, {}] })
    expect(await isShown()).toBe(false)
    const back = Object((await audit(province, off, 'pass')).body.data)
    expect(back.publishAt).toBe(passed.publishAt)
    expect(await isShown()).toBe(true)
  })

  it('goes back to its owner with the reason, is corrected and passes', async () => {
    const resource = await waiting('school')
    const returned = Object((await audit(school, resource, 'return', '请补充教学目标')).body.data)
    expect(returned.state).toBe('returned')
    const own = await teacher.post('/api/resource/queryPageOwn', {
      currentPage: 1,
      pageSize: 50,
      t: { state: 'returned' },
    })
    expect(Object(own.body.data).data).toMatchObject([{ id: resource.id, reason: '请补充教学目标' }])
    const again = Object((await teacher.post('/api/resource/submit', { id: resource.id })).body.data)
    expect((await audit(school, again, 'pass')).body.success).toBe(true)
  })

  it('of a county is offered to people of the county alone', async () => {
    const resource = await waiting('county')
    await audit(county, resource, 'pass')
    const [neighbour, stranger] = [await as('t_xutb'), await as('t_zhoush')]
    expect((await micro(neighbour)).map(({ id }) => id)).toContain(resource.id)
    expect((await micro(stranger)).map(({ id }) => id)).not.toContain(resource.id)
  })

  it('is first among its kind when it is recommended', async () => {
    const older = await waiting('public')
    const passed = Object((await audit(province, older, 'pass')).body.data)
    clock.advanceMinutes(1)
    await audit(province, await waiting('public'), 'pass')
    const body = { id: older.id, version: passed.version, isRecommended: true }
    for (const client of [teacher, school, city])
      expect((await client.post('/api/resource/recommend', body)).status).toBe(403)
    expect((await province.post('/api/resource/recommend', body)).body.data).toMatchObject({ isRecommended: true })
    expect((await micro(teacher))[0]?.id).toBe(older.id)
  })

  it('is listed by state, filters and what one may decide about, with counts', async () => {
    const [ofSchool, ofCity] = [await waiting('school'), await waiting('city')]
    const all = await list(school)
    expect(idsOf(all)).toEqual(expect.arrayContaining([ofSchool.id, ofCity.id]))
    expect(all.counts.pending).toBe(all.total)
    const mine = await list(school, { isReviewable: true })
    expect(idsOf(mine)).toContain(ofSchool.id)
    expect(idsOf(mine)).not.toContain(ofCity.id)
    expect(idsOf(await list(school, { keyword: ofCity.title }))).toEqual([ofCity.id])
    expect(idsOf(await list(school, { kind: 'plan' }))).toEqual([])
    expect(idsOf(await list(school, { gardeId: '3' }))).toEqual([])
    expect(idsOf(await list(county, { orgId: 8 }))).toContain(ofSchool.id)
    expect(idsOf(await list(county, { orgId: 9 }))).not.toContain(ofSchool.id)
  })

  it('shows its files to the reviewer before it is published', async () => {
    const resource = await waiting('school')
    const detail = Object((await school.get(`/api/resource/getResource?id=${resource.id}`)).body.data)
    expect(detail.files).toMatchObject([{ id: resource.fileId, ext: 'png' }])
    const response = await visitor.send(new Request(`http://doorway.test${detail.files[0].url}`))
    expect(response.status).toBe(200)
    const plain = await visitor.send(new Request(`http://doorway.test/api/file/content/${resource.fileId}`))
    expect(plain.status).toBe(404)
  })
})

describe('a report', () => {
  async function shelved() {
    const resource = await waiting('public')
    const passed = Object((await audit(province, resource, 'pass')).body.data)
    return { id: resource.id, version: Number(passed.version) }
  }
  const report = (client: TestClient, id: number, details = '使用了他人的图片') =>
    client.post('/api/resource/report', { id, kind: 'copyright', details })
  const reports = async (client: TestClient, state = 'open') => {
    const { body } = await client.post('/api/resource/queryPageReport', { currentPage: 1, pageSize: 100, t: { state } })
    const rows: { id: number; resourceId: number; result: string | null }[] = Object(body.data).data
    return rows
  }

  it('is one for each person, about what is offered', async () => {
    const [{ id }, pending] = [await shelved(), await waiting('public')]
    const reader = await as('t_xutb')
    expect((await report(visitor, id)).status).toBe(401)
    expect((await report(reader, pending.id)).status).toBe(404)
    expect((await report(reader, id, '不好')).body.errors?.[0]?.field).toBe('details')
    expect((await report(reader, id)).body.success).toBe(true)
    expect((await report(reader, id)).body.code).toBe('ALREADY_REPORTED')
  })

  it('is handled by who reviews the range, and takes the resource off the shelf', async () => {
    const { id } = await shelved()
    await report(await as('t_xutb'), id)
    expect((await reports(county)).some(({ resourceId }) => resourceId === id)).toBe(false)
    const [open] = (await reports(province)).filter(({ resourceId }) => resourceId === id)
    const handle = (client: TestClient, result: string) =>
      client.post('/api/resource/handleReport', { id: open?.id, result, isTakenOff: true })
    expect((await handle(teacher, '已经核实并下架')).status).toBe(403)
    expect((await handle(county, '已经核实并下架')).status).toBe(404)
    expect((await handle(province, '无')).body.errors?.[0]?.field).toBe('result')
    expect((await handle(province, '已经核实并下架')).body.data).toMatchObject({
      state: 'handled',
      resourceState: 'off_shelf',
      handlerName: '顾南乔',
    })
    expect((await handle(province, '再处理一次吧')).body.code).toBe('REPORT_HANDLED')
    expect((await reports(province, 'handled'))[0]?.result).toBe('已经核实并下架')
  })
})
