import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, db } = await openTestApp()
const admin = await as('admin')
const school = await as('ycxx_school01')
const teacher = await as('t_xutb')

const idOf = async (username: string) => {
  const { rows } = Object(await db.execute(`select id::int as id from app_user where username = '${username}'`))
  return Number(rows[0].id)
}
const [linyq, songhx, foreigner, student] = await Promise.all(
  ['t_linyq', 'ycxx_school01', 't_xutb', 's_wangzh'].map(idOf),
)

const save = (body: object, client = school) => client.post('/api/workgroup/insertOrUpdate', body)
const list = async (t: object, client = admin) => {
  const { body } = await client.post('/api/workgroup/queryPage', { currentPage: 1, pageSize: 50, t })
  return Object(body.data)
}
const names = async (t: object, client = admin) =>
  (await list(t, client)).data.map(({ name }: { name: string }) => name)
const membersOf = async (id: number) => Object((await admin.get(`/api/workgroup/getMembers?id=${id}`)).body.data)
const draft = {
  name: '砚池小学科学中心组',
  kind: 'centre_group',
  orgId: 8,
  gardeId: '2',
  courseId: '0202',
  summary: '每月一次集体备课',
  validFrom: '2026-01-01',
  validTo: '2099-12-31',
  members: [{ userId: linyq, role: 'leader' }],
}
const add = async (more: object = {}) => Object((await save({ ...draft, ...more })).body.data)
const errorsOf = async (body: object) => (await save(body)).body.errors

describe('workgroups', () => {
  it('are for those with the codes alone', async () => {
    expect((await save(draft, teacher)).status).toBe(403)
    expect((await teacher.post('/api/workgroup/dissolve', { id: 1, isDissolved: true })).status).toBe(403)
    expect((await teacher.get('/api/workgroup/getMembers?id=1')).status).toBe(403)
  })

  it('need a name, a type, an organization, a term and one leader', async () => {
    expect(await errorsOf({ name: ' ', summary: '长'.repeat(301), members: [] })).toEqual([
      { field: 'name', msg: '请输入工作组名称' },
      { field: 'summary', msg: '简介不能超过300个字符' },
      { field: 'kind', msg: '请选择工作组类型' },
      { field: 'orgId', msg: '请选择所属机构' },
      { field: 'validFrom', msg: '请选择有效期的开始日期' },
      { field: 'members', msg: '请指定一名组长' },
    ])
    expect(await errorsOf({ ...draft, validTo: '2025-12-31' })).toMatchObject([{ field: 'validTo' }])
    expect(await errorsOf({ ...draft, validFrom: '2026-02-31' })).toMatchObject([{ field: 'validFrom' }])
    expect(await errorsOf({ ...draft, courseId: '9999' })).toMatchObject([{ field: 'courseId' }])
    expect(await errorsOf({ ...draft, areaCode: '380202' })).toMatchObject([{ field: 'areaCode' }])
    const twice = [...draft.members, { userId: linyq, role: 'member' }]
    expect(await errorsOf({ ...draft, members: twice })).toMatchObject([
      { field: 'members', msg: '同一人不能重复加入' },
    ])
  })

  it('stay inside the scope of the caller', async () => {
    expect((await save({ ...draft, orgId: 18 })).status).toBe(404)
    expect((await school.get('/api/workgroup/getWorkgroup?id=2')).status).toBe(404)
    expect((await save({ id: 2, name: 'x' })).status).toBe(404)
    expect((await school.post('/api/workgroup/dissolve', { id: 2, isDissolved: true })).status).toBe(404)
    expect(await names({}, school)).not.toContain('许棠贝初中物理名师工作室')
    for (const userId of [foreigner, student, 999_999])
      expect(await errorsOf({ ...draft, members: [...draft.members, { userId, role: 'member' }] })).toMatchObject([
        { field: 'members', msg: '所选人员不存在，或不在您的管理范围内' },
      ])
  })

  it('are added and changed, with a conflict for a stale version', async () => {
    const { id, ...added } = await add()
    expect(added).toMatchObject({ areaCode: '380102', version: 0, state: 'active', members: [{ userId: linyq }] })
    const members = [
      { userId: songhx, role: 'leader' },
      { userId: linyq, role: 'member' },
    ]
    const { body } = await save({ id, version: 0, name: '科学组', members })
    expect(body.data).toMatchObject({ name: '科学组', summary: draft.summary, version: 1, gardeId: '2' })
    expect(await list({ name: '科学组' })).toMatchObject({ total: 1, data: [{ leaderName: '宋槐序', memberCount: 2 }] })
    const stale = await save({ id, version: 0, name: '旧' })
    expect(stale).toMatchObject({ status: 409, body: { data: { name: '科学组' } } })
  })

  it('keep an introduction only as far as it is safe', async () => {
    const { introHtml } = await add({ introHtml: '<p onclick="x()">好<script>alert(1)</script></p>' })
    expect(introHtml).toBe('<p>好</p>')
  })

  it('remember who belonged to them and when', async () => {
    const { id } = await add({ members: [...draft.members, { userId: songhx, role: 'member' }] })
    await db.execute(`update workgroup_member set joined_at = '2026-01-05' where workgroup_id = ${id}`)
    await save({ id, members: draft.members })
    const left = await membersOf(id)
    expect(left).toMatchObject([
      { userId: linyq, role: 'leader', leftAt: null },
      { userId: songhx, leftAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
    ])
    expect(left[1].leftAt > left[1].joinedAt).toBe(true)
    // Added and removed on one day: a mistake, not a membership.
    await save({ id, members: [...draft.members, { userId: songhx, role: 'vice' }] })
    await save({ id, members: draft.members })
    expect(await membersOf(id)).toHaveLength(2)
  })
})

describe('the list of workgroups', () => {
  it('is filtered by name, leader, type, state and organization', async () => {
    expect(await names({ name: '名师工作室', kind: 'studio' })).toHaveLength(3)
    expect(await names({ name: '许棠贝', kind: 'studio' })).toEqual(['许棠贝初中物理名师工作室'])
    expect(await names({ orgId: 9 })).toEqual(['许棠贝初中物理名师工作室'])
    expect(await names({ kind: 'principal_studio', state: 'expired' })).toEqual([])
  })
})

describe('the term of a workgroup', () => {
  it('ends by itself, and the group is read-only until it is extended', async () => {
    const { id } = Object((await save({ ...draft, name: '短期组', validTo: '2026-01-02' })).body.data)
    expect(await names({ state: 'expired' })).toEqual(['短期组'])
    expect(await names({ state: 'active' })).not.toContain('短期组')
    expect((await save({ id, name: '改名' })).body).toMatchObject({ success: false, code: 'WORKGROUP_EXPIRED' })
    expect((await save({ id, name: '改名', validTo: null })).body.data).toMatchObject({ state: 'active' })
  })

  it('ends with a dissolution, which can be taken back', async () => {
    const { id, version } = Object((await save({ ...draft, name: '项目组' })).body.data)
    const dissolve = (isDissolved: boolean, more: object = {}) =>
      school.post('/api/workgroup/dissolve', { id, isDissolved, ...more })
    expect((await dissolve(true, { version: version + 7 })).status).toBe(409)
    expect((await dissolve(true, { version })).body.data).toMatchObject({ state: 'dissolved' })
    expect((await save({ id, name: '改名' })).body).toMatchObject({ code: 'WORKGROUP_DISSOLVED' })
    expect((await dissolve(false)).body.data).toMatchObject({ state: 'active', members: [{ userId: linyq }] })
    const { rows } = Object(
      await db.execute(
        `select action, diff from operation_log where target_type = 'workgroup' and target_id = '${id}' order by id`,
      ),
    )
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      'workgroup.add',
      'workgroup.delete',
      'workgroup.restore',
    ])
  })
})

describe('the people to choose', () => {
  it('are adults with an account in scope, below an organization and by name', async () => {
    const find = async (t: object) => {
      const { body } = await school.post('/api/workgroup/queryPagePeople', { currentPage: 1, pageSize: 100, t })
      return Object(body.data).data.map(({ username }: { username: string }) => username)
    }
    const all = await find({})
    expect(all).toContain('t_linyq')
    expect(all).not.toContain('t_xutb')
    expect(all.filter((name: string) => /^[sp]_/.test(name))).toEqual([])
    expect(await find({ keyword: '林砚' })).toEqual(['t_linyq'])
    expect(await find({ orgId: 18 })).toEqual([])
  })

  it('and the experts of a jury are hidden from those who cannot choose them', async () => {
    const { id } = await add({ name: '评审专家组', kind: 'judge_group' })
    await db.execute(
      `delete from role_menu where role_id = 8 and menu_id in (select id from menu where permission_code = 'wg:member')`,
    )
    await db.execute(`update data_version set version = version + 1 where name = 'permissions'`)
    expect((await school.get(`/api/workgroup/getMembers?id=${id}`)).status).toBe(403)
    expect((await school.get(`/api/workgroup/getWorkgroup?id=${id}`)).body.data).toMatchObject({ members: [] })
    const changed = await save({ id, members: [{ userId: songhx, role: 'leader' }] })
    expect(changed.status).toBe(403)
  })
})
