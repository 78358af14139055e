import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'

/** Rows of one part of the export, each with columns named for the reader. */
export type ExportRows = Record<string, string | number | boolean | null>[]

/** A moment of a column, in the time of the site. */
const at = (column: string) => sql.raw(`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`)

/** Everything stored about a person in addition to the record itself, part by part in the order of the export. */
export async function listPersonalRows(db: Db, userId: number): Promise<Record<string, ExportRows>> {
  const rows = (query: ReturnType<typeof sql>) => rowsOf<ExportRows[number]>(db, query)
  return {
    family: await rows(sql`select other.name, guardian.family_name as relation,
      case when guardian.parent_user_id = ${userId} then 'child' else 'parent' end as role from guardian
      join app_user other on other.id = case when guardian.parent_user_id = ${userId}
        then guardian.student_user_id else guardian.parent_user_id end
      where ${userId} in (guardian.parent_user_id, guardian.student_user_id) order by guardian.id`),
    consents: await rows(sql`select child.name as child, consent.scope, consent.text_code as text,
      consent.text_version as version, ${at('consent.given_at')} as given_at,
      ${at('consent.withdrawn_at')} as withdrawn_at from consent join app_user child on child.id = consent.subject_id
      where ${userId} in (consent.guardian_id, consent.subject_id) order by consent.id`),
    resources: await rows(sql`select title, kind, state, range, summary, ${at('created_at')} as created_at
      from resource where owner_id = ${userId} and deleted_at is null order by id`),
    favourites: await rows(sql`select coalesce(cms_article.title, resource.title) as title,
      ${at('favourite.added_at')} as added_at from favourite
      left join cms_article on cms_article.id = favourite.article_id
      left join resource on resource.id = favourite.resource_id
      where favourite.user_id = ${userId} order by favourite.id`),
    activities: await rows(sql`select research_activity.name, ${at('research_signup.signed_at')} as signed_at,
      ${at('research_signup.checked_at')} as checked_at, research_signup.credit_hours::float8 as credit_hours
      from research_signup join research_activity on research_activity.id = research_signup.activity_id
      where research_signup.user_id = ${userId} order by research_signup.signed_at`),
    submissions: await rows(sql`select title, content, state, ${at('created_at')} as created_at
      from preschool_submission where author_id = ${userId} order by id`),
    questions: await rows(sql`select question as title, state, ${at('created_at')} as created_at
      from expert_qa where author_id = ${userId} order by id`),
    sessions: await rows(sql`select user_agent as device, ip, ${at('created_at')} as started_at,
      ${at('last_seen_at')} as last_seen_at from session where user_id = ${userId} order by created_at desc limit 1000`),
    signIns: await rows(sql`select ${at('at')} as at, result, ip, user_agent as device from login_log
      where user_id = ${userId} order by id desc limit 1000`),
    entries: await rows(sql`select competition.name as title, entry.topic as content, entry.state,
      ${at('entry.created_at')} as created_at from comp_entry entry join competition on competition.id = entry.competition_id
      where entry.applicant_id = ${userId} and entry.deleted_at is null order by entry.id`),
    requests: await rows(sql`select school.name as school, request.kind, request.reason, request.state,
      ${at('request.created_at')} as created_at from change_school_request request
      join school on school.id = request.to_school_id where request.user_id = ${userId} order by request.id`),
    accesses: await rows(sql`select ${at('at')} as at, field, purpose, actor_name as by from pii_access_log
      where subject_id = ${userId} order by id desc limit 1000`),
    operations: await rows(sql`select ${at('at')} as at, action, target_label as target, ip from operation_log
      where actor_id = ${userId} order by id desc limit 1000`),
  }
}
