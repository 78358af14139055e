import type { Schema } from '@doorway/api-client/types'
import { and, inArray, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import type { PageWindow } from '../../db/page-window'
import { competitions } from '../../db/tables/competitions'
import type { ScoreStep } from '../../scoring/score-rule'
import { isPublicWork } from './public-works.queries'

/**
 * Results are public: the competition says so and a run is published. The only condition under which any statement of
 * the portal reads scores, ranks, awards or certificates.
 */
export const isResultPublished = and(
  inArray(competitions.state, ['result_published', 'archived']),
  sql`exists (select from result_run where result_run.competition_id = ${competitions.id} and result_run.state = 'published')`,
)

/** What a list of one's own results is narrowed by. */
export interface OwnResultFilter {
  competitionId?: number
  year?: string
}

/** One's own objection as the database gives it in its work. */
export interface OwnObjection extends Pick<Schema<'OwnObjection'>, 'id' | 'workId' | 'state' | 'content' | 'reply'> {
  createdAt: string
  handledAt: string | null
}

/** One's own work as the database gives it. Numbers that may not be shown are null. */
export interface OwnResultRow {
  /** A driver may send numbers of this size as text. */
  work_id: number | string
  work_no: string
  title: string
  competition_id: number | string
  competition_name: string
  year: number
  group_name: string
  garde_name: string | null
  course_name: string | null
  work_state: string
  state_reason: string | null
  publish_at: string | Date | null
  is_published: boolean
  award_name: string | null
  score: string | null
  /** How the score was computed, with the numbers of marks; it is summed up before it is sent. */
  steps: ScoreStep[] | null
  top_percent: number | null
  criteria: { name: string; max: number; score: string }[] | null
  comments: string[] | null
  certificate: { no: string; verifyCode: string; isRevoked: boolean; issuedAt: string } | null
  /** A run is announced, and the work is in it. */
  is_announced: boolean
  /** The reader's latest objection to the work. */
  objection: OwnObjection | null
  is_public: boolean
  total: number
}

/** Fewest judges among whom a comment does not reveal its author (domain 4.3, J5). */
const MIN_COMMENTING = 3

/**
 * One page of the works that a person has entered, as author or co-author, with their published results. A number
 * leaves this statement only after the publication, and only as far as the competition shows results:
 * band < total < criteria < comments. In the notice the announced award does, so that its author can object to it.
 */
export function pageOwnResults(
  db: Db,
  { userId, now }: { userId: number; now: Date },
  { competitionId, year }: OwnResultFilter,
  { limit, offset }: PageWindow,
): Promise<OwnResultRow[]> {
  return rowsOf<OwnResultRow>(
    db,
    sql`select work.id as work_id, work.work_no, work.title, competition.id as competition_id,
      competition.name as competition_name, competition.year, grouping.name as group_name, garde.garde_name,
      subject.course_name, work.state as work_state, work.state_reason,
      (select min(start_at) from competition_phase phase where phase.competition_id = competition.id
        and phase.kind = 'result') as publish_at,
      result.work_id is not null as is_published, award.name as award_name,
      announced.work_id is not null as is_announced,
      case when competition.score_visibility in ('total', 'criteria', 'comments') then result.shown::text end as score,
      case when competition.score_visibility in ('total', 'criteria', 'comments') then result.steps end as steps,
      case when competition.score_visibility <> 'none' then ceil(100.0 * result.rank / nullif((
        select count(*) from work_result other join comp_work peer on peer.id = other.work_id
        join comp_entry peer_entry on peer_entry.id = peer.entry_id
        where other.run_id = run.id and peer_entry.group_id = entry.group_id), 0))::int end as top_percent,
      case when run.id is not null and competition.score_visibility in ('criteria', 'comments') then (
        select json_agg(json_build_object('name', section.name, 'max', section.max_score, 'score',
          (select round(avg(points.sum), 2)::text from (
            select sum(item.score * part.weight) as sum from mark_item item
            join score_criterion part on part.id = item.criterion_id and part.parent_id = section.id
            join judge_assignment assignment on assignment.id = item.assignment_id and assignment.work_id = work.id
            where assignment.id in (select jsonb_array_elements_text(
              jsonb_path_query_first(result.steps, '$[*] ? (@.kind == "score").marks'))::bigint)
            group by item.assignment_id) points)) order by section.seq)
        from score_criterion section where section.parent_id is null and section.scheme_id = (
          select panel.scheme_id from judge_assignment task join judge_panel panel on panel.id = task.panel_id
          where task.work_id = work.id and task.kind <> 'calibration' and panel.phase_id = run.phase_id order by task.id limit 1)) end as criteria,
      case when run.id is not null and competition.score_visibility = 'comments' then (
        select case when count(*) >= ${MIN_COMMENTING}::int then json_agg(mark.comment order by md5(mark.comment)) end
        from mark join judge_assignment assignment on assignment.id = mark.assignment_id
        where assignment.work_id = work.id and assignment.kind <> 'calibration' and mark.state = 'locked' and mark.comment is not null) end as comments,
      (select json_build_object('no', certificate.no, 'verifyCode', certificate.verify_code,
          'isRevoked', certificate.revoked_at is not null, 'issuedAt', certificate.issued_at)
        from certificate where certificate.award_grant_id = award_grant.id and run.id is not null order by certificate.id desc limit 1) as certificate,
      (select json_build_object('id', objection.id, 'workId', objection.work_id, 'state', objection.state,
          'content', objection.content, 'reply', objection.reply, 'createdAt', objection.created_at,
          'handledAt', objection.handled_at)
        from objection where objection.work_id = work.id and objection.complainant_id = ${userId}::bigint
        order by objection.id desc limit 1) as objection,
      ${isPublicWork(sql`work.id`, now)} as is_public,
      count(*) over ()::int as total
    from comp_work work
    join comp_entry entry on entry.id = work.entry_id and entry.deleted_at is null
    join competition on competition.id = work.competition_id and competition.deleted_at is null
    join competition_group grouping on grouping.id = entry.group_id
    left join garde on garde.garde_id = entry.garde_id
    left join subject on subject.garde_id = entry.garde_id and subject.course_id = entry.course_id
    left join result_run run on run.competition_id = competition.id and run.state = 'published'
      and competition.state in ('result_published', 'archived')
    left join work_result result on result.run_id = run.id and result.work_id = work.id
    left join lateral (
      select given.work_id from work_result given join result_run shown on shown.id = given.run_id
      where given.work_id = work.id and shown.state in ('publicity', 'published') and work.state not in
        ('draft', 'withdrawn', 'disqualified', 'rejected') limit 1) announced on true
    left join award_grant on award_grant.work_id = work.id
      and (award_grant.state = 'final' and run.id is not null
        or award_grant.state = 'publicised' and run.id is null and announced.work_id is not null)
    left join award on award.id = award_grant.award_id
    where work.deleted_at is null and competition.state <> 'draft'
      and (entry.applicant_id = ${userId}::bigint or exists (select from comp_entry_member member
        where member.entry_id = entry.id and member.user_id = ${userId}::bigint and member.role <> 'instructor'))
      and (${competitionId ?? null}::bigint is null or competition.id = ${competitionId ?? null}::bigint)
      and (${year ?? null}::int is null or competition.year = ${year ?? null}::int)
    order by competition.year desc, work.id desc limit ${limit}::int offset ${offset}::int`,
  )
}
