// `npm run bench -- floods`: what /healthz and the memory of the built server do while it is attacked, on both engines.
// Prints figures, asserts nothing. Each attack has a server process of its own.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type PostgresServer } from '../../tests/support/postgres-server'
import { pinnedNode, root } from '../build/project'
import { floods, type Flood } from './flood-list'
import { launch, portal } from './server'

const REST_MS = 2_000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface ProbeResult {
  count: number
  p50: number
  p99: number
  max: number
  peak: number
}

/** Probes the server from another process while `work` runs. */
async function probeDuring(server: { address: string; pid: number }, work: () => Promise<string>) {
  const script = join(root, 'scripts/bench/health-probe.ts')
  const probe = spawn(pinnedNode(), ['--import', 'tsx', script, server.address, String(server.pid)], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let output = ''
  probe.stdout.on('data', (part) => (output += part))
  const ended = new Promise<void>((resolve) => probe.once('exit', () => resolve()))
  await pause(REST_MS)
  const note = await work()
  probe.stdin.end()
  await ended
  const result: ProbeResult = JSON.parse(output)
  return { ...result, note }
}

async function measure(flood: Flood, variables: Readonly<Record<string, string>>, postgres?: PostgresServer) {
  const server = await launch(portal, variables)
  try {
    await pause(REST_MS)
    const { count, p50, p99, max, peak, note } = await probeDuring(server, () =>
      flood.run({ address: server.address, postgres }),
    )
    return {
      'p50 ms': Math.round(p50),
      'p99 ms': Math.round(p99),
      'max ms': Math.round(max),
      probes: count,
      'peak MB': Math.round(peak),
      note,
    }
  } finally {
    await Promise.race([server.stop(), pause(30_000)])
    if (isAlive(server.pid)) process.kill(server.pid, 'SIGKILL')
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function measureAll(engine: string, variables: Readonly<Record<string, string>>, postgres?: PostgresServer) {
  // As the server is delivered.
  const attacked = { ...variables, NETWORK_BUDGET: '' }
  // The first start loads the demo, which is none of the measured work.
  await (await launch(portal, variables)).stop()
  const only = process.env['BENCH_FLOOD']
  const table: Record<string, Awaited<ReturnType<typeof measure>>> = {}
  for (const flood of floods) {
    if (flood.needsPostgres && !postgres) continue
    if (only !== undefined && !flood.name.includes(only)) continue
    table[flood.name] = await measure(flood, attacked, postgres)
    console.log(`${engine}: ${flood.name}`, table[flood.name])
  }
  console.log(`/healthz during floods, ${engine}`)
  console.table(table)
}

/** Both engines one after the other, the frozen database on PostgreSQL only. */
export async function benchFloods(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'doorway-bench-'))
  const postgres = await startPostgres()
  try {
    await measureAll('PGlite', { DATA_DIR: join(folder, 'embedded') })
    await measureAll('PostgreSQL', { DATA_DIR: join(folder, 'server'), DATABASE_URL: postgres.address }, postgres)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
