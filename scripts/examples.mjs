// `npm run examples`: installs each example with the packed packages, builds it and uses it in a browser.
import { install, preflight, run } from './project.mjs'

preflight()
install()
process.exit(await run('vitest', ['run', '--project', 'examples', ...process.argv.slice(2)]))
