import { videoTypes } from '@doorway/api-client/rules'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import type { FilmHashes } from '../../pictures/frame-hash'

/** Films that are requested with each maintenance. */
const MAX_NEW = 20

/** Notes the films of submitted works that have neither frames nor a copy that is being made, which brings frames. */
export async function claimFilms(db: Db, now: Date): Promise<void> {
  const types = sql.join(
    videoTypes.map((ext) => sql`${ext}`),
    sql`, `,
  )
  await db.execute(sql`
    insert into film_frame (file_id, state, created_at)
    select distinct on (file.id) file.id, 'waiting', ${now.toISOString()}::timestamptz
    from comp_work_file held join comp_work work on work.id = held.work_id
    join file_object file on file.id = held.file_id
    where held.replaced_by is null and work.deleted_at is null and work.state not in ('draft', 'withdrawn')
      and file.place = 'store' and file.ext in (${types})
      and not exists (select from film_frame frame where frame.file_id = file.id)
      and not exists (select from file_transcode copy where copy.file_id = file.id and copy.copy_id is null)
    order by file.id limit ${MAX_NEW}
    on conflict (file_id) do nothing`)
}

/** A film that waits for its frames. */
export interface WaitingFilm {
  id: string
  ext: string
  size: number
  attempts: number
  createdAt: Date
}

/** Films to request, those first that were requested longest ago; no other server gets them within the pause. */
export async function takeWaiting(db: Db, now: Date, pauseSeconds: number): Promise<WaitingFilm[]> {
  const rows = await rowsOf<Omit<WaitingFilm, 'createdAt'> & { createdAt: string }>(
    db,
    sql`with taken as (
        update film_frame set requested_at = ${now.toISOString()}::timestamptz where file_id in (
          select file_id from film_frame where state = 'waiting' and (requested_at is null
            or requested_at <= ${now.toISOString()}::timestamptz - make_interval(secs => ${pauseSeconds}))
          order by requested_at nulls first, file_id limit ${MAX_NEW} for update skip locked)
        returning file_id, attempts, created_at)
      select file.id, file.ext, file.size::float8 as size, taken.attempts::int as attempts,
        taken.created_at::text as "createdAt"
      from taken join file_object file on file.id = taken.file_id order by file.id`,
  )
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

/** Stores the hashes of the frames of a film. */
export async function storeHashes(db: Db, fileId: string, seconds: number, hashes: FilmHashes, now: Date) {
  const list = sql.join(
    hashes.map((hash) => sql`${hash}::varchar`),
    sql`, `,
  )
  await db.execute(sql`
    insert into film_frame (file_id, state, created_at, seconds, hashes)
    select id, 'done', ${now.toISOString()}::timestamptz, ${seconds}::numeric, array[${list}]::varchar[]
    from file_object where id = ${fileId}
    on conflict (file_id) do update set state = 'done', seconds = excluded.seconds, hashes = excluded.hashes`)
}

/** Notes that there will be no frames, or one more request without a usable response. */
export async function noteFailure(db: Db, fileId: string, isFinal: boolean): Promise<void> {
  await db.execute(sql`
    update film_frame set attempts = attempts + 1, state = ${isFinal ? 'failed' : 'waiting'}
    where file_id = ${fileId} and state = 'waiting'`)
}
