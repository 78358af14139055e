// `npm start`: installs what is missing, builds what is stale, serves portal, console and API on one port.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { serverFlags, serverSettings } from './server-flags.mjs'
import { environment, install, pinnedNode, preflight, root } from './project.mjs'

preflight()
install()
const { buildApps } = await import('./build.mjs')
await buildApps()

const server = spawn(pinnedNode(), [...serverFlags, join(root, 'apps/api/dist/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: environment(serverSettings),
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
