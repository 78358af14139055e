// `npm start`: installs what is missing, builds what is stale, serves portal, console and API on one port.
import { join } from 'node:path'
import { supervise } from '../../apps/api/src/node/supervise'
import { buildApps } from './build'
import { environment, pinnedNode, root } from './project'
import { serverFlags, serverSettings } from './server-flags'

/** Serves until a signal ends it; a server that dies is started again. */
export async function main(): Promise<void> {
  await buildApps()
  process.chdir(root)
  supervise({
    script: join(root, 'apps/api/dist/main.js'),
    node: pinnedNode(),
    flags: serverFlags,
    env: environment(serverSettings),
  })
}
