// What the list call can reach at most: the same statements from pgbench, which is the limit of the database itself, and
// from a bare handler (floor.ts), which is that of Node.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecordedStatement } from '../../apps/api/src/testing/recorded-statement'
import { CLIENTS, RUN_MS } from './load'

/** Options of a database session, those of the server: without them pgbench and the bare handler are slower. */
export const SESSION_OPTIONS = '-c max_parallel_workers_per_gather=0 -c jit=off -c plan_cache_mode=force_generic_plan'

const THREADS = 2

/** Runs a program; undefined when there is none of that name. */
function outputOf(program: string, args: readonly string[], variables: Record<string, string> = {}) {
  return new Promise<string | undefined>((resolve, reject) => {
    execFile(program, [...args], { env: { ...process.env, ...variables } }, (error, stdout, stderr) => {
      if (error?.code === 'ENOENT') resolve(undefined)
      else if (error) reject(new Error(`${program}: ${stderr || error.message}`))
      else resolve(stdout)
    })
  })
}

/** Is pgbench installed? */
export const hasPgbench = async () => (await outputOf('pgbench', ['--version'])) !== undefined

/** Transactions per second of one statement, prepared, at as many clients as the other measurements. */
export async function pgbench(database: string, { text, values }: RecordedStatement): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'doorway-pgbench-'))
  try {
    const script = join(folder, 'statement.sql')
    writeFileSync(script, `${text.replaceAll(/\s+/g, ' ').replaceAll(/\$(\d+)/g, ':v$1')};\n`)
    const variables = values.flatMap((value, index) => ['-D', `v${index + 1}=${String(value)}`])
    const how = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', String(THREADS), '-T', String(RUN_MS / 1000)]
    const output = await outputOf('pgbench', [...how, ...variables, '-f', script, database], {
      PGOPTIONS: SESSION_OPTIONS,
    })
    const rate = /tps = ([\d.]+)/.exec(output ?? '')?.[1]
    if (rate === undefined) throw new Error(`pgbench printed no rate: ${output}`)
    return Number(rate)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
