import type { Schema } from '@doorway/api-client/types'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { varcharArray } from '../../db/sql-arrays'
import { type DataScope, positionInScope } from '../../security/scope'
import type { SchemeContent } from './scheme-rules'

type Row = Schema<'SchemeRow'>
type Detail = Schema<'ScoreScheme'>

/** Schemes with their owners: the organiser of their competition, or the unit of the library. */
const OWNED = sql`score_scheme scheme left join competition on competition.id = scheme.competition_id
  join school on school.id = coalesce(competition.organiser_org_id, scheme.owner_org_id)`
const UPDATED = sql`to_char(scheme.updated_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`
const FAMILY = sql`coalesce(scheme.family_id, scheme.id)`

function conditionsOf(scope: DataScope, { keyword, competitionId, isLibrary }: Schema<'SchemeConditions'>): SQL {
  const text = keyword?.trim()
  const parts = [
    positionInScope(scope, sql`school.lft`) ?? sql`true`,
    sql`(competition.id is null or competition.deleted_at is null)`,
    sql`not exists (select from score_scheme later where coalesce(later.family_id, later.id) = ${FAMILY}
      and later.version > scheme.version)`,
    text ? sql`(${contains(sql`scheme.name`, text)} or ${contains(sql`competition.name`, text)})` : sql`true`,
    competitionId === undefined ? sql`true` : sql`scheme.competition_id = ${competitionId}`,
    isLibrary === true ? sql`scheme.competition_id is null` : sql`true`,
  ]
  return sql.join(parts, sql` and `)
}

/** One page of the latest versions in scope, those that changed last first, with the exact total. */
export async function pageSchemes(
  db: Db,
  scope: DataScope,
  conditions: Schema<'SchemeConditions'>,
  { limit, offset }: PageWindow,
): Promise<{ rows: Row[]; total: number }> {
  const where = conditionsOf(scope, conditions)
  const rows = await rowsOf<Row>(
    db,
    sql`select scheme.id::int as id, scheme.competition_id::int as "competitionId", competition.name as "competitionName",
        school.name as "ownerName", scheme.name, scheme.version as "versionNo", trim_scale(scheme.total)::text as total,
        scheme.marks_per_work::int as "marksPerWork", scheme.locked as "isLocked", ${UPDATED} as "updatedAt",
        (select count(*)::int from score_criterion part where part.scheme_id = scheme.id and part.parent_id is not null)
          as parts,
        (select count(*)::int from score_scheme other where coalesce(other.family_id, other.id) = ${FAMILY}) as versions,
        (select count(distinct panel.phase_id)::int from judge_panel panel
          join score_scheme other on other.id = panel.scheme_id
          where coalesce(other.family_id, other.id) = ${FAMILY}) as uses
      from ${OWNED} where ${where}
      order by scheme.updated_at desc, scheme.id desc limit ${limit} offset ${offset}`,
  )
  const counted = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from ${OWNED} where ${where}`)
  return { rows, total: onlyRow(counted).n }
}

/** A scheme without its criteria. */
export interface SchemeRow {
  id: number
  familyId: number
  competitionId: number | null
  competitionName: string | null
  ownerOrgId: number | null
  ownerName: string
  /** Of its owner in the order of organisations. */
  position: number
  name: string
  versionNo: number
  version: number
  total: string
  marksPerWork: number
  aggregation: unknown
  tieBreak: string[]
  isLocked: boolean
  updatedAt: string
}

/** One version of a scheme. */
export async function findScheme(db: Db, id: number): Promise<SchemeRow | undefined> {
  const [row] = await rowsOf<SchemeRow>(
    db,
    sql`select scheme.id::int as id, ${FAMILY}::int as "familyId", scheme.competition_id::int as "competitionId",
        competition.name as "competitionName", scheme.owner_org_id::int as "ownerOrgId", school.name as "ownerName",
        school.lft::int as position, scheme.name, scheme.version as "versionNo", scheme.revision as version,
        trim_scale(scheme.total)::text as total, scheme.marks_per_work::int as "marksPerWork", scheme.aggregation,
        scheme.tie_break as "tieBreak", scheme.locked as "isLocked", ${UPDATED} as "updatedAt"
      from ${OWNED} where scheme.id = ${id}::bigint and (competition.id is null or competition.deleted_at is null)`,
  )
  return row
}

/** Waits until no other transaction changes the scheme, and no judge gives the first mark by it. */
export async function lockScheme(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`select id from score_scheme where id = ${id}::bigint for update`)
}

/** Sections with their parts in their order. */
export function listSections(db: Db, schemeId: number): Promise<Detail['sections']> {
  return rowsOf(
    db,
    sql`select section.name, section.decides_ties as "decidesTies",
        (select coalesce(json_agg(json_build_object('id', part.id, 'name', part.name, 'detail', coalesce(part.detail, ''),
            'max', trim_scale(part.max_score)::text, 'weight', trim_scale(part.weight)::text,
            'step', trim_scale(part.step)::text, 'isCommentRequired', part.comment_required, 'anchors', part.anchors)
            order by part.seq, part.id), '[]')
          from score_criterion part where part.parent_id = section.id) as parts
      from score_criterion section where section.scheme_id = ${schemeId}::bigint and section.parent_id is null
      order by section.seq, section.id`,
  )
}

/** All versions of a scheme, the latest first. */
export function listVersions(db: Db, familyId: number): Promise<Detail['versions']> {
  return rowsOf(
    db,
    sql`select scheme.id::int as id, scheme.version as "versionNo", scheme.locked as "isLocked",
        (select count(*)::int from judge_panel panel where panel.scheme_id = scheme.id) as panels
      from score_scheme scheme where ${FAMILY} = ${familyId}::bigint order by scheme.version desc limit 200`,
  )
}

/** Rounds with panels that use the version, and competitions that announce it without one. */
export function listUses(db: Db, schemeId: number): Promise<Detail['uses']> {
  return rowsOf(
    db,
    sql`select competition.id::int as "competitionId", competition.name as "competitionName", phase.name as "roundName",
        count(*)::int as panels
      from judge_panel panel join competition on competition.id = panel.competition_id
      join competition_phase phase on phase.id = panel.phase_id
      where panel.scheme_id = ${schemeId}::bigint and competition.deleted_at is null
      group by competition.id, competition.name, phase.id, phase.name
      union all
      select competition.id::int, competition.name, null, 0 from competition
      where competition.scheme_id = ${schemeId}::bigint and competition.deleted_at is null
        and not exists (select from judge_panel panel where panel.competition_id = competition.id
          and panel.scheme_id = ${schemeId}::bigint)
      order by 1, 3 limit 200`,
  )
}

/** Whose a scheme is. */
export interface SchemeOwner {
  competitionId: number | null
  ownerOrgId: number | null
}

/** Adds the first version of a scheme and returns its id. */
export async function insertScheme(tx: Db, owner: SchemeOwner, content: SchemeContent, at: Date): Promise<number> {
  const { name, total, marksPerWork, aggregation, tieBreak } = content
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`insert into score_scheme (competition_id, owner_org_id, name, version, total, marks_per_work, aggregation,
        tie_break, updated_at)
      values (${owner.competitionId}, ${owner.ownerOrgId}, ${name}, 1, ${total}::numeric, ${marksPerWork},
        ${JSON.stringify(aggregation)}::jsonb, ${varcharArray(tieBreak)}, ${at.toISOString()}::timestamptz)
      returning id::int as id`,
  )
  const { id } = onlyRow(rows)
  await writeSections(tx, id, content)
  return id
}

/** Changes a version whole. */
export async function updateScheme(tx: Db, id: number, content: SchemeContent, at: Date): Promise<void> {
  const { name, total, marksPerWork, aggregation, tieBreak } = content
  await tx.execute(sql`
    update score_scheme set name = ${name}, total = ${total}::numeric, marks_per_work = ${marksPerWork},
      aggregation = ${JSON.stringify(aggregation)}::jsonb, tie_break = ${varcharArray(tieBreak)},
      revision = revision + 1, updated_at = ${at.toISOString()}::timestamptz
    where id = ${id}`)
  await tx.execute(sql`delete from score_criterion where scheme_id = ${id}`)
  await writeSections(tx, id, content)
}

async function writeSections(tx: Db, schemeId: number, { sections }: SchemeContent): Promise<void> {
  const rows = sections.map(({ name, max, decidesTies }, seq) => ({ name, max, decidesTies, seq }))
  const parts = sections.flatMap((section, place) => section.parts.map((part, seq) => ({ ...part, place, seq })))
  await tx.execute(sql`
    with section as (
      insert into score_criterion (scheme_id, name, max_score, decides_ties, seq)
      select ${schemeId}, name, max, "decidesTies", seq from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (name varchar, max numeric, "decidesTies" boolean, seq smallint)
      returning id, seq)
    insert into score_criterion (scheme_id, parent_id, name, detail, max_score, weight, step, anchors, comment_required, seq)
    select ${schemeId}, section.id, part.name, nullif(part.detail, ''), part.max, part.weight, part.step, part.anchors,
      part."isCommentRequired", part.seq
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as part (place smallint, seq smallint, name varchar, detail varchar, max numeric, weight numeric, step numeric,
        anchors jsonb, "isCommentRequired" boolean)
    join section on section.seq = part.place order by part.place, part.seq`)
}

/** Adds the next version of a scheme with the content of one of its versions, and returns its id. */
export async function insertVersion(tx: Db, from: SchemeRow, content: SchemeContent, at: Date): Promise<number> {
  // The first version is locked, so that two next versions do not get the same number.
  await lockScheme(tx, from.familyId)
  const id = await insertScheme(tx, from, { ...content, name: from.name }, at)
  await tx.execute(sql`
    update score_scheme set family_id = ${from.familyId}, version = 1 + (
      select max(version) from score_scheme other where coalesce(other.family_id, other.id) = ${from.familyId})
    where id = ${id}`)
  return id
}

/** Is the version announced by a competition, or used by a panel? */
export async function isUsed(tx: Db, id: number): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select from judge_panel where scheme_id = ${id} union all select from competition where scheme_id = ${id} limit 1`,
  )
  return rows.length > 0
}

/** Deletes a version that nothing uses. The versions after the first go on as a family of their own. */
export async function deleteScheme(tx: Db, { id, familyId }: SchemeRow): Promise<void> {
  if (id === familyId) {
    await tx.execute(sql`
      update score_scheme set family_id = nullif((
        select min(id) from score_scheme where family_id = ${familyId}), score_scheme.id)
      where family_id = ${familyId}`)
  }
  await tx.execute(sql`delete from score_scheme where id = ${id}`)
}
