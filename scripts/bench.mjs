// `npm run bench`: how fast the built portal starts and answers on this machine. Prints tables, judges nothing.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { environment, install, pinnedNode, preflight, root } from './project.mjs'
import { serverFlags } from './server-flags.mjs'

const PASSWORD = 'Bench@2026x'
const CLIENTS = 16
const WARM_UP_MS = 1000
const RUN_MS = 5000
const REST_MS = 5000
const STARTS = 3

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const server = [pinnedNode(), ...serverFlags, join(root, 'apps/api/dist/main.js')]
const npmStart = [process.execPath, join(root, 'scripts/start.mjs')]

/** Starts a server and waits until it says that it is ready. */
async function launch([command, ...args], variables) {
  const began = performance.now()
  const env = environment({ NODE_ENV: 'production', PORT: '0', DEMO_PASSWORD: PASSWORD, ...variables })
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const address = await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (part) => {
      output += part
      const found = /Doorway ready at (\S+)/.exec(output)
      if (found) resolve(found[1])
    })
    void ended.then((code) => reject(new Error(`The server ended with ${code} before it was ready.`)))
  })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { address, readyMs: performance.now() - began, pid: child.pid, stop }
}

/** Memory of a process in MB; undefined where the system does not tell (it is read from Linux's /proc). */
function residentMegabytes(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return undefined
  }
}

/** Sends one request and answers its body; anything but 200 ends the bench. */
function send(agent, url, { body, token } = {}) {
  return new Promise((resolve, reject) => {
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: token }) }
    const call = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part) => (text += part))
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(text) : reject(new Error(`${answer.statusCode} ${url}`)),
      )
    })
    call.on('error', reject)
    call.end(body && JSON.stringify(body))
  })
}

/** Requests per second, and the slowest of a hundred in milliseconds. */
async function load(url, options) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const runFor = async (ms) => {
    const times = []
    const end = performance.now() + ms
    const client = async () => {
      while (performance.now() < end) {
        const began = performance.now()
        await send(agent, url, options)
        times.push(performance.now() - began)
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    return times
  }
  await runFor(WARM_UP_MS)
  const times = (await runFor(RUN_MS)).toSorted((a, b) => a - b)
  agent.destroy()
  const p99 = times[Math.floor(times.length * 0.99)]
  return `${Math.round(times.length / (RUN_MS / 1000))} (p99 ${p99.toFixed(0)} ms)`
}

/** The list call, its narrow form below a city, and the front page. */
async function answers(address) {
  const ask = async (path, options) => JSON.parse(await send(undefined, address + path, options)).data
  const { token } = await ask('/api/auth/login', { body: { username: 'admin', password: PASSWORD } })
  const childrenOf = (id) => ask(`/api/school/getSchoolInfoListByParentId?parentId=${id}`, { token })
  const [province] = await childrenOf(0)
  const [city] = await childrenOf(province.id)
  const list = (t) =>
    load(`${address}/api/userInfo/queryPageUserInfoList`, { token, body: { currentPage: 1, pageSize: 10, t } })
  return {
    'list, first page: requests/s': await list({}),
    'list, city + type + state: requests/s': await list({
      parentIds: `${province.id},${city.id}`,
      userType: '4',
      state: '0',
    }),
    '/doorMain, not cached: requests/s': await load(`${address}/doorMain`),
  }
}

/** Everything about one engine; `variables` choose it. */
async function measureEngine(variables) {
  const first = await launch(server, variables)
  await first.stop()
  const starts = []
  for (let run = 0; run < STARTS; run += 1) {
    const started = await launch(npmStart, variables)
    starts.push(started.readyMs)
    await started.stop()
  }
  const running = await launch(server, variables)
  await pause(REST_MS)
  const memory = residentMegabytes(running.pid)
  const rates = await answers(running.address)
  await running.stop()
  return {
    'first load of an empty database: ms': Math.round(first.readyMs),
    'npm start to ready, existing data: ms': Math.round(median(starts)),
    'memory at rest: MB': memory === undefined ? 'not known here' : Math.round(memory),
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
  for (const entry of ['src/entry-client.tsx', 'src/portal/door-main/door-main.page.tsx', 'src/strings/zh.ts'])
    follow(entry)
  const files = new Set([...found].map((name) => manifest[name].file))
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length)
  return { files: files.size, 'gzip KB': (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1) }
}

/** Starts the PostgreSQL that the tests use. */
async function startPostgres() {
  const { tsImport } = await import('tsx/esm/api')
  const module = await tsImport('../tests/support/postgres-server.ts', import.meta.url)
  return module.startPostgres()
}

preflight()
install()
const { buildApps } = await import('./build.mjs')
await buildApps()

const folder = mkdtempSync(join(tmpdir(), 'doorway-bench-'))
const postgres = await startPostgres()
try {
  console.log(`${CLIENTS} clients, ${RUN_MS / 1000} s each; client and server share this machine.`)
  const embedded = await measureEngine({ DATA_DIR: join(folder, 'embedded') })
  const onServer = await measureEngine({ DATA_DIR: join(folder, 'server'), DATABASE_URL: postgres.address })
  console.table(
    Object.fromEntries(Object.keys(embedded).map((row) => [row, { PGlite: embedded[row], PostgreSQL: onServer[row] }])),
  )
  console.log('JavaScript of /doorMain')
  console.table([frontPageScripts()])
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
