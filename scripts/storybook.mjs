// `npm run storybook` and `npm run build-storybook`: the designers' review tool on the real server in the page.
import { install, preflight, run } from './project.mjs'

preflight()
install()
const { buildDemoDump } = await import('./build.mjs')
await buildDemoDump()
const isBuild = process.argv[2] === 'build'
const args = isBuild ? ['build', '-o', 'storybook-static'] : ['dev', '-p', '6006', '--no-open']
process.exit(await run('storybook', [...args, '--disable-telemetry']))
