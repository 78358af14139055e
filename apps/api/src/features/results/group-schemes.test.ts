import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { required } from '../../required'
import { openTestApp } from '../../testing/open-test-app'

const { as, db } = await openTestApp()

describe('computing a round', () => {
  it('is refused while the panels of one group judge by different schemes', async () => {
    const [round] = await rowsOf<{ phase: number; panel: number; grp: number }>(
      db,
      sql`select phase_id::int as phase, id::int as panel, group_id::int as grp from judge_panel
        where competition_id = 1 and exists (
          select from judge_assignment task where task.panel_id = judge_panel.id and task.state = 'submitted')
        order by id limit 1`,
    )
    const { phase, grp } = required(round, 'panel')
    // Nothing is open any more, so that only the schemes stand against it.
    await db.execute(
      sql`update judge_assignment set state = 'revoked' where state in ('assigned', 'in_progress', 'returned')`,
    )
    const [other] = await rowsOf<{ id: number }>(
      db,
      sql`insert into judge_panel (competition_id, phase_id, group_id, course_id, name, scheme_id, marks_per_work)
        values (1, ${phase}, ${grp}, 'x', '另一组', 2, 1) returning id::int as id`,
    )
    await db.execute(sql`
      with moved as (
        insert into judge_assignment (panel_id, work_id, judge_id, anon_seq, state)
        select ${required(other, 'panel').id}, work_id, judge_id, 1, 'submitted' from judge_assignment task
        join judge_panel panel on panel.id = task.panel_id
        where panel.group_id = ${grp} and task.state = 'submitted' limit 1 returning id)
      insert into mark (assignment_id, total, state, submitted_at) select id, 90, 'submitted', now() from moved`)
    const organiser = await as('comp01')
    const { body } = await organiser.post('/api/result/compute', { competitionId: 1, phaseId: phase })
    expect(body).toMatchObject({ success: false, code: 'RESULT_TWO_SCHEMES' })
  })
})
