// The user list on PostgreSQL at 10,000, 100,000 and 1,000,000 users, with LIST_SIZES=10000000 (a comma list) at other
// numbers, through the whole stack (token, scope, validation), next to the same statements from pgbench and in a bare
// handler.
import { join } from 'node:path'
import { root } from '../build/project'
import { hasPgbench, pgbench } from './list-ceiling'
import { casesOf, type ListBody, pageOf, statementOf } from './list-cases'
import { addressOf, databaseOf, type Paths, pathsOf, query, SEEDED, wordsOf } from './list-data'
import { load, type LoadResult, send } from './load'
import { median } from './median'
import { floor, launch, PASSWORD, portal, residentMegabytes } from './server'

const SIZES = [10_000, 100_000, SEEDED]
const EXPORTED = 100_000
const ROUNDS = 3
/** Milliseconds after which PostgreSQL has updated its statistics. */
const STATISTICS_MS = 2000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const lastId = (path: string) => path.slice(path.lastIndexOf(',') + 1)

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

async function openBare(database: string, cases: Record<string, ListBody>) {
  const statements = await Promise.all(
    Object.entries(cases).map(async ([name, body]) => [JSON.stringify(body.t), { name, ...(await statementOf(body)) }]),
  )
  return launch(floor, { DATABASE_URL: database, STATEMENTS: JSON.stringify(statements) })
}

const cell = ({ perSecond, p99 }: LoadResult) => `${Math.round(perSecond)} (p99 ${p99.toFixed(0)} ms)`

function medianRun(results: readonly LoadResult[]): LoadResult {
  const result = results.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(results.length / 2)]
  if (!result) throw new Error('No run was measured.')
  return result
}

async function scansOf(database: string): Promise<number> {
  const statement = "select seq_scan from pg_stat_user_tables where relname = 'app_user'"
  const [row] = await query<{ seq_scan: string }>(database, statement)
  return Number(row?.seq_scan)
}

/** What one case reached: pgbench is undefined where it is not installed. */
interface CaseRates {
  portal: LoadResult
  bare: LoadResult
  pgbench: number | undefined
}

/** The cases in the portal, in the bare handler and by pgbench, in turns, so that all see the same load of the machine. */
async function compare(database: string, cases: Record<string, ListBody>): Promise<Map<string, CaseRates>> {
  const { server, measure } = await open(database)
  const bare = await openBare(database, cases)
  const isPgbenchHere = await hasPgbench()
  const results = new Map<string, CaseRates>()
  for (const [name, body] of Object.entries(cases)) {
    const statement = await statementOf(body)
    const rates: { portal: LoadResult[]; bare: LoadResult[]; pgbench: number[] } = { portal: [], bare: [], pgbench: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.portal.push(await measure(body))
      rates.bare.push(await load(bare.address, () => ({ body })))
      if (isPgbenchHere) rates.pgbench.push(await pgbench(database, statement))
    }
    results.set(name, {
      portal: medianRun(rates.portal),
      bare: medianRun(rates.bare),
      pgbench: isPgbenchHere ? median(rates.pgbench) : undefined,
    })
  }
  await bare.stop()
  await server.stop()
  return results
}

function printRates(size: number, results: ReadonlyMap<string, CaseRates>): void {
  console.log(`User list at ${size} users, requests per second at 16 clients`)
  const rows = [...results].map(([name, { portal: whole, bare, pgbench: database }]) => [
    name,
    {
      pgbench: database === undefined ? 'not installed' : Math.round(database),
      'node:http + pg': cell(bare),
      portal: cell(whole),
      share: (whole.perSecond / bare.perSecond).toFixed(2),
    },
  ])
  console.table(Object.fromEntries(rows))
}

/** Far pages and searches, which have no bare counterpart. */
async function measureFarPages(database: string, words: readonly string[]): Promise<void> {
  const { server, url, token, measure } = await open(database)
  const first = await measure(pageOf({}))
  const deep = await measure(pageOf({}, 9_000))
  const search = await load(url, (index) => ({ body: pageOf({ name: String(words[index % words.length]) }), token }))
  await server.stop()
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

/** How many times fewer requests a case makes in the largest database than in the smallest. */
function printGrowth(sizes: readonly number[], measured: readonly ReadonlyMap<string, CaseRates>[]): void {
  const growth: Record<string, Record<string, string>> = {}
  for (const name of measured[0]?.keys() ?? []) {
    const rates = measured.map((results) => results.get(name)?.portal.perSecond ?? Number.NaN)
    const factor = (rates[0] ?? Number.NaN) / (rates.at(-1) ?? Number.NaN)
    const columns = sizes.map((size, index) => [`${size} users`, String(Math.round(rates[index] ?? Number.NaN))])
    growth[name] = { ...Object.fromEntries(columns), factor: factor.toFixed(2) }
  }
  console.log('Growth, requests per second of the portal')
  console.table(growth)
}

/** All figures of the user list on the PostgreSQL at `server`, whose databases are reused by the next run. */
export async function benchList(server: string): Promise<void> {
  const sizes = process.env['LIST_SIZES']?.split(',').map(Number) ?? SIZES
  const measured: ReadonlyMap<string, CaseRates>[] = []
  for (const size of sizes) {
    const database = await databaseOf(server, size)
    const paths = await pathsOf(database)
    const words = size === SEEDED ? await wordsOf(database) : []
    await pause(STATISTICS_MS)
    const before = await scansOf(database)
    const results = await compare(database, casesOf(paths))
    measured.push(results)
    printRates(size, results)
    if (size === SEEDED) {
      await measureFarPages(database, words)
      await explain(database, paths)
    }
    await pause(STATISTICS_MS)
    console.log(`sequential scans of app_user in these runs: ${(await scansOf(database)) - before}`)
  }
  printGrowth(sizes, measured)
  if (sizes.includes(SEEDED)) await exportUsers(addressOf(server, `bench_${SEEDED}`))
}
