// `npm run seed -- --preset small|full`: fills a database with a generated region of realistic size.
import { join } from 'node:path'
import { pinnedNode, root, run } from './project'

/** Fills the database; the arguments are those of the seed's own command line. */
export async function main(args: readonly string[]): Promise<void> {
  const entry = join(root, 'apps/api/src/seed/main.ts')
  process.exit(
    await run(pinnedNode(), ['--import', 'tsx', '--conditions=doorway-source', entry, ...args], {
      NODE_ENV: 'production',
    }),
  )
}
