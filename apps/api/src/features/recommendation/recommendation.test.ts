import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, anonymous, db, clock } = await openTestApp()
const school = await as('ycxx_school01')
const county = await as('yc_county01')
const city = await as('wc_city01')
const organiser = await as('comp01')
const [COMPETITION, OTHER] = [4, 3]
const [PRIMARY, JUNIOR] = [14, 15]
const [SCHOOL, OTHER_SCHOOL, FAR_SCHOOL, COUNTY, CITY, ABSENT] = [8, 9, 18, 6, 2, 999_999]
const ABSENT_FILE = '3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10'
const own = { competitionId: COMPETITION, level: 'school', orgId: SCHOOL }
const ofCounty = { competitionId: COMPETITION, level: 'county', orgId: COUNTY }

let count = 0
/** Adds a work of a teacher and returns its id. */
async function work(state = 'qualified', orgId = SCHOOL, groupId = PRIMARY): Promise<number> {
  count += 1
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`with made as (
      insert into comp_entry (competition_id, group_id, applicant_id, org_id, area_code, snapshot, garde_id, course_id,
        topic, state, promise_at, submitted_at, receipt_no, created_by)
      select ${COMPETITION}, ${groupId}, id, ${orgId}, '380102',
        jsonb_build_object('applicantName', name, 'schoolName', '某校', 'areaName', '砚池区'), '2', '0210',
        ${`课题${count}`}, 'school_passed', '2026-01-01', '2026-01-01', ${`BR${count}`}, id
      from app_user where user_type = '4' and id not in (
        select applicant_id from comp_entry where competition_id = ${COMPETITION}) order by id limit 1 returning id)
      insert into comp_work (competition_id, entry_id, work_no, title, anon_title, summary, state, submitted_at)
      select ${COMPETITION}, id, ${`WR${count}`}, ${`作品${count}`}, 'x', 'x', ${state}, '2026-01-01' from made
      returning id::int as id`,
  )
  return Number(row?.id)
}

/** A finished upload of a person. */
async function upload(username: string, ext = 'pdf', size = 1000): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`with made as (
      insert into file_object (id, sha256, size, ext, mime, name, place, owner_id, created_at)
      select gen_random_uuid(), md5(random()::text) || md5(random()::text), ${size}, ${ext}, 'application/pdf', '盖章页.pdf',
        'store', id, now() from app_user where username = ${username} returning *)
      insert into upload_session (id, owner_id, name, ext, size, sha256, is_complete, created_at, expires_at)
      select id, owner_id, name, ext, size, sha256, true, now(), now() + interval '9 years' from made
      returning id::text as id`,
  )
  return String(row?.id)
}

const phase = (level: string, from: string, until: string) =>
  db.execute(sql`
    insert into competition_phase (competition_id, kind, level, round_no, name, start_at, end_at, grace_minutes, manual)
    values (${COMPETITION}, 'recommend', ${level}, 0, ${`${level} 推荐`}, ${from}::timestamptz, ${until}::timestamptz, 0, 'auto')
    on conflict (competition_id, kind, level, round_no) do update set start_at = excluded.start_at, end_at = excluded.end_at`)
const quota = (level: string, orgId: number, places: number, groupId: number | null = null) =>
  db.execute(sql`
    insert into recommend_quota (competition_id, group_id, level, org_id, quota)
    values (${COMPETITION}, ${groupId}, ${level}, ${orgId}, ${places})`)
const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()

/** Empties the lists and opens both levels for an hour. */
async function reset(places = 2): Promise<void> {
  await db.execute(sql`delete from comp_recommend where competition_id = ${COMPETITION}`)
  await db.execute(sql`delete from comp_recommend_list where competition_id = ${COMPETITION}`)
  await db.execute(sql`delete from recommend_quota where competition_id = ${COMPETITION}`)
  await db.execute(sql`delete from comp_work where competition_id = ${COMPETITION}`)
  await db.execute(sql`delete from comp_entry where competition_id = ${COMPETITION}`)
  await phase('school', at(-60), at(60))
  await phase('county', at(-60), at(60))
  await quota('school', SCHOOL, places)
  await quota('county', COUNTY, places)
}

const save = (workId: number, rank: number | null, client: TestClient = school, unit: object = own) =>
  client.post('/api/competitionRecommend/save', { ...unit, workId, rank })
const submit = (fileId: string, client: TestClient = school, unit: object = own) =>
  client.post('/api/competitionRecommend/submitList', { ...unit, fileId })
const giveBack = (client: TestClient, unit: object = own, reason = '名单与公章单位不一致') =>
  client.post('/api/competitionRecommend/returnList', { ...unit, reason })
const worksOf = async (isRecommended: boolean, client: TestClient = school, unit: object = own) =>
  Object(
    (
      await client.post('/api/competitionRecommend/queryPage', {
        currentPage: 1,
        pageSize: 100,
        t: { ...unit, isRecommended },
      })
    ).body.data,
  ).data.map(({ id }: { id: number }) => id)
const unitsOf = async (client: TestClient) =>
  Object((await client.get(`/api/competitionRecommend/getQuota?competitionId=${COMPETITION}`)).body.data).units
const stateOf = async (id: number) =>
  Object((await rowsOf(db, sql`select state, level_reached as level from comp_work where id = ${id}`))[0])
const used = async (orgId = SCHOOL) =>
  (
    await rowsOf<{ used: number }>(
      db,
      sql`select used from recommend_quota where competition_id = ${COMPETITION} and org_id = ${orgId} order by group_id nulls first`,
    )
  ).map((row) => row.used)
const lastEvents = async (event: string) =>
  rowsOf<{ facts: unknown; username: string }>(
    db,
    sql`select message.facts, person.username from notification message
      join notification_receipt receipt on receipt.notification_id = message.id
      join app_user person on person.id = receipt.user_id where message.event = ${event} order by message.id desc`,
  )

describe('recommending', () => {
  it('is not for those without token, code or scope', async () => {
    await reset()
    const id = await work()
    const paths = `/api/competitionRecommend/getQuota?competitionId=${COMPETITION}`
    expect((await anonymous().get(paths)).status).toBe(401)
    expect((await save(id, 1, anonymous())).status).toBe(401)
    expect((await save(id, 1, await as('t_linyq'))).status).toBe(403)
    expect((await submit(ABSENT_FILE, await as('t_linyq'))).status).toBe(403)
    expect((await giveBack(await as('t_linyq'))).status).toBe(403)
    await quota('school', FAR_SCHOOL, 5)
    const far = { ...own, orgId: FAR_SCHOOL }
    expect((await save(id, 1, school, far)).status).toBe(404)
    expect((await submit(ABSENT_FILE, school, far)).status).toBe(404)
    expect((await giveBack(county, far)).status).toBe(404)
    const t = { ...far, isRecommended: true }
    expect((await school.post('/api/competitionRecommend/queryPage', { currentPage: 1, pageSize: 10, t })).status).toBe(
      404,
    )
    expect((await save(ABSENT, 1)).status).toBe(404)
    expect((await save(id, 1, school, { ...own, competitionId: OTHER })).status).toBe(404)
    expect((await school.get(`/api/competitionRecommend/getQuota?competitionId=${ABSENT}`)).status).toBe(404)
    expect((await save(id, 0)).status).toBe(400)
    expect((await unitsOf(school)).map(({ orgId }: { orgId: number }) => orgId)).toEqual([SCHOOL])
    expect(await used()).toEqual([0])
    expect(await worksOf(true)).toEqual([])
  })

  it('puts works in order, moves and takes them back, and counts the places', async () => {
    await reset(3)
    const [one, two, three] = [await work(), await work(), await work()]
    expect(await worksOf(false)).toEqual([one, two, three])
    expect((await save(one, 1)).body).toMatchObject({ success: true, data: { listed: 1, quotas: [{ used: 1 }] } })
    await save(two, 1)
    expect((await save(three, 4)).body.errors).toMatchObject([{ field: 'rank' }])
    await save(three, 3)
    expect(await worksOf(true)).toEqual([two, one, three])
    expect((await save(three, 1)).body.success).toBe(true)
    expect(await worksOf(true)).toEqual([three, two, one])
    expect((await save(two, null)).body.success).toBe(true)
    expect(await worksOf(true)).toEqual([three, one])
    expect(await worksOf(false)).toEqual([two])
    expect((await save(two, null)).status).toBe(404)
    expect(await used()).toEqual([2])
    expect(await stateOf(one)).toMatchObject({ state: 'qualified', level: null })
  })

  it('never exceeds the quota, even by parallel calls', async () => {
    await reset(2)
    const ids = [await work(), await work(), await work(), await work()]
    const results = await Promise.all(ids.map((id) => save(id, 1)))
    expect(results.filter(({ body }) => body.success)).toHaveLength(2)
    const refused = results.filter(({ body }) => body.code === 'RECOMMEND_QUOTA')
    expect(refused.map(({ body }) => body.msg)).toEqual(['本单位2个推荐名额已用完', '本单位2个推荐名额已用完'])
    expect(await worksOf(true)).toHaveLength(2)
    expect(await used()).toEqual([2])
  })

  it('counts a group in its own quota and in that of all groups', async () => {
    await reset(3)
    await quota('school', SCHOOL, 1, PRIMARY)
    const [one, two, other] = [await work(), await work(), await work('qualified', SCHOOL, JUNIOR)]
    await save(one, 1)
    expect((await save(two, 1)).body).toMatchObject({ code: 'RECOMMEND_QUOTA', msg: expect.stringContaining('组') })
    expect((await save(other, 1)).body.success).toBe(true)
    expect(await used()).toEqual([2, 1])
    await db.execute(
      sql`delete from recommend_quota where competition_id = ${COMPETITION} and org_id = ${SCHOOL} and group_id is null`,
    )
    expect((await save(await work('qualified', SCHOOL, JUNIOR), 1)).body.code).toBe('RECOMMEND_NO_QUOTA')
  })

  it('is for qualified works of the unit, by the unit itself', async () => {
    await reset()
    await quota('school', OTHER_SCHOOL, 5)
    const [fix, neighbour, fine] = [await work('fix'), await work('qualified', OTHER_SCHOOL), await work()]
    expect((await save(fix, 1)).body.code).toBe('RECOMMEND_NOT_QUALIFIED')
    expect((await save(neighbour, 1)).status).toBe(404)
    expect((await save(fine, 1, county)).body.code).toBe('RECOMMEND_NOT_OWN')
    expect((await save(await work('draft'), 1)).status).toBe(404)
    await quota('county', CITY, 5)
    expect((await save(fine, 1, city, { ...ofCounty, orgId: CITY })).body.code).toBe('RECOMMEND_OTHER_UNIT')
    expect(await worksOf(true)).toEqual([])
    expect(await used()).toEqual([0])
  })

  it('is open in the phase of the level alone, to the second', async () => {
    await reset()
    const id = await work()
    await phase('school', at(-60), new Date(clock.now().getTime() - 1000).toISOString())
    expect((await save(id, 1)).body.code).toBe('RECOMMEND_CLOSED')
    expect((await submit(await upload('ycxx_school01'))).body.code).toBe('RECOMMEND_CLOSED')
    await phase('school', new Date(clock.now().getTime() + 1000).toISOString(), at(60))
    expect((await save(id, 1)).body.code).toBe('RECOMMEND_CLOSED')
    await phase('school', at(-60), clock.now().toISOString())
    expect((await save(id, 1)).body.success).toBe(true)
    await db.execute(
      sql`update competition set state = 'cancelled', cancel_reason = '因故取消' where id = ${COMPETITION}`,
    )
    expect((await save(id, null)).body.code).toBe('RECOMMEND_OVER')
    await db.execute(sql`update competition set state = 'announced', cancel_reason = null where id = ${COMPETITION}`)
  })
})

describe('a list', () => {
  it('is submitted once with a stamped file of their own, and is frozen then', async () => {
    await reset()
    const [one, two] = [await work(), await work()]
    expect((await submit(await upload('ycxx_school01'))).body.code).toBe('RECOMMEND_EMPTY')
    await save(one, 1)
    expect((await submit(ABSENT_FILE)).status).toBe(404)
    expect((await submit(await upload('yc_county01'))).status).toBe(404)
    expect((await submit(await upload('ycxx_school01', 'mp4'))).body.errors).toMatchObject([{ field: 'fileId' }])
    expect((await submit(await upload('ycxx_school01', 'pdf', 11_000_000))).body.errors).toMatchObject([
      { field: 'fileId' },
    ])
    expect((await submit(await upload('yc_county01'), county)).body.code).toBe('RECOMMEND_NOT_OWN')
    expect(await stateOf(one)).toMatchObject({ state: 'qualified', level: null })
    const { body } = await submit(await upload('ycxx_school01'))
    expect(body).toMatchObject({ success: true, data: { state: 'submitted', mayEdit: false, maySubmit: false } })
    expect(await stateOf(one)).toEqual({ state: 'recommended', level: 'school' })
    expect((await save(two, 1)).body.code).toBe('RECOMMEND_SUBMITTED')
    expect((await save(one, null)).body.code).toBe('RECOMMEND_SUBMITTED')
    expect((await submit(await upload('ycxx_school01'))).body.code).toBe('RECOMMEND_SUBMITTED')
    expect(await rowsOf(db, sql`select from_state, to_state, level from comp_work_log where work_id = ${one}`)).toEqual(
      [{ from_state: 'qualified', to_state: 'recommended', level: 'school' }],
    )
    const [sent] = await lastEvents('recommend.submitted')
    expect(sent).toMatchObject({ username: 'yc_county01', facts: { count: 1, unit: '望川市砚池小学' } })
    expect(await lastEvents('work.recommended')).toHaveLength(1)
    const [seen] = await unitsOf(organiser)
    expect(seen).toMatchObject({ orgId: COUNTY })
    const ofSchool = (await unitsOf(organiser)).find(({ orgId }: { orgId: number }) => orgId === SCHOOL)
    expect(ofSchool).toMatchObject({ state: 'submitted', isOwn: false, confirmation: { name: '盖章页.pdf' } })
  })

  it('names a work that left the competition meanwhile', async () => {
    await reset()
    const [one, two] = [await work(), await work()]
    await save(one, 1)
    await save(two, 2)
    await db.execute(sql`update comp_work set state = 'disqualified' where id = ${one}`)
    const { body } = await submit(await upload('ycxx_school01'))
    expect(body.code).toBe('RECOMMEND_NOT_QUALIFIED')
    expect(await stateOf(two)).toMatchObject({ state: 'qualified' })
    expect((await save(one, null)).body.success).toBe(true)
    expect((await submit(await upload('ycxx_school01'))).body.success).toBe(true)
  })

  it('goes to the next level, which recommends from it; then it is not returned', async () => {
    await reset()
    const [one, two] = [await work(), await work()]
    const direct = await work('qualified', OTHER_SCHOOL)
    await save(one, 1)
    expect(await worksOf(false, county, ofCounty)).toEqual([direct])
    expect((await save(one, 1, county, ofCounty)).body.code).toBe('RECOMMEND_NOT_QUALIFIED')
    await submit(await upload('ycxx_school01'))
    expect(await worksOf(false, county, ofCounty)).toEqual([one, direct])
    expect((await save(two, 1, county, ofCounty)).body.code).toBe('RECOMMEND_NOT_QUALIFIED')
    expect((await save(one, 1, county, ofCounty)).body.success).toBe(true)
    expect((await giveBack(county)).body.code).toBe('RECOMMEND_ADVANCED')
    await submit(await upload('yc_county01'), county, ofCounty)
    expect(await stateOf(one)).toEqual({ state: 'recommended', level: 'county' })
    const sent = (await lastEvents('recommend.submitted')).map(({ username }) => username)
    expect(sent).toEqual(expect.arrayContaining(['comp01', 'comp02']))
    expect((await giveBack(county, ofCounty)).body.code).toBe('RECOMMEND_OWN_LIST')
    expect((await giveBack(city, ofCounty)).body).toMatchObject({ success: true, data: { state: 'returned' } })
    expect(await stateOf(one)).toEqual({ state: 'recommended', level: 'school' })
  })

  it('of the highest unit above a school goes to the panels of the province', async () => {
    await reset()
    const [one, two] = [await work(), await work()]
    await quota('city', CITY, 2)
    await db.execute(sql`insert into judge_panel (competition_id, phase_id, group_id, name, scheme_id, marks_per_work)
      select ${COMPETITION}, phase.id, ${PRIMARY}, '小学组', scheme.id, 3 from competition_phase phase, score_scheme scheme
      where phase.competition_id = ${COMPETITION} and phase.kind = 'round' and scheme.id = 1`)
    const judged = async () => {
      const { panels } = Object(
        (await organiser.get(`/api/judgeAdmin/getPanels?competitionId=${COMPETITION}`)).body.data,
      )
      return panels.map(({ works }: { works: number }) => works)
    }
    await save(one, 1)
    await save(two, 2)
    await submit(await upload('ycxx_school01'))
    expect(await judged()).toEqual([0])
    await save(one, 1, county, ofCounty)
    await submit(await upload('yc_county01'), county, ofCounty)
    // The city has places, but no phase.
    expect(await judged()).toEqual([1])
    await phase('city', at(-60), at(60))
    expect(await judged()).toEqual([0])
    const ofCity = { ...ofCounty, level: 'city', orgId: CITY }
    await save(one, 1, city, ofCity)
    await submit(await upload('wc_city01'), city, ofCity)
    expect(await stateOf(one)).toEqual({ state: 'recommended', level: 'city' })
    expect(await judged()).toEqual([1])
    await db.execute(sql`delete from judge_panel where competition_id = ${COMPETITION}`)
    await db.execute(sql`delete from competition_phase where competition_id = ${COMPETITION} and level = 'city'`)
  })

  it('is returned with a reason by the level above, and is open again', async () => {
    await reset()
    const id = await work()
    expect((await giveBack(county)).body.code).toBe('RECOMMEND_NOT_SUBMITTED')
    await save(id, 1)
    await submit(await upload('ycxx_school01'))
    expect((await giveBack(county, own, '短')).body.errors).toMatchObject([{ field: 'reason' }])
    await phase('school', at(-60), at(-1))
    expect((await giveBack(county)).body.code).toBe('RECOMMEND_CLOSED')
    await phase('school', at(-60), at(60))
    expect((await giveBack(county)).body.data).toMatchObject({ state: 'returned', confirmation: null })
    expect(await stateOf(id)).toEqual({ state: 'qualified', level: null })
    const [sent] = await lastEvents('recommend.returned')
    expect(sent).toMatchObject({ username: 'ycxx_school01', facts: { reason: '名单与公章单位不一致' } })
    const [unit] = await unitsOf(school)
    expect(unit).toMatchObject({ state: 'returned', returnReason: '名单与公章单位不一致', mayEdit: true })
    expect((await submit(await upload('ycxx_school01'))).body.data).toMatchObject({
      state: 'submitted',
      returnReason: null,
    })
    expect(await used()).toEqual([1])
  })
})
