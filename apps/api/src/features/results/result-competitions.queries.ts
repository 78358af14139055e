import type { Schema } from '@doorway/api-client/types'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { type DataScope, positionInScope } from '../../security/scope'

/** Published competitions of organisers in scope, the newest first, with what each round has and lacks. */
export function listCompetitionsWithRounds(db: Db, scope: DataScope): Promise<Schema<'ResultCompetition'>[]> {
  return rowsOf(
    db,
    sql`select competition.id::int as id, competition.name, competition.year::int as year, competition.state,
        (select count(*)::int from result_run run where run.competition_id = competition.id) as runs,
        (select id::int from result_run run where run.competition_id = competition.id
          order by run.no desc limit 1) as "latestRunId",
        coalesce((select json_agg(json_build_object('id', round.id, 'name', round.name, 'works', round.works,
            'marks', round.marks, 'openMarks', round.open) order by round.start_at, round.id)
          from (
            select phase.id, phase.name, phase.start_at,
              count(distinct assignment.work_id) filter (where assignment.state in ('submitted', 'locked')) as works,
              count(*) filter (where assignment.state in ('submitted', 'locked')) as marks,
              count(*) filter (where assignment.state in ('assigned', 'in_progress', 'returned')) as open
            from competition_phase phase
            left join judge_panel panel on panel.phase_id = phase.id
            left join judge_assignment assignment on assignment.panel_id = panel.id and assignment.kind <> 'calibration'
            where phase.competition_id = competition.id and phase.kind = 'round'
            group by phase.id) round), '[]') as rounds
      from competition join school on school.id = competition.organiser_org_id
      where competition.deleted_at is null and competition.state not in ('draft', 'cancelled')
        and ${positionInScope(scope, sql`school.lft`) ?? sql`true`}
      order by competition.year desc, competition.id desc limit 500`,
  )
}
