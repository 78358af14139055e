import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'

/** Values of one condition that are worth offering: more would fill no menu. */
const MAX_VALUES = 60

/** Which resources count: their kind, and whether those for all signed-in people are included. */
export interface Offered {
  kind: string
  isSignedIn: boolean
  now: Date
}

/** What the resources of one kind that are for many can be narrowed by, the most frequent values first. */
export async function findResourceChoices(db: Db, { kind, isSignedIn, now }: Offered) {
  const rows = await rowsOf<{ name: 'grade' | 'textbook' | 'year' | 'tag'; value: string }>(
    db,
    sql`with shown as (
        select grade_name as grade, textbook, tags, to_char(publish_at at time zone 'Asia/Shanghai', 'YYYY') as year
        from resource where state = 'on_shelf' and deleted_at is null and kind = ${kind}
        and publish_at <= ${now.toISOString()}::timestamptz and range in ('public', ${isSignedIn ? 'province' : 'public'})
      ), counted as (
        select 'grade' as name, grade as value, count(*) as n from shown group by grade
        union all select 'textbook', textbook, count(*) from shown group by textbook
        union all select 'year', year, count(*) from shown group by year
        union all select 'tag', tag, count(*) from shown cross join unnest(tags) tag group by tag
      ), ranked as (
        select name, value, row_number() over (partition by name order by n desc, value) as place from counted where value <> ''
      ) select name, value from ranked where place <= ${MAX_VALUES}::int order by name, place`,
  )
  const valuesOf = (name: string) => rows.filter((row) => row.name === name).map(({ value }) => value)
  return {
    grades: valuesOf('grade'),
    textbooks: valuesOf('textbook'),
    years: valuesOf('year').toSorted((a, b) => b.localeCompare(a)),
    tags: valuesOf('tag'),
  }
}
