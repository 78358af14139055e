import type { Schema } from '@doorway/api-client/types'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { type DataScope, positionInScope } from '../../security/scope'
import { isUsableBy } from '../competition-editing/competition-schemes.queries'
import type { PhaseRow } from '../competitions/competition-phases'
import { levelBelow } from '../recommendation/recommended-works.queries'

const panelOrder = sql`phase_id, group_id, course_id nulls first, id`

/** Published competitions of organisers in scope, the newest first. */
export function listCompetitions(db: Db, scope: DataScope): Promise<Schema<'PanelCompetition'>[]> {
  return rowsOf(
    db,
    sql`select competition.id::int as id, competition.name, competition.year::int as year, competition.state,
        (select count(*)::int from judge_panel panel where panel.competition_id = competition.id) as panels,
        (select id::int from judge_panel where competition_id = competition.id
          order by ${panelOrder} limit 1) as "firstPanelId"
      from competition join school on school.id = competition.organiser_org_id
      where competition.deleted_at is null and competition.state not in ('draft', 'cancelled')
        and ${positionInScope(scope, sql`school.lft`) ?? sql`true`}
      order by competition.year desc, competition.id desc limit 500`,
  )
}

/** A round of judging. */
export type RoundRow = PhaseRow & { id: number }

const toRound = (row: Omit<RoundRow, 'startAt' | 'endAt'> & { startAt: string; endAt: string }): RoundRow => ({
  ...row,
  startAt: new Date(row.startAt),
  endAt: new Date(row.endAt),
})

/** Rounds of a competition in their order. */
export async function listRounds(db: Db, competitionId: number): Promise<RoundRow[]> {
  const rows = await rowsOf<Parameters<typeof toRound>[0]>(
    db,
    sql`select id::int as id, name, kind, level, round_no::int as "roundNo", start_at as "startAt", end_at as "endAt",
        grace_minutes::int as "graceMinutes", manual
      from competition_phase where competition_id = ${competitionId} and kind = 'round' order by start_at, id`,
  )
  return rows.map(toRound)
}

/** Groups of a competition in their order. */
export const listGroups = (db: Db, competitionId: number) =>
  rowsOf<{ id: number; name: string }>(
    db,
    sql`select id::int as id, name from competition_group where competition_id = ${competitionId} order by seq, id`,
  )

/**
 * Score schemes that panels of a competition can use: the latest version of each, the one that it announces and those
 * that panels have.
 */
export const listSchemes = (db: Db, competitionId: number) =>
  rowsOf<Schema<'PanelBoard'>['schemes'][number]>(
    db,
    sql`select scheme.id::int as id, scheme.name, scheme.version as "versionNo",
        trim_scale(scheme.total)::text as total, scheme.marks_per_work::int as "marksPerWork",
        exists (select from competition where competition.id = ${competitionId}::bigint
          and competition.scheme_id = scheme.id) as "isChosen"
      from score_scheme scheme
      where exists (select from judge_panel panel where panel.scheme_id = scheme.id
          and panel.competition_id = ${competitionId}::bigint)
        or (${isUsableBy(sql`${competitionId}::bigint`)} and (not exists (
            select from score_scheme later where coalesce(later.family_id, later.id) = coalesce(scheme.family_id, scheme.id)
              and later.version > scheme.version)
          or exists (select from competition where competition.id = ${competitionId}::bigint
            and competition.scheme_id = scheme.id)))
      order by "isChosen" desc, scheme.name, scheme.version desc, scheme.id limit 100`,
  )

/** Subjects of the works of a competition. */
export const listCourses = (db: Db, competitionId: number) =>
  rowsOf<{ courseId: string; name: string }>(
    db,
    sql`select entry.course_id as "courseId", min(subject.course_name) as name
      from comp_entry entry join subject on subject.course_id = entry.course_id
      where entry.competition_id = ${competitionId} and entry.deleted_at is null
      group by entry.course_id order by min(subject.course_name), entry.course_id limit 500`,
  )

/** A panel with how far it is. */
export interface PanelRow {
  id: number
  competitionId: number
  phaseId: number
  groupId: number
  courseId: string | null
  name: string
  schemeId: number
  marksPerWork: number
  avoidsArea: boolean
  version: number
}

/** A member of a panel. */
export interface MemberRow {
  panelId: number
  userId: number
  name: string
  unit: string | null
  role: 'chief' | 'member' | 'reserve'
  agreementAt: string | null
  /** When the person declined the invitation, and why. */
  declinedAt: string | null
  declineReason: string | null
  isSuspended: boolean
  open: number
  done: number
  recused: number
}

const selectPanels = (db: Db, where: SQL) =>
  rowsOf<PanelRow>(
    db,
    sql`select id::int as id, competition_id::int as "competitionId", phase_id::int as "phaseId",
        group_id::int as "groupId", course_id as "courseId", name, scheme_id::int as "schemeId",
        marks_per_work::int as "marksPerWork", avoids_area as "avoidsArea", version
      from judge_panel where ${where} order by ${panelOrder}`,
  )

/** Panels of a competition. */
export const listPanels = (db: Db, competitionId: number) => selectPanels(db, sql`competition_id = ${competitionId}`)

/** One panel. */
export async function findPanel(db: Db, id: number): Promise<PanelRow | undefined> {
  const [row] = await selectPanels(db, sql`id = ${id}::bigint`)
  return row
}

/** Waits until no other transaction changes the panel or its assignments. */
export async function lockPanel(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`select id from judge_panel where id = ${id}::bigint for update`)
}

/** Members of the panels that match, by name. */
export function listMembers(db: Db, where: SQL): Promise<MemberRow[]> {
  return rowsOf(
    db,
    sql`with load as (
        select task.panel_id, task.judge_id,
          count(*) filter (where task.state in ('assigned', 'in_progress', 'returned')) as open,
          count(*) filter (where task.state in ('submitted', 'locked')) as done,
          count(*) filter (where task.state = 'recused' and task.replaced_by is null) as recused
        from judge_assignment task join judge_panel panel on panel.id = task.panel_id
        where ${where} and task.kind <> 'calibration' group by task.panel_id, task.judge_id)
      select member.panel_id::int as "panelId", member.user_id::int as "userId", person.name, school.name as unit,
        member.role, member.agreement_at::text as "agreementAt",
        member.declined_at::text as "declinedAt", member.decline_reason as "declineReason", coalesce(profile.state = 'suspended', false) as "isSuspended",
        coalesce(load.open, 0)::int as open, coalesce(load.done, 0)::int as done,
        coalesce(load.recused, 0)::int as recused
      from judge_panel_member member join judge_panel panel on panel.id = member.panel_id
      join app_user person on person.id = member.user_id left join school on school.id = person.school_id
      left join judge_profile profile on profile.user_id = member.user_id
      left join load on load.panel_id = member.panel_id and load.judge_id = member.user_id
      where ${where} order by member.panel_id, member.role = 'reserve', member.role <> 'chief', person.name, person.id`,
  )
}

/** Members of all panels of a competition. */
export const listMembersOf = (db: Db, competitionId: number) =>
  listMembers(db, sql`panel.competition_id = ${competitionId}`)

/** Members of one panel. */
export const listPanelMembers = (db: Db, panelId: number) => listMembers(db, sql`panel.id = ${panelId}::bigint`)

/**
 * Works of the panels that match: of their group and subject, that have come to the round. A work comes to it by being
 * recommended to its level, which the list of the highest unit above its school does, or where nothing is recommended by
 * its qualification.
 */
export const worksOfPanels = (where: SQL): SQL => sql`
  select panel.id as panel_id, work.id as work_id, work.work_no, work.title, work.anon_title, work.state,
    entry.id as entry_id, entry.applicant_id, entry.org_id, entry.area_code, entry.competition_id, entry.group_id,
    panel.avoids_area, panel.marks_per_work, phase.level
  from judge_panel panel join competition_phase phase on phase.id = panel.phase_id
  join comp_work work on work.competition_id = panel.competition_id and work.deleted_at is null
  join comp_entry entry on entry.id = work.entry_id and entry.group_id = panel.group_id and entry.deleted_at is null
    and (panel.course_id is null or entry.course_id = panel.course_id)
  join school origin on origin.id = entry.org_id
  where ${where} and (work.state in ('judging', 'judged', 'awarded', 'unawarded')
    or (work.state in ('qualified', 'recommended') and (work.level_reached = phase.level
      or work.level_reached = ${levelBelow(sql`panel.competition_id`, sql`phase.level`)}
      or not exists (select from competition_phase earlier
        where earlier.competition_id = panel.competition_id and earlier.kind = 'recommend'))))`

const countWorksWhere = (db: Db, where: SQL) =>
  rowsOf<{ panelId: number; works: number; covered: number }>(
    db,
    sql`with work as (${worksOfPanels(where)}),
      taken as (
        select task.panel_id, task.work_id, count(*) as judges
        from judge_assignment task join judge_panel panel on panel.id = task.panel_id
        where ${where} and task.kind = 'main' and task.state not in ('recused', 'revoked')
        group by task.panel_id, task.work_id)
      select work.panel_id::int as "panelId", count(*)::int as works,
        count(*) filter (where taken.judges >= work.marks_per_work)::int as covered
      from work left join taken using (panel_id, work_id) group by work.panel_id`,
  )

/** How many works each panel of a competition has, and how many of them have all their judges. */
export const countWorks = (db: Db, competitionId: number) =>
  countWorksWhere(db, sql`panel.competition_id = ${competitionId}`)

/** As {@link countWorks}, for one panel. */
export const countWorksOfPanel = (db: Db, id: number) => countWorksWhere(db, sql`panel.id = ${id}::bigint`)

/** Does another panel judge works of the same round, group and subject? */
export async function overlaps(tx: Db, panel: Pick<PanelRow, 'phaseId' | 'groupId' | 'courseId'> & { id?: number }) {
  const { id = 0, phaseId, groupId, courseId } = panel
  const rows = await rowsOf(
    tx,
    sql`select from judge_panel where phase_id = ${phaseId} and group_id = ${groupId} and id <> ${id}
      and (course_id is null or ${courseId}::varchar is null or course_id = ${courseId}::varchar) limit 1`,
  )
  return rows.length > 0
}

/** Does the panel have assignments? */
export async function hasAssignments(tx: Db, id: number): Promise<boolean> {
  return (await rowsOf(tx, sql`select from judge_assignment where panel_id = ${id} limit 1`)).length > 0
}

/** What a panel is stored with. */
export type PanelValues = Omit<PanelRow, 'id' | 'version'> & { chiefId: number | null }

/** Creates a panel and returns its id. */
export async function insertPanel(tx: Db, values: PanelValues): Promise<number> {
  const { competitionId, phaseId, groupId, courseId, name, schemeId, marksPerWork, avoidsArea, chiefId } = values
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`insert into judge_panel (competition_id, phase_id, group_id, course_id, name, scheme_id, marks_per_work,
        avoids_area, chief_user_id)
      values (${competitionId}, ${phaseId}, ${groupId}, ${courseId}, ${name}, ${schemeId}, ${marksPerWork},
        ${avoidsArea}, ${chiefId})
      returning id::int as id`,
  )
  return onlyRow(rows).id
}

/** Changes a panel, which has a new version then. */
export async function updatePanel(tx: Db, id: number, values: PanelValues): Promise<void> {
  const { phaseId, groupId, courseId, name, schemeId, marksPerWork, avoidsArea, chiefId } = values
  await tx.execute(sql`
    update judge_panel set phase_id = ${phaseId}, group_id = ${groupId}, course_id = ${courseId}, name = ${name},
      scheme_id = ${schemeId}, marks_per_work = ${marksPerWork}, avoids_area = ${avoidsArea},
      chief_user_id = ${chiefId}, version = version + 1
    where id = ${id}`)
}

/** Sets the members of a panel. Those who stay have still signed the agreement. */
export async function setMembers(
  tx: Db,
  panelId: number,
  members: readonly { userId: number; role: MemberRow['role'] }[],
): Promise<void> {
  const json = JSON.stringify(members.map(({ userId, role }) => ({ user_id: userId, role })))
  await tx.execute(sql`
    delete from judge_panel_member where panel_id = ${panelId} and user_id not in (
      select user_id from json_to_recordset(${json}::json) as chosen(user_id bigint))`)
  await tx.execute(sql`
    insert into judge_panel_member (panel_id, user_id, role)
    select ${panelId}, user_id, role from json_to_recordset(${json}::json) as chosen(user_id bigint, role varchar)
    on conflict (panel_id, user_id) do update set role = excluded.role`)
}
