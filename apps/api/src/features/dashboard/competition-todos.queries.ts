import { sql, type SQL } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { type DataScope, positionInScope } from '../../security/scope'

const countOf = async (db: Db, from: SQL): Promise<number> =>
  onlyRow(await rowsOf<{ n: number }>(db, sql`select count(*)::int as n ${from}`)).n

const isRunning = sql`competition.state = 'announced' and competition.deleted_at is null`
const within = (scope: DataScope, position: SQL): SQL => positionInScope(scope, position) ?? sql`true`
/** Is a phase of the kind open now? The same rule as for one phase of a competition, in the database. */
const isOpen = (kind: 'submit' | 'check', now: Date): SQL => sql`exists (select from competition_phase phase
  where phase.competition_id = competition.id and phase.kind = ${kind} and (phase.manual = 'open'
    or (phase.manual = 'auto' and phase.start_at <= ${now.toISOString()}::timestamptz
      and phase.end_at + phase.grace_minutes * interval '1 minute' >= ${now.toISOString()}::timestamptz)))`

/** Entries of schools in scope that wait to be passed. */
export const countEntriesToAudit = (db: Db, scope: DataScope): Promise<number> =>
  countOf(
    db,
    sql`from comp_entry entry join competition on competition.id = entry.competition_id join school on school.id = entry.org_id
      where entry.state = 'submitted' and entry.deleted_at is null and ${isRunning} and ${within(scope, sql`school.lft`)}`,
  )

/** Works of schools in scope that wait to be checked. */
export const countWorksToCheck = (db: Db, scope: DataScope): Promise<number> =>
  countOf(
    db,
    sql`from comp_work work join comp_entry entry on entry.id = work.entry_id
      join competition on competition.id = work.competition_id join school on school.id = entry.org_id
      where work.state in ('submitted', 'checking') and work.deleted_at is null and ${isRunning}
        and ${within(scope, sql`school.lft`)}`,
  )

const worksToFix = (applicant: SQL, now: Date): SQL => sql`from comp_work work
  join comp_entry entry on entry.id = work.entry_id join competition on competition.id = work.competition_id
  where entry.applicant_id = ${applicant} and work.state = 'fix' and work.deleted_at is null and ${isRunning}
    and (${isOpen('submit', now)} or ${isOpen('check', now)})`

const worksToSubmit = (applicant: SQL, now: Date): SQL => sql`from comp_entry entry
  join competition on competition.id = entry.competition_id
  where entry.applicant_id = ${applicant} and entry.state in ('submitted', 'school_passed') and entry.deleted_at is null
    and ${isRunning} and ${isOpen('submit', now)} and not exists (
      select from comp_work work where work.entry_id = entry.id and work.deleted_at is null and work.state <> 'draft')`

/** Own works that were returned and can still be submitted again. */
export const countWorksToFix = (db: Db, userId: number, now: Date): Promise<number> =>
  countOf(db, worksToFix(sql`${userId}`, now))

/** Own entries without a submitted work while works are accepted. */
export const countWorksToSubmit = (db: Db, userId: number, now: Date): Promise<number> =>
  countOf(db, worksToSubmit(sql`${userId}`, now))

/** A child with what competitions have for it to do. */
export interface ChildTodoRow {
  userId: number
  name: string
  birthDate: string | null
  workFix: number
  workDraft: number
}

/**
 * The children of a guardian with their works to revise and to submit. A row of `guardian` is a confirmed link: a manager
 * has entered it, or has approved the registration that names the child.
 */
export function listChildTodos(db: Db, guardianId: number, now: Date): Promise<ChildTodoRow[]> {
  return rowsOf(
    db,
    sql`select child.id::float8 as "userId", child.name, child.birth_date::text as "birthDate",
        (select count(*)::int ${worksToFix(sql`child.id`, now)}) as "workFix",
        (select count(*)::int ${worksToSubmit(sql`child.id`, now)}) as "workDraft"
      from guardian join app_user child on child.id = guardian.student_user_id and child.deleted_at is null
      where guardian.parent_user_id = ${guardianId} order by guardian.id limit 20`,
  )
}

/** Own works to judge in rounds whose agreement is signed. */
export const countWorksToJudge = (db: Db, userId: number): Promise<number> =>
  countOf(
    db,
    sql`from judge_assignment task join judge_panel panel on panel.id = task.panel_id
      join competition on competition.id = panel.competition_id
      join judge_panel_member member on member.panel_id = panel.id and member.user_id = task.judge_id
      where task.judge_id = ${userId} and task.state in ('assigned', 'in_progress', 'returned')
        and member.agreement_at is not null and ${isRunning}`,
  )

/** Panels that the person is invited to and has neither accepted nor declined, in rounds that are not over. */
export const countInvitations = (db: Db, userId: number, now: Date): Promise<number> =>
  countOf(
    db,
    sql`from judge_panel_member member join judge_panel panel on panel.id = member.panel_id
      join competition on competition.id = panel.competition_id join competition_phase phase on phase.id = panel.phase_id
      where member.user_id = ${userId} and member.agreement_at is null and member.declined_at is null and ${isRunning}
        and phase.end_at > ${now.toISOString()}::timestamptz`,
  )

const organiser = sql`join school on school.id = competition.organiser_org_id`

/** Objections to results of organisers in scope that are not decided. */
export const countObjections = (db: Db, scope: DataScope): Promise<number> =>
  countOf(
    db,
    sql`from objection join competition on competition.id = objection.competition_id ${organiser}
      where objection.state in ('received', 'checking') and competition.deleted_at is null
        and ${within(scope, sql`school.lft`)}`,
  )

/** Works of organisers in scope whose judge stepped back, without another one. */
export const countRecusals = (db: Db, scope: DataScope): Promise<number> =>
  countOf(
    db,
    sql`from judge_assignment task join judge_panel panel on panel.id = task.panel_id
      join competition on competition.id = panel.competition_id ${organiser}
      where task.state = 'recused' and task.replaced_by is null and task.kind <> 'calibration' and ${isRunning}
        and ${within(scope, sql`school.lft`)}`,
  )

/** Computed results of organisers in scope that another person has computed and adjusted. */
export const countResultsToConfirm = (db: Db, scope: DataScope, userId: number): Promise<number> =>
  countOf(
    db,
    sql`from result_run run join competition on competition.id = run.competition_id ${organiser}
      where run.state = 'computed' and run.computed_by <> ${userId} and not (${userId} = any(run.adjusted_by)) and ${isRunning}
        and ${within(scope, sql`school.lft`)}`,
  )
