import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database'

/** Adds the recorded changes to the totals of name prefixes. Of several servers one does it, the others skip it. */
export async function mergeNameTotalDeltas(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from name_total_delta where id in (select id from name_total_delta for update skip locked)
      returning prefix, n
    )
    insert into name_total (size, prefix, n)
    select size, left(prefix, size), sum(n) from gone cross join generate_series(1, 2) size
    group by 1, 2 having sum(n) <> 0 order by 1, 2
    on conflict (size, prefix) do update set n = name_total.n + excluded.n`)
}

/** Recounts the prefixes of all names, for people who were inserted without the triggers. */
export async function recountNames(tx: Db): Promise<void> {
  await tx.execute(sql`delete from name_total_delta`)
  await tx.execute(sql`delete from name_total`)
  await tx.execute(sql`
    insert into name_total (size, prefix, n)
    select size, left(name, size), count(*) from app_user cross join generate_series(1, 2) size
    where deleted_at is null group by 1, 2`)
}
