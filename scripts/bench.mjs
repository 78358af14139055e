// `npm run bench`: how fast the built portal starts and answers on this machine, small and at a million people. Prints
// tables, judges nothing. BENCH_DATABASE_URL names a PostgreSQL whose databases bench_… are made once and kept.
// `npm run bench -- ui` measures the design system's tree and table beside other libraries instead,
// `npm run bench -- screen` the user manager in the host on a slow machine and line,
// `npm run bench -- tree` the console's largest trees,
// `npm run bench -- portal` the pages of the portal, `npm run bench -- lighthouse` what Lighthouse says of them,
// `npm run bench -- articles` its lists and search over 200,000 articles.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { benchList } from './bench-list.mjs'
import { CLIENTS, load, RUN_MS, send } from './bench-load.mjs'
import { launch, PASSWORD, portal, residentMegabytes } from './bench-server.mjs'
import { install, preflight, root } from './project.mjs'

const REST_MS = 5000
const STARTS = 3

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const npmStart = [process.execPath, join(root, 'scripts/start.mjs')]
const rate = async (url, options) => {
  const { perSecond, p99 } = await load(url, () => options)
  return `${Math.round(perSecond)} (p99 ${p99.toFixed(0)} ms)`
}

/** The list call, and its narrow form below a city. */
async function answers(address) {
  const ask = async (path, options) => JSON.parse(await send(undefined, address + path, options)).data
  const { token } = await ask('/api/auth/login', { body: { username: 'admin', password: PASSWORD } })
  const childrenOf = (id) => ask(`/api/school/getSchoolInfoListByParentId?parentId=${id}`, { token })
  const [province] = await childrenOf(0)
  const [city] = await childrenOf(province.id)
  const list = (t) =>
    rate(`${address}/api/userInfo/queryPageUserInfoList`, { token, body: { currentPage: 1, pageSize: 10, t } })
  return {
    'list, first page: requests/s': await list({}),
    'list, city + type + state: requests/s': await list({
      parentIds: `${province.id},${city.id}`,
      userType: '4',
      state: '0',
    }),
  }
}

const told = (megabytes) => (megabytes === undefined ? 'not known here' : Math.round(megabytes))

/** Everything about one engine; `variables` choose it. */
async function measureEngine(variables) {
  const first = await launch(portal, variables)
  await pause(REST_MS)
  const firstMemory = residentMegabytes(first.pid)
  await first.stop()
  const starts = []
  for (let run = 0; run < STARTS; run += 1) {
    const started = await launch(npmStart, variables)
    starts.push(started.readyMs)
    await started.stop()
  }
  const running = await launch(portal, variables)
  await pause(REST_MS)
  const memory = residentMegabytes(running.pid)
  const rates = await answers(running.address)
  await running.stop()
  return {
    'first load of an empty database: ms': Math.round(first.readyMs),
    'npm start to ready, existing data: ms': Math.round(median(starts)),
    'memory at rest after that load: MB': told(firstMemory),
    'memory at rest: MB': told(memory),
    ...rates,
  }
}

/** The scripts of /doorMain in Chinese: its entries and what they import, gzipped. */
function frontPageScripts() {
  const client = join(root, 'apps/host/dist/client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const found = new Set()
  const follow = (name) => {
    if (found.has(name)) return
    found.add(name)
    for (const imported of manifest[name].imports ?? []) follow(imported)
  }
  for (const entry of [
    'src/entry-portal.ts',
    'src/entry-client.tsx',
    'src/portal/pages/door-main/door-main.page.tsx',
    'src/strings/zh.ts',
  ])
    follow(entry)
  const files = new Set([...found].map((name) => manifest[name].file))
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length)
  return { files: files.size, 'gzip KB': (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1) }
}

/** Starts the PostgreSQL that the tests use; in a folder it keeps its databases for the next time. */
async function startPostgres(folder) {
  const { tsImport } = await import('tsx/esm/api')
  const module = await tsImport('../tests/support/postgres-server.ts', import.meta.url)
  return module.startPostgres(folder)
}

preflight()
install()
if (process.argv[2] === 'ui') {
  const { benchUi } = await import('./bench-ui.mjs')
  await benchUi()
  process.exit(0)
}
const { buildApps } = await import('./build.mjs')
await buildApps()
if (process.argv[2] === 'screen') {
  const { benchScreen } = await import('./bench-screen.mjs')
  await benchScreen()
  process.exit(0)
}

if (process.argv[2] === 'lighthouse') {
  const { benchLighthouse } = await import('./bench-lighthouse.mjs')
  await benchLighthouse()
  process.exit(0)
}
/** Runs `work` with the PostgreSQL whose databases are kept. */
async function withKeptPostgres(work) {
  const given = process.env.BENCH_DATABASE_URL
  const kept = given ? undefined : await startPostgres(join(root, '.cache/bench-postgres'))
  try {
    await work(given ?? kept.address)
  } finally {
    await kept?.stop()
  }
}

if (process.argv[2] === 'articles') {
  const { benchArticles } = await import('./bench-articles.mjs')
  await withKeptPostgres(benchArticles)
  process.exit(0)
}
const postgres = await startPostgres()
if (process.argv[2] === 'tree') {
  const { benchTree } = await import('./bench-tree.mjs')
  await benchTree(postgres.address)
  await postgres.stop()
  process.exit(0)
}
if (process.argv[2] === 'portal') {
  const { benchPortal } = await import('./bench-portal.mjs')
  await benchPortal(postgres.address)
  await postgres.stop()
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'doorway-bench-'))
try {
  console.log(`${CLIENTS} clients, ${RUN_MS / 1000} s each; client and server share this machine.`)
  const embedded = await measureEngine({ DATA_DIR: join(folder, 'embedded') })
  const onServer = await measureEngine({ DATA_DIR: join(folder, 'server'), DATABASE_URL: postgres.address })
  console.table(
    Object.fromEntries(Object.keys(embedded).map((row) => [row, { PGlite: embedded[row], PostgreSQL: onServer[row] }])),
  )
  console.log('JavaScript of /doorMain')
  console.table([frontPageScripts()])
  await withKeptPostgres(benchList)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
