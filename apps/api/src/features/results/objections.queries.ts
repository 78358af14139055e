import type { Schema } from '@doorway/api-client/types'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'

/** An objection with its work and the work's present award. */
export interface ObjectionRow {
  id: number
  competitionId: number
  competitionName: string
  workId: number | null
  workNo: string | null
  workTitle: string | null
  groupId: number | null
  groupName: string | null
  awardId: number | null
  awardName: string | null
  complainantId: number
  complainantName: string
  unit: string
  content: string
  state: Schema<'ManagedObjection'>['state']
  reply: string | null
  handlerName: string | null
  createdAt: Date
  handledAt: Date | null
  version: number
}

const momentOf = (value: unknown) => new Date(String(value))

async function selectObjections(db: Db, where: SQL, window: SQL = sql``): Promise<ObjectionRow[]> {
  const rows = await rowsOf<ObjectionRow>(
    db,
    sql`select objection.id::int as id, objection.competition_id::int as "competitionId",
        competition.name as "competitionName", objection.work_id::int as "workId", work.work_no as "workNo",
        work.title as "workTitle", grp.id::int as "groupId", grp.name as "groupName", award.id::int as "awardId",
        award.name as "awardName", objection.complainant_id::int as "complainantId",
        objection.real_name as "complainantName", objection.unit, objection.content,
        objection.state, objection.reply, handler.name as "handlerName", objection.created_at as "createdAt",
        objection.handled_at as "handledAt", objection.version
      from objection join competition on competition.id = objection.competition_id
      left join comp_work work on work.id = objection.work_id
      left join comp_entry entry on entry.id = work.entry_id
      left join competition_group grp on grp.id = entry.group_id
      left join award_grant present on present.work_id = work.id and present.state <> 'revoked'
      left join award on award.id = present.award_id
      left join app_user handler on handler.id = objection.handler_id
      where ${where} ${window}`,
  )
  return rows.map((row) => ({
    ...row,
    createdAt: momentOf(row.createdAt),
    handledAt: row.handledAt && momentOf(row.handledAt),
  }))
}

/** One objection. */
export async function findObjection(db: Db, id: number): Promise<ObjectionRow | undefined> {
  const [row] = await selectObjections(db, sql`objection.id = ${id}`)
  return row
}

/** One page of the objections of a competition with the exact total: those that wait first, then the newest. */
export async function pageObjections(
  db: Db,
  { competitionId, state }: Schema<'ObjectionConditions'>,
  window: PageWindow,
): Promise<{ rows: ObjectionRow[]; total: number }> {
  const ofState = state ? sql`and objection.state = ${state}` : sql``
  const where = sql`objection.competition_id = ${competitionId} ${ofState}`
  const rows = await selectObjections(
    db,
    where,
    sql`order by objection.state not in ('received', 'checking'), objection.created_at desc, objection.id desc
      limit ${window.limit} offset ${window.offset}`,
  )
  const counted = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from objection where ${where}`)
  return { rows, total: onlyRow(counted).n }
}

/** What a decision changes. */
export interface ObjectionChange {
  state: 'checking' | 'upheld' | 'rejected'
  reply: string | null
  handlerId: number
  at: Date
}

/** Stores a decision about an objection, which has a new version then. */
export async function updateObjection(
  tx: Db,
  id: number,
  { state, reply, handlerId, at }: ObjectionChange,
): Promise<void> {
  await tx.execute(sql`
    update objection set state = ${state}, reply = ${reply}, handler_id = ${handlerId},
      handled_at = ${at.toISOString()}::timestamptz, version = version + 1
    where id = ${id}`)
}

/** The run whose awards are announced or published. */
export async function findAnnouncedRun(tx: Db, competitionId: number) {
  const [row] = await rowsOf<{ id: number; state: 'publicity' | 'published' }>(
    tx,
    sql`select id::int as id, state from result_run
      where competition_id = ${competitionId} and state in ('publicity', 'published') order by no desc limit 1`,
  )
  return row
}

/** A corrected award of a work. */
export interface Correction {
  competitionId: number
  workId: number
  run: { id: number; state: 'publicity' | 'published' }
  awardId: number | null
  reason: string
  at: Date
}

const REASON_MAX = 300

/** Revokes the present award of a work and its certificates; returns the ids of the certificates. */
export async function revokePresentAward(tx: Db, { workId, reason, at }: Correction): Promise<number[]> {
  const text = reason.slice(0, REASON_MAX)
  const revoked = await rowsOf<{ id: number }>(
    tx,
    sql`with present as (
        update award_grant set state = 'revoked', adjust_reason = ${text}
        where work_id = ${workId} and state <> 'revoked' returning id)
      update certificate set revoked_at = ${at.toISOString()}::timestamptz, revoke_reason = ${text}
      from present where certificate.award_grant_id = present.id and certificate.revoked_at is null
      returning certificate.id::int as id`,
  )
  return revoked.map(({ id }) => id)
}

/** Gives the corrected award and returns its id: final at once where the results are published. */
export async function insertCorrectedGrant(tx: Db, { competitionId, workId, run, awardId, reason }: Correction) {
  const state = run.state === 'published' ? 'final' : 'publicised'
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`insert into award_grant (competition_id, award_id, work_id, run_id, adjust_reason, state)
      values (${competitionId}, ${awardId}, ${workId}, ${run.id}, ${reason.slice(0, REASON_MAX)}, ${state})
      returning id::int as id`,
  )
  return onlyRow(rows).id
}

/** Says at a work of published results whether it has an award. */
export async function updateAwardedState(tx: Db, workId: number, isAwarded: boolean): Promise<void> {
  await tx.execute(sql`
    update comp_work set state = ${isAwarded ? 'awarded' : 'unawarded'}, version = version + 1
    where id = ${workId} and state in ('awarded', 'unawarded')`)
}

/** A work as one who objects to its result needs it. */
export interface ObjectedWork {
  id: number
  title: string
  state: string
  competitionId: number
  competitionName: string
  /** The caller entered the work, or is a co-author of it. */
  isAuthor: boolean
  /** The caller belongs to the school that entered the work, which is at this position. */
  isOfSchool: boolean
  position: number
  realName: string
  unit: string
}

/** A work with how a person takes part in it. */
export async function findObjectedWork(db: Db, workId: number, userId: number): Promise<ObjectedWork | undefined> {
  const [row] = await rowsOf<ObjectedWork>(
    db,
    sql`select work.id::int as id, work.title, work.state, competition.id::int as "competitionId",
        competition.name as "competitionName",
        entry.applicant_id = person.id or exists (select from comp_entry_member member
          where member.entry_id = entry.id and member.user_id = person.id and member.role <> 'instructor') as "isAuthor",
        coalesce(person.school_id = entry.org_id, false) as "isOfSchool", entered.lft as position,
        person.name as "realName", coalesce(own.name, entered.name) as unit
      from comp_work work join comp_entry entry on entry.id = work.entry_id and entry.deleted_at is null
      join competition on competition.id = work.competition_id and competition.deleted_at is null
      join school entered on entered.id = entry.org_id
      join app_user person on person.id = ${userId}
      left join school own on own.id = person.school_id and own.deleted_at is null
      where work.id = ${workId} and work.deleted_at is null and competition.state not in ('draft', 'cancelled')`,
  )
  return row
}

/** Is the work in a run that is announced or published? */
export async function isAnnounced(tx: Db, workId: number): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select from work_result result join result_run run on run.id = result.run_id
      where result.work_id = ${workId} and run.state in ('publicity', 'published') limit 1`,
  )
  return rows.length > 0
}

/** Does an objection to the work wait for its decision? */
export async function hasOpenObjection(tx: Db, workId: number): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select from objection where work_id = ${workId} and state in ('received', 'checking') limit 1`,
  )
  return rows.length > 0
}

/** An objection as it is stored. */
export interface ObjectionInsert {
  work: ObjectedWork
  complainantId: number
  content: string
  at: Date
}

/** Stores an objection and returns its id. */
export async function insertObjection(tx: Db, { work, complainantId, content, at }: ObjectionInsert): Promise<number> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`insert into objection (competition_id, work_id, complainant_id, real_name, unit, content, state, created_at)
      values (${work.competitionId}, ${work.id}, ${complainantId}, ${work.realName}, ${work.unit}, ${content},
        'received', ${at.toISOString()}::timestamptz)
      returning id::int as id`,
  )
  return onlyRow(rows).id
}
