import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import {
  announcements,
  awards,
  competitionGroups,
  competitionPhases,
  competitions,
  criteria,
  quotas,
  schemes,
} from '../../db/tables/competitions'
import { schools } from '../../db/tables/organizations'

/** Phases in the order of time. */
export function listManagedPhases(db: Db, competitionId: number) {
  return db
    .select()
    .from(competitionPhases)
    .where(eq(competitionPhases.competitionId, competitionId))
    .orderBy(asc(competitionPhases.startAt), asc(competitionPhases.id))
}

/** A phase with its id. */
export type ManagedPhaseRow = Awaited<ReturnType<typeof listManagedPhases>>[number]

const isGroupUsed = sql<boolean>`(
  exists (select 1 from comp_entry where group_id = competition_group.id)
  or exists (select 1 from recommend_quota where group_id = competition_group.id)
  or exists (select 1 from award where group_id = competition_group.id)
  or exists (select 1 from judge_panel where group_id = competition_group.id))`

/** Groups in their order. */
export function listManagedGroups(db: Db, competitionId: number) {
  return db
    .select({
      id: competitionGroups.id,
      name: competitionGroups.name,
      gardeIds: competitionGroups.gardeIds,
      isUsed: isGroupUsed,
    })
    .from(competitionGroups)
    .where(eq(competitionGroups.competitionId, competitionId))
    .orderBy(asc(competitionGroups.seq), asc(competitionGroups.id))
}

/** A group with whether it can be removed. */
export type ManagedGroupRow = Awaited<ReturnType<typeof listManagedGroups>>[number]

/** Quotas by level and unit. */
export function listQuotas(db: Db, competitionId: number) {
  return db
    .select({
      id: quotas.id,
      groupId: quotas.groupId,
      level: quotas.level,
      orgId: quotas.orgId,
      orgName: schools.name,
      quota: quotas.quota,
      used: quotas.used,
    })
    .from(quotas)
    .innerJoin(schools, eq(schools.id, quotas.orgId))
    .where(eq(quotas.competitionId, competitionId))
    .orderBy(asc(quotas.level), asc(schools.lft), asc(quotas.id))
}

/** A quota with the name of its unit. */
export type QuotaRow = Awaited<ReturnType<typeof listQuotas>>[number]

const isGranted = sql<boolean>`(exists (select 1 from award_grant where award_id = award.id)
  or exists (select 1 from work_result where award_id = award.id))`

/** Awards by group, the highest first. */
export function listAwards(db: Db, competitionId: number) {
  return db
    .select({
      id: awards.id,
      groupId: awards.groupId,
      name: awards.name,
      level: awards.level,
      quotaKind: awards.quotaKind,
      quota: awards.quota,
      isOrg: awards.isOrg,
      isGranted,
    })
    .from(awards)
    .where(eq(awards.competitionId, competitionId))
    .orderBy(asc(awards.isOrg), sql`${awards.groupId} nulls first`, asc(awards.level), asc(awards.id))
}

/** An award with whether it can be removed. */
export type AwardRow = Awaited<ReturnType<typeof listAwards>>[number]

/** Sections of the scheme that a competition announces; no rows without a scheme. */
export function listSections(db: Db, competitionId: number) {
  return db
    .select({
      schemeId: schemes.id,
      scheme: schemes.name,
      versionNo: schemes.version,
      marksPerWork: schemes.marksPerWork,
      aggregation: schemes.aggregation,
      total: schemes.total,
      isLocked: schemes.locked,
      name: criteria.name,
      max: criteria.maxScore,
    })
    .from(competitions)
    .innerJoin(schemes, eq(schemes.id, competitions.schemeId))
    .innerJoin(criteria, eq(criteria.schemeId, schemes.id))
    .where(and(eq(competitions.id, competitionId), sql`${criteria.parentId} is null`))
    .orderBy(asc(criteria.seq), asc(criteria.id))
}

/** Announcements, the latest first. */
export function listAnnouncements(db: Db, competitionId: number) {
  return db
    .select()
    .from(announcements)
    .where(eq(announcements.competitionId, competitionId))
    .orderBy(sql`${announcements.id} desc`)
}

/** Announces that a phase was reopened. */
export async function insertAnnouncement(tx: Db, row: typeof announcements.$inferInsert): Promise<void> {
  await tx.insert(announcements).values(row)
}

/** Phases that panels or results refer to; these stay. */
export async function listUsedPhaseIds(db: Db, competitionId: number): Promise<number[]> {
  const rows = await db
    .select({ id: competitionPhases.id })
    .from(competitionPhases)
    .where(
      and(
        eq(competitionPhases.competitionId, competitionId),
        sql`(exists (select 1 from judge_panel where phase_id = competition_phase.id)
          or exists (select 1 from result_run where phase_id = competition_phase.id))`,
      ),
    )
  return rows.map(({ id }) => id)
}

type PhaseInsert = typeof competitionPhases.$inferInsert

/** Removes phases, then adds and changes the others by kind, level and round. */
export async function writePhases(tx: Db, removedIds: readonly number[], rows: readonly PhaseInsert[]): Promise<void> {
  if (removedIds.length > 0) await tx.delete(competitionPhases).where(inArray(competitionPhases.id, [...removedIds]))
  if (rows.length === 0) return
  const { competitionId, kind, level, roundNo } = competitionPhases
  await tx
    .insert(competitionPhases)
    .values([...rows])
    .onConflictDoUpdate({
      target: [competitionId, kind, level, roundNo],
      set: {
        name: sql`excluded.name`,
        startAt: sql`excluded.start_at`,
        endAt: sql`excluded.end_at`,
        graceMinutes: sql`excluded.grace_minutes`,
        manual: sql`excluded.manual`,
        note: sql`excluded.note`,
      },
    })
}

/** Gives a phase a later end; it opens and closes by the clock again. */
export async function updatePhaseEnd(tx: Db, phaseId: number, endAt: Date): Promise<void> {
  await tx.update(competitionPhases).set({ endAt, manual: 'auto' }).where(eq(competitionPhases.id, phaseId))
}

/** A group as it is saved; a new one has no id. */
export interface GroupWrite {
  id?: number
  name: string
  gardeIds: readonly string[]
}

/** Removes groups, then changes and adds the others in their order. */
export async function writeGroups(
  tx: Db,
  competitionId: number,
  removedIds: readonly number[],
  groups: readonly GroupWrite[],
): Promise<void> {
  if (removedIds.length > 0) await tx.delete(competitionGroups).where(inArray(competitionGroups.id, [...removedIds]))
  // Two groups may exchange their names, which are unique at every moment.
  await tx
    .update(competitionGroups)
    .set({ name: sql`'#' || ${competitionGroups.id}` })
    .where(eq(competitionGroups.competitionId, competitionId))
  const rows = groups.map(({ id, name, gardeIds }, seq) => ({ id, name, gardeIds: [...gardeIds], seq }))
  const known = rows.flatMap(({ id, ...row }) => (id === undefined ? [] : [{ ...row, id }]))
  if (known.length > 0) {
    await tx.execute(sql`
      update competition_group as grp set name = given.name, seq = given.seq,
        garde_ids = (select coalesce(array_agg(value), '{}') from jsonb_array_elements_text(given.garde_ids))
      from jsonb_to_recordset(${JSON.stringify(known.map(({ gardeIds, ...row }) => ({ ...row, garde_ids: gardeIds })))}::jsonb)
        as given (id bigint, name text, seq smallint, garde_ids jsonb)
      where grp.id = given.id and grp.competition_id = ${competitionId}`)
  }
  const added = rows.filter(({ id }) => id === undefined)
  if (added.length === 0) return
  await tx
    .insert(competitionGroups)
    .values(added.map(({ name, gardeIds, seq }) => ({ competitionId, name, gardeIds, courseIds: [], seq })))
}

/** Removes quotas, then changes and adds the others; a new one has no id. */
export async function writeQuotas(
  tx: Db,
  removedIds: readonly number[],
  rows: readonly (typeof quotas.$inferInsert)[],
): Promise<void> {
  if (removedIds.length > 0) await tx.delete(quotas).where(inArray(quotas.id, [...removedIds]))
  const known = rows.filter(({ id }) => id !== undefined)
  if (known.length > 0) {
    await tx.execute(sql`
      update recommend_quota set quota = given.quota
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as given (id bigint, quota integer)
      where recommend_quota.id = given.id`)
  }
  const added = rows.filter(({ id }) => id === undefined)
  if (added.length > 0) await tx.insert(quotas).values(added)
}

/** An award as it is saved; a new one has no id. */
export type AwardWrite = Omit<typeof awards.$inferInsert, 'competitionId'>

/** Removes awards, then changes and adds the others. */
export async function writeAwards(
  tx: Db,
  competitionId: number,
  removedIds: readonly number[],
  rows: readonly AwardWrite[],
): Promise<void> {
  if (removedIds.length > 0) await tx.delete(awards).where(inArray(awards.id, [...removedIds]))
  // Two awards may exchange their places, which are unique at every moment.
  await tx
    .update(awards)
    .set({ level: sql`${awards.level} + 1000` })
    .where(eq(awards.competitionId, competitionId))
  const known = rows.filter(({ id }) => id !== undefined)
  if (known.length > 0) {
    await tx.execute(sql`
      update award set group_id = given."groupId", name = given.name, level = given.level, quota_kind = given."quotaKind",
        quota = given.quota, is_org = given."isOrg"
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
        as given (id bigint, "groupId" bigint, name text, level smallint, "quotaKind" text, quota numeric, "isOrg" boolean)
      where award.id = given.id and award.competition_id = ${competitionId}`)
  }
  const added = rows.filter(({ id }) => id === undefined)
  if (added.length > 0) await tx.insert(awards).values(added.map((row) => ({ ...row, competitionId })))
}

/** Copies the parts of a competition to another one, with phases moved by some days; entries are not copied. */
export async function copyParts(tx: Db, fromId: number, toId: number, days: number): Promise<void> {
  await tx.execute(sql`
    insert into competition_group (competition_id, name, garde_ids, course_ids, seq)
    select ${toId}, name, garde_ids, course_ids, seq from competition_group where competition_id = ${fromId} order by seq, id`)
  await tx.execute(sql`
    insert into competition_phase (competition_id, kind, level, round_no, name, start_at, end_at, grace_minutes, manual, note)
    select ${toId}, kind, level, round_no, name, start_at + make_interval(days => ${days}),
      end_at + make_interval(days => ${days}), grace_minutes, 'auto', note
    from competition_phase where competition_id = ${fromId} order by start_at, id`)
  const pair = sql`competition_group former join competition_group latter
    on latter.name = former.name and latter.competition_id = ${toId}`
  await tx.execute(sql`
    insert into recommend_quota (competition_id, group_id, level, org_id, quota)
    select ${toId}, (select latter.id from ${pair} where former.id = recommend_quota.group_id), level, org_id, quota
    from recommend_quota where competition_id = ${fromId} order by id`)
  await tx.execute(sql`
    insert into award (competition_id, group_id, name, level, quota_kind, quota, is_org, certificate_template_id)
    select ${toId}, (select latter.id from ${pair} where former.id = award.group_id), name, level, quota_kind, quota, is_org,
      certificate_template_id
    from award where competition_id = ${fromId} order by id`)
}

/** Is the code taken by a competition? */
export async function isCodeTaken(db: Db, code: string, exceptId: number | undefined): Promise<boolean> {
  const rows = await db
    .select({ id: competitions.id })
    .from(competitions)
    .where(
      and(eq(competitions.code, code), exceptId === undefined ? undefined : sql`${competitions.id} <> ${exceptId}`),
    )
  return rows.length > 0
}
