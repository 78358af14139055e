import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'

const { as, db } = await openTestApp()
const admin = await as('admin')
const city = await as('wc_city01')
const edit = await as('edit01')

const junior = {
  name: '砚池区第二小学',
  orgId: 6,
  type: '2',
  code: '2138000190',
  schoolType: '211',
  areaCode: '380102',
}
const save = (body: object, client = admin) => client.post('/api/school/insertOrUpdateSchool', body)
const idOf = (response: { body: { data: unknown } }) => Number(Object(response.body.data).id)

/** Every interval lies inside its parent's, no two places are the same, and people stand where their school stands. */
async function faultsOfPositions() {
  return rowsOf<{ id: number }>(
    db,
    sql`select school.id::float8 as id from school left join school parent on parent.id = school.parent_id
      where school.deleted_at is null and (
        school.lft > school.rgt or school.lft <= parent.lft or school.rgt > parent.rgt
        or school.path <> coalesce(parent.path, '/') || school.id || '/'
        or school.depth <> coalesce(parent.depth + 1, 0))
      union all select min(id)::float8 from school where deleted_at is null group by lft having count(*) > 1
      union all select app_user.id::float8 from app_user join school on school.id = app_user.school_id
      where app_user.org_pos is distinct from school.lft`,
  )
}

describe('saving an organisation', () => {
  it('needs the code, and the scope for the parent', async () => {
    expect((await save(junior, edit)).status).toBe(403)
    expect((await save({ ...junior, orgId: 3 }, city)).status).toBe(404)
    expect((await save({ ...junior, orgId: 0 }, city)).status).toBe(404)
    expect((await save({ ...junior, id: 18, orgId: 6 }, city)).status).toBe(404)
    expect((await city.delete('/api/school/deleteSchoolById/18')).status).toBe(404)
  })

  it('refuses in the words of section 5', async () => {
    const { body } = await save({ code: 'x' })
    expect(body.errors?.map(({ msg }) => msg)).toEqual([
      '组织编码只能输入数字',
      '请输入组织名称',
      '请选择机构名',
      '请选择组织类型',
    ])
    expect((await save({ ...junior, type: '7' })).body.errors).toMatchObject([{ field: 'type' }])
    expect((await save({ ...junior, areaCode: '380422' })).body.errors).toMatchObject([{ field: 'areaCode' }])
    expect((await save({ ...junior, areaCode: '380202' }, city)).body.errors).toMatchObject([{ field: 'areaCode' }])
    expect((await save({ ...junior, name: '望川市砚池小学' })).body.errors).toMatchObject([{ field: 'name' }])
    expect((await save({ ...junior, code: '2138000101' })).body.errors).toMatchObject([{ field: 'code' }])
    expect(await faultsOfPositions()).toEqual([])
  })

  it('adds, changes and deletes', async () => {
    const added = await save(junior, city)
    expect(added.body.data).toMatchObject({ parentIds: `2,6,${idOf(added)}`, depth: 2, hasChild: '0', version: 0 })
    const id = idOf(added)
    expect((await save({ ...junior, id, name: '砚池区实验小学', version: 0 }, city)).body.data).toMatchObject({
      version: 1,
    })
    expect((await save({ ...junior, id, version: 0 }, city)).status).toBe(409)
    expect((await city.get(`/api/school/getSchoolUsage?id=${id}`)).body.data).toEqual({
      id,
      children: 0,
      users: 0,
      grades: 0,
    })
    expect((await city.delete(`/api/school/deleteSchoolById/${id}`)).body.data).toEqual({ deleted: 1 })
    expect((await city.get(`/api/school/getPath?id=${id}`)).status).toBe(404)
    expect(await faultsOfPositions()).toEqual([])
  })

  it('moves a branch with its people, never below itself', async () => {
    const bureau = { name: '砚池区教育局', type: '1', areaCode: '380102' }
    expect((await save({ ...bureau, id: 6, orgId: 8 })).body).toMatchObject({ success: false, code: 'SCHOOL_CYCLE' })
    expect((await save({ ...bureau, id: 6, orgId: 3 })).body.data).toMatchObject({ parentIds: '3,6' })
    expect((await admin.get('/api/school/getPath?id=8')).body.data).toMatchObject({ path: [{ id: 3 }, { id: 6 }] })
    expect(await faultsOfPositions()).toEqual([])
    const people = (parentIds: string) =>
      admin.post('/api/userInfo/queryPageUserInfoList', {
        currentPage: 1,
        pageSize: 10,
        t: { parentIds, username: 't_linyq' },
      })
    expect((await people('3')).body.data).toMatchObject({ total: 1 })
    await save({ ...bureau, id: 6, orgId: 2 })
    expect((await people('3')).body.data).toMatchObject({ total: 0 })
  })

  it('refuses to delete what something belongs to', async () => {
    expect((await admin.delete('/api/school/deleteSchoolById/6')).body).toMatchObject({
      success: false,
      code: 'SCHOOL_IN_USE',
      msg: expect.stringMatching(/^该机构仍有 \d+ 个下级机构、\d+ 名用户和 \d+ 个年级/),
    })
    expect((await admin.get('/api/school/getPath?id=6')).status).toBe(200)
  })
})
