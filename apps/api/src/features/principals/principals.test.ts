import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { uploadPicture } from '../../testing/upload-picture'

const { as, anonymous, clock, db } = await openTestApp()
const school = await as('ycxx_school01')
const county = await as('yc_county01')
const city = await as('wc_city01')
const province = await as('prov01')
const teacher = await as('t_linyq')
const visitor = anonymous()

const OWN = 8
const NEIGHBOUR = 9
const ELSEWHERE = 18
/** A principal of the own school who is public. */
const PUBLIC = 1
/** A principal of a school elsewhere. */
const FOREIGN = 6

const content = {
  name: '顾砚秋',
  schoolId: OWN,
  title: '望川市砚池小学校长',
  summary: '把一间书法教室办成一所学校的名片。',
  photoFileId: null as string | null,
  honours: ['云泽省优秀校长'],
  resumeHtml: '<p>1998年参加工作。</p>',
  ideasHtml: '<p>让每个孩子写好自己的名字。</p>',
}

const read = async (id: number, client: TestClient = province) =>
  Object((await client.get(`/api/principal/getPrincipal?id=${id}`)).body.data)
const versionOf = async (id: number) => Number((await read(id)).version)
const create = async (client: TestClient, change: object = {}) =>
  client.post('/api/principal/save', { version: 0, content: { ...content, ...change } })
const created = async (client: TestClient, change: object = {}) =>
  Number(Object((await create(client, change)).body.data).id)
const save = async (client: TestClient, id: number, change: object = {}, version?: number) =>
  client.post('/api/principal/save', {
    id,
    version: version ?? (await versionOf(id)),
    content: { ...content, ...change },
  })
const submit = async (client: TestClient, id: number) =>
  client.post('/api/principal/submit', { id, version: await versionOf(id) })
const audit = async (client: TestClient, id: number, decision: string, reason?: string) =>
  client.post('/api/principal/audit', {
    id,
    version: await versionOf(id),
    decision,
    ...(reason !== undefined && { reason }),
  })
const remove = async (client: TestClient, id: number) =>
  client.post('/api/principal/delete', { id, version: await versionOf(id) })
const page = async (id: number) => {
  const { body } = await teacher.get(`/api/portal/getContentDetail?type=principal&id=${id}`)
  return body.success ? Object(body.data) : undefined
}
const names = async (): Promise<string[]> => {
  const { body } = await teacher.get('/api/portal/principals?pageSize=50')
  return Object(body.data).data.map(({ title }: { title: string }) => title)
}
const rows = async (client: TestClient, t: object = {}): Promise<{ id: number; name: string; state: string }[]> =>
  Object((await client.post('/api/principal/queryPage', { currentPage: 1, pageSize: 100, t })).body.data).data

describe('profiles of principals refuse', () => {
  it('people without the codes and anonymous callers', async () => {
    for (const client of [teacher, await as('edit01'), await as('s_wangzh')]) {
      expect((await create(client)).status).toBe(403)
      expect((await save(client, PUBLIC)).status).toBe(403)
      expect((await submit(client, PUBLIC)).status).toBe(403)
      expect((await audit(client, PUBLIC, 'off', '内容需要更新')).status).toBe(403)
      expect((await remove(client, PUBLIC)).status).toBe(403)
      expect((await client.get(`/api/principal/getPrincipal?id=${PUBLIC}`)).status).toBe(403)
      expect((await client.post('/api/principal/queryPage', { currentPage: 1, pageSize: 10 })).status).toBe(403)
    }
    expect((await create(visitor)).status).toBe(401)
    expect((await audit(school, PUBLIC, 'off', '内容需要更新')).status).toBe(403)
  })

  it('schools and principals outside the scope, which are not there', async () => {
    expect((await create(school, { schoolId: NEIGHBOUR })).status).toBe(404)
    expect((await create(school, { schoolId: 999_999 })).status).toBe(404)
    for (const client of [school, county]) {
      expect((await create(client, { schoolId: ELSEWHERE })).status).toBe(404)
      expect((await client.get(`/api/principal/getPrincipal?id=${FOREIGN}`)).status).toBe(404)
      expect((await save(client, FOREIGN, { schoolId: ELSEWHERE })).status).toBe(404)
      expect((await submit(client, FOREIGN)).status).toBe(404)
      expect((await remove(client, FOREIGN)).status).toBe(404)
    }
    expect((await audit(county, FOREIGN, 'return', '内容需要更新')).status).toBe(404)
    expect((await rows(school)).map(({ id }) => id)).toEqual([PUBLIC])
    expect((await create(county, { schoolId: 6 })).status).toBe(404)
  })

  it('another school outside the scope, while the public one is in it', async () => {
    const id = await created(school)
    expect((await save(school, id, { schoolId: NEIGHBOUR })).status).toBe(404)
    expect((await save(county, id, { schoolId: NEIGHBOUR })).body.success).toBe(true)
    expect((await school.get(`/api/principal/getPrincipal?id=${id}`)).status).toBe(404)
    expect((await remove(county, id)).body.success).toBe(true)
  })

  it('stale versions, changes while it waits, and decisions that do not fit', async () => {
    const id = await created(school)
    const version = await versionOf(id)
    expect((await save(school, id, { title: '副校长' }, version)).body.success).toBe(true)
    const stale = await save(school, id, {}, version)
    expect(stale.status).toBe(409)
    expect(Object(stale.body.data)).toMatchObject({ version: version + 1, draft: { title: '副校长' } })
    expect((await audit(county, id, 'pass')).body.code).toBe('PRINCIPAL_STATE')
    await submit(school, id)
    expect((await save(school, id)).body).toMatchObject({
      code: 'PRINCIPAL_FIXED',
      msg: '已提交审核，审核结束前不能修改',
    })
    expect((await remove(school, id)).body.code).toBe('PRINCIPAL_FIXED')
    expect((await audit(county, id, 'off', '内容需要更新')).body.code).toBe('PRINCIPAL_STATE')
    expect((await audit(county, id, 'return', '太短')).body.errors?.[0]).toEqual({
      field: 'reason',
      msg: '请填写原因（至少5个字）',
    })
    expect((await audit(county, id, 'return', '请补充任职经历')).body.success).toBe(true)
    expect((await remove(school, id)).body).toMatchObject({ success: true, msg: '删除成功！' })
  })

  it('what is missing, at its fields', async () => {
    expect((await create(school, { name: ' ' })).body.errors).toEqual([{ field: 'name', msg: '此项必填' }])
    const id = await created(school, { title: '', resumeHtml: '<p> </p>' })
    expect((await submit(school, id)).body.errors).toEqual([
      { field: 'title', msg: '此项必填' },
      { field: 'resumeHtml', msg: '此项必填' },
    ])
    expect((await create(school, { honours: [''] })).status).toBe(400)
    await remove(school, id)
  })

  it('photos of others', async () => {
    const foreign = await uploadPicture(teacher, 'foreign-photo')
    expect((await create(school, { photoFileId: foreign })).status).toBe(404)
  })

  it('their author as the reviewer', async () => {
    const id = await created(county)
    await submit(county, id)
    expect((await read(id, county)).mayDecide).toBe(false)
    expect((await audit(county, id, 'pass')).body).toMatchObject({
      code: 'OWN_PRINCIPAL',
      msg: '不能审核自己编写或提交的内容',
    })
    expect((await audit(city, id, 'return', '请补充任职经历')).body.success).toBe(true)
    await remove(county, id)
  })
})

describe('the profile of a principal', () => {
  it('is written, passed by the county, taken off the portal and put back', async () => {
    const photo = await uploadPicture(school, 'principal-photo')
    const script = '<p onclick="x()">安全</p><script>alert(1)</script><img src="x" onerror="x()">'
    const id = await created(school, { photoFileId: photo, resumeHtml: script, ideasHtml: script })
    const stored = await read(id, school)
    expect(stored).toMatchObject({ state: 'draft', isPublic: false, live: null, mayEdit: true, mayRemove: true })
    expect(`${stored.draft.resumeHtml}${stored.draft.ideasHtml}`).not.toMatch(/script|onclick|onerror/)
    expect((await submit(school, id)).body.success).toBe(true)
    expect(await page(id)).toBeUndefined()
    expect(await names()).not.toContain(content.name)
    const seen = await read(id, county)
    expect(seen).toMatchObject({ state: 'pending', mayDecide: true, submitterName: '宋槐序' })
    expect((await visitor.send(new Request(`http://doorway.test${seen.files[0].url}`))).status).toBe(200)
    expect((await rows(county, { state: 'pending', keyword: '砚秋' })).map((row) => row.id)).toEqual([id])

    expect((await audit(county, id, 'pass')).body.msg).toBe('已通过，门户已更新')
    const shown = await page(id)
    expect(shown).toMatchObject({ title: content.name, summary: content.summary })
    expect(`${shown?.bodyHtml}${shown?.sections[0].html}`).toContain('安全')
    expect(`${shown?.bodyHtml}${shown?.sections[0].html}`).not.toMatch(/script|onclick|onerror/)
    expect(await names()).toContain(content.name)
    expect(await read(id, school)).toMatchObject({ state: 'published', draft: null, mayRemove: false })

    const { publishAt } = await read(id)
    clock.advanceMinutes(5)
    expect((await audit(county, id, 'off', '校名正在变更')).body.success).toBe(true)
    expect(await page(id)).toBeUndefined()
    expect(await names()).not.toContain(content.name)
    expect(await read(id, school)).toMatchObject({ state: 'offline', isPublic: false, live: { name: content.name } })
    expect((await remove(school, id)).body.code).toBe('PRINCIPAL_STATE')
    expect((await rows(county, { state: 'offline' })).map((row) => row.id)).toEqual([id])
    expect((await audit(county, id, 'on')).body.success).toBe(true)
    expect((await page(id))?.title).toBe(content.name)
    expect(await read(id)).toMatchObject({ state: 'published', publishAt })
    const actions = await rowsOf<{ action: string }>(
      db,
      sql`select action from operation_log where target_type = 'principal_profile' and target_id = ${String(id)} order by id`,
    )
    expect(actions.map(({ action }) => action)).toEqual([
      'principal.add',
      'principal.submit',
      'principal.pass',
      'principal.off',
      'principal.on',
    ])
  })

  it('stays public as it was until a new version passes, and gives up the photo that it no longer shows', async () => {
    const [first, second] = [await uploadPicture(school, 'photo-1'), await uploadPicture(school, 'photo-2')]
    const uses = async (id: string) => (await rowsOf(db, sql`select 1 from file_use where file_id = ${id}`)).length
    await save(school, PUBLIC, { photoFileId: first })
    await submit(school, PUBLIC)
    await audit(county, PUBLIC, 'pass')
    await save(school, PUBLIC, { photoFileId: second, title: '书记、校长' })
    expect(await read(PUBLIC, school)).toMatchObject({ state: 'draft', isPublic: true, live: { title: content.title } })
    expect([await uses(first), await uses(second)]).toEqual([1, 1])
    await submit(school, PUBLIC)
    expect((await audit(county, PUBLIC, 'return', '请核对职务名称')).body.success).toBe(true)
    const returned = await read(PUBLIC, school)
    expect(returned).toMatchObject({ state: 'returned', mayEdit: true, draft: { title: '书记、校长' } })
    expect(returned.reviews[0]).toMatchObject({ decision: 'return', reason: '请核对职务名称' })
    expect((await page(PUBLIC))?.facts).toContainEqual({ key: 'position', value: content.title })
    await submit(school, PUBLIC)
    await audit(city, PUBLIC, 'pass')
    expect((await page(PUBLIC))?.facts).toContainEqual({ key: 'position', value: '书记、校长' })
    expect([await uses(first), await uses(second)]).toEqual([0, 1])
    expect((await submit(school, PUBLIC)).body.code).toBe('PRINCIPAL_UNCHANGED')
  })

  it('is listed by school, name and state within the scope', async () => {
    expect((await rows(county)).every(({ id }) => id !== FOREIGN)).toBe(true)
    expect((await rows(province)).map(({ id }) => id)).toContain(FOREIGN)
    expect((await rows(county, { schoolId: NEIGHBOUR })).map(({ name }) => name)).toEqual(['程望岳'])
    expect((await rows(school, { schoolId: ELSEWHERE })).length).toBe(0)
    expect((await rows(province))[0]?.state).toBe('pending')
  })
})
