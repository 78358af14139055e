// `npm run seed -- --preset small|full`: fills a database with a generated region of realistic size.
import { join } from 'node:path'
import { install, pinnedNode, preflight, root, run } from './project.mjs'

preflight()
install()
const main = join(root, 'apps/api/src/seed/main.ts')
process.exit(
  await run(pinnedNode(), ['--import', 'tsx', '--conditions=doorway-source', main, ...process.argv.slice(2)], {
    NODE_ENV: 'production',
  }),
)
