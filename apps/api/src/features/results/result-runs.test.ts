import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const computer = await as('comp01')
const second = await as('prov01')
const FINISHED = 2
const PUBLISHED_RUN = 2
const ABSENT = 999_999

const post = (path: string, body: object, client: TestClient = computer) => client.post(`/api/result/${path}`, body)
const run = async (id: number, client = computer) => Object((await client.get(`/api/result/getRun?id=${id}`)).body.data)
const [round] = await rowsOf<{ id: number }>(
  db,
  sql`select phase_id::int as id from result_run where id = ${PUBLISHED_RUN}`,
)
const phaseId = Number(round?.id)
const stateOf = async (id: number) =>
  Object((await rowsOf(db, sql`select state from result_run where id = ${id}`))[0])['state']

/** Takes the finished competition back to the end of its judging, with the published run void. */
async function reopen(): Promise<void> {
  await db.execute(sql`update competition set state = 'announced' where id = ${FINISHED}`)
  await db.execute(sql`update result_run set state = 'void' where competition_id = ${FINISHED}`)
  await db.execute(
    sql`update award_grant set state = 'revoked', adjust_reason = '重新计算' where competition_id = ${FINISHED}`,
  )
  await db.execute(
    sql`update comp_work set state = 'judged' where competition_id = ${FINISHED} and state in ('awarded', 'unawarded')`,
  )
}

/** The phase of public notice in days from the clock of the tests. */
const notice = (from: number, until: number) =>
  db.execute(sql`update competition_phase set start_at = timestamptz '2026-11-21 09:30:00+08' + make_interval(days => ${from}),
    end_at = timestamptz '2026-11-21 09:30:00+08' + make_interval(days => ${until})
    where competition_id = ${FINISHED} and kind = 'publicity'`)

const compute = async () =>
  Number(Object((await post('compute', { competitionId: FINISHED, phaseId })).body.data).runId)

describe('results', () => {
  it.each([
    ['compute', { competitionId: FINISHED, phaseId }],
    ['adjustAward', { id: PUBLISHED_RUN, workId: 1, awardId: null, reason: '评委会表决通过' }],
    ['confirm', { id: PUBLISHED_RUN }],
    ['startPublicity', { id: PUBLISHED_RUN }],
    ['publish', { id: PUBLISHED_RUN }],
    ['void', { id: PUBLISHED_RUN, reason: '评分数据有误' }],
  ])('refuse %s without token, code and run', async (path, body) => {
    expect((await post(path, body, anonymous())).status).toBe(401)
    expect((await post(path, body, await as('t_linyq'))).status).toBe(403)
    const absent = 'id' in body ? { ...body, id: ABSENT } : { ...body, competitionId: ABSENT }
    const holder = ['compute', 'adjustAward'].includes(path) ? computer : second
    expect((await post(path, absent, holder)).status).toBe(404)
    expect(await stateOf(PUBLISHED_RUN)).toBe('published')
  })

  it('are not computed once they are published, nor confirmed or published by the organiser', async () => {
    expect((await post('compute', { competitionId: FINISHED, phaseId })).body).toMatchObject({ code: 'RESULT_STATE' })
    expect((await post('confirm', { id: PUBLISHED_RUN })).status).toBe(403)
    expect((await post('publish', { id: PUBLISHED_RUN })).status).toBe(403)
  })

  it('of a round whose marks are missing are not computed', async () => {
    const [open] = await rowsOf<{ id: number }>(
      db,
      sql`select phase_id::int as id from judge_panel where competition_id = 1 limit 1`,
    )
    const { body } = await post('compute', { competitionId: 1, phaseId: Number(open?.id) })
    expect(body).toMatchObject({ success: false, code: 'RESULT_MARKS_MISSING' })
    expect((await post('compute', { competitionId: 1, phaseId })).status).toBe(404)
  })
})

describe('competitions with results', () => {
  const list = async (client: TestClient) => client.get('/api/result/listCompetitions')

  it('are listed with what their rounds have and lack, for those who compute and those who confirm', async () => {
    const [ofComputer, ofSecond] = [await list(computer), await list(second)]
    expect(ofComputer.body.data).toEqual(ofSecond.body.data)
    const [, finished] = [1, FINISHED].map((id) =>
      Object(ofComputer.body.data).find((one: { id: number }) => one.id === id),
    )
    expect(finished).toMatchObject({ state: 'result_published', runs: 2 })
    const runs = await computer.get(`/api/result/listRuns?competitionId=${FINISHED}`)
    expect(finished.latestRunId).toBe(Object(runs.body.data)[0].id)
    expect(finished.rounds.at(-1)).toMatchObject({ id: phaseId, openMarks: 0 })
    const judging = Object(ofComputer.body.data).find(({ id }: { id: number }) => id === 1)
    expect(judging.rounds[0].openMarks).toBeGreaterThan(0)
    expect(judging).toMatchObject({ runs: 0, latestRunId: null })
  })

  it('are refused without token and code', async () => {
    expect((await list(anonymous())).status).toBe(401)
    expect((await list(await as('t_linyq'))).status).toBe(403)
  })

  it('of another organiser are neither listed nor found', async () => {
    await db.execute(
      sql`insert into user_role (user_id, role_id) select id, 11 from app_user where username = 'yc_county01'`,
    )
    const county = await as('yc_county01')
    expect((await list(county)).body.data).toEqual([])
    expect((await post('compute', { competitionId: FINISHED, phaseId }, county)).status).toBe(404)
    expect((await county.get(`/api/result/listRuns?competitionId=${FINISHED}`)).status).toBe(404)
    expect((await county.get(`/api/result/getRun?id=${PUBLISHED_RUN}`)).status).toBe(404)
    const adjusted = { id: PUBLISHED_RUN, workId: 1, awardId: null, reason: '评委会表决通过' }
    expect((await post('adjustAward', adjusted, county)).status).toBe(404)
  })
})

describe('a run', () => {
  it('gives the scores of the demo to the digit, and the same ones again', async () => {
    await reopen()
    const before = await run(PUBLISHED_RUN)
    const [one, two] = [await run(await compute()), await run(await compute())]
    const digits = ({ results }: { results: Record<string, unknown>[] }) =>
      results.map(({ workId, score, shown, rank, usedMarks, tiePath, awardId, steps }) => {
        return { workId, score, shown, rank, usedMarks, tiePath, awardId, steps: JSON.parse(String(steps)) }
      })
    expect(digits(one)).toEqual(digits(before))
    expect(digits(two)).toEqual(digits(one))
    expect(two.inputHash).toBe(one.inputHash)
    const primary = one.results.filter(({ groupName }: { groupName: string }) => groupName === '小学组')
    expect(primary.map(({ shown }: { shown: string }) => shown)).toEqual([
      '92.83',
      '90.17',
      '90.17',
      '89.83',
      '87.50',
      '83.83',
      '83.00',
      '76.17',
    ])
    expect(primary[0].score).toBe('92.833333')
  })

  it('has the same digits, and waits for nobody, whatever judges give a sample', async () => {
    const before = await run(await compute())
    await db.execute(sql`with sample as (
        insert into judge_assignment (panel_id, work_id, judge_id, anon_seq, kind, state)
        select task.panel_id, task.work_id, task.judge_id, 0, 'calibration',
          case when row_number() over (order by task.id) = 1 then 'assigned' else 'submitted' end
        from judge_assignment task join judge_panel panel on panel.id = task.panel_id
        where panel.phase_id = ${phaseId} and task.kind = 'main' returning id, panel_id, state),
      marked as (insert into mark (assignment_id, total, comment, state, submitted_at)
        select id, 1, '仅供试评', 'locked', now() from sample where state = 'submitted' returning assignment_id)
      insert into mark_item (assignment_id, criterion_id, score)
      select marked.assignment_id, part.id, 0.5 from marked join sample on sample.id = marked.assignment_id
      join judge_panel panel on panel.id = sample.panel_id
      join score_criterion part on part.scheme_id = panel.scheme_id and part.parent_id is not null`)
    const after = await run(await compute())
    expect(after.inputHash).toBe(before.inputHash)
    expect(after.results.map(({ score }: { score: string }) => score)).toEqual(
      before.results.map(({ score }: { score: string }) => score),
    )
  })

  it('has other digits when a mark changes', async () => {
    const before = await run(await compute())
    await db.execute(sql`update mark_item set score = score - 0.5 where (assignment_id, criterion_id) = (
      select item.assignment_id, item.criterion_id from mark_item item
      join judge_assignment assignment on assignment.id = item.assignment_id
      join judge_panel panel on panel.id = assignment.panel_id
      where panel.phase_id = ${phaseId} and assignment.kind = 'main' and item.score >= 0.5 limit 1)`)
    expect((await run(await compute())).inputHash).not.toBe(before.inputHash)
  })

  it('is adjusted with a written reason until it is confirmed by another person', async () => {
    const id = await compute()
    const [first] = (await run(id)).results
    const adjust = (body: object) => post('adjustAward', { id, workId: first.workId, awardId: null, ...body })
    expect((await adjust({ reason: '无' })).body.errors).toMatchObject([{ field: 'reason' }])
    expect((await adjust({ awardId: ABSENT, reason: '评委会表决通过' })).status).toBe(404)
    expect((await adjust({ workId: ABSENT, reason: '评委会表决通过' })).status).toBe(404)
    const adjusted = Object((await adjust({ reason: '评委会表决通过' })).body.data)
    expect(adjusted.results[0]).toMatchObject({ awardId: null, adjustReason: '评委会表决通过' })
    const admin = await as('admin')
    const own = Number(Object((await post('compute', { competitionId: FINISHED, phaseId }, admin)).body.data).runId)
    expect((await post('confirm', { id: own }, admin)).body).toMatchObject({
      success: false,
      code: 'RESULT_SAME_PERSON',
      msg: '计算或调整奖项的人不能确认，请由另一人确认',
      data: null,
    })
    expect(await stateOf(own)).toBe('computed')
    expect((await post('confirm', { id }, second)).body.data).toMatchObject({
      state: 'confirmed',
      confirmerName: '顾南乔',
    })
    expect((await adjust({ reason: '评委会表决通过' })).body).toMatchObject({ code: 'RESULT_STATE' })
  })

  it('is not confirmed by who has adjusted an award of it', async () => {
    const id = await compute()
    const [first] = (await run(id)).results
    const admin = await as('admin')
    const adjusted = { id, workId: first.workId, awardId: null, reason: '评委会表决通过' }
    expect((await post('adjustAward', adjusted, admin)).body.data).toMatchObject({ state: 'computed', isOwn: true })
    expect((await post('confirm', { id }, admin)).body).toMatchObject({ success: false, code: 'RESULT_SAME_PERSON' })
    expect(await stateOf(id)).toBe('computed')
    expect((await post('confirm', { id }, second)).body.data).toMatchObject({ state: 'confirmed' })
  })

  it('has no award of another group', async () => {
    const id = await compute()
    const { results } = await run(id)
    const [group] = await rowsOf<{ id: number }>(
      db,
      sql`select id::int as id from competition_group where competition_id = ${FINISHED}
        and name <> ${results[0].groupName} limit 1`,
    )
    const [award] = await rowsOf<{ id: number }>(
      db,
      sql`insert into award (competition_id, group_id, name, level, quota_kind, quota)
        select competition_id, ${group?.id}, '另一组的奖', 9, quota_kind, quota from award where competition_id = ${FINISHED}
        limit 1 returning id::int as id`,
    )
    const adjusted = { id, workId: results[0].workId, awardId: award?.id, reason: '评委会表决通过' }
    expect((await post('adjustAward', adjusted)).status).toBe(404)
    await db.execute(sql`delete from award where id = ${award?.id}`)
  })

  it('is confirmed when nothing is left to decide', async () => {
    const id = await compute()
    const [first] = (await run(id)).results
    await db.execute(
      sql`update work_result set needs_arbitration = true where run_id = ${id} and work_id = ${first.workId}`,
    )
    expect((await post('confirm', { id }, second)).body).toMatchObject({ success: false, code: 'RESULT_UNDECIDED' })
    expect(await stateOf(id)).toBe('computed')
    await post('adjustAward', { id, workId: first.workId, awardId: first.awardId, reason: '评委会表决通过' })
    expect((await post('confirm', { id }, second)).body.data).toMatchObject({ state: 'confirmed' })
  })

  it('is not changed by who has seen an older version of it', async () => {
    const id = await compute()
    const [first] = (await run(id)).results
    const adjust = (version: number) =>
      post('adjustAward', { id, workId: first.workId, awardId: null, reason: '评委会表决通过', version })
    expect(Object((await adjust(0)).body.data).version).toBe(1)
    const stale = await adjust(0)
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'VERSION_CONFLICT', data: { version: 1 } })
    expect((await post('confirm', { id, version: 0 }, second)).status).toBe(409)
    expect((await post('void', { id, version: 0, reason: '评分数据有误' }, second)).status).toBe(409)
    expect(await stateOf(id)).toBe('computed')
    expect((await post('confirm', { id, version: 1 }, second)).body.data).toMatchObject({ version: 2, isOwn: false })
    expect((await run(id)).isOwn).toBe(true)
    expect((await post('startPublicity', { id, version: 1 }, second)).status).toBe(409)
    expect((await post('publish', { id, version: 1 }, second)).status).toBe(409)
  })

  it('is announced in the notice and published after it, once objections are decided', async () => {
    const id = await compute()
    await post('confirm', { id }, second)
    const start = () => post('startPublicity', { id }, second)
    const publish = () => post('publish', { id }, second)
    expect((await publish()).body).toMatchObject({ code: 'RESULT_STATE' })
    await notice(1, 5)
    expect((await start()).body).toMatchObject({ code: 'RESULT_NOTICE_CLOSED' })
    await notice(-1, 5)
    expect((await start()).body.data).toMatchObject({ state: 'publicity' })
    expect((await publish()).body).toMatchObject({ code: 'RESULT_NOTICE_OPEN' })
    await notice(-5, -1)
    await db.execute(sql`update objection set state = 'received' where competition_id = ${FINISHED}`)
    expect((await publish()).body).toMatchObject({ code: 'RESULT_OBJECTIONS' })
    await db.execute(sql`update objection set state = 'rejected' where competition_id = ${FINISHED}`)
    expect((await publish()).body.data).toMatchObject({ state: 'published' })
    const [found] = await rowsOf(
      db,
      sql`select state, (select count(*)::int from award_grant where run_id = ${id} and state = 'final') as grants,
        (select count(*)::int from comp_work where competition_id = ${FINISHED} and state = 'awarded') as awarded
        from competition where id = ${FINISHED}`,
    )
    expect(found).toMatchObject({ state: 'result_published' })
    expect(Object(found).grants).toBe(Object(found).awarded)
    expect((await post('void', { id, reason: '评分数据有误' }, second)).body).toMatchObject({ code: 'RESULT_STATE' })
  })

  it('that is void revokes what it has announced', async () => {
    await reopen()
    await notice(-1, 5)
    const id = await compute()
    await post('confirm', { id }, second)
    await post('startPublicity', { id }, second)
    expect((await post('void', { id, reason: '评分数据有误' }, second)).body.data).toMatchObject({ state: 'void' })
    const [found] = await rowsOf(
      db,
      sql`select count(*)::int as n from award_grant where run_id = ${id} and state <> 'revoked'`,
    )
    expect(found).toEqual({ n: 0 })
  })
})
