import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'

/** When the next planned text of a site appears or goes. Until then the portal stays as it is. */
export async function findNextChange(db: Db, siteId: number, now: Date): Promise<Date | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`
  const approved = sql`site_id = ${siteId}::bigint and state = 'approved' and deleted_at is null`
  const [row] = await rowsOf<{ at: number | null }>(
    db,
    sql`select extract(epoch from least(
        (select min(publish_at) from cms_article where ${approved} and live_revision_id is not null and publish_at > ${at}),
        (select min(offline_at) from cms_article where ${approved} and offline_at is not null and offline_at > ${at}),
        (select min(publish_at) from school_profile where state = 'published' and publish_at > ${at}),
        (select min(publish_at) from principal_profile where state = 'published' and publish_at > ${at}),
        (select min(publish_at) from expert_qa where site_id = ${siteId}::bigint and state = 'published' and publish_at > ${at}),
        (select min(works_public_from) from competition where site_id = ${siteId}::bigint and deleted_at is null and works_public_from > ${at}),
        (select min(publish_at) from resource where state = 'on_shelf' and deleted_at is null and publish_at > ${at}),
        (select min(publish_at) from research_activity where site_id = ${siteId}::bigint and state = 'published' and publish_at > ${at}),
        (select min(start_at) from research_activity where site_id = ${siteId}::bigint and state = 'published' and start_at > ${at}),
        (select min(end_at) from research_activity where site_id = ${siteId}::bigint and state = 'published' and end_at > ${at})
      ))::float8 as at`,
  )
  return row?.at ? new Date(row.at * 1000) : undefined
}
