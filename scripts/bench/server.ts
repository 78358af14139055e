// The servers that benches measure: the portal's own, and a bare handler as the ceiling.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, pinnedNode, root } from '../build/project'
import { serverFlags, serverSettings } from '../build/server-flags'

/** Password of the demo accounts of every measured server. */
export const PASSWORD = 'Bench@2026x'

/** A command with its arguments. */
export type CommandLine = readonly [command: string, ...args: string[]]

/** The built server. */
export const portal: CommandLine = [pinnedNode(), ...serverFlags, join(root, 'apps/api/dist/main.js')]
/** A bare node:http and pg handler, the ceiling in Node. */
export const floor: CommandLine = [pinnedNode(), '--import', 'tsx', join(root, 'scripts/bench/floor.ts')]

/** A measured server. */
export interface LaunchedServer {
  address: string
  /** Milliseconds from the start of the process until it was ready. */
  readyMs: number
  pid: number
  /** Ends it with SIGTERM and resolves with its exit code. */
  stop: () => Promise<number | null>
}

/** Starts a server and waits until it reports that it is ready. */
export async function launch(
  [command, ...args]: CommandLine,
  variables: Readonly<Record<string, string>>,
): Promise<LaunchedServer> {
  const startedAt = performance.now()
  const env = environment({
    ...serverSettings,
    NODE_ENV: 'production',
    PORT: '0',
    DEMO_PASSWORD: PASSWORD,
    // All clients of a bench are one network.
    NETWORK_BUDGET: '1000000',
    ...variables,
  })
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (part) => {
      output += part
      const found = /ready at (\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    })
    void ended.then((code) => reject(new Error(`The server ended with ${code} before it was ready.`)))
  })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  if (child.pid === undefined) throw new Error('The server has no process.')
  return { address, readyMs: performance.now() - startedAt, pid: child.pid, stop }
}

/** Resident memory of a process in MB; undefined where the system has no /proc. */
export function residentMegabytes(pid: number): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return undefined
  }
}
