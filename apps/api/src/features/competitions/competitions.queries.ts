import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import {
  announcements,
  competitionGroups,
  competitionPhases,
  competitions,
  criteria,
} from '../../db/tables/competitions'

/** What visitors may know of a competition: drafts and removed ones are not there. */
const isAnnounced = and(
  isNull(competitions.deletedAt),
  inArray(competitions.state, ['announced', 'result_published', 'archived']),
)

const cardFields = {
  id: competitions.id,
  code: competitions.code,
  name: competitions.name,
  shortName: competitions.shortName,
  edition: competitions.edition,
  year: competitions.year,
  kind: competitions.kind,
  summary: competitions.summary,
  state: competitions.state,
}

/** What a list of competitions is narrowed by. */
export interface CompetitionFilter {
  kind?: 'micro' | 'other'
  year?: string
}

/** All announced competitions of a site, the newest first. A site has few, and how far each is needs its phases. */
export function listAnnounced(db: Db, siteId: number, { kind, year }: CompetitionFilter) {
  return db
    .select(cardFields)
    .from(competitions)
    .where(
      and(
        isAnnounced,
        eq(competitions.siteId, siteId),
        kind ? eq(competitions.kind, kind) : undefined,
        year ? eq(competitions.year, Number(year)) : undefined,
      ),
    )
    .orderBy(desc(competitions.year), desc(competitions.edition), asc(competitions.id))
}

/** A competition in a list. */
export type CardRow = Awaited<ReturnType<typeof listAnnounced>>[number]

/** One announced competition with all that is public about it. */
export async function findAnnounced(db: Db, id: number) {
  const [row] = await db
    .select({
      ...cardFields,
      siteId: competitions.siteId,
      host: competitions.host,
      undertaker: competitions.undertaker,
      introHtml: competitions.introHtml,
      rulesHtml: competitions.rulesHtml,
      eligibility: competitions.eligibility,
      limits: competitions.limits,
      workSchema: competitions.workSchema,
      promiseVersion: competitions.promiseVersion,
      promiseText: competitions.promiseText,
      blind: competitions.blind,
      worksPublicFrom: competitions.worksPublicFrom,
      scoreVisibility: competitions.scoreVisibility,
    })
    .from(competitions)
    .where(and(isAnnounced, eq(competitions.id, id)))
  return row
}

/** A competition with its public fields. */
export type CompetitionRow = NonNullable<Awaited<ReturnType<typeof findAnnounced>>>

/** Announced competitions with these names or codes. */
export function listAnnouncedNamed(db: Db, texts: readonly string[]) {
  const wanted = ['', ...texts]
  return db
    .select({ id: competitions.id, name: competitions.name, code: competitions.code })
    .from(competitions)
    .where(and(isAnnounced, or(inArray(competitions.name, wanted), inArray(competitions.code, wanted))))
}

/** Phases of competitions in the order of time. */
export function listPhases(db: Db, competitionIds: readonly number[]) {
  return db
    .select({
      competitionId: competitionPhases.competitionId,
      kind: competitionPhases.kind,
      level: competitionPhases.level,
      roundNo: competitionPhases.roundNo,
      name: competitionPhases.name,
      startAt: competitionPhases.startAt,
      endAt: competitionPhases.endAt,
      graceMinutes: competitionPhases.graceMinutes,
      manual: competitionPhases.manual,
    })
    .from(competitionPhases)
    .where(inArray(competitionPhases.competitionId, [...competitionIds]))
    .orderBy(asc(competitionPhases.startAt), asc(competitionPhases.id))
}

/** Phases of a competition that were extended after their end, the latest first. */
export function listExtensions(db: Db, competitionId: number) {
  const { phaseName, oldEndAt, newEndAt, reason, at } = announcements
  return db
    .select({ phaseName, oldEndAt, newEndAt, reason, at })
    .from(announcements)
    .where(eq(announcements.competitionId, competitionId))
    .orderBy(desc(announcements.id))
}

/** Groups of a competition. */
export function listGroups(db: Db, competitionId: number) {
  return db
    .select({ id: competitionGroups.id, name: competitionGroups.name, gardeIds: competitionGroups.gardeIds })
    .from(competitionGroups)
    .where(eq(competitionGroups.competitionId, competitionId))
    .orderBy(asc(competitionGroups.seq))
}

/** Criteria of the scheme that a competition announces, sections and their parts. */
export function listCriteria(db: Db, competitionId: number) {
  return db
    .select({ id: criteria.id, parentId: criteria.parentId, name: criteria.name, maxScore: criteria.maxScore })
    .from(criteria)
    .innerJoin(competitions, eq(competitions.schemeId, criteria.schemeId))
    .where(eq(competitions.id, competitionId))
    .orderBy(asc(criteria.seq), asc(criteria.id))
}

/** Does the person sit on a panel of the competition? */
export async function isJudgeOf(db: Db, userId: number, competitionId: number): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(sql`judge_panel_member member join judge_panel panel on panel.id = member.panel_id`)
    .where(sql`member.user_id = ${userId} and panel.competition_id = ${competitionId}`)
    .limit(1)
  return rows.length > 0
}
