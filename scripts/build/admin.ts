// `npm run admin -- <command>`: work on the database of a server, from the machine of its operator.
import { join } from 'node:path'
import { pinnedNode, root, run } from './project'

/** Runs a command; without one it says which there are. */
export async function main(args: readonly string[]): Promise<void> {
  const entry = join(root, 'apps/api/src/admin/main.ts')
  const flags = ['--import', 'tsx', '--conditions=doorway-source']
  process.exit(await run(pinnedNode(), [...flags, entry, ...args], { NODE_ENV: 'production' }))
}
