import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'
import { schoolYearAt } from './promotions.service'

const app = await openTestApp()
const { as, db } = app
const admin = await as('admin')
const county = await as('yc_county01')
const editor = await as('edit01')

const PRIMARY = 8
const FOREIGN = 18
const promote = (body: object, client = admin) => client.post('/api/schoolGrade/promote', body)
const undo = (id: string, client = admin) => client.post('/api/schoolGrade/undoPromote', { id })
const runs = async (client = admin) => {
  const { data } = (await client.get('/api/schoolGrade/getPromotions')).body
  return Array.isArray(data) ? data : []
}
const gradesOf = async (school: number) => {
  const { data } = (await admin.get(`/api/schoolGrade/getSchoolGradeListBySchoolId?schoolId=${school}`)).body
  return (Array.isArray(data) ? data : []).map(({ name, inYear }) => `${name} ${inYear}`)
}
const FIRST = ['一年级 2026', '二年级 2025', '三年级 2024', '四年级 2023', '五年级 2022', '六年级 2021']
const NEXT = ['一年级 2027', '二年级 2026', '三年级 2025', '四年级 2024', '五年级 2023', '六年级 2022']

/** Starts a promotion of the primary school and waits for its end. */
async function run(): Promise<string> {
  const { promotionId } = Object((await promote({ schoolIds: [PRIMARY] })).body.data)
  await app.app.tasks.settled()
  return promotionId
}

describe('the school year', () => {
  it('begins in July, in the time of the site', () => {
    expect(schoolYearAt(new Date('2026-06-30T15:59:59Z'))).toBe(2025)
    expect(schoolYearAt(new Date('2026-06-30T16:00:00Z'))).toBe(2026)
  })
})

describe('a promotion', () => {
  beforeEach(async () => {
    for (const { id, state } of await runs()) if (state !== 'undone') await undo(id)
  })

  it('needs the code, and every school in scope', async () => {
    expect((await promote({ schoolIds: [PRIMARY] }, editor)).status).toBe(403)
    expect((await editor.get('/api/schoolGrade/getPromotions')).status).toBe(403)
    expect((await promote({ schoolIds: [PRIMARY, FOREIGN], dryRun: true }, county)).status).toBe(404)
    expect((await promote({ schoolIds: [] })).status).toBe(400)
  })

  it('counts by grade in a dry run, and changes nothing', async () => {
    const { data } = (await promote({ schoolIds: [6], dryRun: true }, county)).body
    expect(data).toMatchObject({ schoolYear: 2026, alreadyPromoted: 0, promotionId: null, taskId: null })
    expect(Object(data).grades).toContainEqual(
      expect.objectContaining({ name: '五年级', outcome: 'moved', nextName: '六年级', classes: 2 }),
    )
    expect(Object(data).grades).toContainEqual(expect.objectContaining({ name: '六年级', outcome: 'graduated' }))
    expect(Object(data).grades).toContainEqual(
      expect.objectContaining({ name: '一年级', outcome: 'added', classes: 2 }),
    )
    expect(await gradesOf(PRIMARY)).toEqual(FIRST)
  })

  it('moves grades up, lets the last one graduate, adds the first, and can be undone', async () => {
    const before = await rowsOf(db, sql`select * from school_class order by id`)
    const id = await run()
    expect(await gradesOf(PRIMARY)).toEqual(NEXT)
    expect(await runs()).toMatchObject([{ id, state: 'done', schools: 1, createdBy: '沈砚舟' }])
    expect((await undo(id)).body).toMatchObject({ success: true, data: { state: 'undone' } })
    expect(await gradesOf(PRIMARY)).toEqual(FIRST)
    expect(await rowsOf(db, sql`select * from school_class order by id`)).toEqual(before)
    expect((await undo(id)).body).toMatchObject({ code: 'PROMOTION_UNDONE' })
  })

  it('happens once in a school year', async () => {
    await run()
    expect((await promote({ schoolIds: [PRIMARY] })).body).toMatchObject({ success: false, code: 'PROMOTION_NOTHING' })
    const { data } = (await promote({ schoolIds: [PRIMARY], dryRun: true })).body
    expect(data).toMatchObject({ schools: 0, alreadyPromoted: 1, grades: [] })
    expect(await gradesOf(PRIMARY)).toEqual(NEXT)
  })

  it('leaves grades alone that the dictionary does not know', async () => {
    await db.execute(sql`update school_grade set name = '混龄班' where school_id = ${PRIMARY} and name = '三年级'`)
    const { data } = (await promote({ schoolIds: [PRIMARY], dryRun: true })).body
    expect(Object(data).grades).toContainEqual(expect.objectContaining({ name: '混龄班', outcome: 'unknown' }))
    await run()
    expect(await gradesOf(PRIMARY)).toContain('混龄班 2024')
    for (const { id, state } of await runs()) if (state !== 'undone') await undo(id)
    await db.execute(sql`update school_grade set name = '三年级' where school_id = ${PRIMARY} and name = '混龄班'`)
  })

  it('is undone in scope alone, when its task has ended, and while the added grades have no members', async () => {
    const id = await run()
    expect((await runs(county)).map((each) => each.id)).toContain(id)
    const { promotionId } = Object((await promote({ schoolIds: [14] })).body.data)
    await app.app.tasks.settled()
    expect((await runs(county)).map((each) => each.id)).not.toContain(promotionId)
    expect((await undo(promotionId, county)).status).toBe(404)
    await db.execute(sql`update task set state = 'running', heartbeat_at = now() + interval '1 hour'
      where id = (select task_id from grade_promotion where id = ${id})`)
    expect((await undo(id)).body).toMatchObject({ code: 'PROMOTION_UNFINISHED' })
    await db.execute(
      sql`update task set state = 'done' where id = (select task_id from grade_promotion where id = ${id})`,
    )
    const member = sql`(select min(user_id) from user_student)`
    const [old] = await rowsOf<{ grade: number; person: number }>(
      db,
      sql`select grade_id::float8 as grade, user_id::float8 as person from user_student where user_id = ${member}`,
    )
    await db.execute(sql`update user_student set grade_id = (
      select grade_id from grade_promotion_step where promotion_id = ${id} and outcome = 'added') where user_id = ${member}`)
    expect((await undo(id)).body).toMatchObject({ code: 'PROMOTION_IN_USE', msg: expect.stringContaining('1 名学生') })
    await db.execute(sql`update user_student set grade_id = ${old?.grade} where user_id = ${old?.person}`)
    expect((await undo(id)).body.success).toBe(true)
    expect((await undo('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})
