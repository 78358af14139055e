import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../db/database'
import { replaySteps, type ScoreStep } from '../scoring/score-rule'
import { openTestDatabase } from '../testing/test-database'

const { db } = await openTestDatabase()

describe('the finished competition of the demo', () => {
  it('has the table of primary mathematics to the digit', async () => {
    const rows = await rowsOf(
      db,
      sql`select work.title, result.shown::text, result.rank, award.name as award from work_result result
        join comp_work work on work.id = result.work_id join comp_entry entry on entry.id = work.entry_id
        left join award on award.id = result.award_id
        where entry.course_id = '0202' order by result.rank`,
    )
    expect(rows.map((row) => Object.values(Object(row)))).toEqual([
      ['长方形的面积为什么是长乘宽', '92.83', 1, '一等奖'],
      ['认识负数：从温度计说起', '90.17', 2, '二等奖'],
      ['用画图的办法解决和差问题', '90.17', 3, '二等奖'],
      ['平移与旋转', '89.83', 4, '三等奖'],
      ['圆周率的故事', '87.50', 5, '三等奖'],
      ['可能性有多大', '83.83', 6, '三等奖'],
      ['分数墙上的秘密', '83.00', 7, '优秀奖'],
      ['克与千克', '76.17', 8, null],
    ])
  })

  it('has steps that give every score again', async () => {
    const rows = await rowsOf<{ steps: ScoreStep[]; score: string; shown: string }>(
      db,
      sql`select steps, score::text, shown::text from work_result`,
    )
    expect(rows).toHaveLength(16)
    for (const { steps, score, shown } of rows) expect(replaySteps(steps)).toEqual({ score, shown })
  })

  it('has items that sum to the total of each mark', async () => {
    const rows = await rowsOf(
      db,
      sql`select mark.assignment_id from mark join mark_item item using (assignment_id)
        group by mark.assignment_id, mark.total having sum(item.score) <> mark.total`,
    )
    expect(rows).toEqual([])
  })

  it('has a revoked certificate that another one replaces', async () => {
    const rows = await rowsOf(
      db,
      sql`select old.content ->> 'award' as old, fresh.content ->> 'award' as fresh, fresh.revoked_at from certificate old
        join certificate fresh on fresh.replaces_id = old.id where old.revoked_at is not null`,
    )
    expect(rows).toEqual([{ old: '三等奖', fresh: '优秀奖', revoked_at: null }])
  })
})

describe('the running competition of the demo', () => {
  it('has the works and assignments of domain 5.2', async () => {
    const [works] = await rowsOf(
      db,
      sql`select count(*)::int as all, count(*) filter (where state = 'judging')::int as judging,
        count(*) filter (where state = 'fix')::int as returned from comp_work where competition_id = 1`,
    )
    expect(works).toEqual({ all: 48, judging: 30, returned: 4 })
    const [assignments] = await rowsOf(
      db,
      sql`select count(*) filter (where state = 'submitted')::int as submitted,
        count(*) filter (where state = 'in_progress')::int as drafts,
        count(*) filter (where state = 'recused')::int as recused,
        count(*) filter (where kind = 'main' and state <> 'recused')::int as main,
        count(*) filter (where kind <> 'main')::int as others
        from judge_assignment assignment join judge_panel panel on panel.id = assignment.panel_id where panel.competition_id = 1`,
    )
    expect(assignments).toEqual({ submitted: 52, drafts: 6, recused: 3, main: 90, others: 2 })
  })
})
