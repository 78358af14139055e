import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { replaySteps, type ScoreStep } from '../../scoring/score-rule'
import { openTestApp } from '../../testing/open-test-app'

const { as, db } = await openTestApp()
const computer = await as('comp01')
const COMPETITION = 2

interface Result {
  title: string
  groupName: string
  score: string
  shown: string
  rank: number
  usedMarks: number
  tiePath: string[]
  flags: string[]
  awardId: number | null
  steps: string
}

/** Competition B of domain 5.2 at the end of its judging: the stored marks alone are left, no result. */
async function computeAgain() {
  const [round] = await rowsOf<{ id: number }>(
    db,
    sql`select max(phase_id)::int as id from result_run where competition_id = ${COMPETITION}`,
  )
  await db.execute(sql`update competition set state = 'announced' where id = ${COMPETITION}`)
  await db.execute(sql`update result_run set state = 'void' where competition_id = ${COMPETITION}`)
  await db.execute(sql`delete from work_result`)
  const body = { competitionId: COMPETITION, phaseId: round?.id }
  const { runId } = Object((await computer.post('/api/result/compute', body)).body.data)
  const detail = Object((await computer.get(`/api/result/getRun?id=${runId}`)).body.data)
  const results: Result[] = detail.results
  const awards: { id: number; name: string }[] = detail.awards
  return { runId: Number(runId), results, nameOf: (id: number | null) => awards.find((award) => award.id === id)?.name }
}

const marksOf = (steps: string) => {
  const parsed: ScoreStep[] = JSON.parse(steps)
  return parsed.flatMap((step) => (step.kind === 'marks' ? step.marks.map(({ total }) => Number(total)) : []))
}

describe('competition B, computed from its stored marks', async () => {
  const { runId, results, nameOf } = await computeAgain()

  it('has the table of primary mathematics of domain 5.2 to the last digit', () => {
    const primary = results.filter(({ groupName }) => groupName === '小学组')
    expect(
      primary.map(({ title, steps, score, shown, rank, usedMarks, tiePath, flags, awardId }) => [
        title,
        marksOf(steps).toSorted((a, b) => b - a),
        score,
        shown,
        rank,
        usedMarks,
        tiePath.join(),
        flags.join(),
        nameOf(awardId),
      ]),
    ).toEqual([
      ['长方形的面积为什么是长乘宽', [96, 94, 93, 91.5, 90], '92.833333', '92.83', 1, 3, '', '', '一等奖'],
      ['认识负数：从温度计说起', [95, 92.5, 90, 88, 85], '90.166667', '90.17', 2, 3, 'criterion,rawMean', '', '二等奖'],
      [
        '用画图的办法解决和差问题',
        [93, 91, 90.5, 89, 86],
        '90.166667',
        '90.17',
        3,
        3,
        'criterion,rawMean',
        '',
        '二等奖',
      ],
      ['平移与旋转', [92, 90.5, 90, 89, 88.5], '89.833333', '89.83', 4, 3, '', '', '三等奖'],
      ['圆周率的故事', [90, 88, 87, 85], '87.500000', '87.50', 5, 4, '', 'tooFewToDrop', '三等奖'],
      ['可能性有多大', [96, 85, 84, 83.5, 78], '83.833333', '83.83', 6, 3, '', '', '三等奖'],
      ['分数墙上的秘密', [85, 84, 83, 82, 80.5], '83.000000', '83.00', 7, 3, '', '', '优秀奖'],
      ['克与千克', [77.5, 76, 75], '76.166667', '76.17', 8, 3, '', 'tooFewToDrop', undefined],
    ])
  })

  it('has the arbitration of the diverging work among its stored steps', () => {
    const { steps = '[]' } = results.find(({ title }) => title === '可能性有多大') ?? {}
    const parsed: ScoreStep[] = JSON.parse(steps)
    const marks = parsed.flatMap((step) => (step.kind === 'marks' ? step.marks : []))
    const highest = marks.find(({ total }) => Number(total) === 96)
    expect(parsed).toContainEqual({
      kind: 'divergence',
      range: '18.000000',
      threshold: '15',
      needsArbitration: true,
    })
    expect(parsed).toContainEqual({
      kind: 'arbitration',
      added: [{ id: expect.any(Number), total: '84.000000' }],
      removed: highest?.id,
      median: '84.000000',
    })
  })

  it('gives every stored score again from the stored steps', async () => {
    const stored = await rowsOf<{ steps: ScoreStep[]; score: string; shown: string }>(
      db,
      sql`select steps, score::text, shown::text from work_result where run_id = ${runId}`,
    )
    expect(stored).toHaveLength(results.length)
    for (const { steps, score, shown } of stored) expect(replaySteps(steps)).toEqual({ score, shown })
  })

  it('counts no mark that is a draft or void, or whose assignment has ended without it', async () => {
    await db.execute(sql`with judged as (
        select distinct on (task.work_id) task.panel_id, task.work_id from judge_assignment task
        join judge_panel panel on panel.id = task.panel_id
        where panel.competition_id = ${COMPETITION} and task.kind = 'main' order by task.work_id),
      made as (
        insert into judge_assignment (panel_id, work_id, judge_id, anon_seq, kind, state, recuse_reason)
        select judged.panel_id, judged.work_id, person.id, 0, 'main', ended.state,
          case ended.state when 'recused' then '与作者同校' end
        from judged cross join (values ('t_linyq', 'revoked'), ('t_xutb', 'recused'), ('t_zhoush', 'submitted'))
          as ended (username, state) join app_user person using (username)
        returning id, state)
      insert into mark (assignment_id, total, comment, state, submitted_at)
      select id, 1, '不计入成绩', case state when 'submitted' then 'void' when 'recused' then 'draft' else 'locked' end, now()
      from made`)
    await db.execute(sql`insert into mark_item (assignment_id, criterion_id, score)
      select mark.assignment_id, part.id, 0.5 from mark join judge_assignment task on task.id = mark.assignment_id
      join judge_panel panel on panel.id = task.panel_id
      join score_criterion part on part.scheme_id = panel.scheme_id and part.parent_id is not null
      where mark.comment = '不计入成绩'`)
    const again = await computeAgain()
    expect(again.results.map(({ score, usedMarks }) => [score, usedMarks])).toEqual(
      results.map(({ score, usedMarks }) => [score, usedMarks]),
    )
  })
})
