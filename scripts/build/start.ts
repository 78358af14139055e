// `npm start`: installs what is missing, builds what is stale, serves portal, console and API on one port.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildApps } from './build'
import { environment, pinnedNode, root } from './project'
import { serverFlags, serverSettings } from './server-flags'

/** Serves until the server ends; its exit code becomes ours. */
export async function main(): Promise<void> {
  await buildApps()
  const server = spawn(pinnedNode(), [...serverFlags, join(root, 'apps/api/dist/main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: environment(serverSettings),
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
