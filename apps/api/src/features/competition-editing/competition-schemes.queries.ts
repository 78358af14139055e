import type { Schema } from '@doorway/api-client/types'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'

/**
 * Score schemes that a competition can use: its own, and those of the library of its organiser and of the units above.
 */
export const isUsableBy = (competitionId: SQL): SQL => sql`(scheme.competition_id = ${competitionId} or exists (
  select from competition using_it join school organiser on organiser.id = using_it.organiser_org_id
  join school owner on owner.id = scheme.owner_org_id and owner.lft <= organiser.lft and owner.rgt >= organiser.rgt
  where using_it.id = ${competitionId} and scheme.competition_id is null))`

/** Schemes that a competition can announce: the latest version of each, and the one that it has. */
export function listSchemeOptions(
  db: Db,
  competitionId: number,
): Promise<Schema<'ManagedCompetition'>['schemeOptions']> {
  return rowsOf(
    db,
    sql`select scheme.id::int as id, scheme.name, scheme.version as "versionNo",
        scheme.competition_id is null as "isLibrary"
      from score_scheme scheme
      where ${isUsableBy(sql`${competitionId}::bigint`)}
        and (scheme.id = (select scheme_id from competition where id = ${competitionId}) or not exists (
          select from score_scheme later where coalesce(later.family_id, later.id) = coalesce(scheme.family_id, scheme.id)
            and later.version > scheme.version))
      order by scheme.competition_id nulls last, scheme.name, scheme.version desc, scheme.id limit 200`,
  )
}

/** Has a work of the competition a mark, of a draft too? */
export async function hasMarks(db: Db, competitionId: number): Promise<boolean> {
  const rows = await rowsOf<{ has: boolean }>(
    db,
    sql`select exists (select from judge_panel panel join judge_assignment task on task.panel_id = panel.id
      join mark on mark.assignment_id = task.id where panel.competition_id = ${competitionId}) as has`,
  )
  return onlyRow(rows).has
}

/** Gives the panels of a competition that use one scheme another one. No judge of theirs begins a mark meanwhile. */
export async function movePanels(tx: Db, competitionId: number, fromId: number | null, toId: number): Promise<void> {
  await tx.execute(sql`
    update judge_panel set scheme_id = ${toId}, version = version + 1
    where competition_id = ${competitionId} and scheme_id = ${fromId}::bigint`)
}

/** Waits until no judge of the competition begins a mark. */
export async function lockPanels(tx: Db, competitionId: number): Promise<void> {
  await tx.execute(sql`select id from judge_panel where competition_id = ${competitionId} order by id for update`)
}

/**
 * Gives the copy of a competition its scheme: that of the library, or a copy of the one that was its own, which begins
 * with its first version.
 */
export async function copyScheme(tx: Db, fromId: number, toId: number): Promise<void> {
  const chosen = sql`(select scheme_id from competition where id = ${fromId})`
  const made = await rowsOf<{ id: number }>(
    tx,
    sql`insert into score_scheme (competition_id, name, version, total, marks_per_work, aggregation, tie_break)
      select ${toId}, name, 1, total, marks_per_work, aggregation, tie_break from score_scheme
      where id = ${chosen} and competition_id is not null
      returning id::int as id`,
  )
  const [copy] = made
  await tx.execute(
    sql`update competition set scheme_id = coalesce(${copy?.id ?? null}::bigint, ${chosen}) where id = ${toId}`,
  )
  if (!copy) return
  const columns = sql`name, detail, max_score, weight, step, anchors, comment_required, decides_ties, seq`
  await tx.execute(sql`
    insert into score_criterion (scheme_id, ${columns})
    select ${copy.id}, ${columns} from score_criterion where scheme_id = ${chosen} and parent_id is null order by seq, id`)
  await tx.execute(sql`
    insert into score_criterion (scheme_id, parent_id, ${columns})
    select ${copy.id}, section.id, part.name, part.detail, part.max_score, part.weight, part.step, part.anchors,
      part.comment_required, part.decides_ties, part.seq
    from score_criterion part join score_criterion former on former.id = part.parent_id
    join score_criterion section on section.scheme_id = ${copy.id} and section.parent_id is null
      and section.name = former.name and section.seq = former.seq
    where part.scheme_id = ${chosen} order by part.seq, part.id`)
}
