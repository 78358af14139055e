// Seconds of processor time that processes have used; undefined where the system has no /proc.
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'

const TICKS_PER_SECOND = 100

/** The numbers of /proc/<pid>/stat after the name, beginning with the parent. */
function statOf(pid: number): number[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text
      .slice(text.lastIndexOf(')') + 4)
      .split(' ')
      .map(Number)
  } catch {
    return undefined
  }
}

/** Processor time of a process, with or without that of its ended children. */
export function processCpu(pid: number, withChildren = false): number | undefined {
  const stat = statOf(pid)
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = stat ? stat.slice(10) : []
  return stat && (user + system + (withChildren ? childUser + childSystem : 0)) / TICKS_PER_SECOND
}

/** Processor time of the PostgreSQL behind an address on this machine. */
export async function postgresCpu(address: string): Promise<number | undefined> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const backend = rows[0] && statOf(rows[0].pid)
    const postmaster = backend?.[0]
    if (postmaster === undefined) return undefined
    const children = readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && statOf(pid)?.[0] === postmaster)
    return children.reduce((sum, pid) => sum + (processCpu(pid) ?? 0), processCpu(postmaster, true) ?? 0)
  } finally {
    await client.end()
  }
}
