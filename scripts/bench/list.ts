// The user list at 10,000, 100,000 and 1,000,000 users on PostgreSQL, through the whole stack (token, scope, validation),
// next to the same statements in a bare handler.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { load, send, type LoadResult } from './load'
import { floor, launch, PASSWORD, portal, residentMegabytes } from './server'
import { pinnedNode, root, run } from '../build/project'

const SIZES = [10_000, 100_000, 1_000_000]
const LARGEST = 1_000_000
const EXPORTED = 100_000
/** Milliseconds after which PostgreSQL has updated its statistics. */
const STATISTICS_MS = 2000

/** Filters of the list call. */
type Conditions = Readonly<Record<string, string>>
/** A city, a district and a school as comma lists of ids from the root. */
type Paths = Record<'city' | 'district' | 'school', string>
type Cases = Record<string, ReturnType<typeof pageOf>>

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const pageOf = (t: Conditions, currentPage = 1) => ({ currentPage, pageSize: 10, t })
const lastId = (path: string) => path.slice(path.lastIndexOf(',') + 1)
const addressOf = (server: string, database: string) =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href

async function query<Row>(address: string, statement: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query(statement, [...values])).rows
  } finally {
    await client.end()
  }
}

/** The database of one size, created and seeded when it is missing. */
async function databaseOf(server: string, size: number): Promise<string> {
  const name = `bench_${size}`
  const address = addressOf(server, name)
  const known = await query(addressOf(server, 'postgres'), 'select 1 from pg_database where datname = $1', [name])
  if (known.length > 0) return address
  console.log(`Seeding ${size} users …`)
  await query(addressOf(server, 'postgres'), `create database ${name} template template0 encoding 'UTF8' locale 'C'`)
  const folder = join(root, '.cache', name)
  mkdirSync(folder, { recursive: true })
  const main = join(root, 'apps/api/src/seed/main.ts')
  const options = ['--preset', 'full', '--scale', String(size / LARGEST), '--people-only']
  const code = await run(pinnedNode(), ['--import', 'tsx', '--conditions=doorway-source', main, ...options], {
    DATABASE_URL: address,
    DATA_DIR: folder,
    DEMO_PASSWORD: PASSWORD,
  })
  if (code !== 0) throw new Error('Seeding failed.')
  return address
}

/** A city, a district and a school of median size. */
async function pathsOf(database: string): Promise<Paths> {
  const pick = async (condition: string) => {
    const [row] = await query<{ path: string }>(
      database,
      `select path from school join (select org_id, sum(n) as n from org_total group by 1) total on org_id = id
       where school.id > 1000 and ${condition} and n > 0 order by abs(n - (
         select percentile_disc(0.5) within group (order by n) from school
         join (select org_id, sum(n) as n from org_total group by 1) total on org_id = id where school.id > 1000 and ${condition}
       )) limit 1`,
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

const casesOf = ({ city, district, school }: Paths): Cases => ({
  'first page + total': pageOf({}),
  'city + type + state': pageOf({ parentIds: city, userType: '4', state: '0' }),
  'district + type + state + name': pageOf({ parentIds: district, userType: '4', state: '0', name: '王' }),
  'one school': pageOf({ parentIds: school }),
})

async function open(database: string) {
  // A folder per database: the heads of its logs are anchored there, and another database would look shortened.
  const folder = join(root, '.cache/bench-server', new URL(database).pathname)
  const server = await launch(portal, { DATABASE_URL: database, DATA_DIR: folder })
  const url = `${server.address}/api/userInfo/queryPageUserInfoList`
  const login: { data: { token: string } } = JSON.parse(
    await send(undefined, `${server.address}/api/auth/login`, { body: { username: 'admin', password: PASSWORD } }),
  )
  const { token } = login.data
  return { server, url, token, measure: (body: object) => load(url, () => ({ body, token })) }
}

const cell = ({ perSecond, p99 }: LoadResult) => `${Math.round(perSecond)} (p99 ${p99.toFixed(0)} ms)`
async function scansOf(database: string): Promise<number> {
  const statement = "select seq_scan from pg_stat_user_tables where relname = 'app_user'"
  const [row] = await query<{ seq_scan: string }>(database, statement)
  return Number(row?.seq_scan)
}

/** The first two characters of many names. The query scans all users, so it runs before scans are counted. */
async function wordsOf(database: string): Promise<string[]> {
  const rows = await query<{ word: string }>(
    database,
    'select substr(name, 1, 2) as word from app_user where length(name) = 3 and id % 9973 = 7',
  )
  return rows.map(({ word }) => word)
}

const ROUNDS = 3

function median(rates: readonly LoadResult[]): LoadResult {
  const result = rates.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rates.length / 2)]
  if (!result) throw new Error('No run was measured.')
  return result
}

/** The four cases in the portal and in the bare handler, interleaved, so that both see the same load of the machine. */
async function compare(database: string, cases: Cases, words: readonly string[]): Promise<void> {
  const { server, url, token, measure } = await open(database)
  const bare = await launch(floor, { DATABASE_URL: database })
  const portalRates = new Map<string, LoadResult>()
  const table: Record<string, Record<string, string>> = {}
  for (const [name, body] of Object.entries(cases)) {
    const rates: Record<'portal' | 'bare', LoadResult[]> = { portal: [], bare: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.portal.push(await measure(body))
      rates.bare.push(await load(bare.address, () => ({ body })))
    }
    const portalRate = median(rates.portal)
    const bareRate = median(rates.bare)
    portalRates.set(name, portalRate)
    table[name] = {
      portal: cell(portalRate),
      'node:http + pg': cell(bareRate),
      share: (portalRate.perSecond / bareRate.perSecond).toFixed(2),
    }
  }
  await bare.stop()
  const deep = await measure(pageOf({}, 9_000))
  const search = await load(url, (index) => ({ body: pageOf({ name: String(words[index % words.length]) }), token }))
  await server.stop()
  console.log(`User list at ${LARGEST} users, requests per second at 16 clients`)
  console.table(table)
  const first = portalRates.get('first page + total')
  if (first)
    console.log(
      `page 9,000: ${cell(deep)}, page 1: ${cell(first)}, factor ${(first.perSecond / deep.perSecond).toFixed(1)}`,
    )
  console.log(
    `two characters somewhere in the name, ${words.length} different ones, 16 clients: p95 ${search.p95.toFixed(0)} ms`,
  )
}

/** Prints the index or table scans of the statements. */
async function explain(database: string, { city, school }: Paths): Promise<void> {
  const statement = 'select lft, rgt from school where id = $1'
  const [placed] = await query<{ lft: number; rgt: number }>(database, statement, [lastId(city)])
  if (!placed) throw new Error('The city has no position.')
  const statements = {
    'in name order': `select id, name from app_user where deleted_at is null and user_type = '4'
      and org_pos + 0 between ${placed.lft} and ${placed.rgt} order by name collate "C", id limit 10`,
    'of an organisation': `select id, name from app_user where deleted_at is null
      and org_pos between (select lft from school where id = ${lastId(school)}) and (select rgt from school where id = ${lastId(school)})`,
    'by part of the name': `select id from app_user where deleted_at is null and search_grams(name) @> array['王建'] and name like '%王建%'`,
  }
  for (const [name, explained] of Object.entries(statements)) {
    const rows = await query<{ 'QUERY PLAN': string }>(database, `explain (costs off) ${explained}`)
    console.log(
      `${name}: ${rows
        .map((row) => row['QUERY PLAN'].trim())
        .filter((line) => /Scan/.test(line))
        .join(' | ')}`,
    )
  }
}

/** The export of 100,000 users: seconds until its file is available, and the peak memory of the server. */
async function exportUsers(database: string): Promise<void> {
  const { server, token } = await open(database)
  const [largest] = await query<{ path: string }>(
    database,
    `select path from school join (select org_id, sum(n) as n from org_total group by 1) total on org_id = id
     where id > 1000 order by abs(n - $1) limit 1`,
    [EXPORTED],
  )
  if (!largest) throw new Error('The database has no organisation with users.')
  const conditions = { parentIds: largest.path.split('/').filter(Boolean).join(',') }
  const startedAt = performance.now()
  const body = { exportType: 'user', conditions }
  const entered: { data: { jobId: string } } = JSON.parse(
    await send(undefined, `${server.address}/api/file/exportExcel`, { body, token }),
  )
  let peak = 0
  for (;;) {
    const response = await send(undefined, `${server.address}/api/task/getTask?id=${entered.data.jobId}`, { token })
    const { data: task }: { data: { state: string; total: number; msg: string } } = JSON.parse(response)
    peak = Math.max(peak, residentMegabytes(server.pid) ?? 0)
    if (task.state === 'done') {
      const seconds = (performance.now() - startedAt) / 1000
      console.log(`export of ${task.total} users: ${seconds.toFixed(1)} s, server at most ${Math.round(peak)} MB`)
      break
    }
    if (task.state === 'failed') throw new Error(task.msg)
    await pause(100)
  }
  await server.stop()
}

/** All figures of the user list on the PostgreSQL at `server`, whose databases are reused by the next run. */
export async function benchList(server: string): Promise<void> {
  const growth: Record<number, Record<string, string>> = {}
  for (const size of SIZES) {
    const database = await databaseOf(server, size)
    const paths = await pathsOf(database)
    const cases = casesOf(paths)
    if (size === LARGEST) {
      const words = await wordsOf(database)
      await pause(STATISTICS_MS)
      const before = await scansOf(database)
      await compare(database, cases, words)
      await pause(STATISTICS_MS)
      console.log(`sequential scans of app_user in these runs: ${(await scansOf(database)) - before}`)
      await explain(database, paths)
    }
    const { server: running, measure } = await open(database)
    const rates: Record<string, string> = {}
    for (const [name, body] of Object.entries(cases)) rates[name] = cell(await measure(body))
    growth[size] = rates
    await running.stop()
  }
  console.log('Growth')
  console.table(growth)
  await exportUsers(addressOf(server, `bench_${LARGEST}`))
}
