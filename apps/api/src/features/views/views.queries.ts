import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../db/database'
import { siteTime } from '../../clock'

/** Kinds of items as their tables part them. */
export type ViewedKind = 'article' | 'school' | 'principal' | 'activity' | 'resource' | 'studio' | 'work'

/** One item that was read. */
export interface View {
  type: ViewedKind
  id: number
}

/** How often an item was read since the last time. */
export interface Counted extends View {
  count: number
}

const SOURCES = {
  article: sql`update cms_article item set view_count = item.view_count + counted.n from counted
    where item.id = counted.id and item.state = 'approved' and item.deleted_at is null returning item.id`,
  school: sql`update school_profile item set view_count = item.view_count + counted.n from counted
    where item.school_id = counted.id and item.state = 'published' returning item.school_id as id`,
  principal: sql`update principal_profile item set view_count = item.view_count + counted.n from counted
    where item.id = counted.id and item.state = 'published' returning item.id`,
  activity: sql`update research_activity item set view_count = item.view_count + counted.n from counted
    where item.id = counted.id and item.state = 'published' returning item.id`,
  studio: sql`update workgroup item set view_count = item.view_count + counted.n from counted
    where item.id = counted.id and item.is_public and item.deleted_at is null returning item.id`,
  resource: sql`update resource item set view_count = item.view_count + counted.n from counted
    where item.id = counted.id and item.state = 'on_shelf' and item.deleted_at is null returning item.id`,
  work: sql`update comp_work item set view_count = item.view_count + counted.n from counted
    where item.id = counted.id and item.state = 'awarded' and item.deleted_at is null returning item.id`,
}

/** Adds views to their items and to the day, all or none; what is not published is left out. One statement for each kind. */
export async function addViews(db: Db, views: readonly Counted[], now: Date): Promise<void> {
  await db.transaction((tx) => addInTurn(tx, views, siteTime(now).slice(0, 10)))
}

async function addInTurn(db: Db, views: readonly Counted[], day: string): Promise<void> {
  for (const type of ['article', 'school', 'principal', 'activity', 'resource', 'studio', 'work'] as const) {
    const own = views.filter((view) => view.type === type).toSorted((a, b) => a.id - b.id)
    if (own.length === 0) continue
    const rows = sql.join(
      own.map(({ id, count }) => sql`(${id}::bigint, ${count}::integer)`),
      sql`, `,
    )
    // oxlint-disable-next-line no-await-in-loop -- seven statements at most, one after the other on one connection
    await rowsOf(
      db,
      sql`with counted (id, n) as (values ${rows}), kept as (${SOURCES[type]})
        insert into view_daily (ref_type, ref_id, day, count)
        select ${type}, counted.id, ${day}::date, counted.n from counted join kept on kept.id = counted.id
        on conflict (ref_type, ref_id, day) do update set count = view_daily.count + excluded.count`,
    )
  }
}
