// The databases of `npm run bench -- list`: the large set at three scales, and ten million users as ten regions of a
// million.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgres } from '../../apps/api/src/db/postgres'
import { recountMemberTotals } from '../../apps/api/src/features/organizations/member-totals.queries'
import { recountNames } from '../../apps/api/src/features/users/name-totals.queries'
import { pinnedNode, root, run } from '../build/project'
import { withClient, type Query } from './articles-data'
import { PASSWORD } from './server'

/** Users of the largest set that the seed makes; larger databases are copies of it. */
export const SEEDED = 1_000_000

/** A city, a district and a school as comma lists of ids from the root. */
export type Paths = Record<'city' | 'district' | 'school', string>

/** Between the ids of a copied row and the next copy of it. */
const ID_STEP = 2_000_000
/** Organisations before it are the demo's, of which there is one. */
const FIRST_ORGANISATION = 1_001
/** Positions of copies are closer together: as far apart as the seed's they would not fit into an integer. */
const POSITION_DIVISOR = 10

/** The address of another database of the server. */
export const addressOf = (server: string, database: string) =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href

/** Runs one statement on a connection of its own. */
export const query = <Row>(address: string, statement: string, values: readonly unknown[] = []): Promise<Row[]> =>
  withClient(address, (send) => send<Row>(statement, values))

async function seed(address: string, name: string, size: number): Promise<void> {
  const folder = join(root, '.cache', name)
  mkdirSync(folder, { recursive: true })
  const main = join(root, 'apps/api/src/seed/main.ts')
  const options = ['--preset', 'full', '--scale', String(size / SEEDED), '--people-only']
  const code = await run(pinnedNode(), ['--import', 'tsx', '--conditions=doorway-source', main, ...options], {
    DATABASE_URL: address,
    DATA_DIR: folder,
    DEMO_PASSWORD: PASSWORD,
  })
  if (code !== 0) throw new Error('Seeding failed.')
}

/** Organisations, users, their passwords and roles once more, as a region of its own. */
async function copyRegion(send: Query, copy: number): Promise<void> {
  const shift = copy * ID_STEP
  const [seeded] = await send<{ first: number; last: number }>(
    `select min(lft) as first, max(lft) as last from school where id between ${FIRST_ORGANISATION} and ${ID_STEP}`,
  )
  if (!seeded) throw new Error('The database has no organisations.')
  const start = seeded.last + (copy - 1) * Math.ceil((seeded.last - seeded.first) / POSITION_DIVISOR) + copy
  const placed = (column: string) => `${start} + (${column} - ${seeded.first}) / ${POSITION_DIVISOR}`
  await send(`
    insert into school (id, name, parent_id, path, lft, rgt, type, depth, school_type, area_code, display_order, state, created_at)
    select id + ${shift}, name || ' ${copy}', parent_id + ${shift}, (
      select '/' || string_agg((part::bigint + ${shift})::text, '/' order by n) || '/'
      from unnest(string_to_array(trim(both '/' from path), '/')) with ordinality parts (part, n)
    ), ${placed('lft')}, ${placed('rgt')}, type, depth, school_type, area_code, display_order, state, created_at
    from school where id between ${FIRST_ORGANISATION} and ${ID_STEP}`)
  await send(`
    insert into app_user (id, username, name, user_type, school_id, org_pos, sex, area_code, email, data_state, birth_date,
      id_card_enc, mobile_enc, register_time, created_at)
    select id + ${shift}, 'u' || id + ${shift}, name, user_type, school_id + ${shift}, ${placed('org_pos')}, sex, area_code,
      email, data_state, birth_date, id_card_enc, mobile_enc, register_time, created_at
    from app_user where school_id between ${FIRST_ORGANISATION} and ${ID_STEP}`)
  const copied = `user_id + ${shift} as user_id`
  const rows = `where user_id in (select id from app_user where school_id between ${FIRST_ORGANISATION} and ${ID_STEP})`
  await send(`insert into user_security (user_id, password_hash, pwd_changed_at, pwd_state)
    select ${copied}, password_hash, pwd_changed_at, pwd_state from user_security ${rows}`)
  await send(`insert into user_role (user_id, role_id, seq, granted_at)
    select ${copied}, role_id, seq, granted_at from user_role ${rows}`)
}

/** Fills a copy of the seeded database up to `size` users. */
async function multiply(address: string, size: number): Promise<void> {
  await withClient(address, async (send) => {
    const indexes = await send<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where schemaname = 'public' and tablename = 'app_user' and indexname <> 'app_user_pkey'`,
    )
    for (const { name } of indexes) await send(`drop index ${name}`)
    // Neither foreign keys nor the deltas of totals: what is copied is sound, and totals are counted afterwards.
    await send(`set session_replication_role = replica; set maintenance_work_mem = '1GB'`)
    for (let copy = 1; copy < size / SEEDED; copy += 1) {
      await copyRegion(send, copy)
      console.log(`${copy + 1} of ${size / SEEDED} million`)
    }
    // Those for parts of names take ten minutes each, and none of the four measured calls uses them.
    for (const { name, definition } of indexes.filter((index) => !index.name.endsWith('_grams'))) {
      console.log(name)
      await send(definition)
    }
  })
  const { db, close } = await openPostgres(address)
  await db.transaction(recountMemberTotals)
  await db.transaction(recountNames)
  await close()
  await query(address, 'vacuum analyze')
}

/** The database of one size, created and seeded when it is missing. */
export async function databaseOf(server: string, size: number): Promise<string> {
  const name = `bench_${size}`
  const address = addressOf(server, name)
  const postgres = addressOf(server, 'postgres')
  const known = await query(postgres, 'select 1 from pg_database where datname = $1', [name])
  if (known.length > 0) return address
  if (size > SEEDED) await databaseOf(server, SEEDED)
  console.log(`Seeding ${size} users …`)
  const template = size > SEEDED ? `template bench_${SEEDED}` : `template template0 encoding 'UTF8' locale 'C'`
  await query(postgres, `create database ${name} ${template}`)
  const startedAt = performance.now()
  if (size > SEEDED) await multiply(address, size)
  else await seed(address, name, size)
  console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`)
  return address
}

/** A city, a district and a school with a median number of teachers. */
export async function pathsOf(database: string): Promise<Paths> {
  const pick = async (condition: string) => {
    const [row] = await query<{ path: string }>(
      database,
      `with place as (
         select id, path, n from school join (
           select org_id, sum(n) as n from org_total where user_type = '4' and data_state = '0' group by 1
         ) total on org_id = id where id >= ${FIRST_ORGANISATION} and ${condition} and n > 0
       )
       select path from place order by abs(n - (select percentile_disc(0.5) within group (order by n) from place)), id limit 1`,
    )
    if (!row) throw new Error(`The database has no organisation where ${condition}.`)
    return row.path.split('/').filter(Boolean).join(',')
  }
  return {
    city: await pick("type = '1' and depth = 0"),
    district: await pick("type = '1' and depth = 1"),
    school: await pick("type = '2' and depth = 2"),
  }
}

/** The first two characters of many names. The query scans all users, so it runs before scans are counted. */
export async function wordsOf(database: string): Promise<string[]> {
  const rows = await query<{ word: string }>(
    database,
    'select substr(name, 1, 2) as word from app_user where length(name) = 3 and id % 9973 = 7',
  )
  return rows.map(({ word }) => word)
}
