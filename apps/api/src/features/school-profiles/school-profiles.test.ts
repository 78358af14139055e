import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { uploadPicture } from '../../testing/upload-picture'

const { as, anonymous, clock, db } = await openTestApp()
const school = await as('ycxx_school01')
const garden = await as('k_baisr')
const county = await as('yc_county01')
const city = await as('wc_city01')
const province = await as('prov01')
const teacher = await as('t_linyq')
const visitor = anonymous()

const OWN = 8
const NEIGHBOUR = 9
const ELSEWHERE = 18

const content = {
  motto: '一砚一世界',
  idea: '让每个孩子走好自己的路',
  intro: '学校创办于1952年。\n今天有<b>三个</b>校区。',
  foundedYear: 1952,
  studentBand: '1500—2000人',
  features: ['翰墨校园'],
  honours: ['望川市文明校园'],
  tags: ['arts'],
  staffTotal: 96,
  staffSenior: 31,
  staffGraduate: 22,
  courses: [{ name: '翰墨校园', summary: '每天二十分钟写字课' }],
  pictures: [] as { id: string; alt: string }[],
}

const read = async (client: TestClient, schoolId = OWN) =>
  Object((await client.get(`/api/schoolProfile/getProfile?schoolId=${schoolId}`)).body.data)
const versionOf = async (schoolId = OWN) => Number((await read(province, schoolId)).version)
const save = async (client: TestClient, change: object = {}, schoolId = OWN, version?: number) =>
  client.post('/api/schoolProfile/save', {
    schoolId,
    version: version ?? (await versionOf(schoolId)),
    content: { ...content, ...change },
  })
const submit = async (client: TestClient, schoolId = OWN) =>
  client.post('/api/schoolProfile/submit', { schoolId, version: await versionOf(schoolId) })
const audit = async (client: TestClient, decision: string, reason?: string, schoolId = OWN) =>
  client.post('/api/schoolProfile/audit', {
    schoolId,
    version: await versionOf(schoolId),
    decision,
    ...(reason !== undefined && { reason }),
  })
const page = async (schoolId = OWN) => {
  const { body } = await visitor.get(`/api/portal/getContentDetail?type=school&id=${schoolId}`)
  return body.success ? Object(body.data) : undefined
}
const rows = async (client: TestClient, t: object = {}): Promise<{ schoolId: number; state: string }[]> =>
  Object((await client.post('/api/schoolProfile/queryPage', { currentPage: 1, pageSize: 100, t })).body.data).data
/** Ends a review that an earlier test left open. */
const reset = async () => {
  if ((await read(province)).state === 'pending') await audit(city, 'return', '请重新填写内容')
}

describe('profiles of schools refuse', () => {
  it('people without the codes and anonymous callers', async () => {
    for (const client of [teacher, await as('edit01'), await as('s_wangzh')]) {
      expect((await save(client)).status).toBe(403)
      expect((await audit(client, 'pass')).status).toBe(403)
      expect((await client.post('/api/schoolProfile/queryPage', { currentPage: 1, pageSize: 10 })).status).toBe(403)
    }
    expect((await save(visitor)).status).toBe(401)
  })

  it('schools outside the scope, which are not there', async () => {
    for (const client of [school, county, city]) {
      expect((await save(client, {}, ELSEWHERE)).status).toBe(404)
      expect((await client.get(`/api/schoolProfile/getProfile?schoolId=${ELSEWHERE}`)).status).toBe(404)
      expect((await audit(client, 'pass', undefined, ELSEWHERE)).status).toBe(404)
    }
    expect((await save(school, {}, NEIGHBOUR)).status).toBe(404)
    expect((await save(garden)).status).toBe(404)
    expect((await rows(school)).map(({ schoolId }) => schoolId)).toEqual([OWN])
  })

  it('a school as its own reviewer, and a reviewer who wrote or submitted', async () => {
    await reset()
    expect((await save(school)).body.success).toBe(true)
    expect((await submit(school)).body.success).toBe(true)
    expect((await audit(school, 'pass')).status).toBe(403)
    expect((await audit(county, 'return', '请补充师资情况')).body.success).toBe(true)
    expect((await save(county)).body.success).toBe(true)
    expect((await submit(school)).body.success).toBe(true)
    expect((await audit(county, 'pass')).body).toMatchObject({
      code: 'OWN_PROFILE',
      msg: '不能审核自己编写或提交的内容',
    })
    expect((await audit(city, 'return', '请重新填写内容')).body.success).toBe(true)
  })

  it('stale versions, changes while it waits, and decisions that do not fit', async () => {
    await reset()
    const version = await versionOf()
    expect((await save(school, {}, OWN, version)).body.success).toBe(true)
    const stale = await save(school, { motto: '另一句' }, OWN, version)
    expect(stale.status).toBe(409)
    expect(Object(stale.body.data)).toMatchObject({ version: version + 1, draft: { motto: content.motto } })
    expect((await audit(county, 'pass')).body.code).toBe('PROFILE_STATE')
    await submit(school)
    expect((await save(school)).body).toMatchObject({ code: 'PROFILE_FIXED', msg: '已提交审核，审核结束前不能修改' })
    expect((await audit(county, 'off', '内容需要更新')).body.code).toBe('PROFILE_STATE')
    expect((await audit(county, 'return', '太短')).body.errors?.[0]).toEqual({
      field: 'reason',
      msg: '请填写原因（至少5个字）',
    })
    await reset()
  })

  it('what is missing when it is submitted, at its fields', async () => {
    await reset()
    expect((await save(school, { motto: '', foundedYear: null })).body.success).toBe(true)
    const refused = await submit(school)
    expect(refused.body.errors).toEqual([
      { field: 'motto', msg: '此项必填' },
      { field: 'foundedYear', msg: '此项必填' },
    ])
    expect((await save(school, { staffTotal: 10, staffSenior: 31 })).body.errors).toEqual([
      { field: 'staffSenior', msg: '不能超过教职工总数' },
      { field: 'staffGraduate', msg: '不能超过教职工总数' },
    ])
  })

  it('pictures of others and what is no picture', async () => {
    await reset()
    const foreign = await uploadPicture(teacher, 'foreign-album')
    expect((await save(school, { pictures: [{ id: foreign, alt: '校门' }] })).status).toBe(404)
    const own = await uploadPicture(school, 'own-album')
    await save(school, { pictures: [{ id: own, alt: ' ' }] })
    expect((await submit(school)).body.errors).toEqual([{ field: 'pictures', msg: '请为每张图片填写说明' }])
  })
})

describe('the profile of a school', () => {
  it('stays public as it was until a bureau passes the new version', async () => {
    await reset()
    const before = await page()
    const id = await uploadPicture(school, 'new-album')
    const saved = await save(school, { motto: '新的校训', pictures: [{ id, alt: '新教学楼' }] })
    expect(Object(saved.body.data)).toMatchObject({ state: 'draft', isPublic: true, mayEdit: true, mayDecide: false })
    expect((await submit(school)).body.success).toBe(true)
    expect((await page())?.facts).toEqual(before?.facts)
    expect((await visitor.send(new Request(`http://doorway.test/api/file/content/${id}`))).status).toBe(404)
    const seen = await read(county)
    expect(seen).toMatchObject({
      state: 'pending',
      mayDecide: true,
      submitterName: '宋槐序',
      draft: { motto: '新的校训' },
    })
    const { url } = seen.files.find((file: { id: string }) => file.id === id)
    expect((await visitor.send(new Request(`http://doorway.test${url}`))).status).toBe(200)
    expect((await rows(county, { state: 'pending' }))[0]).toMatchObject({ state: 'pending' })
    expect((await audit(county, 'pass')).body.msg).toBe('已通过，门户已更新')
    const shown = await page()
    expect(shown?.facts).toContainEqual({ key: 'motto', value: '新的校训' })
    expect(shown?.bodyHtml).toBe('<p>学校创办于1952年。</p><p>今天有&lt;b&gt;三个&lt;/b&gt;校区。</p>')
    expect(shown?.school).toMatchObject({ pictures: [{ id, alt: '新教学楼' }], courses: content.courses })
    expect(shown?.school.video?.title).toBe(before?.school.video?.title)
    expect((await visitor.send(new Request(`http://doorway.test/api/file/content/${id}`))).status).toBe(200)
    expect((await read(school)).draft).toBeNull()
  })

  it('goes back with a reason, is corrected and passes', async () => {
    await reset()
    await save(school, { idea: '再改一次' })
    await submit(school)
    expect((await audit(county, 'return', '请补充办学理念')).body.success).toBe(true)
    const returned = await read(school)
    expect(returned).toMatchObject({ state: 'returned', mayEdit: true, draft: { idea: '再改一次' } })
    expect(returned.reviews[0]).toMatchObject({ decision: 'return', reason: '请补充办学理念', reviewerName: '陆清和' })
    await save(school, { idea: '理念补充完整' })
    await submit(school)
    expect((await audit(city, 'pass')).body.success).toBe(true)
    expect((await page())?.summary).toBe('理念补充完整')
  })

  it('leaves the portal with a reason and comes back as old as it was', async () => {
    await reset()
    const publishAt = (await read(school)).publishAt
    clock.advanceMinutes(5)
    expect((await audit(county, 'off', '校名正在变更')).body.success).toBe(true)
    expect(await page()).toBeUndefined()
    expect(await read(school)).toMatchObject({ state: 'returned', isPublic: false })
    await submit(school)
    await audit(county, 'pass')
    expect((await page())?.id).toBe(OWN)
    expect((await read(school)).publishAt).toBe(publishAt)
  })

  it('begins empty for a school that has none, and reaches its page', async () => {
    const fresh = 13
    expect(await read(county, fresh)).toMatchObject({ state: 'none', isPublic: false, live: null, draft: null })
    expect((await rows(county, { state: 'absent' })).map(({ schoolId }) => schoolId)).toContain(fresh)
    await save(county, { idea: '看见每一个孩子' }, fresh)
    await submit(county, fresh)
    expect(await page(fresh)).toBeUndefined()
    await audit(city, 'pass', undefined, fresh)
    expect((await page(fresh))?.summary).toBe('看见每一个孩子')
    expect((await rows(county, { state: 'public', keyword: '特殊教育' })).map(({ schoolId }) => schoolId)).toEqual([
      fresh,
    ])
  })

  it('gives up the pictures that it no longer shows', async () => {
    await reset()
    const [first, second] = [await uploadPicture(school, 'album-1'), await uploadPicture(school, 'album-2')]
    await save(school, { pictures: [{ id: first, alt: '操场' }] })
    await submit(school)
    await audit(county, 'pass')
    await save(school, { pictures: [{ id: second, alt: '礼堂' }] })
    const uses = async (id: string) => (await rowsOf(db, sql`select 1 from file_use where file_id = ${id}`)).length
    expect(await uses(first)).toBeGreaterThan(0)
    expect(await uses(second)).toBe(1)
    await submit(school)
    await audit(county, 'pass')
    expect(await uses(first)).toBe(0)
    expect((await visitor.send(new Request(`http://doorway.test/api/file/content/${first}`))).status).toBe(404)
  })

  it('of a kindergarten is written by its head', async () => {
    await save(garden, { motto: '慢慢来' }, 10)
    expect((await submit(garden, 10)).body.success).toBe(true)
    expect((await audit(county, 'pass', undefined, 10)).body.success).toBe(true)
    expect((await page(10))?.facts).toContainEqual({ key: 'motto', value: '慢慢来' })
  })
})
