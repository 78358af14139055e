import { sql, type SQLWrapper } from 'drizzle-orm'

/**
 * Is the page of this work open to all visitors? Its result is published with an award, its competition shows works by now, and it has
 * been neither withdrawn nor disqualified since. The only condition under which the portal shows a work to visitors.
 */
export function isPublicWork(workId: SQLWrapper, now: Date) {
  return sql<boolean>`exists (
    select from award_grant granted
    join comp_work shown on shown.id = granted.work_id
    join comp_entry signed on signed.id = shown.entry_id
    join competition held on held.id = shown.competition_id
    where granted.work_id = ${workId} and granted.state = 'final'
      and shown.deleted_at is null and shown.state in ('qualified', 'recommended', 'judging', 'judged', 'awarded')
      and signed.deleted_at is null and signed.state not in ('cancelled', 'void')
      and held.deleted_at is null and held.state in ('result_published', 'archived')
      and held.works_public_from <= ${now.toISOString()}::timestamptz
      and exists (select from result_run run where run.competition_id = held.id and run.state = 'published'))`
}
