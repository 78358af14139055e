// `npm run bench` without a name: start-up, memory and throughput of the built server on both engines, small and with a
// million users.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../build/project'
import { CLIENTS, load, RUN_MS, send, type SendOptions } from './load'
import { median } from './median'
import { launch, PASSWORD, portal, residentMegabytes, type CommandLine } from './server'

const REST_MS = 5000
const STARTS = 3

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const npmStart: CommandLine = [process.execPath, join(root, 'scripts/run.mjs'), 'start']
const rate = async (url: string, options: SendOptions) => {
  const { perSecond, p99 } = await load(url, () => options)
  return `${Math.round(perSecond)} (p99 ${p99.toFixed(0)} ms)`
}

/** The list call and its narrow form below a city; the least signed-in read, and the least request of all. */
async function listRates(address: string) {
  const call = async <Data>(path: string, options: SendOptions): Promise<Data> =>
    JSON.parse(await send(undefined, address + path, options)).data
  const signIn = { body: { username: 'admin', password: PASSWORD } }
  const { token } = await call<{ token: string }>('/api/auth/login', signIn)
  const childrenOf = (id: number) =>
    call<{ id: number }[]>(`/api/school/getSchoolInfoListByParentId?parentId=${id}`, { token })
  const [province] = await childrenOf(0)
  const [city] = province ? await childrenOf(province.id) : []
  if (!province || !city) throw new Error('The demo has no city.')
  const list = (t: Readonly<Record<string, string>>) =>
    rate(`${address}/api/userInfo/queryPageUserInfoList`, { token, body: { currentPage: 1, pageSize: 10, t } })
  return {
    'list, first page: requests/s': await list({}),
    'list, city + type + state: requests/s': await list({
      parentIds: `${province.id},${city.id}`,
      userType: '4',
      state: '0',
    }),
    'dictionary with token: requests/s': await rate(`${address}/api/dic/getCscpDicList?dicType=8`, { token }),
    '/healthz: requests/s': await rate(`${address}/healthz`, {}),
  }
}

const rounded = (megabytes: number | undefined) => (megabytes === undefined ? 'unknown' : Math.round(megabytes))

/** All figures of one engine; `variables` select it. */
async function measureEngine(variables: Readonly<Record<string, string>>): Promise<Record<string, string | number>> {
  const first = await launch(portal, variables)
  await pause(REST_MS)
  const firstMemory = residentMegabytes(first.pid)
  await first.stop()
  const starts: number[] = []
  for (let run = 0; run < STARTS; run += 1) {
    const started = await launch(npmStart, variables)
    starts.push(started.readyMs)
    await started.stop()
  }
  const running = await launch(portal, variables)
  await pause(REST_MS)
  const memory = residentMegabytes(running.pid)
  const rates = await listRates(running.address)
  await running.stop()
  return {
    'first load of an empty database: ms': Math.round(first.readyMs),
    'npm start to ready, existing data: ms': Math.round(median(starts)),
    'memory at rest after that load: MB': rounded(firstMemory),
    'memory at rest: MB': rounded(memory),
    ...rates,
  }
}

interface ManifestChunk {
  file: string
  imports?: string[]
}

/** The scripts of /doorMain in Chinese: its entries and their imports, gzipped. */
function frontPageScripts() {
  const client = join(root, 'apps/host/dist/client')
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const files = new Map<string, string>()
  const follow = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(name)) return
    files.set(name, chunk.file)
    for (const imported of chunk.imports ?? []) follow(imported)
  }
  for (const entry of [
    'src/entry-portal.ts',
    'src/entry-client.tsx',
    'src/portal/pages/door-main/door-main.page.tsx',
    'src/strings/zh.ts',
  ])
    follow(entry)
  const scripts = new Set(files.values())
  const sizes = [...scripts].map((file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length)
  return { files: scripts.size, 'gzip KB': (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1) }
}

/** Both engines side by side; `database` is the address of an empty PostgreSQL database. */
export async function benchEngines(database: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'doorway-bench-'))
  try {
    console.log(`${CLIENTS} clients, ${RUN_MS / 1000} s each; client and server share this machine.`)
    const embedded = await measureEngine({ DATA_DIR: join(folder, 'embedded') })
    const onServer = await measureEngine({ DATA_DIR: join(folder, 'server'), DATABASE_URL: database })
    const rows = Object.keys(embedded).map((row) => [row, { PGlite: embedded[row], PostgreSQL: onServer[row] }])
    console.table(Object.fromEntries(rows))
    console.log('JavaScript of /doorMain')
    console.table([frontPageScripts()])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
