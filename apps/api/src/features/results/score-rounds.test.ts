import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { required } from '../../required'
import { combineRounds, defaultAggregation, replaySteps, type ScoreStep } from '../../scoring/score-rule'
import { openTestApp } from '../../testing/open-test-app'

const { as, db } = await openTestApp()
const organiser = await as('comp01')
const COMPETITION = 2

interface Result {
  workId: number
  score: string
  shown: string
  flags: string[]
  steps: string
}

/** The finished competition at the end of its judging, with a round before its last one whose marks are lower. */
async function prepareRounds(): Promise<{ early: number; last: number }> {
  const [round] = await rowsOf<{ id: number }>(
    db,
    sql`select max(phase_id)::int as id from result_run where competition_id = ${COMPETITION}`,
  )
  const last = required(round, 'round').id
  await db.execute(sql`update competition set state = 'announced' where id = ${COMPETITION}`)
  await db.execute(sql`update result_run set state = 'void' where competition_id = ${COMPETITION}`)
  await db.execute(sql`update competition_phase set round_no = 9 where id = ${last}`)
  // The round of the counties has no marks and is of a level of its own.
  await db.execute(sql`update competition_phase set level = 'school' where competition_id = ${COMPETITION}
    and kind = 'round' and id <> ${last}`)
  const [made] = await rowsOf<{ id: number }>(
    db,
    sql`insert into competition_phase (competition_id, kind, level, round_no, name, start_at, end_at)
      select competition_id, kind, level, 8, '网络初评', start_at - interval '9 days', start_at - interval '2 days'
      from competition_phase where id = ${last} returning id::int as id`,
  )
  const early = required(made, 'round').id
  await db.execute(sql`
    insert into judge_panel (competition_id, phase_id, group_id, name, scheme_id, marks_per_work)
    select competition_id, ${early}, group_id, name, scheme_id, marks_per_work from judge_panel where phase_id = ${last}`)
  await db.execute(sql`
    with given as (
      select task.*, before.id as early_panel from judge_assignment task
      join judge_panel panel on panel.id = task.panel_id and panel.phase_id = ${last}
      join judge_panel before on before.group_id = panel.group_id and before.phase_id = ${early}
      where task.kind = 'main' and task.state = 'locked'),
    made as (
      insert into judge_assignment (panel_id, work_id, judge_id, anon_seq, kind, state)
      select early_panel, work_id, judge_id, anon_seq, kind, state from given returning id, work_id, judge_id),
    marked as (
      insert into mark (assignment_id, total, state, submitted_at)
      select id, 1, 'locked', timestamptz '2025-06-01 08:00:00+08' from made returning assignment_id)
    insert into mark_item (assignment_id, criterion_id, score)
    select made.id, item.criterion_id, greatest(item.score - 1, 0) from made
    join given on given.work_id = made.work_id and given.judge_id = made.judge_id
    join mark_item item on item.assignment_id = given.id`)
  // Schemes of marks that exist are locked; here they only get another rule for the same marks.
  await db.execute(sql`alter table score_scheme disable trigger user`)
  return { early, last }
}

const { early, last } = await prepareRounds()
const useRule = (rule: object) =>
  db.execute(sql`update score_scheme set aggregation = ${JSON.stringify({ ...defaultAggregation, ...rule })}::jsonb
    where id in (select scheme_id from judge_panel where phase_id = ${last})`)
const compute = (phaseId: number) => organiser.post('/api/result/compute', { competitionId: COMPETITION, phaseId })

async function resultsOf(phaseId: number): Promise<{ results: Result[]; runId: number; inputHash: string }> {
  const { body } = await compute(phaseId)
  const { runId } = Object(body.data)
  const detail = Object((await organiser.get(`/api/result/getRun?id=${runId}`)).body.data)
  const results: Result[] = detail.results
  return { results: results.toSorted((a, b) => a.workId - b.workId), runId, inputHash: detail.inputHash }
}
const scoreOf = (results: readonly Result[], workId: number) =>
  required(
    results.find((result) => result.workId === workId),
    'result',
  ).score

const alone = await resultsOf(last)
const before = await resultsOf(early)

describe('rounds that a scheme combines', async () => {
  await useRule({ roundWeights: ['0.3', '0.7'] })
  const combined = await resultsOf(last)

  it('count by their weights, work by work', () => {
    expect(combined.results).toHaveLength(alone.results.length)
    for (const { workId, score, shown } of combined.results)
      expect({ score, shown }).toEqual(
        combineRounds([
          { weight: '0.3', score: scoreOf(before.results, workId) },
          { weight: '0.7', score: scoreOf(alone.results, workId) },
        ]),
      )
    expect(combined.results.map(({ score }) => score)).not.toEqual(alone.results.map(({ score }) => score))
  })

  it('are stored with the steps of each round, from which every score comes out again', async () => {
    const stored = await rowsOf<{ steps: ScoreStep[]; score: string; shown: string }>(
      db,
      sql`select steps, score::text, shown::text from work_result where run_id = ${combined.runId}`,
    )
    expect(stored).toHaveLength(combined.results.length)
    for (const { steps, score, shown } of stored) {
      expect(replaySteps(steps)).toEqual({ score, shown })
      const rounds = steps.at(-1)
      expect(rounds?.kind === 'rounds' && rounds.earlier.map(({ name, steps: own }) => [name, own.length > 0])).toEqual(
        [['网络初评', true]],
      )
    }
  })

  it('leave a round that has too few before it alone, and the input of a run names the marks of all', async () => {
    expect((await resultsOf(early)).results).toEqual(before.results)
    expect((await resultsOf(last)).inputHash).toBe(combined.inputHash)
    expect(combined.inputHash).not.toBe(alone.inputHash)
  })

  it('are refused while a mark of the round before is missing, or a work has none in it', async () => {
    const runs = async () => rowsOf(db, sql`select id from result_run where competition_id = ${COMPETITION}`)
    const count = (await runs()).length
    const one = sql`(select task.id from judge_assignment task join judge_panel panel on panel.id = task.panel_id
      where panel.phase_id = ${early} order by task.id limit 1)`
    await db.execute(sql`update judge_assignment set state = 'in_progress' where id = ${one}`)
    expect((await compute(last)).body).toMatchObject({ success: false, code: 'RESULT_MARKS_MISSING' })
    await db.execute(sql`update judge_assignment set state = 'revoked' where work_id = (
      select work_id from judge_assignment where id = ${one}) and panel_id in (
      select id from judge_panel where phase_id = ${early})`)
    const { body } = await compute(last)
    expect(body).toMatchObject({ success: false, code: 'RESULT_ROUND_MISSING' })
    expect(body.msg).toContain('网络初评')
    expect(await runs()).toHaveLength(count)
  })
})

describe('the normalised method', () => {
  it('computes a round, and comes out again from the stored steps', async () => {
    await useRule({ method: 'normalised' })
    const { results, runId } = await resultsOf(last)
    const stored = await rowsOf<{ steps: ScoreStep[]; score: string; shown: string; flags: string[] }>(
      db,
      sql`select steps, score::text, shown::text, flags from work_result where run_id = ${runId}`,
    )
    for (const { steps, score, shown } of stored) expect(replaySteps(steps)).toEqual({ score, shown })
    expect(
      results.every(
        ({ flags, workId, score }) => !flags.includes('notNormalised') || score === scoreOf(alone.results, workId),
      ),
    ).toBe(true)
    expect(stored.map(({ flags }) => flags.includes('notNormalised'))).toContain(true)
  })
})
