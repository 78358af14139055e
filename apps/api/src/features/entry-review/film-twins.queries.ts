import { videoTypes } from '@doorway/api-client/rules'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import type { TwinRow } from './managed-works.queries'

/** A film of a work with its hashes. */
export interface FilmRow {
  seconds: number
  hashes: (string | null)[]
}

const FRAMES_OF_WORK = sql`comp_work_file held join film_frame frame on frame.file_id = held.file_id
  and held.replaced_by is null and frame.state = 'done'`

/** Films of a work that have been hashed. */
export function listFilms(db: Db, workId: number): Promise<FilmRow[]> {
  return rowsOf(
    db,
    sql`select frame.seconds::float8 as seconds, to_json(frame.hashes) as hashes from ${FRAMES_OF_WORK}
      where held.work_id = ${workId} order by held.slot, held.seq`,
  )
}

/** A work that has a film of about the same length. */
export interface FilmCandidate extends Omit<TwinRow, 'summary' | 'sameContent' | 'sameTitle'>, FilmRow {}

/** Lengths that differ by more are those of different films. */
const TOLERANCE = 0.1

/** Films of about this length in works of the same competition and of its earlier editions. */
export function listFilmCandidates(db: Db, workId: number, seconds: number): Promise<FilmCandidate[]> {
  const [least, most] = [seconds * (1 - TOLERANCE), seconds * (1 + TOLERANCE)]
  return rowsOf(
    db,
    sql`with recursive edition as (
        select competition.id, competition.prev_competition_id from comp_work work
        join competition on competition.id = work.competition_id where work.id = ${workId}
        union
        select before.id, before.prev_competition_id from competition before
        join edition on edition.prev_competition_id = before.id)
      select twin.id::int as id, twin.work_no as "workNo", twin.title, competition.name as "competitionName",
        competition.year::int as year, twin.state, frame.seconds::float8 as seconds, to_json(frame.hashes) as hashes
      from ${FRAMES_OF_WORK} join comp_work twin on twin.id = held.work_id
      join competition on competition.id = twin.competition_id
      where twin.competition_id in (select id from edition) and twin.id <> ${workId} and twin.deleted_at is null
        and twin.state not in ('draft', 'withdrawn')
        and frame.seconds between ${least}::numeric and ${most}::numeric
      order by twin.id desc, held.slot, held.seq`,
  )
}

/** How many films a work has, and how many of them are hashed or will be. */
export async function countFilms(db: Db, workId: number) {
  const types = sql.join(
    videoTypes.map((ext) => sql`${ext}`),
    sql`, `,
  )
  const [row] = await rowsOf<{ films: number; done: number; waiting: number }>(
    db,
    sql`select count(*)::int as films, count(*) filter (where frame.state = 'done')::int as done,
        count(*) filter (where frame.state = 'waiting')::int as waiting
      from comp_work_file held join file_object file on file.id = held.file_id and file.ext in (${types})
      left join film_frame frame on frame.file_id = file.id
      where held.work_id = ${workId} and held.replaced_by is null`,
  )
  return row ?? { films: 0, done: 0, waiting: 0 }
}
