import { sql } from 'drizzle-orm'
import { continueIds } from '../db/batch-insert'
import { type Db, rowsOf } from '../db/database'
import { recountMemberTotals } from '../features/organizations/member-totals.queries'
import { recountNames } from '../features/users/name-totals.queries'
import type { Secrets } from '../security/secrets'
import { areaSeeds } from './area-seed'
import { brokenInvariants, countTable } from './checks'
import { gradeSeeds } from './class-seed'
import { loadArticles } from './load-content'
import { loadLoginLog, loadOperationLog } from './load-logs'
import { loadPeople } from './load-people'
import { loadAreas, loadGrades, loadOrganizations } from './load-places'
import { loadRoles } from './load-roles'
import { organizationSeeds } from './organization-seed'
import { staffOrganizations } from './people-seed'
import type { Preset } from './presets'
import { Random } from './random'
import type { SetContext } from './set-context'
import { type OpenCopy, type TableCount, TableWriter } from './table-writer'
import { onlyRow } from '../db/only-row'

const FIRST_ORGANISATION = 1_001
const FIRST_GRADE = 10_001
const COUNTED_UP = [
  'school',
  'school_grade',
  'school_class',
  'app_user',
  'role',
  'cms_site',
  'cms_column',
  'cms_article',
  'cms_article_revision',
]

/** What a set is made from. The database is migrated and holds the demo. */
export interface SetOptions {
  db: Db
  openCopy: OpenCopy
  secrets: Secrets
  preset: Preset
  seed: bigint
  now: Date
  /** Only areas, organizations and people: what measurements of the user list need. */
  isPeopleOnly?: boolean
  /** Is notified of the rows of a table as they are written, and of each step. */
  seen: (table: string, rows: number) => void
  say: (step: string) => void
}

interface DroppedIndex {
  name: string
  definition: string
}

/** Drops the indexes that would be updated row by row: secondary indexes and the noting of totals. */
async function suspend(db: Db): Promise<DroppedIndex[]> {
  const indexes = await rowsOf<DroppedIndex>(
    db,
    sql`select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and tablename in ('app_user', 'login_log', 'operation_log')
      and indexname not like '%_pkey'`,
  )
  for (const { name } of indexes) await db.execute(sql.raw(`drop index ${name}`))
  await db.execute(sql`alter table app_user disable trigger user`)
  return indexes
}

async function restore(db: Db, indexes: readonly DroppedIndex[], say: (step: string) => void): Promise<void> {
  await db.execute(sql`alter table app_user enable trigger user`)
  for (const { name, definition } of indexes) {
    say(`index ${name}`)
    await db.execute(sql.raw(definition))
  }
}

async function fill(context: SetContext, { isPeopleOnly }: SetOptions): Promise<void> {
  const { db, preset, random, now } = context
  const { areas, counties } = areaSeeds(preset, random('area'))
  await loadAreas(context, areas)
  const last = onlyRow(await rowsOf<{ rgt: number }>(db, sql`select coalesce(max(rgt), 0)::int as rgt from school`))
  const first = { id: FIRST_ORGANISATION, position: last.rgt }
  const organizations = staffOrganizations(
    organizationSeeds(preset, counties, random('school'), first),
    preset,
    random('staff'),
  )
  await loadOrganizations(context, organizations)
  const grades = gradeSeeds(organizations, preset.classes, {
    year: now.getUTCFullYear(),
    firstId: FIRST_GRADE,
    random: random('school_class'),
  })
  await loadGrades(context, grades)
  await loadPeople(context, organizations, grades)
  if (isPeopleOnly) return
  await loadRoles(context, counties)
  await loadArticles(context, counties)
  await loadLoginLog(context)
  await loadOperationLog(context)
}

/** Fills the database with a generated set and returns what was written; throws when a check fails afterwards. */
export async function loadSet(options: SetOptions): Promise<TableCount[]> {
  const { db, openCopy, secrets, preset, seed, now, seen, say } = options
  const before = new Map<string, number>()
  const written: TableCount[] = []
  const context: SetContext = {
    db,
    secrets,
    preset,
    now,
    createdAt: new Date(now.getTime() - 90 * 86_400_000).toISOString(),
    random: (stream) => new Random(seed, stream),
    table: async (name, columns) => {
      before.set(name, await countTable(db, name))
      return TableWriter.open(openCopy, name, columns, seen, (count) => written.push(count))
    },
  }
  const indexes = await suspend(db)
  try {
    await fill(context, options)
  } finally {
    await restore(db, indexes, say)
  }
  say('totals')
  await continueIds(db, COUNTED_UP)
  await db.transaction(recountMemberTotals)
  await db.transaction(recountNames)
  say('vacuum analyze')
  await db.execute(sql`vacuum analyze`)
  say('checks')
  const broken = await brokenInvariants(db, before, written)
  if (broken.length > 0) throw new Error(`The set is not sound:\n  ${broken.join('\n  ')}`)
  return written
}
