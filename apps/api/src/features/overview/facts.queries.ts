import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { type DataScope, positionInScope } from '../../security/scope'

/** What figures are counted of: the rows of a data scope, in one area with all below it or everywhere. */
export interface Territory {
  scope: DataScope
  /** Path of the area; null is everything of the scope, also what belongs to no area. */
  areaPath: string | null
}

/** A span of time: from a moment on, and before another. */
export interface Span {
  from: Date
  before: Date
}

/** What is counted: people by their type, and the rest by its kind. */
export type FactKind = `user:${string}` | 'school' | 'article' | 'resource' | 'signedIn'

/** How many there are of a kind in one area, without those below it. Its path is null where there is no area. */
export interface AreaFact {
  path: string | null
  kind: FactKind
  n: number
}

/** How many of a kind happened in a month, yyyy-MM, or on a day, yyyy-MM-dd. */
export interface TimeFact {
  time: string
  kind: 'newUser' | 'article' | 'resource' | 'signedIn'
  n: number
}

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Conditions of a territory on the position of an organisation and on an area. */
function within({ scope, areaPath }: Territory, position: SQLWrapper, area: SQL): SQL {
  const inScope = positionInScope(scope, position)
  const inArea = areaPath === null ? sql`` : sql` and ${area} in (select area_code from place)`
  return sql`${inScope ? sql` and (${inScope})` : sql``}${inArea}`
}

const placesOf = ({ areaPath }: Territory) =>
  sql`with place as materialized (select area_code from area where starts_with(path, ${areaPath ?? '/'}))`

const people = (territory: Territory) => sql`
  app_user person left join school on school.id = person.school_id
  where person.deleted_at is null${within(territory, sql`person.org_pos`, sql`coalesce(school.area_code, person.area_code)`)}`

const signIns = (territory: Territory, { from, before }: Span) => sql`
  login_log join app_user person on person.id = login_log.user_id left join school on school.id = person.school_id
  where login_log.result = 'ok' and login_log.at >= ${moment(from)} and login_log.at < ${moment(before)}
    and person.deleted_at is null${within(territory, sql`person.org_pos`, sql`coalesce(school.area_code, person.area_code)`)}`

const articles = (territory: Territory) => sql`
  cms_article article join cms_site site on site.id = article.site_id left join school on school.id = site.org_id
  where article.state = 'approved' and article.live_revision_id is not null
    and article.deleted_at is null${within(territory, sql`school.lft`, sql`site.area_code`)}`

const resources = (territory: Territory) => sql`
  resource join school on school.id = resource.org_id
  where resource.state = 'on_shelf'
    and resource.deleted_at is null${within(territory, sql`school.lft`, sql`resource.area_code`)}`

/** Counts what there is now in each area, and the people who signed in within the span. */
export function countByArea(db: Db, territory: Territory, span: Span): Promise<AreaFact[]> {
  return rowsOf<AreaFact>(
    db,
    sql`${placesOf(territory)}, fact (area_code, kind, n) as (
        select coalesce(school.area_code, person.area_code), 'user:' || person.user_type, count(*)
        from ${people(territory)} group by 1, 2
        union all
        select school.area_code, 'school', count(*) from school
        where school.type = '2' and school.state = 'normal'
          and school.deleted_at is null${within(territory, sql`school.lft`, sql`school.area_code`)} group by 1
        union all
        select site.area_code, 'article', count(*) from ${articles(territory)} group by 1
        union all
        select resource.area_code, 'resource', count(*) from ${resources(territory)} group by 1
        union all
        select coalesce(school.area_code, person.area_code), 'signedIn', count(distinct person.id)
        from ${signIns(territory, span)} group by 1
      )
      select area.path, fact.kind, sum(fact.n)::float8 as n
      from fact left join area on area.area_code = fact.area_code group by 1, 2`,
  )
}

/** Counts what happened in each month or on each day of the span, in no order. */
export function countByTime(db: Db, territory: Territory, span: Span, unit: 'month' | 'day'): Promise<TimeFact[]> {
  const format = unit === 'month' ? sql`'YYYY-MM'` : sql`'YYYY-MM-DD'`
  const timeOf = (at: SQL) => sql`to_char(${at} at time zone 'Asia/Shanghai', ${format})`
  const during = (at: SQL) => sql` and ${at} >= ${moment(span.from)} and ${at} < ${moment(span.before)} group by 1`
  return rowsOf<TimeFact>(
    db,
    sql`${placesOf(territory)}
      select ${timeOf(sql`person.register_time`)} as time, 'newUser' as kind, count(*)::float8 as n
      from ${people(territory)}${during(sql`person.register_time`)}
      union all
      select ${timeOf(sql`article.publish_at`)}, 'article', count(*)::float8
      from ${articles(territory)}${during(sql`article.publish_at`)}
      union all
      select ${timeOf(sql`resource.publish_at`)}, 'resource', count(*)::float8
      from ${resources(territory)}${during(sql`resource.publish_at`)}
      union all
      select ${timeOf(sql`login_log.at`)}, 'signedIn', count(distinct person.id)::float8
      from ${signIns(territory, span)} group by 1`,
  )
}

/** Counts the people of a territory who were active since a moment. */
export async function countActive(db: Db, territory: Territory, since: Date): Promise<number> {
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`${placesOf(territory)}
      select count(distinct person.id)::float8 as n from session join app_user person on person.id = session.user_id
      left join school on school.id = person.school_id
      where session.revoked_at is null and session.last_seen_at >= ${moment(since)}
        and person.deleted_at is null${within(territory, sql`person.org_pos`, sql`coalesce(school.area_code, person.area_code)`)}`,
  )
  return onlyRow(rows).n
}

/** Something that was published lately: an article or a resource, by its title. */
export interface Published {
  kind: 'article' | 'resource'
  title: string
  at: string
}

/** Loads what visitors could see last of a territory, the latest first; times are site times. */
export function listPublished(db: Db, territory: Territory, now: Date, limit: number): Promise<Published[]> {
  const siteTime = (at: SQL) => sql`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`
  return rowsOf<Published>(
    db,
    sql`${placesOf(territory)}
      select kind, title, ${siteTime(sql`at`)} as at from (
        (select 'article' as kind, article.title, article.publish_at as at from ${articles(territory)}
          and article.visibility in ('inherit', 'public') and article.publish_at <= ${moment(now)}
          order by article.publish_at desc, article.id desc limit ${limit}::int)
        union all
        (select 'resource', resource.title, resource.publish_at from ${resources(territory)}
          and resource.range = 'public' and resource.publish_at <= ${moment(now)}
          order by resource.publish_at desc, resource.id desc limit ${limit}::int)
      ) published order by published.at desc, title limit ${limit}::int`,
  )
}
