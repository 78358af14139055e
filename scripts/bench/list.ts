// The user list at 10,000, 100,000 and 1,000,000 people on PostgreSQL, through the whole stack (token, scope, checks),
// beside the same statements in a bare handler: the tables of docs/performance.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { load, send } from './load'
import { floor, launch, PASSWORD, portal, residentMegabytes } from './server'
import { environment, pinnedNode, root, run } from '../build/project'

const SIZES = [10_000, 100_000, 1_000_000]
const LARGEST = 1_000_000
const EXPORTED = 100_000
/** After which the database has counted what was done. */
const STATISTICS_MS = 2000

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const pageOf = (t, currentPage = 1) => ({ currentPage, pageSize: 10, t })
const addressOf = (server, database) => Object.assign(new URL(server), { pathname: `/${database}` }).href

async function ask(address, statement, values = []) {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}

/** The database of one size: the one that is there, or a new one, seeded. */
async function databaseOf(server, size) {
  const name = `bench_${size}`
  const address = addressOf(server, name)
  const known = await ask(addressOf(server, 'postgres'), 'select 1 from pg_database where datname = $1', [name])
  if (known.length > 0) return address
  console.log(`Seeding ${size} people …`)
  await ask(addressOf(server, 'postgres'), `create database ${name} template template0 encoding 'UTF8' locale 'C'`)
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

/** A city, a district and a school of middling size, as paths. */
async function placesOf(database) {
  const pick = async (condition) => {
    const [row] = await ask(
      database,
      `select path from school join (select org_id, sum(n) as n from org_total group by 1) total on org_id = id
       where school.id > 1000 and ${condition} and n > 0 order by abs(n - (
         select percentile_disc(0.5) within group (order by n) from school
         join (select org_id, sum(n) as n from org_total group by 1) total on org_id = id where school.id > 1000 and ${condition}
       )) limit 1`,
    )
    return row.path.split('/').filter(Boolean).join(',')
  }
  return {
    city: await pick("type = '1' and depth = 0"),
    district: await pick("type = '1' and depth = 1"),
    school: await pick("type = '2' and depth = 2"),
  }
}

const casesOf = ({ city, district, school }) => ({
  'first page + total': pageOf({}),
  'city + type + state': pageOf({ parentIds: city, userType: '4', state: '0' }),
  'district + type + state + name': pageOf({ parentIds: district, userType: '4', state: '0', name: '王' }),
  'one school': pageOf({ parentIds: school }),
})

async function open(database) {
  const server = await launch(portal, { DATABASE_URL: database, DATA_DIR: join(root, '.cache/bench-server') })
  const url = `${server.address}/api/userInfo/queryPageUserInfoList`
  const login = JSON.parse(
    await send(undefined, `${server.address}/api/auth/login`, { body: { username: 'admin', password: PASSWORD } }),
  )
  const { token } = login.data
  return { server, url, token, measure: (body) => load(url, () => ({ body, token })) }
}

const shown = ({ perSecond, p99 }) => `${Math.round(perSecond)} (p99 ${p99.toFixed(0)} ms)`
const scansOf = async (database) =>
  Number((await ask(database, "select seq_scan from pg_stat_user_tables where relname = 'app_user'"))[0].seq_scan)

/** Two characters each of many names. Looking for them reads everybody, so it is done before anything is counted. */
async function wordsOf(database) {
  const rows = await ask(
    database,
    'select substr(name, 1, 2) as word from app_user where length(name) = 3 and id % 9973 = 7',
  )
  return rows.map(({ word }) => word)
}

const ROUNDS = 3
const middle = (rates) => rates.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rates.length / 2)]

/** The four cases in the portal and in the bare handler, in turns, so that both meet the same machine. */
async function compare(database, cases, words) {
  const { server, url, token, measure } = await open(database)
  const bare = await launch(floor, { DATABASE_URL: database })
  const portalRates = {}
  const table = {}
  for (const [name, body] of Object.entries(cases)) {
    const rates = { portal: [], bare: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.portal.push(await measure(body))
      rates.bare.push(await load(bare.address, () => ({ body })))
    }
    portalRates[name] = middle(rates.portal)
    const bareRate = middle(rates.bare)
    table[name] = {
      portal: shown(portalRates[name]),
      'node:http + pg': shown(bareRate),
      share: (portalRates[name].perSecond / bareRate.perSecond).toFixed(2),
    }
  }
  await bare.stop()
  const deep = await measure(pageOf({}, 9_000))
  const search = await load(url, (index) => ({ body: pageOf({ name: words[index % words.length] }), token }))
  await server.stop()
  console.log(`User list at ${LARGEST} people, requests per second at 16 clients`)
  console.table(table)
  const first = portalRates['first page + total']
  console.log(
    `page 9,000: ${shown(deep)}, page 1: ${shown(first)}, factor ${(first.perSecond / deep.perSecond).toFixed(1)}`,
  )
  console.log(
    `two characters somewhere in the name, ${words.length} different ones, 16 clients: p95 ${search.p95.toFixed(0)} ms`,
  )
}

/** How the statements find their rows. */
async function explain(database, { city, school }) {
  const [placed] = await ask(database, 'select lft, rgt from school where id = $1', [city.split(',').at(-1)])
  const statements = {
    'along the names': `select id, name from app_user where deleted_at is null and user_type = '4'
      and org_pos + 0 between ${placed.lft} and ${placed.rgt} order by name collate "C", id limit 10`,
    'out of a place': `select id, name from app_user where deleted_at is null
      and org_pos between (select lft from school where id = ${school.split(',').at(-1)}) and (select rgt from school where id = ${school.split(',').at(-1)})`,
    'by pieces of the name': `select id from app_user where deleted_at is null and search_grams(name) @> array['王建'] and name like '%王建%'`,
  }
  for (const [name, statement] of Object.entries(statements)) {
    const rows = await ask(database, `explain (costs off) ${statement}`)
    console.log(
      `${name}: ${rows
        .map((row) => row['QUERY PLAN'].trim())
        .filter((line) => /Scan/.test(line))
        .join(' | ')}`,
    )
  }
}

/** The export of 100,000 people: seconds until its file is there, and the server's memory at its height. */
async function exportPeople(database) {
  const { server, token } = await open(database)
  const [{ path }] = await ask(
    database,
    `select path from school join (select org_id, sum(n) as n from org_total group by 1) total on org_id = id
     where id > 1000 order by abs(n - $1) limit 1`,
    [EXPORTED],
  )
  const conditions = { parentIds: path.split('/').filter(Boolean).join(',') }
  const began = performance.now()
  const body = { exportType: 'user', conditions }
  const entered = JSON.parse(await send(undefined, `${server.address}/api/file/exportExcel`, { body, token }))
  let peak = 0
  for (;;) {
    const answer = await send(undefined, `${server.address}/api/task/getTask?id=${entered.data.jobId}`, { token })
    const task = JSON.parse(answer).data
    peak = Math.max(peak, residentMegabytes(server.pid) ?? 0)
    if (task.state === 'done') {
      const seconds = (performance.now() - began) / 1000
      console.log(`export of ${task.total} people: ${seconds.toFixed(1)} s, server at most ${Math.round(peak)} MB`)
      break
    }
    if (task.state === 'failed') throw new Error(task.msg)
    await pause(100)
  }
  await server.stop()
}

/** Everything about the user list on the PostgreSQL at `server`, whose databases are kept for the next time. */
export async function benchList(server) {
  const growth = {}
  for (const size of SIZES) {
    const database = await databaseOf(server, size)
    const places = await placesOf(database)
    const cases = casesOf(places)
    if (size === LARGEST) {
      const words = await wordsOf(database)
      await pause(STATISTICS_MS)
      const before = await scansOf(database)
      await compare(database, cases, words)
      await pause(STATISTICS_MS)
      console.log(`sequential scans of app_user in these runs: ${(await scansOf(database)) - before}`)
      await explain(database, places)
    }
    const { server: running, measure } = await open(database)
    growth[size] = {}
    for (const [name, body] of Object.entries(cases)) growth[size][name] = shown(await measure(body))
    await running.stop()
  }
  console.log('Growth')
  console.table(growth)
  await exportPeople(addressOf(server, `bench_${LARGEST}`))
}

if (process.argv[1] === join(root, 'scripts/bench-list.mjs')) {
  const address = environment().BENCH_DATABASE_URL
  if (!address) throw new Error('Set BENCH_DATABASE_URL to a PostgreSQL whose databases bench_… may be made and kept.')
  await benchList(address)
}
