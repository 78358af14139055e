// The servers that benches measure: the portal's own, and a bare handler as the ceiling.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, pinnedNode, root } from '../build/project'
import { serverFlags, serverSettings } from '../build/server-flags'

export const PASSWORD = 'Bench@2026x'
export const portal = [pinnedNode(), ...serverFlags, join(root, 'apps/api/dist/main.js')]
export const floor = [pinnedNode(), join(root, 'scripts/bench-floor.mjs')]

/** Starts a server and waits until it says that it is ready. */
export async function launch([command, ...args], variables) {
  const began = performance.now()
  const env = environment({
    ...serverSettings,
    NODE_ENV: 'production',
    PORT: '0',
    DEMO_PASSWORD: PASSWORD,
    ...variables,
  })
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const address = await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (part) => {
      output += part
      const found = /ready at (\S+)/.exec(output)
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
export function residentMegabytes(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return undefined
  }
}
