import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const organiser = await as('comp01')
const school = await as('ycxx_school01')
const [JUDGING, FINISHED, UNUSED, OPEN] = [1, 2, 3, 4]
const GROUP = 14
const OWN_SCHOOL = 8
const FOREIGN_SCHOOL = 18
const ABSENT = 999_999
const MET = ['anonymous', 'complete', 'duration', 'original', 'suitable'].map((key) => ({ key, isMet: true }))

let next = 0
/** Adds a submitted entry of a teacher and returns its id. */
async function entry(orgId = OWN_SCHOOL, state = 'submitted', competition = OPEN, group = GROUP): Promise<number> {
  next += 1
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`insert into comp_entry (competition_id, group_id, applicant_id, org_id, area_code, snapshot, garde_id, course_id,
        topic, state, promise_at, submitted_at, receipt_no, created_by)
      select ${competition}, ${group}, id, ${orgId}, '380102',
        jsonb_build_object('applicantName', name, 'schoolName', '某校', 'areaName', '砚池区'), '2', '0210', ${`课题${next}`},
        ${state}, '2026-01-01', '2026-01-01', ${`BMT${next}`}, id
      from app_user where user_type = '4' and id not in (select applicant_id from comp_entry where competition_id = ${competition})
      order by id limit 1 returning id::int as id`,
  )
  return Number(row?.id)
}

/** Adds a submitted work and returns its id. */
async function work(title: string, state = 'submitted', hash: string | null = null, summary = 'x'): Promise<number> {
  const entryId = await entry()
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`insert into comp_work (competition_id, entry_id, work_no, title, anon_title, summary, state, content_hash)
      values (${OPEN}, ${entryId}, ${`WT${next}`}, ${title}, 'x', ${summary}, ${state}, ${hash}) returning id::int as id`,
  )
  return Number(row?.id)
}

const audit = (body: object, client: TestClient = organiser) => client.post('/api/competitionEntry/audit', body)
const check = (body: object, client: TestClient = organiser) => client.post('/api/competitionWork/check', body)
const stateOf = async (table: string, id: number) =>
  Object((await rowsOf(db, sql`select state from ${sql.raw(table)} where id = ${id}`))[0])['state']
const entriesOf = async (t: object, client = organiser) =>
  Object(
    (await client.post('/api/competitionEntry/queryPageEntryList', { currentPage: 1, pageSize: 100, t })).body.data,
  )

describe('competitions of reviewers', () => {
  const LIST = '/api/competitionEntry/listCompetitions'

  it('are not for those without token or code', async () => {
    expect((await anonymous().get(LIST)).status).toBe(401)
    expect((await (await as('t_linyq')).get(LIST)).status).toBe(403)
  })

  it('are those that visitors see, in the same order', async () => {
    const listed = async (): Promise<{ id: number }[]> => Object((await school.get(LIST)).body.data)
    const seenByVisitors = async () => {
      const page = { currentPage: 1, pageSize: 100 }
      const { data } = Object((await anonymous().post('/api/competition/queryPageOpenList', page)).body.data)
      return data.map(({ id, name }: { id: number; name: string }) => ({ id, name }))
    }
    expect(await listed()).toEqual(await seenByVisitors())
    expect((await listed()).map(({ id }) => id)).toContain(UNUSED)
    await db.execute(sql`update competition set state = 'draft' where id = ${UNUSED}`)
    expect(await listed()).toEqual(await seenByVisitors())
    expect((await listed()).map(({ id }) => id)).not.toContain(UNUSED)
  })
})

describe('entries', () => {
  it('are not for those without token, code or scope', async () => {
    const id = await entry(FOREIGN_SCHOOL)
    const body = { ids: [id], decision: 'pass' }
    expect((await audit(body, anonymous())).status).toBe(401)
    expect((await audit(body, await as('t_linyq'))).status).toBe(403)
    expect((await audit(body, school)).status).toBe(404)
    expect((await audit({ ids: [ABSENT], decision: 'pass' })).status).toBe(404)
    expect((await audit({ ids: [], decision: 'pass' })).status).toBe(400)
    expect(await stateOf('comp_entry', id)).toBe('submitted')
  })

  it('are listed in scope, without drafts', async () => {
    const own = await entry()
    const foreign = await entry(FOREIGN_SCHOOL)
    const draft = await entry(OWN_SCHOOL, 'draft')
    const idsOf = async (client: TestClient) =>
      (await entriesOf({ competitionId: OPEN }, client)).data.map(({ id }: { id: number }) => id)
    expect(await idsOf(organiser)).toEqual(expect.arrayContaining([own, foreign]))
    expect(await idsOf(organiser)).not.toContain(draft)
    expect(await idsOf(school)).toContain(own)
    expect(await idsOf(school)).not.toContain(foreign)
  })

  it('are passed and returned with a reason, which the applicant reads; each on its own', async () => {
    const [one, two] = [await entry(), await entry(OWN_SCHOOL, 'returned')]
    expect((await audit({ ids: [one], decision: 'return', reason: '短' }, school)).body.errors).toMatchObject([
      { field: 'reason' },
    ])
    const { body } = await audit({ ids: [one, two, ABSENT], decision: 'pass' }, school)
    expect(body.data).toMatchObject({
      changed: 1,
      failed: expect.arrayContaining([{ id: two, msg: expect.any(String) }]),
    })
    expect(Object(body.data).failed).toHaveLength(2)
    expect(await stateOf('comp_entry', one)).toBe('school_passed')
    expect(await stateOf('comp_entry', two)).toBe('returned')
    expect((await audit({ ids: [one], decision: 'pass' }, school)).body).toMatchObject({ code: 'ENTRY_STATE' })
    await audit({ ids: [one], decision: 'return', reason: '请补充合作者单位' }, school)
    const [message] = await rowsOf<{ facts: unknown }>(
      db,
      sql`select facts from notification where event = 'entry.returned' order by id desc limit 1`,
    )
    expect(message?.facts).toMatchObject({ reason: '请补充合作者单位' })
  })

  it('are voided by the organiser alone, with their works', async () => {
    const id = await work('作废')
    const [row] = await rowsOf<{ entry: number }>(
      db,
      sql`select entry_id::int as entry from comp_work where id = ${id}`,
    )
    const body = { ids: [Number(row?.entry)], decision: 'void', reason: '冒名报名，经核实' }
    expect((await audit(body, school)).body).toMatchObject({ code: 'ENTRY_STATE' })
    expect(await stateOf('comp_work', id)).toBe('submitted')
    expect((await audit(body)).body.data).toEqual({ changed: 1, failed: [] })
    expect(await stateOf('comp_work', id)).toBe('disqualified')
  })

  it('of a competition that is over stay as they are', async () => {
    const group = 6
    const id = await entry(OWN_SCHOOL, 'submitted', FINISHED, group)
    expect((await audit({ ids: [id], decision: 'pass' })).body).toMatchObject({ code: 'ENTRY_STATE' })
  })
})

describe('qualification', () => {
  it('is not for those without token or code, and finds no draft', async () => {
    const id = await work('甲', 'draft')
    const body = { ids: [id], decision: 'pass', items: MET }
    expect((await check(body, anonymous())).status).toBe(401)
    expect((await check(body, school)).status).toBe(403)
    expect((await check(body)).status).toBe(404)
    expect((await organiser.get(`/api/competitionWork/getManagedWork?id=${id}`)).status).toBe(404)
    expect(await stateOf('comp_work', id)).toBe('draft')
  })

  it('is for works of schools in scope', async () => {
    const id = await work('外县的作品')
    await db.execute(sql`update comp_entry set org_id = ${FOREIGN_SCHOOL}
      where id = (select entry_id from comp_work where id = ${id})`)
    await db.execute(
      sql`insert into user_role (user_id, role_id) select id, 11 from app_user where username = 'yc_county01'`,
    )
    const foreign = await as('yc_county01')
    const reason = '片头出现学校名称'
    expect((await check({ ids: [id], decision: 'pass', items: MET }, foreign)).status).toBe(404)
    expect((await foreign.get(`/api/competitionWork/getManagedWork?id=${id}`)).status).toBe(404)
    expect((await foreign.post('/api/competitionWork/disqualify', { id, reason })).status).toBe(404)
    expect(await stateOf('comp_work', id)).toBe('submitted')
    const own = await work('本校的作品')
    expect((await foreign.get(`/api/competitionWork/getManagedWork?id=${own}`)).status).toBe(200)
  })

  it('passes a work whose checklist is complete, and returns or rejects with a reason', async () => {
    const [one, two] = [await work('乙'), await work('丙')]
    const incomplete = MET.map((item, at) => (at === 0 ? { ...item, isMet: false } : item))
    expect((await check({ ids: [one], decision: 'pass', items: incomplete })).body.errors).toMatchObject([
      { field: 'items' },
    ])
    expect((await check({ ids: [one], decision: 'fix', items: incomplete })).body.errors).toMatchObject([
      { field: 'reason' },
    ])
    expect(await stateOf('comp_work', one)).toBe('submitted')
    await check({ ids: [one], decision: 'fix', items: incomplete, reason: '片头出现学校名称' })
    expect(await stateOf('comp_work', one)).toBe('fix')
    expect((await check({ ids: [one], decision: 'pass', items: MET })).body).toMatchObject({ code: 'WORK_STATE' })
    expect((await check({ ids: [two], decision: 'pass', items: MET })).body.data).toEqual({ changed: 1, failed: [] })
    const { body } = await organiser.get(`/api/competitionWork/getManagedWork?id=${one}`)
    expect(body.data).toMatchObject({
      state: 'fix',
      stateReason: '片头出现学校名称',
      decisions: [{ result: 'fix', items: incomplete, checkerName: '秦晚照' }],
      log: [{ fromState: 'submitted', toState: 'fix' }],
    })
  })

  it('shows a work of another title whose summary is nearly the same', async () => {
    const summary = '从厨房里的紫甘蓝出发，用白醋和小苏打观察颜色的变化，学会判断酸和碱，并动手做一张自己的指示纸。'
    const first = await work('厨房里的化学', 'submitted', null, summary)
    const copied = await work('颜色会说话', 'submitted', null, summary.replace('白醋', '柠檬汁'))
    const other = await work(
      '杠杆的平衡',
      'submitted',
      null,
      '用一把尺子和几枚硬币找出杠杆平衡的条件，再用它解释生活中的剪刀和秤。',
    )
    const { body } = await organiser.get(`/api/competitionWork/getDuplicates?id=${first}`)
    const found: { id: number; kind: string; similarity: number }[] = Object(body.data)
    expect(found).toContainEqual(expect.objectContaining({ id: copied, kind: 'similarText', similarity: 93 }))
    expect(found.map(({ id }) => id)).not.toContain(other)
  })

  it('shows works with the same content, the same or a similar title', async () => {
    const hash = 'a'.repeat(64)
    const first = await work('会变色的紫甘蓝汁', 'submitted', hash)
    const twin = await work('另一个题目', 'submitted', hash)
    const titled = await work('《会变色的紫甘蓝汁》')
    const similar = await work('会变色的紫甘蓝水')
    const other = await work('杠杆')
    const { body } = await organiser.get(`/api/competitionWork/getDuplicates?id=${first}`)
    const found: Record<string, unknown>[] = Object(body.data)
    expect(found.map(({ id, kind }) => [id, kind])).toEqual([
      [twin, 'sameContent'],
      [titled, 'sameTitle'],
      [similar, 'similarTitle'],
    ])
    expect(found.map(({ id }) => id)).not.toContain(other)
    const page = await organiser.post('/api/competitionWork/queryPageWorkList', {
      currentPage: 1,
      pageSize: 100,
      t: {
        competitionId: OPEN,
        hasTwin: true,
      },
    })
    const ids = Object(page.body.data).data.map(({ id }: { id: number }) => id)
    expect(ids).toEqual(expect.arrayContaining([first, twin, titled]))
    expect(ids).not.toContain(similar)
  })
})

describe('a disqualified work', () => {
  it('loses marks, award and certificate; the reason is recorded', async () => {
    const [row] = await rowsOf<{ id: number }>(
      db,
      sql`select work_id::int as id from award_grant where competition_id = ${FINISHED} and state = 'final' and work_id is not null order by id limit 1`,
    )
    const id = Number(row?.id)
    const disqualify = (body: object, client = organiser) => client.post('/api/competitionWork/disqualify', body)
    expect((await disqualify({ id, reason: '抄袭' })).body.errors).toMatchObject([{ field: 'reason' }])
    expect((await disqualify({ id, reason: '经核实作品系抄袭' }, school)).status).toBe(403)
    expect((await disqualify({ id, version: 99, reason: '经核实作品系抄袭' })).status).toBe(409)
    expect(await stateOf('comp_work', id)).toBe('awarded')
    expect((await disqualify({ id, reason: '经核实作品系抄袭' })).body.data).toMatchObject({ state: 'disqualified' })
    const [sums] = await rowsOf(
      db,
      sql`select
        (select count(*)::int from mark join judge_assignment a on a.id = mark.assignment_id where a.work_id = ${id} and mark.state <> 'void') as marks,
        (select count(*)::int from award_grant where work_id = ${id} and state <> 'revoked') as grants,
        (select count(*)::int from certificate c join award_grant g on g.id = c.award_grant_id where g.work_id = ${id} and c.revoked_at is null) as certificates`,
    )
    expect(sums).toEqual({ marks: 0, grants: 0, certificates: 0 })
    expect((await disqualify({ id, reason: '经核实作品系抄袭' })).body).toMatchObject({ code: 'WORK_STATE' })
  })

  it('of the judging competition leaves the list of entered works', async () => {
    const list = async () =>
      Object(
        (
          await (
            await as('t_linyq')
          ).post('/api/competition/queryPageEnterWorkList', {
            currentPage: 1,
            pageSize: 100,
            t: { competitionId: JUDGING },
          })
        ).body.data,
      ).data
    const [first] = await list()
    const { body } = await organiser.post('/api/competitionWork/disqualify', {
      id: first.workId,
      reason: '经核实重复参赛',
    })
    expect(body.success).toBe(true)
    expect((await list()).map(({ workId }: { workId: number }) => workId)).not.toContain(first.workId)
  })
})
