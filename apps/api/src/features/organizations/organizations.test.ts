import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous } = await openTestApp()
const admin = await as('admin')
const county = await as('yc_county01')

describe('organisations', () => {
  it('are for signed-in people', async () => {
    expect((await anonymous().get('/api/school/getSchoolInfoListByParentId?parentId=0')).status).toBe(401)
  })

  it('outside what a person may see look absent', async () => {
    expect((await county.get('/api/school/getPath?id=18')).status).toBe(404)
    expect((await county.get('/api/schoolGrade/getSchoolGradeListBySchoolId?schoolId=14')).status).toBe(404)
    expect((await county.get('/api/schoolClass/getClassInfoList?gradeId=999999')).status).toBe(404)
  })

  it('come as one list of up to 9000 rows', async () => {
    const page = await admin.post('/api/school/queryPageSchoolList', { currentPage: 1, pageSize: 9000 })
    expect(page.body.data).toMatchObject({ total: 24, pageSize: 9000 })
    expect((await admin.post('/api/school/queryPageSchoolList', { currentPage: 1, pageSize: 9001 })).status).toBe(400)
  })

  it('open level by level from the root to what a person may see, and no further', async () => {
    const top = await county.get('/api/school/getSchoolInfoListByParentId?parentId=0')
    expect(top.body.data).toMatchObject([{ id: 2, parentIds: '2', hasChild: '1' }])
    const below = await county.get('/api/school/getSchoolInfoListByParentId?parentId=2')
    expect(below.body.data).toMatchObject([{ id: 6, parentIds: '2,6' }])
  })

  it('tell how many people are below, to those who may list them all', async () => {
    const counts = async (client: typeof admin) => {
      const { body } = await client.get('/api/school/getSchoolInfoListByParentId?parentId=2')
      return Object(body.data).map(({ id, userCount }: { id: number; userCount?: number }) => [id, userCount])
    }
    const below = { currentPage: 1, pageSize: 1, t: { parentIds: '2,6' } }
    const { total } = Object((await admin.post('/api/userInfo/queryPageUserInfoList', below)).body.data)
    expect(total).toBeGreaterThan(0)
    expect(await counts(admin)).toContainEqual([6, total])
    expect(await counts(await as('t_linyq'))).toEqual([[6, undefined]])
  })

  it('are found by name with the way down, within the scope', async () => {
    const keyword = { keyword: '小学' }
    expect((await county.post('/api/school/searchSchool', keyword)).body.data).toMatchObject([
      { school: { name: '望川市砚池小学' }, path: [{ id: 2 }, { id: 6 }] },
    ])
    const inQingyu = await admin.post('/api/school/searchSchool', { ...keyword, areaCode: '380200' })
    expect(inQingyu.body.data).toMatchObject([{ school: { id: 18 } }])
  })

  it('have grades and classes, open to those who register', async () => {
    const response = await anonymous().get('/api/schoolClass/getGradeAndClassList?schoolId=10')
    expect(response.body.data).toMatchObject([
      { name: '小班', inYear: 2026, classList: [{ name: '1班' }, { name: '2班' }] },
      {},
      {},
    ])
    expect((await anonymous().get('/api/schoolClass/getGradeAndClassList?schoolId=999')).status).toBe(404)
  })
})

describe('stages and dictionaries', () => {
  it('are open to everybody', async () => {
    const stages = await anonymous().get('/api/garde/getAllTGardeList')
    expect(stages.body.data).toMatchObject([
      { gardeName: '学前' },
      { gardeName: '小学' },
      { gardeName: '初中' },
      { gardeName: '高中' },
    ])
    const types = await anonymous().get('/api/dic/getCscpDicList?dicType=8')
    expect(types.body.data).toMatchObject([
      {},
      {},
      {},
      { dicValue: '4', dicDisplay: '教师', labels: { en: 'Teacher' } },
      {},
      {},
    ])
  })
})
