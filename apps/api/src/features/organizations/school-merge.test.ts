import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'

const { as, db, anonymous } = await openTestApp()
const admin = await as('admin')
const county = await as('yc_county01')
const editor = await as('edit01')

const PRIMARY = 8
const NINE_YEARS = 14
const merge = (body: object, client = admin) => client.post('/api/school/merge', body)
const countUsers = async (school: number) => {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from app_user where school_id = ${school} and deleted_at is null`,
  )
  return row?.n ?? 0
}

describe('merging schools', () => {
  it('needs the code, and both schools in scope', async () => {
    expect((await merge({ fromId: PRIMARY, toId: NINE_YEARS }, editor)).status).toBe(403)
    expect((await merge({ fromId: PRIMARY, toId: 18 }, county)).status).toBe(404)
    expect((await merge({ fromId: 18, toId: PRIMARY }, county)).status).toBe(404)
    expect((await merge({ fromId: PRIMARY, toId: 99_999 })).status).toBe(404)
    expect((await merge({ fromId: PRIMARY })).status).toBe(400)
  })

  it('is refused for a school and itself, for what is no school, and for a stale version', async () => {
    expect((await merge({ fromId: PRIMARY, toId: PRIMARY })).body).toMatchObject({ code: 'SCHOOL_MERGE_SELF' })
    expect((await merge({ fromId: PRIMARY, toId: 6 })).body).toMatchObject({ code: 'SCHOOL_MERGE_KIND' })
    expect((await merge({ fromId: PRIMARY, toId: NINE_YEARS, version: 7 })).status).toBe(409)
  })

  it('reports what would move, and changes nothing', async () => {
    const users = await countUsers(PRIMARY)
    const { body } = await merge({ fromId: PRIMARY, toId: NINE_YEARS, dryRun: true })
    expect(body.data).toMatchObject({
      fromName: '望川市砚池小学',
      users,
      grades: 6,
      classes: 12,
      hasPortalPage: true,
      isMerged: false,
    })
    expect(users).toBeGreaterThan(0)
    expect(await countUsers(PRIMARY)).toBe(users)
  })

  it('moves people, classes and what is below; its page leads to the other school', async () => {
    const department = { name: '教务处', orgId: PRIMARY, type: '4' }
    expect((await admin.post('/api/school/insertOrUpdateSchool', department)).body.success).toBe(true)
    const before = { from: await countUsers(PRIMARY), to: await countUsers(NINE_YEARS) }
    const { body } = await merge({ fromId: PRIMARY, toId: NINE_YEARS })
    expect(body).toMatchObject({ success: true, msg: '学校已并入', data: { isMerged: true, children: 1 } })
    expect(await countUsers(PRIMARY)).toBe(0)
    expect(await countUsers(NINE_YEARS)).toBe(before.from + before.to)
    const grades = (await admin.get(`/api/schoolGrade/getSchoolGradeListBySchoolId?schoolId=${NINE_YEARS}`)).body.data
    const [first] = Array.isArray(grades) ? grades : []
    expect(grades).toHaveLength(9)
    const classes = await admin.get(`/api/schoolClass/getClassInfoList?gradeId=${first.id}`)
    expect(classes.body.data).toMatchObject([
      { name: '1班' },
      { name: '2班' },
      { name: '1班（望川市砚池小学）' },
      { name: '2班（望川市砚池小学）' },
    ])
    expect((await admin.get(`/api/school/getPath?id=${PRIMARY}`)).status).toBe(404)
    const children = await admin.get(`/api/school/getSchoolInfoListByParentId?parentId=${NINE_YEARS}`)
    expect(children.body.data).toMatchObject([{ name: '教务处' }])
    const page = await anonymous().get(`/api/portal/getContentDetail?siteCode=prov&type=school&id=${PRIMARY}`)
    expect(page.body.data).toMatchObject({ id: NINE_YEARS })
    const strays = await rowsOf(
      db,
      sql`select id from app_user where school_id = ${NINE_YEARS} and org_pos is distinct from (select lft from school where id = ${NINE_YEARS})
        union all select user_id from user_student join school_class on school_class.id = class_id
        where school_class.grade_id <> user_student.grade_id`,
    )
    expect(strays).toEqual([])
    expect((await merge({ fromId: PRIMARY, toId: NINE_YEARS })).status).toBe(404)
  })
})
